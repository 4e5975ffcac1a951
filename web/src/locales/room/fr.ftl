### La salle : réglages, son, voix, image, et ce que l’on dit quand quelque chose ne va pas.

room-says-welcome = Bienvenue à la table
room-says-place_your_bets = Faites vos jeux
room-says-last_bets = Dernières mises
room-says-no_more_bets = Rien ne va plus
room-says-dealer_plays = Le croupier joue
room-says-dealer_does_not_play = Le croupier ne joue pas
room-says-good_luck = Bonne chance à tous
room-says-one_moment = Un instant, s’il vous plaît
room-says-last_round = Dernière partie avant la fermeture de la table

room-settings = Réglages
room-settings-kept = Ces réglages restent sur cet appareil.
room-sound-on = Activer le son
room-sound-off = Couper le son
room-sound = Son
room-sound-hint = Effets et voix. Chaque table commence ainsi ; le bouton d’une table ne vaut que pour elle.
room-volume = Volume
room-voice = Annonces à voix haute
room-voice-hint = Ce que dit le croupier, dans votre langue.
room-others-chat = Afficher les messages des autres joueurs
room-quick = Jeu rapide
room-quick-hint = Aux tables où vous jouez seul, les cartes paraissent sans pause.
room-deck = Cartes
room-deck-four = Quatre couleurs
room-deck-two = Deux couleurs
room-video = Qualité vidéo
room-video-auto = Automatique
room-video-off = Sans vidéo
room-video-lines = { $lines }p
room-video-hint = Là où une table n’a pas de vidéo, un croupier dessiné la remplace. On peut jouer sans.
room-video-failed = L’image ne peut pas être affichée. La table continue sans elle.
room-video-here = Vidéo
room-paused = En pause
room-paused-title = La table est en pause
room-paused-by-system = Quelque chose doit être vérifié. Le superviseur a été appelé et s’en occupe.
room-paused-by-supervisor = Le superviseur vérifie quelque chose à cette table.
room-paused-by-dealer = Le croupier a arrêté la table et le superviseur s’en occupe.
room-paused-dealer_change = Un nouveau croupier arrive.
room-paused-stays = Cartes et mises restent en place et le temps est arrêté. Ensuite, la partie continue ou chaque mise est rendue.
room-paused-over = La partie est terminée. Une nouvelle commence dès que la table reprend.
room-resumed = La table reprend.
room-void-title = La partie est annulée
room-void-refund = Toutes vos mises ont été rendues : { $amount }
room-void-none = Toutes les mises de la partie ont été rendues.
room-shut = Le croupier ouvrira cette table plus tard. En attendant, vous pouvez regarder les autres.
room-waits-card = Le croupier donne la carte suivante
room-waits-burn = Le croupier écarte une carte
room-waits-confirm = Le croupier vérifie les cartes
room-late-title = C’était trop tard
room-late-bet = Les derniers jetons ({ $bets }) ont manqué la clôture de la partie { $round } et vous sont revenus.
room-late-choice = Le choix est arrivé après la clôture de la partie { $round } et n’a rien coûté.
room-late-receipt = Reçu { $receipt }, pour l’assistance
room-seat-of = Place { $seat } : { $name }
room-winning = Main gagnante
room-back = { $amount } rendus
room-so-far = { $points ->
    [one] { $points } point jusqu’ici
   *[other] { $points } points jusqu’ici
}
room-out-of-reach = hors d’atteinte
room-chip-too-large = Jeton de { $amount } : plus que toute mise permise ici ({ $maximum })
room-deal-auto = Les cartes sont données à la fin du temps
room-tab-six_card_bonus = 6 cartes
