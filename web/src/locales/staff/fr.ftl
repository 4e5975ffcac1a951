### Le plateau : les pupitres du croupier et du superviseur, en français.

## Qui peut entrer
staff-title-dealer = Pupitre du croupier
staff-title-supervisor = Pupitre du superviseur
staff-not-for-you = Cette page est réservée à d’autres
staff-only-dealers = Seuls les croupiers travaillent ici. Connectez-vous avec un compte de croupier pour distribuer.
staff-only-supervisors = Seuls les superviseurs travaillent ici. Connectez-vous avec un compte de superviseur pour veiller sur les tables.
staff-account = Compte :
staff-support = Assistance
staff-line-up = Connecté

## Choisir, ouvrir, fermer
staff-choose-table = À quelle table distribuez-vous ?
staff-other-table = Autre table
staff-open = Ouvrir et distribuer à la main
staff-shut = Fermer la table
staff-opened = La table est ouverte. Les cartes sont distribuées à la main dès la prochaine partie.
staff-closed-now = La table est fermée.
staff-table-shut = La table est fermée
staff-table-shut-hint = Ouvrez-la pour distribuer ici.
staff-dealt-by = { $name } distribue ici
staff-round-automatic = Cette partie est distribuée automatiquement ; la prochaine est à vous.
staff-dealt-automatic = Le croupier automatique distribue ici
staff-take-over-hint = Ouvrez-la pour prendre la relève dès la prochaine partie.
staff-no-such-table = Cette table n’existe pas.

## Ce que la table attend
staff-waits = Attend
staff-waits-bets = Mises
staff-waits-bets-hint = Les joueurs placent leurs mises
staff-waits-choices = Décisions
staff-waits-choices-hint = Les joueurs décident
staff-waits-burn = Brûlez une carte
staff-waits-burn-hint = Face cachée, puis F4
staff-waits-confirm = Vérifiez les cartes
staff-waits-confirm-hint = Puis confirmez avec F8
staff-waits-card = Une carte
staff-waits-nothing = Rien à faire
staff-voided-hint = Toutes les mises sont rendues : ramassez les cartes.
staff-waits-nothing-hint = La prochaine partie s’ouvre d’elle-même.
staff-nth-card = { $n ->
    [1] première carte
    [2] deuxième carte
    [3] troisième carte
    [4] quatrième carte
    [5] cinquième carte
   *[other] carte { $n }
}
staff-side-up = face visible
staff-side-down = face cachée
staff-side-turn = retournez-la et scannez-la
staff-dealer = Croupier
staff-clock = Horloge
staff-clock-frozen = Horloge arrêtée
staff-no-round = Pas de partie
staff-no-round-waits = Pas de partie : attend des joueurs
staff-no-clock = { $phase }, aucune horloge ne tourne
staff-phase-betting = Mises ouvertes
staff-phase-deciding = Décisions
staff-waits-for-seats = attend { $count ->
    [one] la place { $seats }
   *[other] les places { $seats }
}
staff-in-words = « { $words } »
staff-held-reserved = { $staked } + { $reserved } réservés
staff-qualifies = se qualifie
staff-qualifies-not = ne se qualifie pas
staff-table-stopped = Table arrêtée
staff-stopped-by = Arrêtée par { $by }.
staff-supervisor-called = Un superviseur a été appelé.

## Distribuer
staff-scanner = Lecteur
staff-scanner-ready = Prêt
staff-scanned = { $card } est sur la table.
staff-scanned-down = Distribuée face cachée.
staff-burnt = Carte brûlée.
staff-confirmed = Cartes confirmées.
staff-noise = Lu « { $read } » : ce n’est pas une carte.
staff-read-twice = { $card } a été lue deux fois ; elle compte une fois.
staff-not-yours = Lu « { $read } », mais vous ne distribuez pas ici : ouvrez d’abord la table.
staff-not-yours-yet = Lu { $card }, mais cette partie est distribuée automatiquement : la prochaine est à vous.
staff-no-round-for = Lu { $card }, mais aucune partie n’est en cours.
staff-not-wanted = { $what } : la table n’attend pas cela.
staff-hands = Cartes à distribuer
staff-grid = Toutes les cartes
staff-card-out = déjà sortie
staff-face-down = Face cachée
staff-burn = Brûler
staff-confirm = Confirmer
staff-stop = Arrêter la table
staff-stopped = La table est arrêtée et un superviseur a été appelé.
staff-announce = Annonces
staff-announced = Annoncé : { $words }

## Le plateau
staff-part-floor = Plateau
staff-part-incidents = Incidents
staff-part-adjustments = Ajustements
staff-part-switches = Hors jeu
staff-state-open = Ouverte
staff-state-paused = Arrêtée
staff-state-shut = Fermée
staff-state-disabled = Hors jeu
staff-state-closed = Ne peut ouvrir
staff-held = Mises et réserves
staff-seats = Places
staff-seat = Place
staff-free = libre
staff-player = Joueur
staff-players = Joueurs
staff-table = Table
staff-tables = Tables
staff-games = Jeux
staff-automatic = Automatique
staff-by-clock = par l’horloge
staff-look = Regarder
staff-acts = Ce qui peut être fait
staff-players-page = Page des joueurs
staff-instant-hint = À une table immédiate, chacun joue seul ; l’assistance voit ces parties. On peut la mettre hors jeu ici.
staff-by-system = le système
staff-by-supervisor = un superviseur
staff-by-dealer = le croupier

## Arrêter et reprendre
staff-pause = Arrêter
staff-resume = Reprendre
staff-cancel = Annuler
staff-reason = Raison, dite aux joueurs
staff-why = Avec vos mots, pour le registre
staff-why-maybe = Avec vos mots, pour le registre (facultatif)
staff-reason-check = Les cartes sont vérifiées
staff-reason-dealer_calls = Le croupier appelle un superviseur
staff-reason-technical = Panne technique
staff-reason-dealer_change = Changement de croupier
staff-reason-card_twice = Cette carte est déjà sortie
staff-reason-unknown_card = Aucune carte de ce jeu n’a été lue
staff-reason-no_card_wanted = Carte hors tour
staff-reason-wrong_side_up = Carte du mauvais côté
staff-reason-wrong_burn = Carte brûlée à tort
staff-reason-scanner_silent = Le lecteur se tait
staff-reason-error = La maison a commis une erreur
staff-reason-stuck = La table n’avançait plus
staff-reason-disabled = Mise hors jeu par un superviseur
staff-reason-not_certified = Ses retours ne sont pas certifiés
staff-reason-under_floor = Une mise rend moins que la règle ne l’exige

## Corriger et annuler
staff-correct = Corriger une carte
staff-correct-pick = Choisissez la carte mal lue.
staff-correct-hint = Quelle carte est vraiment là ? C’est possible tant que personne n’a décidé d’après elle.
staff-correct-to = C’est { $card }
staff-void = Annuler la partie
staff-void-next = Suite : ce qui est rendu
staff-void-sure = Annuler cette partie ?
staff-void-hint = Chaque mise de chaque place est rendue, et ce qui a déjà été payé est repris. C’est définitif.
staff-void-type = Tapez les derniers chiffres du code de la partie, { $digits }, pour confirmer
staff-void-now = Annuler la partie maintenant
staff-void-code-hint = Le joueur le trouve dans l’historique, l’assistance le trouve par une partie du code.
staff-void-elsewhere = Cette partie est d’une autre table : { $table }.
staff-void-code-needed = Écrivez d’abord le code de la partie.
staff-void-malfunction = Défaillance
staff-void-wrong_card = Mauvaise carte
staff-void-unresolved = Sans solution
staff-goes-back = Rendu aux joueurs, avec ce qui était réservé pour les décisions

## Hors jeu
staff-disable-hint = Ce qui est hors jeu n’a plus de nouvelles parties, places ni mises. Les parties en cours vont à leur fin.
staff-disable = Mettre hors jeu
staff-enable = Remettre en jeu
staff-disable-table = Mettre cette table hors jeu
staff-enable-table = Remettre cette table en jeu
staff-disable-player = Mettre hors jeu
staff-is-disabled = Hors jeu
staff-is-enabled = En jeu
staff-everything = Tout
staff-the-house = Toute la maison
staff-player-id = Identifiant d’un joueur
staff-open-automatic = Ouvrir avec le croupier automatique

## Ajustements
staff-propose = Proposer un ajustement
staff-look-up = Chercher la partie
staff-direction = Dans quel sens
staff-pay-player = Payer le joueur
staff-take-player = Reprendre au joueur
staff-amount = Montant
staff-approve = Approuver
staff-decline = Refuser
staff-yours-hint = Vous l’avez proposé : un autre superviseur doit l’approuver.
staff-no-adjustments = Pas encore d’ajustements.
staff-proposed-by = Proposé par { $name }, { $at } GMT
staff-decided-by = décidé par { $name }, { $at } GMT
staff-adjustment-proposed = Proposé
staff-adjustment-approved = Approuvé
staff-adjustment-declined = Refusé

## Incidents
staff-open-incidents = Incidents ouverts
staff-no-incidents = Rien d’ouvert.
staff-close-incident = Clore
staff-close-incidents = { $count ->
    [0] Clore ensemble
    [one] En clore un
   *[other] En clore { $count } ensemble
}
staff-pick-incident = Clore avec d’autres
staff-pick-all = Tous ceux qui sont ouverts
staff-closed-by = Clos par { $name }, { $at } GMT
staff-note-incident = Noter un incident
staff-what-happened = Que s’est-il passé ?
staff-no-table = Aucune table
staff-kind = Genre
staff-all = Tous
staff-incident-card_twice = Carte déjà sortie
staff-incident-unknown_card = Carte étrangère au jeu
staff-incident-no_card_wanted = Carte hors tour
staff-incident-wrong_side_up = Carte du mauvais côté
staff-incident-wrong_burn = Carte brûlée à tort
staff-incident-scanner_silent = Lecteur muet
staff-incident-error = Erreur de la maison
staff-incident-stuck = Table immobile
staff-incident-message_reported = Message signalé
staff-incident-round_reported = Partie signalée
staff-incident-dealer_calls = Le croupier appelle un superviseur
staff-incident-technical = Panne technique
staff-incident-check = Cartes à vérifier
staff-incident-dealer_change = Changement de croupier
staff-incident-noted = Noté par un superviseur

## Refus
refused-adjusted_already = La partie de ce joueur est déjà ajustée, ou attend un second superviseur.
refused-choice_made = Quelqu’un a décidé ou a été payé d’après cette carte : la partie ne peut plus qu’être annulée.
refused-closed_already = Cet incident est déjà clos.
refused-decided_already = Cet ajustement est déjà décidé.
refused-disabled_already = C’est déjà hors jeu.
refused-no_amount = Un ajustement demande un montant.
refused-no_such_card = Aucune carte visible ne se trouve là.
refused-not_by_hand = Cette partie n’est pas distribuée à la main.
refused-not_confirming = La table n’attend pas que les cartes soient confirmées.
refused-not_confirmed = La demande date de trop longtemps. Recommencez.
refused-not_disabled = C’est en jeu.
refused-not_paused = La table n’est pas arrêtée.
refused-not_settled = Ce joueur n’a pas de mise dans une partie terminée de ce code.
refused-not_your_table = Vous ne distribuez pas à cette table : ouvrez-la d’abord.
refused-open_stakes = Il y a des mises sur la table. Elle peut être fermée après la partie.
refused-same_person = Un autre superviseur doit approuver ce que vous avez proposé.
refused-round_over = Cette partie est terminée : elle ne peut plus être annulée, seulement ajustée.
refused-unknown_adjustment = Cet ajustement n’existe pas.
refused-unknown_incident = Cet incident n’existe pas.
refused-unknown_subject = Il n’y a rien de ce nom à mettre hors jeu.
