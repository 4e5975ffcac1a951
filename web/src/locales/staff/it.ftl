### La sala: le console del croupier e del supervisore, in italiano.

## Chi può entrare
staff-title-dealer = Console del croupier
staff-title-supervisor = Console del supervisore
staff-not-for-you = Questa pagina è per altri
staff-only-dealers = Qui lavorano solo i croupier. Accedi con un conto da croupier per distribuire.
staff-only-supervisors = Qui lavorano solo i supervisori. Accedi con un conto da supervisore per seguire i tavoli.
staff-account = Conto:
staff-support = Assistenza
staff-line-up = Connesso

## Scegliere, aprire, chiudere
staff-choose-table = A quale tavolo distribuisci?
staff-other-table = Altro tavolo
staff-open = Apri e distribuisci a mano
staff-shut = Chiudi il tavolo
staff-opened = Il tavolo è aperto. Le carte si distribuiscono a mano dalla prossima partita.
staff-closed-now = Il tavolo è chiuso.
staff-table-shut = Il tavolo è chiuso
staff-table-shut-hint = Aprilo per distribuire qui.
staff-dealt-by = Qui distribuisce { $name }
staff-round-automatic = Questa partita la distribuisce il croupier automatico; la tua è la prossima.
staff-dealt-automatic = Qui distribuisce il croupier automatico
staff-take-over-hint = Aprilo per subentrare dalla prossima partita.
staff-no-such-table = Questo tavolo non esiste.

## Che cosa aspetta il tavolo
staff-waits = Aspetta
staff-waits-bets = Puntate
staff-waits-bets-hint = I giocatori puntano
staff-waits-choices = Decisioni
staff-waits-choices-hint = I giocatori decidono
staff-waits-burn = Brucia una carta
staff-waits-burn-hint = Coperta, poi F4
staff-waits-confirm = Controlla le carte
staff-waits-confirm-hint = Poi conferma con F8
staff-waits-card = Una carta
staff-waits-nothing = Niente da fare
staff-voided-hint = Tutte le puntate sono tornate indietro: raccogli le carte.
staff-waits-nothing-hint = La prossima partita si apre da sola.
staff-nth-card = { $n ->
    [1] prima carta
    [2] seconda carta
    [3] terza carta
    [4] quarta carta
    [5] quinta carta
   *[other] carta { $n }
}
staff-side-up = scoperta
staff-side-down = coperta
staff-side-turn = girala e scansionala
staff-dealer = Banco
staff-clock = Orologio
staff-clock-frozen = Orologio fermo
staff-no-round = Nessuna partita
staff-no-round-waits = Nessuna partita: aspetta giocatori
staff-no-clock = { $phase }, nessun tempo corre
staff-phase-betting = Puntate aperte
staff-phase-deciding = Decisioni
staff-waits-for-seats = aspetta { $count ->
    [one] il posto { $seats }
   *[other] i posti { $seats }
}
staff-in-words = «{ $words }»
staff-held-reserved = { $staked } + { $reserved } riservati
staff-qualifies = si qualifica
staff-qualifies-not = non si qualifica
staff-table-stopped = Tavolo fermo
staff-stopped-by = Fermato da: { $by }.
staff-supervisor-called = È stato chiamato un supervisore.

## Distribuire
staff-scanner = Lettore
staff-scanner-ready = Pronto
staff-scanned = { $card } è sul tavolo.
staff-scanned-down = Distribuita coperta.
staff-burnt = Carta bruciata.
staff-confirmed = Carte confermate.
staff-noise = Letto «{ $read }»: non è una carta.
staff-read-twice = { $card } è stata letta due volte; vale una volta.
staff-not-yours = Letto «{ $read }», ma qui non distribuisci tu: apri prima il tavolo.
staff-not-yours-yet = Letto { $card }, ma questa partita è distribuita dal croupier automatico: la tua è la prossima.
staff-no-round-for = Letto { $card }, ma non è in corso nessuna partita.
staff-not-wanted = { $what }: il tavolo non lo aspetta.
staff-hands = Carte da distribuire
staff-grid = Tutte le carte
staff-card-out = già uscita
staff-face-down = Coperta
staff-burn = Brucia
staff-confirm = Conferma
staff-stop = Ferma il tavolo
staff-stopped = Il tavolo è fermo ed è stato chiamato un supervisore.
staff-announce = Annunci
staff-announced = Annunciato: { $words }

## La sala
staff-part-floor = Sala
staff-part-incidents = Segnalazioni
staff-part-adjustments = Rettifiche
staff-part-switches = Fuori gioco
staff-state-open = Aperto
staff-state-paused = Fermo
staff-state-shut = Chiuso
staff-state-disabled = Fuori gioco
staff-state-closed = Non può aprire
staff-held = Puntate e riserve
staff-seats = Posti
staff-seat = Posto
staff-free = libero
staff-player = Giocatore
staff-players = Giocatori
staff-table = Tavolo
staff-tables = Tavoli
staff-games = Giochi
staff-automatic = Automatico
staff-by-clock = dall’orologio
staff-look = Guarda
staff-acts = Che cosa si può fare
staff-players-page = Pagina dei giocatori
staff-instant-hint = A un tavolo immediato ognuno gioca da solo; le sue partite le vede l’assistenza. Qui si può mettere fuori gioco.
staff-by-system = il sistema
staff-by-supervisor = un supervisore
staff-by-dealer = il croupier

## Fermare e riprendere
staff-pause = Ferma
staff-resume = Riprendi
staff-cancel = Annulla
staff-reason = Motivo, detto ai giocatori
staff-why = Con parole tue, per il registro
staff-why-maybe = Con parole tue, per il registro (facoltativo)
staff-reason-check = Si controllano le carte
staff-reason-dealer_calls = Il croupier chiama un supervisore
staff-reason-technical = Guasto tecnico
staff-reason-dealer_change = Cambio di croupier
staff-reason-card_twice = Questa carta è già uscita
staff-reason-unknown_card = Non è stata letta una carta di questo mazzo
staff-reason-no_card_wanted = Carta fuori turno
staff-reason-wrong_side_up = Carta dal lato sbagliato
staff-reason-wrong_burn = Carta bruciata per errore
staff-reason-scanner_silent = Il lettore tace
staff-reason-error = La casa ha commesso un errore
staff-reason-stuck = Il tavolo non andava avanti
staff-reason-disabled = Messo fuori gioco da un supervisore
staff-reason-not_certified = I suoi ritorni non sono certificati
staff-reason-under_floor = Una puntata rende meno di quanto chiede la norma

## Correggere e annullare
staff-correct = Correggi una carta
staff-correct-pick = Scegli la carta letta male.
staff-correct-hint = Quale carta c’è davvero? Si può finché nessuno ha deciso in base a essa.
staff-correct-to = È { $card }
staff-void = Annulla la partita
staff-void-next = Avanti: che cosa torna
staff-void-sure = Annullare questa partita?
staff-void-hint = Ogni puntata di ogni posto torna indietro, e ciò che è già stato pagato viene ripreso. Non si può tornare indietro.
staff-void-type = Scrivi le ultime cifre del codice partita, { $digits }, per confermare
staff-void-now = Annulla la partita adesso
staff-void-code-hint = Il giocatore lo trova nella cronologia, l’assistenza anche da una sua parte.
staff-void-elsewhere = Questa partita è di un altro tavolo: { $table }.
staff-void-code-needed = Scrivi prima il codice partita.
staff-void-malfunction = Malfunzionamento
staff-void-wrong_card = Carta sbagliata
staff-void-unresolved = Non risolto
staff-goes-back = Torna ai giocatori, con ciò che era riservato alle decisioni

## Fuori gioco
staff-disable-hint = Ciò che è fuori gioco non ha nuove partite, posti o puntate. Le partite in corso vanno alla fine.
staff-disable = Metti fuori gioco
staff-enable = Rimetti in gioco
staff-disable-table = Metti fuori gioco questo tavolo
staff-enable-table = Rimetti in gioco questo tavolo
staff-disable-player = Metti fuori gioco
staff-is-disabled = Fuori gioco
staff-is-enabled = In gioco
staff-everything = Tutto
staff-the-house = Tutta la casa
staff-player-id = Identificativo di un giocatore
staff-open-automatic = Apri con il croupier automatico

## Rettifiche
staff-propose = Proponi una rettifica
staff-look-up = Cerca la partita
staff-direction = In quale verso
staff-pay-player = Paga il giocatore
staff-take-player = Riprendi dal giocatore
staff-amount = Importo
staff-approve = Approva
staff-decline = Rifiuta
staff-yours-hint = L’hai proposta tu: deve approvarla un altro supervisore.
staff-no-adjustments = Ancora nessuna rettifica.
staff-proposed-by = Proposta da { $name }, { $at } GMT
staff-decided-by = decisa da { $name }, { $at } GMT
staff-adjustment-proposed = Proposta
staff-adjustment-approved = Approvata
staff-adjustment-declined = Rifiutata

## Segnalazioni
staff-open-incidents = Segnalazioni aperte
staff-no-incidents = Niente di aperto.
staff-close-incident = Chiudi
staff-close-incidents = { $count ->
    [0] Chiudi insieme
    [one] Chiudine una
   *[other] Chiudine { $count } insieme
}
staff-pick-incident = Chiudi con altre
staff-pick-all = Tutte quelle aperte
staff-closed-by = Chiusa da { $name }, { $at } GMT
staff-note-incident = Annota una segnalazione
staff-what-happened = Che cosa è successo?
staff-no-table = Nessun tavolo
staff-kind = Tipo
staff-all = Tutte
staff-incident-card_twice = Carta già uscita
staff-incident-unknown_card = Carta estranea al mazzo
staff-incident-no_card_wanted = Carta fuori turno
staff-incident-wrong_side_up = Carta dal lato sbagliato
staff-incident-wrong_burn = Carta bruciata per errore
staff-incident-scanner_silent = Lettore muto
staff-incident-error = Errore della casa
staff-incident-stuck = Tavolo immobile
staff-incident-message_reported = Messaggio segnalato
staff-incident-round_reported = Partita segnalata
staff-incident-dealer_calls = Il croupier chiama un supervisore
staff-incident-technical = Guasto tecnico
staff-incident-check = Carte da controllare
staff-incident-dealer_change = Cambio di croupier
staff-incident-noted = Annotata da un supervisore

## Rifiuti
refused-adjusted_already = La partita di questo giocatore è già rettificata, o aspetta un secondo supervisore.
refused-choice_made = Qualcuno ha deciso o è stato pagato in base a questa carta: la partita si può solo annullare.
refused-closed_already = Questa segnalazione è già chiusa.
refused-decided_already = Questa rettifica è già decisa.
refused-disabled_already = È già fuori gioco.
refused-no_amount = Una rettifica vuole un importo.
refused-no_such_card = Lì non c’è nessuna carta scoperta.
refused-not_by_hand = Questa partita non è distribuita a mano.
refused-not_confirming = Il tavolo non aspetta la conferma delle carte.
refused-not_confirmed = La richiesta è di troppo tempo fa. Ricomincia.
refused-not_disabled = È in gioco.
refused-not_paused = Il tavolo non è fermo.
refused-not_settled = Questo giocatore non ha puntate in una partita finita con questo codice.
refused-not_your_table = A questo tavolo non distribuisci tu: aprilo prima.
refused-open_stakes = Ci sono puntate sul tavolo. Si può chiudere a partita finita.
refused-same_person = Ciò che hai proposto deve approvarlo un altro supervisore.
refused-round_over = Questa partita è finita: non si può più annullare, solo rettificare.
refused-unknown_adjustment = Questa rettifica non esiste.
refused-unknown_incident = Questa segnalazione non esiste.
refused-unknown_subject = Non c’è niente con questo nome da mettere fuori gioco.
