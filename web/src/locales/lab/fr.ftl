### Les probabilités : laboratoire, retour au joueur et conseils, en français.

## Le laboratoire
lab-open = Labo des probabilités
lab-nav = Probabilités
lab-lead = Changez ce que paie un jeu et voyez ce que vaut alors chaque mise. Toutes les donnes possibles sont comptées : ce sont des valeurs exactes, pas des échantillons.
lab-games = Jeux
lab-no-game = Le labo n’a pas ce jeu.
lab-change = Tableaux et règles
lab-hand = Main
lab-pays = Paie, à un
lab-cell = { $line }, { $hand } : paie, à un
lab-add-row = Ajouter une ligne à { $line }
lab-no-row = rien
lab-less = { $what } : un de moins
lab-more = { $what } : un de plus
lab-raises = { $option } coûte, en { $ante }
lab-survives = { $bet } reste après l’abandon
lab-play = Manière de jouer
lab-strategy = Stratégie
lab-objective = Le mieux, c’est
lab-objective-expected-value = le plus de retour par main
lab-objective-element-of-risk = le moins de perte par montant misé
lab-stake = { $bet } dont la décision tient compte, en { $ante }
lab-computing = Toutes les donnes sont comptées …
lab-changed = { $count ->
    [0] Comme au catalogue.
    [one] Un changement. En petit : l’écart avec le catalogue.
   *[other] { $count } changements. En petit : l’écart avec le catalogue.
}
lab-reset = Rétablir
lab-share-link = Copier le lien
lab-copied = Lien copié : il contient tout ce que vous avez changé.
lab-certificate = Certificat (JSON)
lab-report = Rapport (HTML)
lab-definition = Empreinte de cette définition
lab-played-at = La version du catalogue se joue à

## Valeurs
lab-figures = Ce que vaut chaque mise
lab-bet-main = Jeu principal
lab-together = Tout sur une même main
lab-together-stakes = par { $ante }, avec { $stakes }
lab-rtp = RTP
lab-rtp-per_ante = RTP par { $ante }
lab-rtp-per_staked = RTP par montant misé
lab-house-edge = Avantage de la maison par { $ante }
lab-element-of-risk = Élément de risque par montant misé
lab-deviation = Écart type
lab-hits = Mains gagnées
lab-average = Mise moyenne
lab-largest = Plus grand gain
lab-one-in = une fois sur { $count }
lab-points = { $points } points
lab-exact = Espérance, exacte
lab-cost = Jouer ainsi cède { $cost } de l’{ $ante } au meilleur jeu.
lab-ties = { $count ->
    [one] Une main vaut exactement autant des deux façons, et s’abandonne.
   *[other] { $count } mains valent exactement autant des deux façons, et s’abandonnent.
}
lab-choices = Choix
lab-hands-of = { $hands } mains
lab-was = avant { $value }
lab-outcomes = Comment cela finit
lab-chart = Graphique : combien de fois { $bet } finit avec quel gain net
lab-chart-note = Gain net en unités de la mise. Chaque ligne verticale vers la gauche est dix fois plus rare.
lab-endings = Toutes les fins de { $bet }
lab-ending = Fin
lab-net = Net
lab-share = Part
lab-deals = Donnes

## Manières de jouer
lab-play-optimal = Meilleur jeu du jeu principal
lab-play-basic = Stratégie de base
lab-play-basic-aa = De base, sans jamais abandonner une mise annexe gagnée
lab-play-optimal-aa = Meilleur jeu, sans jamais abandonner une mise annexe gagnée
lab-play-q-6-4 = À partir de dame, six, quatre
lab-play-mimic-dealer = Tout ce qui qualifierait un croupier
lab-play-always = Toujours { $option }

## Conseils
lab-advice = Montrer ce que vaut chaque choix
lab-advice-hint = Le résultat moyen exact de chaque choix, d’après vos cartes et les cartes communes seulement.
lab-worth = vaut { $amount }
lab-worth-best = meilleur : { $amount }
lab-advice-counted = { $bet } compris.
lab-advice-good = Votre choix était le meilleur.
lab-advice-cost = Votre choix a cédé { $amount } en moyenne.
