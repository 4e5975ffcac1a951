### Le probabilità: laboratorio, ritorno al giocatore e consigli, in italiano.

## Il laboratorio
lab-open = Laboratorio delle probabilità
lab-nav = Probabilità
lab-lead = Cambia quanto paga un gioco e guarda quanto vale ogni puntata. Si conta ogni distribuzione possibile: sono valori esatti, non campioni.
lab-games = Giochi
lab-no-game = Il laboratorio non ha questo gioco.
lab-change = Tabelle e regole
lab-hand = Mano
lab-pays = Paga a uno
lab-cell = { $line }, { $hand }: paga a uno
lab-add-row = Aggiungi una riga a { $line }
lab-no-row = no
lab-less = { $what }: uno in meno
lab-more = { $what }: uno in più
lab-raises = { $option } costa, in { $ante }
lab-survives = { $bet } resta dopo il fold
lab-play = Come si gioca
lab-strategy = Strategia
lab-objective = Il meglio è
lab-objective-expected-value = il ritorno più alto per mano
lab-objective-element-of-risk = la perdita più bassa per importo puntato
lab-stake = { $bet } di cui la scelta tiene conto, in { $ante }
lab-computing = Si contano tutte le distribuzioni …
lab-changed = { $count ->
    [0] Come nel catalogo.
    [one] Una modifica. In piccolo: la differenza dal catalogo.
   *[other] { $count } modifiche. In piccolo: la differenza dal catalogo.
}
lab-reset = Ripristina
lab-share-link = Copia il link
lab-copied = Link copiato: contiene tutto ciò che hai cambiato.
lab-certificate = Certificato (JSON)
lab-report = Rapporto (HTML)
lab-definition = Impronta di questa definizione
lab-played-at = La versione del catalogo si gioca a

## Valori
lab-figures = Quanto vale ogni puntata
lab-bet-main = Gioco principale
lab-together = Tutto nella stessa mano
lab-together-stakes = per { $ante }, con { $stakes }
lab-rtp = RTP
lab-rtp-per_ante = RTP per { $ante }
lab-rtp-per_staked = RTP per importo puntato
lab-house-edge = Vantaggio del banco per { $ante }
lab-element-of-risk = Elemento di rischio per importo puntato
lab-deviation = Deviazione standard
lab-hits = Mani vinte
lab-average = Puntata media
lab-largest = Vincita massima
lab-one-in = una volta su { $count }
lab-points = { $points } punti
lab-exact = Valore atteso, esatto
lab-cost = Giocando così si cede al gioco migliore il { $cost } dell’{ $ante }.
lab-ties = { $count ->
    [one] Una mano vale esattamente lo stesso in entrambi i modi, e si passa.
   *[other] { $count } mani valgono esattamente lo stesso in entrambi i modi, e si passa.
}
lab-choices = Scelte
lab-hands-of = { $hands } mani
lab-was = prima { $value }
lab-outcomes = Come finisce
lab-chart = Grafico: quante volte { $bet } finisce con quale vincita netta
lab-chart-note = Vincita netta in unità della puntata. Ogni linea verticale verso sinistra è dieci volte più rara.
lab-endings = Tutti gli esiti di { $bet }
lab-ending = Esito
lab-net = Netto
lab-share = Quota
lab-deals = Distribuzioni

## Modi di giocare
lab-play-optimal = Gioco migliore nel gioco principale
lab-play-basic = Strategia di base
lab-play-basic-aa = Di base, senza mai passare una puntata laterale vinta
lab-play-optimal-aa = Gioco migliore, senza mai passare una puntata laterale vinta
lab-play-q-6-4 = Da donna, sei, quattro in su
lab-play-mimic-dealer = Tutto ciò con cui il mazziere si qualificherebbe
lab-play-always = Sempre { $option }

## Consigli
lab-advice = Mostra quanto vale ogni scelta
lab-advice-hint = Il risultato medio esatto di ogni scelta, solo dalle tue carte e da quelle comuni.
lab-worth = vale { $amount }
lab-worth-best = migliore: { $amount }
lab-advice-counted = { $bet } compreso.
lab-advice-good = La tua scelta era la migliore.
lab-advice-cost = La tua scelta ha ceduto in media { $amount }.
