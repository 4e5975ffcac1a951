### La sala: impostazioni, suono, voce, immagine, e che cosa si dice quando qualcosa non va.

room-says-welcome = Benvenuti al tavolo
room-says-place_your_bets = Fate le vostre puntate, prego
room-says-last_bets = Ultime puntate, prego
room-says-no_more_bets = Le puntate sono chiuse
room-says-dealer_plays = Il banco gioca
room-says-dealer_does_not_play = Il banco non gioca
room-says-good_luck = Buona fortuna a tutti
room-says-one_moment = Un momento, prego
room-says-last_round = Ultima partita prima della chiusura del tavolo

room-settings = Impostazioni
room-settings-kept = Le impostazioni restano su questo dispositivo.
room-sound-on = Attiva l’audio
room-sound-off = Disattiva l’audio
room-sound = Audio
room-sound-hint = Effetti e voce. Ogni tavolo comincia così; il pulsante al tavolo vale per quel tavolo.
room-volume = Volume
room-voice = Annunci a voce
room-voice-hint = Ciò che dice il dealer, nella tua lingua.
room-others-chat = Mostra la chat degli altri giocatori
room-quick = Gioco rapido
room-quick-hint = Ai tavoli dove giochi da solo le carte compaiono senza pause.
room-deck = Carte
room-deck-four = Quattro colori
room-deck-two = Due colori
room-video = Qualità video
room-video-auto = Automatica
room-video-off = Senza video
room-video-lines = { $lines }p
room-video-hint = Dove un tavolo non ha video c’è un dealer disegnato. Si può giocare anche senza.
room-video-failed = L’immagine non si può mostrare. Il tavolo continua senza.
room-video-here = Video
room-paused = In pausa
room-paused-title = Il tavolo è in pausa
room-paused-by-system = Qualcosa va controllato. Il supervisore è stato chiamato e se ne sta occupando.
room-paused-by-supervisor = Il supervisore sta controllando qualcosa a questo tavolo.
room-paused-by-dealer = Il dealer ha fermato il tavolo e il supervisore se ne sta occupando.
room-paused-dealer_change = Arriva un nuovo dealer.
room-paused-stays = Carte e puntate restano come sono e il tempo è fermo. Poi la partita continua, oppure ogni puntata viene restituita.
room-paused-over = La partita è finita. Una nuova comincia appena il tavolo riprende.
room-resumed = Il tavolo riprende.
room-void-title = La partita è annullata
room-void-refund = Tutte le tue puntate sono state restituite: { $amount }
room-void-none = Tutte le puntate della partita sono state restituite.
room-shut = Il dealer apre questo tavolo più tardi. Intanto puoi guardarti intorno.
room-waits-card = Il dealer distribuisce la prossima carta
room-waits-burn = Il dealer mette da parte una carta
room-waits-confirm = Il dealer controlla le carte
room-late-title = È arrivata troppo tardi
room-late-bet = Le ultime fiche ({ $bets }) hanno mancato la chiusura della partita { $round } e sono tornate.
room-late-choice = La scelta è arrivata oltre la chiusura della partita { $round } e non è costata nulla.
room-late-receipt = Ricevuta { $receipt }, per l’assistenza
room-seat-of = Posto { $seat }: { $name }
room-winning = Mano vincente
room-back = { $amount } resi
room-so-far = { $points ->
    [one] { $points } punto finora
   *[other] { $points } punti finora
}
room-out-of-reach = non più possibile
room-chip-too-large = Fiche da { $amount }: più di quanto qui si possa puntare ({ $maximum })
room-deal-auto = Allo scadere del tempo si danno le carte
room-tab-six_card_bonus = 6 Card
