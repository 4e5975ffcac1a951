### Le pagine delle regole e la verifica di un round, in italiano.

## La pagina
rules-open = Regole
rules-open-of = Regole di { $name }
rules-all = Le regole di tutti i tavoli
rules-contents = In questa pagina
rules-print = Stampa
rules-top = Torna su
rules-to-table = Vai al tavolo
rules-deck = Un mazzo da 52 carte senza jolly, mescolato di nuovo a ogni round.
rules-players-house = Fino a { $seats } giocatori contro un { $dealer }. Il tempo lo tiene la casa.
rules-players-player = Giochi da solo, al tuo ritmo.
rules-skill = Un gioco di abilità: le tue scelte cambiano quanto ti torna nel lungo periodo.
rules-no-fun = A questo tavolo non c’è una modalità di prova.
rules-generated = Creata il { $date } GMT dalla definizione con cui si gioca a questo tavolo.
rules-definition = Impronta del gioco
rules-terms = Impronta di gioco, limiti e regole della casa
rules-fingerprint-note = Ogni round registra queste due impronte. Se cambia una regola, cambiano anche loro.

## Puntate
rules-bets = Puntate e limiti
rules-bet-ante = Apre il round.
rules-bet-side = Facoltativa. Si attiva quando c’è la puntata { $ante }.
rules-bet-alone = Facoltativa. Può stare anche senza { $ante }.
rules-bet-completing = Si piazza da sola con la tua scelta: { $count } × { $ante }.
rules-bet-how = Scegli una fiche e tocca una puntata: ogni clic ne aggiunge una, anche di valori diversi. Clic destro, tocco prolungato o Backspace ne toglie una.
rules-over-refuse = Oltre il massimo: la puntata è rifiutata e un avviso lo dice.
rules-over-adjust = Oltre il massimo: la puntata scende all’importo più alto possibile.
rules-under-at_once = Sotto il minimo: le carte non partono e un messaggio dice quanto manca.
rules-under-at_close = Sotto il minimo: la puntata ti torna quando si chiudono le puntate.
rules-repeat-place = { $repeat } rimette le puntate del round precedente. Le carte le chiedi tu.
rules-repeat-deal = { $repeat } rimette la puntata del round precedente e distribuisce subito.
rules-repeat-double = { $repeat } rimette le puntate del round precedente, poi diventa 2X e le raddoppia.
rules-reserve-yes = Insieme alla puntata { $ante } la casa mette da parte { $count } × { $ante } per la tua scelta. Nient’altro può usarli, e quel che non serve torna a te.
rules-reserve-no = Per la tua scelta non si mette da parte nulla. Se il saldo non basta, ricaricalo e torna alla stessa mano.

## Un round
rules-round = Come si svolge un round
rules-step-bet = Piazza le puntate
rules-step-bet-house = Si punta per { $seconds } secondi. La luce è verde, gialla verso la fine, rossa a puntate chiuse.
rules-step-bet-player = Senza fretta. { $deal } fa partire la mano.
rules-step-deal = Le carte
rules-step-early = Si regola { $bet }
rules-step-early-text = Secondo la sua tabella, prima della tua scelta.
rules-step-early-alone = Senza { $ante } il round finisce qui.
rules-step-choose = Scegli tu
rules-step-choose-house = Hai { $seconds } secondi.
rules-step-choose-player = Senza fretta.
rules-step-finish = Altre carte
rules-step-reveal = Si girano le carte del { $dealer }
rules-step-reveal-text = Solo quando tutte le scelte sono chiuse.
rules-step-reveal-always = Anche se tutti hanno lasciato.
rules-step-settle = Pagamenti
rules-step-settle-text = In quest’ordine. Le vincite sono subito nel saldo.
rules-deal-seat-up = { $seats ->
    [1] { $count ->
        [one] Ricevi una carta scoperta.
       *[other] Ricevi { $count } carte scoperte.
    }
   *[other] { $count ->
        [one] Ogni posto riceve una carta scoperta, visibile a tutti.
       *[other] Ogni posto riceve { $count } carte scoperte, visibili a tutti.
    }
}
rules-deal-seat-down = { $count ->
    [one] Ogni posto riceve una carta coperta.
   *[other] Ogni posto riceve { $count } carte coperte.
}
rules-deal-dealer-up = { $count ->
    [one] Il { $dealer } riceve una carta scoperta.
   *[other] Il { $dealer } riceve { $count } carte scoperte.
}
rules-deal-dealer-down = { $count ->
    [one] Il { $dealer } riceve una carta coperta.
   *[other] Il { $dealer } riceve { $count } carte coperte.
}
rules-deal-board-up = { $count ->
    [one] { $pile }: una carta comune scoperta.
   *[other] { $pile }: { $count } carte comuni scoperte.
}
rules-deal-board-down = { $count ->
    [one] { $pile }: una carta comune coperta.
   *[other] { $pile }: { $count } carte comuni coperte.
}

## Scelta
rules-choices = La tua scelta
rules-choice-costs = Costa { $count } × { $ante }
rules-choice-free = Non costa altro
rules-choice-sum = Con { $ante } { $amount }: altri { $cost }
rules-choice-bonus = Serve per vincere { $bonus }.
rules-fold-ante = La puntata { $ante } è persa.
rules-fold-survives = { $bet } resta in gioco e paga secondo la sua tabella.
rules-fold-forfeits = Anche { $bet } è persa, vincente o no.
rules-fold-early = { $bet } è già stata regolata.

## Dealer
rules-dealer-word = { $game ->
    [casino-holdem] mazziere
   *[other] dealer
}
rules-dealer = { $qualifies ->
    [pair_of_fours] Quando il { $dealer } apre
   *[other] Quando il { $dealer } si qualifica
}
rules-dealer-least = { $qualifies ->
    [pair_of_fours] Apre: la mano più debole che basta
   *[other] Si qualifica: la mano più debole che basta
}
rules-dealer-short = { $qualifies ->
    [pair_of_fours] Non apre: la mano più forte che non basta
   *[other] Non si qualifica: la mano più forte che non basta
}

## Esiti
rules-outcomes = Quanto paga ogni esito
rules-outcome = Esito
rules-case-not_qualified = { $qualifies ->
    [pair_of_fours] Il { $dealer } non apre
   *[other] Il { $dealer } non si qualifica
}
rules-case-win = La tua mano è migliore
rules-case-tie = Mani pari
rules-case-lose = La mano del { $dealer } è migliore
rules-case-paid = La tua mano è in tabella
rules-case-unpaid = La tua mano non c’è
rules-case-with = { $option }: { $case }
rules-cell-table = da tabella
rules-cell-bonus = in più, da tabella
rules-cell-push = restituita
rules-cell-lose = persa
rules-cell-none = niente
rules-to-one = 5:1 vuol dire “a uno”: la posta ti torna, e in più cinque volte tanto.
rules-side-own = { $bet } segue la sua tabella, chiunque vinca.

## Tabelle
rules-paytables = Tabelle dei pagamenti
rules-judged-three_card = Contano: { $piles }
rules-judged-five_card = Le cinque migliori tra: { $piles }
rules-judged-high_tequila = Punti di: { $piles }
rules-pile-count = { $pile } ({ $count })
rules-bonus-line = Si aggiunge alla puntata { $bet }. Non chiede una posta sua e non si perde mai.
rules-includes = { $hand } compresa
rules-no-row = Ogni altra mano perde.

## Mani

## Ritorno al giocatore
rules-returns = Ritorno al giocatore
rules-returns-text = Quanto torna, a lungo andare, di tutto ciò che si punta. Calcolato da queste stesse tabelle contando ogni distribuzione possibile.
rules-returns-published = Pubblicato su questa base
rules-returns-plays = Secondo come si gioca
rules-returns-plays-text = { $basis }, il valore pubblicato, per ogni modo di giocare.
rules-returns-basic = Di base significa: call con una coppia propria, doppia coppia, tris o meglio, con un fante o più in mano, con quattro carte a colore e con quattro carte a scala. Tutto il resto si passa.
rules-returns-elsewhere = Altrove si legge 90,9 % per { $bet } con il gioco migliore. Con questa tabella nessun gioco migliore nel gioco principale lo dà: è { $exact }, perché alcune mani vincenti si passano. Chi non ne passa mai una ottiene { $most }.
rules-returns-lab = Prova altre tabelle nel laboratorio delle probabilità
rules-returns-play = Modo di giocare
rules-hands = Valore delle mani
rules-hands-three_card = Con tre carte, dalla migliore
rules-hands-five_card = Con cinque carte, dalla migliore
rules-three_card-mini_royal = Asso, re e donna dello stesso seme: la scala colore più alta.
rules-three_card-straight_flush = Tre in fila, un solo seme.
rules-three_card-three_of_a_kind = Tre dello stesso valore.
rules-three_card-straight = Tre in fila, semi misti.
rules-three_card-flush = Tre di un solo seme.
rules-three_card-pair = Due dello stesso valore.
rules-three_card-high_card = Nulla di tutto ciò: conta prima la carta più alta.
rules-five_card-royal_flush = Dal dieci all’asso, un solo seme.
rules-five_card-straight_flush = Cinque in fila, un solo seme.
rules-five_card-four_of_a_kind = Quattro dello stesso valore.
rules-five_card-full_house = Tre di un valore e due di un altro.
rules-five_card-flush = Cinque di un solo seme.
rules-five_card-straight = Cinque in fila, semi misti.
rules-five_card-three_of_a_kind = Tre dello stesso valore.
rules-five_card-two_pair = Due di un valore e due di un altro.
rules-five_card-pair_of_aces = Due assi.
rules-five_card-pair = Due dello stesso valore.
rules-five_card-high_card = Nulla di tutto ciò: conta prima la carta più alta.
rules-lowest-straight = L’asso vale anche basso: questa è la scala più piccola. Non fa mai da ponte tra re e due.
rules-kickers = Stessa combinazione? Vincono le carte più alte, confrontate una a una fino all’ultima.
rules-suits = I semi non decidono mai.
rules-three-rarer = Con tre carte la scala è più rara del colore, perciò vale di più.
rules-no-three-tie = Due tris non possono mai essere pari: nel mazzo ci sono solo quattro carte per valore.

## Punti
rules-points = Come si contano i punti
rules-points-face = { $ranks }: valore della carta
rules-points-of = { $ranks }: { $points }
rules-points-text = La più bassa delle sei carte si scarta, le altre cinque si sommano.
rules-points-dropped = Scartata

## Se succede qualcosa
rules-trouble = Se succede qualcosa
rules-timeout = Nessuna scelta in tempo
rules-timeout-house = La mano viene lasciata da sola, e la luce lo dice.
rules-timeout-player = Non c’è un tempo limite. La mano ti aspetta.
rules-disconnect = Connessione persa, pagina ricaricata
rules-disconnect-house = Le puntate restano e il round va avanti. Se torni in tempo scegli come sempre, altrimenti la mano è lasciata.
rules-disconnect-player = Non si perde nulla. La stessa mano, con le stesse carte, ti aspetta.
rules-leave = Lasciare il posto durante un round
rules-leave-house = Le puntate restano, una mano non decisa è lasciata e il posto si libera dopo i pagamenti.
rules-unfinished = Round non finito
rules-unfinished-house = Va avanti senza di te; il risultato è nella cronologia. Se torni prima della fine, nella lobby trovi “{ $resume }”.
rules-unfinished-player = Resta aperto, con le stesse poste e carte, finché non lo finisci. Nella lobby trovi “{ $resume }”. C’è una sola eccezione: se a un giocatore è stato chiuso l’accesso, o è stato messo fuori gioco, la casa chiude il round al suo posto una volta passato il tempo dopo cui finisce una sessione inattiva, a meno che nel frattempo sia stato riammesso. Le puntate non distribuite tornano a lui, e una mano senza scelta è lasciata.
rules-idle = Se resti via a lungo
rules-idle-text = Una sessione in cui non si fa nulla per molto tempo finisce da sé e si accede di nuovo; quanto dura è scritto nel tuo account. Le puntate restano valide e la partita va avanti come dopo una connessione persa.
rules-malfunction = Guasto
rules-malfunction-text = Se il round non si può finire, è nullo: torna ogni posta, anche { $bet }, e le vincite già pagate in quel round vengono riprese.
rules-code = Domande su un round
rules-code-text = Indica il codice partita: tavolo, data, inizio in GMT e un numero che ha solo quel round.

## Carte oneste
rules-fairness = Carte oneste, verificabili
rules-fair-commit = Prima delle puntate
rules-fair-commit-text = La casa estrae un numero segreto, il seme, e ne pubblica l’impronta. Da qui non può più cambiarlo.
rules-fair-client = Quando chiedi le carte
rules-fair-client-text = Il tuo browser aggiunge un numero suo. La casa non poteva saperlo, quindi non poteva scegliere il mazzo.
rules-fair-reveal = Dopo il round
rules-fair-reveal-text = Il seme viene pubblicato. Deve corrispondere all’impronta e dare proprio le carte che hai visto.
rules-fair-check = Verifica
rules-fair-check-text = Apri il round nella cronologia e premi “{ $button }”.
rules-fair-command = Oppure conserva il file del round e verificalo sul tuo computer:

## Interpretazioni
rules-readings = Ciò che si poteva intendere in due modi
rules-readings-text = Così si decide a questo tavolo. Dove si tratta di denaro, la scelta fa parte della definizione registrata.
rules-reading-survives = { $bet } dopo aver lasciato?
rules-reading-survives-a = Resta in gioco, che vinca o perda.
rules-reading-forfeits = { $bet } dopo aver passato?
rules-reading-forfeits-a = Persa, anche se avrebbe vinto.
rules-reading-held = { $bet } vincente: pagata quando?
rules-reading-held-a = Si vede al momento della scelta, si accredita alla fine del round.
rules-reading-early = { $bet }: regolata quando?
rules-reading-early-a = Prima della scelta; lasciare non la tocca.
rules-reading-unqualified = { $qualifies ->
    [pair_of_fours] Il { $dealer } non apre, ma ha carte migliori?
   *[other] Il { $dealer } non si qualifica, ma ha carte migliori?
}
rules-reading-unqualified-a = { $ante } è pagata chiunque sia in vantaggio.
rules-reading-to_one = “A uno” o “per uno”?
rules-reading-to_one-a = A uno: la posta torna in aggiunta.
rules-reading-ace = L’asso può essere basso?
rules-reading-ace-a = Sì, nella scala più piccola.
rules-reading-kickers = Conta solo la carta più alta?
rules-reading-kickers-a = Contano tutte, fino all’ultima.
rules-reading-bonus = { $bonus } se lasci, o se vince il { $dealer }?
rules-reading-bonus-a = Se lasci, no. Se vince il { $dealer }, sì.
rules-reading-six = Quali carte guarda { $bet }?
rules-reading-six-a = Tutte: le tue e quelle del { $dealer }.
rules-reading-under = { $ante } sotto il minimo accanto ad altre puntate?
rules-reading-under-a = Tornano tutte le puntate di quel posto: senza { $ante } non valgono.
rules-reading-adjust = Ridotta “al massimo possibile”?
rules-reading-adjust-a = Il minore tra massimo e saldo.
rules-reading-reserve = I soldi per la seconda puntata?
rules-reading-reserve-a = Messi da parte con { $ante }: nessuno lascia perché non gli bastano.
rules-reading-no_reserve = I soldi per la seconda puntata?
rules-reading-no_reserve-a = Non sono messi da parte. Ricarica e torna alla stessa mano.
rules-reading-repeat_place = { $repeat } distribuisce?
rules-reading-repeat_place-a = No, rimette solo le puntate.
rules-reading-repeat_deal = { $repeat } distribuisce?
rules-reading-repeat_deal-a = Sì, subito.
rules-reading-face_up = Si vedono le carte degli altri posti?
rules-reading-face_up-a = Sì, le vedono tutti.
rules-reading-all_folded = Tutti hanno lasciato: il { $dealer } mostra le carte?
rules-reading-all_folded-a = Sì, servono per { $bet }.
rules-reading-leave = Andarsene a metà round?
rules-reading-leave-a = Le puntate restano; una mano non decisa è lasciata.
rules-reading-void = Round nullo: quali poste tornano?
rules-reading-void-a = Tutte, anche { $bet }.

## Parole
rules-words = Le parole sul tavolo
rules-words-here = Qui
rules-words-english = Inglese

## Verifica di un round
rules-check = Verifica questo round
rules-checking = Verifica in corso …
rules-check-fair = Tutto in ordine: carte dal mazzo sigillato, pagamenti secondo le regole.
rules-check-unfair = Qualcosa non torna.
rules-check-passed = In ordine
rules-check-failed = Non in ordine
rules-check-commitment = Il seme corrisponde all’impronta pubblicata prima delle puntate
rules-check-rules = Le regole sono quelle con cui il round è stato aperto
rules-check-cards = Ogni carta è dove la mette il seme
rules-check-stakes = Ogni posta è quella che chiedono le regole
rules-check-settlement = Ogni puntata è pagata come vogliono regole e carte
rules-check-other = { $name }
rules-record = Salva il file del round
