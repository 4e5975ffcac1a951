### Croupier in italiano.

## La casa
brand = Croupier
tagline = La casa aperta del poker da tavolo
play-money = Gettoni gratuiti
play-money-note = A tutti i tavoli si gioca con gettoni gratuiti. Depositi e prelievi si provano con un fornitore finto: non si muove denaro vero.
skip-to-content = Vai al contenuto
lobby = Lobby
lobby-title = Scegli un tavolo
lobby-hint = Basta un clic per sedersi al gioco.
history = Cronologia
language = Lingua
menu = Menu
close = Chiudi
back-to-lobby = Torna alla lobby
loading = Un momento …
unreachable-title = La casa non risponde
unreachable-text = Continuiamo a provare. Puntate e partite sono al sicuro sul server.
reconnecting = Connessione persa. Nuovo tentativo …
full-screen = Schermo intero
full-screen-leave = Esci dallo schermo intero
info = Limiti e pagamenti
shortcuts = Tastiera
signed-in-as = Giochi come { $name }
top-up = Ricarica gettoni
top-up-hint = Riporta i gettoni gratuiti a 1.000.

## Lobby
live = Live
instant = Immediato
resume = Riprendi
resume-title = Hai una partita in sospeso
seated-here = Sei seduto qui
limits-short = Limiti { $range }
dealer-is = Dealer: { $name }
dealer-automatic = Dealer automatico
seats-taken = { $taken } posti su { $seats } occupati
players-here = Al tavolo: { $players }
nobody-here = Non c’è ancora nessuno
one-player = Per un giocatore, al tuo ritmo
table-language = Lingua del tavolo
closed = Chiuso
closed-not_certified = Questo tavolo è chiuso: nessuno ha certificato quanto restituisce.
closed-under_floor = Questo tavolo è chiuso: una delle sue puntate restituisce meno di quanto le regole qui richiedono.

## Giochi
game-three-card-poker-live = Three Card Poker
game-three-card-poker-instant = Three Card Poker
game-casino-holdem = Casino Hold’em
game-tequila-poker = Tequila Poker
about-three-card-poker-live = Tre carte contro il dealer, insieme a tutto il tavolo.
about-three-card-poker-instant = Tre carte contro il dealer, con Pair+ a parte.
about-casino-holdem = Due carte tue, cinque comuni e un mazziere da battere.
about-tequila-poker = Sei carte, due modi di vincere: punti o poker.

## Puntate
bet-ante = { $game ->
    [casino-holdem] Posta
   *[other] Ante
}
bet-pair_plus = { $game ->
    [three-card-poker-instant] Pair+
   *[other] Pair Plus
}
bet-six_card_bonus = 6 Card Bonus
bet-aa_bonus = Bonus AA
bet-play = Play
bet-call = Vedi
bet-bet = Puntata

## Scelte
option-fold = { $game ->
    [casino-holdem] Passa
   *[other] Lascia
}
option-play = Play
option-call = Vedi
option-high_tequila = High Tequila
option-tequila_poker = Tequila Poker

## Righe del riepilogo
line-play = Play
line-call = Vedi
line-ante = { $game ->
    [casino-holdem] Posta
   *[other] Ante
}
line-ante_bonus = Ante Bonus
line-pair_plus = { $game ->
    [three-card-poker-instant] Pair+
   *[other] Pair Plus
}
line-six_card_bonus = 6 Card Bonus
line-aa_bonus = Bonus AA
line-high_tequila = High Tequila
line-tequila_poker = Tequila Poker

## Mani
hand-high_card = Carta alta
hand-pair = Coppia
hand-pair_of_aces = Coppia di assi
hand-two_pair = Doppia coppia
hand-three_of_a_kind = Tris
hand-straight = Scala
hand-flush = Colore
hand-full_house = Full
hand-four_of_a_kind = Poker
hand-straight_flush = Scala colore
hand-royal_flush = Scala reale
hand-mini_royal = Mini-scala reale
hand-below = Meno di 46 punti
hand-points = { $points } punti
row-or-better = { $hand } o superiore
row-or-lower = { $hand } o inferiore
row-from-to = Da { $firstLow } a { $last }

## Esiti e motivi
outcome-win = Vinta
outcome-push = Restituita
outcome-lose = Persa
outcome-fold = Lasciata
outcome-bonus = Bonus
reason-win = Mano migliore
reason-tie = Mani pari
reason-lose = Mano del dealer migliore
reason-not_qualified = Il dealer non si qualifica
reason-fold = Mano lasciata
reason-under_minimum = Sotto il minimo
qualifies-queen_high = Il dealer si qualifica con regina alta o meglio
qualifies-pair_of_fours = Il mazziere apre con una coppia di 4 o meglio
dealer-qualified = Dealer: { $hand }, si qualifica
dealer-not-qualified = Dealer: { $hand }, non si qualifica

## Mazzetti e carte
pile-hand = Carte
pile-dealer = Carte del dealer
pile-flop = Flop
pile-turn = Turn
pile-river = River
pile-draw = Ultime due carte
pile-board = Carte comuni
pile-own = Le tue carte
card-face-down = Carta coperta
card-name = { $rank } di { $suit }
rank-ace = Asso
rank-king = Re
rank-queen = Donna
rank-jack = Fante
suit-spades = picche
suit-hearts = cuori
suit-diamonds = quadri
suit-clubs = fiori

## Tavolo
phase-betting = Fate le puntate
phase-dealing = Distribuzione
phase-deciding = Scegli cosa fare
phase-finishing = Confronto
phase-ended = Partita conclusa
phase-voided = Partita annullata
light-hurry = Ultimi secondi
light-closed = Puntate chiuse
light-pause = Tra poco si ricomincia
light-auto-fold = Lasciato automaticamente
light-auto-hint = Senza scelta in tempo la mano è lasciata
take-your-time = Con calma: qui il tempo non corre
seconds-left = { $count ->
    [one] resta un secondo
   *[other] restano { $count } secondi
}
limits = Limiti puntata
minimum = Min
maximum = Max
equals-ante = = { $ante }
times-ante = { $count } × { $ante }
limits-of = Min { $minimum }, max { $maximum }
paytables = Tabelle dei pagamenti
pays = Paga
hand = Mano
spots = Puntate
chips = Fiche
chip-of = Fiche da { $amount }
chips-more = Fiche più alte
chips-less = Fiche più basse
add-chip = aggiungi { $amount }
remove-chip = Togli { $amount } da { $bet }
undo = Annulla
clear = Elimina
repeat = Ripeti
double = Raddoppia
deal = Distribuisci
new-round = Nuova partita
balance = Saldo
total-bet = Puntata
last-win = Ultima vincita
hint-add = Un clic aggiunge una fiche
hint-remove = Il clic destro ne toglie una
hint-add-touch = Un tocco aggiunge una fiche
hint-remove-touch = Tieni premuto per toglierne una
hint-ante-first = Si comincia da { $ante }
hint-sit = Stai guardando: scegli un posto o siediti al primo libero
hint-watch = Stai guardando questo tavolo
hint-exact = Il saldo è ora quanto basta per { $bet }
bet-adjusted = { $bet } portata a { $amount }, il massimo possibile
costs = + { $amount }
bonus-waits = Gioca ({ $option }) per vincere l’{ $bonus }!
early-pays = { $bet } paga { $pays }: +{ $amount }
early-lost = { $bet }: nessuna vincita
your-hand = La tua mano: { $hand }
decide-prompt = { $hand }. Scegli: { $options }
other-players = Giocatori al tavolo
seat-number = Posto { $seat }
take-seat = Siediti
take-seat-number = Siediti al posto { $seat }
seat-free = Posto { $seat }, libero
you-at = Il tuo posto, { $seat }: { $name }
leave-seat = Lascia il posto
leaving-seat = Si alza dopo la partita
deciding = Sceglie
bets-returned = Le puntate sotto il minimo sono state restituite
game = Gioco
game-code = Codice partita
started-at = Iniziata alle { $time } GMT
gmt = GMT
responsible = Gioca responsabilmente
learn-instant = Impara il gioco al tavolo immediato

## Riepilogo
slip-title = Riepilogo
slip-line = Puntata
slip-staked = Puntato
slip-pays = Paga
slip-returned = Reso
slip-total = Totale
pays-to-one = { $pays }:1
result-win = Hai vinto { $amount }
result-sum = resi { $returned } − puntati { $staked }
result-side = { $bets } pagata: +{ $amount } in tutto
result-even = In pari: torna quanto puntato
result-less = Restituiti { $returned } su { $staked }
result-loss = Nessuna vincita questa volta
result-next = Si ricomincia quando vuoi.

## Cronologia
history-empty = Non hai ancora giocato nessuna partita.
history-void = Annullata: tutte le puntate sono state restituite
history-adjusted = Rettificato in seguito: { $amount }
history-hint = Le più recenti in cima. Apri una riga per vedere riepilogo e carte.
column-staked = Puntato
column-returned = Reso
column-net = Netto
history-more = Mostra partite precedenti
seed = Seme
commitment = Impegno
client-seed = Il tuo seme
fairness-note = L’impegno è stato pubblicato prima della distribuzione: è l’impronta del seme che ha mescolato il mazzo.
seat-of-round = Posto { $seat }, { $name }

## Gioco responsabile e tastiera
responsible-title = Gioca responsabilmente
responsible-text = Su Croupier si gioca solo con gettoni gratuiti: non si può perdere nulla. Le probabilità sono quelle del gioco vero e alla lunga vince la casa. Fai delle pause e smetti quando non è più un divertimento.
shortcuts-title = Scorciatoie da tastiera
shortcuts-on = Comandi con un solo tasto
key-chip = scegli una fiche
key-spots = passa da una puntata all’altra
key-add = aggiungi una fiche
key-remove = togli una fiche
key-undo = annulla
key-clear = elimina
key-repeat = ripeti, poi raddoppia
key-deal = distribuisci o nuova partita
key-play = prima scelta per giocare
key-play-second = seconda scelta per giocare
key-fold = lascia
key-time = leggi il tempo rimasto
key-hand = leggi la tua mano
key-enter = Invio
key-backspace = Backspace
key-arrows = Frecce

## Rifiuti
refused-bad_message = Messaggio non riconosciuto. Riprova.
refused-rate_limited = Troppo in fretta. Aspetta un momento.
refused-unknown_table = Questo tavolo non esiste.
refused-unknown_round = Questa partita non esiste.
refused-wrong_round = Quella partita è finita: non è stato puntato nulla.
refused-unknown_spot = Questa puntata qui non esiste.
refused-needs_ante = { $bet } si apre dopo aver puntato l’Ante.
refused-over_maximum = { $bet }: il massimo è { $maximum }.
refused-under_minimum = { $bet }: il minimo è { $minimum }.
refused-no_bet = Prima fai una puntata.
refused-funds = Saldo insufficiente: servono { $needed }, disponibili { $available }.
refused-betting_closed = Le puntate sono chiuse.
refused-too_late = Troppo tardi.
refused-not_seated = Prima siediti a un posto.
refused-seat_taken = Il posto { $seat } è occupato.
refused-table_full = Tutti i posti sono occupati.
refused-already_seated = Sei già seduto a questo tavolo.
refused-not_deciding = Ora non c’è nulla da scegliere.
refused-already_chosen = Hai già scelto.
refused-unknown_option = Questa scelta ora non è disponibile.
refused-wrong_stage = Quella scelta è già passata.
refused-key_conflict = Comando inviato due volte con contenuti diversi. Riprova.
refused-round_running = C’è ancora una partita in corso.
refused-not_instant = Solo ai tavoli immediati.
refused-not_live = Solo i tavoli live hanno posti da occupare.
refused-no_deck = La casa non può distribuire in questo momento: non è cambiato nulla. Riprova più tardi.
refused-store_failed = La casa non ha potuto registrarlo: non è cambiato nulla. Riprova.
refused-not_allowed = Questo è riservato ad altri: il tuo ruolo non vi dà accesso.
refused-not_signed_in = La sessione è finita. Ricarica la pagina.
refused-wallet_full = Hai ancora abbastanza gettoni.
refused-unreachable = La casa non risponde. Riprova.
refused-table_closed = Questo tavolo è chiuso e non accetta puntate.
refused-table_paused = Il tavolo è in pausa: non è stato puntato nulla.
refused-table_shut = Il croupier ha chiuso questo tavolo.
refused-player_disabled = Al momento il tuo conto non accetta nuove puntate. L’assistenza può dirti perché.
refused-bad_odds = Il laboratorio non può calcolarlo: { $why }
refused-too_long = Il calcolo ha richiesto troppo tempo. Prova qualcosa di più semplice.
refused-unknown_game = Questo gioco non esiste.
refused-no_advice = Non c’è consiglio per questa mano.
refused-no_advice_here = Questo tavolo non dà consigli.
refused-busy = La casa è occupata. Riprova tra un momento.
refused-other = Non è riuscito ({ $code }).
