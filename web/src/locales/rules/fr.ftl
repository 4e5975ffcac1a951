### Les pages de règles et la vérification d’une partie, en français.

## La page
rules-open = Règles
rules-open-of = Règles : { $name }
rules-all = Les règles de toutes les tables
rules-contents = Sur cette page
rules-print = Imprimer
rules-top = Haut de page
rules-to-table = Aller à la table
rules-deck = Un jeu de 52 cartes sans joker, mélangé de nouveau à chaque partie.
rules-players-house = Jusqu’à { $seats } joueurs, un croupier. La maison tient le temps.
rules-players-player = Vous seul, à votre rythme.
rules-skill = Un jeu d’adresse : vos choix changent ce qui vous revient à la longue.
rules-no-fun = Pas de mode d’essai à cette table.
rules-generated = Page créée le { $date } GMT à partir de la définition que suit cette table.
rules-definition = Empreinte du jeu
rules-terms = Empreinte du jeu, des limites et des règles de la maison
rules-fingerprint-note = Chaque partie enregistre ces deux empreintes. Si une règle change, elles changent.

## Mises
rules-bets = Mises et limites
rules-bet-ante = Ouvre la partie.
rules-bet-side = Facultative. S’ouvre dès que l’{ $ante } est posée.
rules-bet-alone = Facultative. Peut se jouer sans { $ante }.
rules-bet-completing = Posée par votre choix, jamais à la main : { $count } × { $ante }.
rules-bet-how = Prenez un jeton, puis touchez une mise : chaque clic en ajoute un, de toute valeur. Clic droit, appui long ou Retour arrière en retire un.
rules-over-refuse = Au-dessus du maximum : la mise est refusée, un message le dit.
rules-over-adjust = Au-dessus du maximum : la mise est ramenée au plus haut montant possible.
rules-under-at_once = Sous le minimum : rien n’est distribué, un message dit ce qui manque.
rules-under-at_close = Sous le minimum : la mise vous revient à la fermeture des mises.
rules-repeat-place = { $repeat } repose les mises de la partie précédente. C’est vous qui lancez la donne.
rules-repeat-deal = { $repeat } repose la mise de la partie précédente et distribue aussitôt.
rules-repeat-double = { $repeat } repose les mises de la partie précédente, puis devient 2X, qui les double.
rules-reserve-yes = Avec l’{ $ante }, la maison met de côté { $count } × { $ante } pour votre choix. Rien d’autre ne peut l’entamer, et ce qui ne sert pas vous revient.
rules-reserve-no = Rien n’est mis de côté pour votre choix. Solde trop court ? Rechargez et revenez à la même main.

## Une partie
rules-round = Déroulement d’une partie
rules-step-bet = Placez vos mises
rules-step-bet-house = Les mises sont ouvertes { $seconds } secondes. Le feu est vert, jaune vers la fin, rouge une fois fermé.
rules-step-bet-player = Prenez votre temps. { $deal } lance la main.
rules-step-deal = Les cartes
rules-step-early = { $bet } est réglé
rules-step-early-text = Selon son tableau, avant votre choix.
rules-step-early-alone = Sans { $ante }, la partie s’arrête là.
rules-step-choose = À vous de choisir
rules-step-choose-house = Vous avez { $seconds } secondes.
rules-step-choose-player = Prenez votre temps.
rules-step-finish = D’autres cartes
rules-step-reveal = Les cartes du croupier sont retournées
rules-step-reveal-text = Seulement quand tous les choix sont clos.
rules-step-reveal-always = Même si tout le monde s’est couché.
rules-step-settle = Règlement
rules-step-settle-text = Dans cet ordre. Les gains sont aussitôt au solde.
rules-deal-seat-up = { $seats ->
    [1] { $count ->
        [one] Vous recevez une carte, face visible.
       *[other] Vous recevez { $count } cartes, faces visibles.
    }
   *[other] { $count ->
        [one] Chaque place reçoit une carte, visible de tous.
       *[other] Chaque place reçoit { $count } cartes, visibles de tous.
    }
}
rules-deal-seat-down = { $count ->
    [one] Chaque place reçoit une carte, face cachée.
   *[other] Chaque place reçoit { $count } cartes, faces cachées.
}
rules-deal-dealer-up = { $count ->
    [one] Le croupier reçoit une carte, face visible.
   *[other] Le croupier reçoit { $count } cartes, faces visibles.
}
rules-deal-dealer-down = { $count ->
    [one] Le croupier reçoit une carte, face cachée.
   *[other] Le croupier reçoit { $count } cartes, faces cachées.
}
rules-deal-board-up = { $count ->
    [one] { $pile } : une carte commune, face visible.
   *[other] { $pile } : { $count } cartes communes, faces visibles.
}
rules-deal-board-down = { $count ->
    [one] { $pile } : une carte commune, face cachée.
   *[other] { $pile } : { $count } cartes communes, faces cachées.
}

## Choix
rules-choices = Votre choix
rules-choice-costs = Coûte { $count } × { $ante }
rules-choice-free = Ne coûte rien de plus
rules-choice-sum = Avec { $ante } { $amount } : { $cost } en plus
rules-choice-bonus = Nécessaire pour gagner : { $bonus }.
rules-fold-ante = L’{ $ante } est perdue.
rules-fold-survives = { $bet } reste en jeu et paie selon son tableau.
rules-fold-forfeits = { $bet } est perdu aussi, gagnant ou non.
rules-fold-early = { $bet } est déjà réglé.

## Croupier
rules-dealer-word = croupier
rules-dealer = Quand le croupier joue
rules-dealer-least = Il joue : la main la plus faible qui suffit
rules-dealer-short = Il ne joue pas : la meilleure main qui ne suffit pas

## Issues
rules-outcomes = Ce que paie chaque issue
rules-outcome = Issue
rules-case-not_qualified = Le croupier ne se qualifie pas
rules-case-win = Votre main est meilleure
rules-case-tie = Mains égales
rules-case-lose = La main du croupier est meilleure
rules-case-paid = Votre main est dans le tableau
rules-case-unpaid = Votre main n’y est pas
rules-case-with = { $option } : { $case }
rules-cell-table = selon tableau
rules-cell-bonus = en plus, selon tableau
rules-cell-push = rendue
rules-cell-lose = perdue
rules-cell-none = rien
rules-to-one = 5:1 se lit « contre un » : votre mise revient, plus cinq fois son montant.
rules-side-own = { $bet } suit son propre tableau, quel que soit le gagnant.

## Tableaux
rules-paytables = Tableaux des gains
rules-judged-three_card = Comptent : { $piles }
rules-judged-five_card = Les cinq meilleures parmi : { $piles }
rules-judged-high_tequila = Points de : { $piles }
rules-pile-count = { $pile } ({ $count })
rules-bonus-line = S’ajoute à la mise { $bet }. Ne demande aucune mise et ne perd jamais.
rules-includes = { $hand } comprise
rules-no-row = Toute autre main perd.

## Mains

## Retour au joueur
rules-returns = Retour au joueur
rules-returns-text = Ce qui revient, à la longue, de tout ce qui est misé. Calculé à partir de ces tableaux mêmes, en comptant toutes les donnes possibles.
rules-returns-published = Publié sur cette base
rules-returns-plays = Selon la manière de jouer
rules-returns-plays-text = { $basis }, la valeur publiée, pour chaque manière de jouer.
rules-returns-basic = De base veut dire : suivre avec une paire à soi, deux paires, un brelan ou mieux, avec un valet ou plus en main, avec quatre cartes à couleur et avec quatre cartes à quinte. Abandonner tout le reste.
rules-returns-elsewhere = Ailleurs on lit 90,9 % pour { $bet } avec le meilleur jeu. Avec ce tableau, aucun meilleur jeu du jeu principal ne le donne : c’est { $exact }, car des mains gagnantes sont abandonnées. Qui n’en abandonne jamais obtient { $most }.
rules-returns-lab = Essayer d’autres tableaux au labo des probabilités
rules-returns-play = Manière de jouer
rules-hands = Ordre des mains
rules-hands-three_card = À trois cartes, la meilleure d’abord
rules-hands-five_card = À cinq cartes, la meilleure d’abord
rules-three_card-mini_royal = As, roi et dame d’une même enseigne : la plus haute quinte flush.
rules-three_card-straight_flush = Trois cartes qui se suivent, une seule enseigne.
rules-three_card-three_of_a_kind = Trois cartes de même valeur.
rules-three_card-straight = Trois cartes qui se suivent, enseignes mêlées.
rules-three_card-flush = Trois cartes d’une seule enseigne.
rules-three_card-pair = Deux cartes de même valeur.
rules-three_card-high_card = Rien de tout cela : la carte la plus haute compte d’abord.
rules-five_card-royal_flush = Du dix à l’as, une seule enseigne.
rules-five_card-straight_flush = Cinq cartes qui se suivent, une seule enseigne.
rules-five_card-four_of_a_kind = Quatre cartes de même valeur.
rules-five_card-full_house = Trois cartes d’une valeur et deux d’une autre.
rules-five_card-flush = Cinq cartes d’une seule enseigne.
rules-five_card-straight = Cinq cartes qui se suivent, enseignes mêlées.
rules-five_card-three_of_a_kind = Trois cartes de même valeur.
rules-five_card-two_pair = Deux cartes d’une valeur et deux d’une autre.
rules-five_card-pair_of_aces = Deux as.
rules-five_card-pair = Deux cartes de même valeur.
rules-five_card-high_card = Rien de tout cela : la carte la plus haute compte d’abord.
rules-lowest-straight = L’as compte aussi comme carte basse : voici la plus petite suite. Il ne relie jamais roi et deux.
rules-kickers = Même combinaison ? Les plus hautes cartes gagnent, comparées une à une jusqu’à la dernière.
rules-suits = Les enseignes ne départagent jamais.
rules-three-rarer = À trois cartes, une suite est plus rare qu’une couleur : elle vaut donc plus.
rules-no-three-tie = Deux brelans ne peuvent jamais être égaux : un jeu n’a que quatre cartes par valeur.

## Points
rules-points = Le compte des points
rules-points-face = { $ranks } : valeur de la carte
rules-points-of = { $ranks } : { $points }
rules-points-text = La plus basse des six cartes est écartée, les cinq autres s’additionnent.
rules-points-dropped = Écartée

## En cas de problème
rules-trouble = S’il arrive quelque chose
rules-timeout = Pas de choix à temps
rules-timeout-house = La main se couche d’elle-même, et le feu le dit.
rules-timeout-player = Il n’y a pas de chronomètre. La main vous attend.
rules-disconnect = Connexion perdue, page rechargée
rules-disconnect-house = Vos mises restent et la partie continue. De retour à temps, vous choisissez comme d’habitude ; sinon la main se couche.
rules-disconnect-player = Rien n’est perdu. La même main, avec les mêmes cartes, vous attend.
rules-leave = Quitter sa place en cours de partie
rules-leave-house = Les mises restent, une main sans choix se couche, et la place se libère après le règlement.
rules-unfinished = Partie inachevée
rules-unfinished-house = Elle continue sans vous ; le résultat est dans l’historique. Si vous revenez avant la fin, l’accueil affiche « { $resume } ».
rules-unfinished-player = Elle reste ouverte, mises et cartes inchangées, jusqu’à ce que vous la finissiez. L’accueil affiche « { $resume } ». Une seule exception : si l’accès d’un joueur a été fermé ou s’il a été mis hors jeu, la maison termine la partie à sa place une fois passé le délai après lequel une session inactive prend fin, sauf s’il a été réadmis entre-temps. Les mises non distribuées lui reviennent, et une main sans choix se couche.
rules-idle = Si vous vous absentez longtemps
rules-idle-text = Une session où rien ne se fait pendant longtemps prend fin d’elle-même et il faut se reconnecter ; votre compte dit après combien de temps. Vos mises restent valables et la partie suit son cours comme après une connexion perdue.
rules-malfunction = Une panne
rules-malfunction-text = Si la partie ne peut pas finir, elle est nulle : chaque mise revient, { $bet } aussi, et les gains déjà versés dans cette partie sont repris.
rules-code = Une question sur une partie
rules-code-text = Donnez son code de partie : table, date, début en GMT et un numéro qu’elle est seule à porter.

## Donne honnête
rules-fairness = Une donne honnête, vérifiable
rules-fair-commit = Avant les mises
rules-fair-commit-text = La maison tire un nombre secret, la graine, et en publie l’empreinte. Elle ne peut plus la changer.
rules-fair-client = Quand vous distribuez
rules-fair-client-text = Votre navigateur ajoute un nombre à lui. La maison ne pouvait pas le connaître, donc pas choisir le paquet.
rules-fair-reveal = Après la partie
rules-fair-reveal-text = La graine est publiée. Elle doit correspondre à l’empreinte et donner exactement les cartes vues.
rules-fair-check = Vérifiez
rules-fair-check-text = Ouvrez la partie dans l’historique et appuyez sur « { $button } ».
rules-fair-command = Ou gardez son fichier et vérifiez-le sur votre ordinateur :

## Lectures
rules-readings = Ce qui pouvait se lire de deux façons
rules-readings-text = Voici ce que décide cette table. Quand l’argent est en jeu, le choix fait partie de la définition enregistrée.
rules-reading-survives = { $bet } après s’être couché ?
rules-reading-survives-a = Reste en jeu, gagnant ou perdant.
rules-reading-forfeits = { $bet } après s’être couché ?
rules-reading-forfeits-a = Perdu, même s’il aurait gagné.
rules-reading-held = { $bet } gagnant : payé quand ?
rules-reading-held-a = Visible au moment du choix, crédité à la fin de la partie.
rules-reading-early = { $bet } : réglé quand ?
rules-reading-early-a = Avant votre choix ; se coucher n’y change rien.
rules-reading-unqualified = Le croupier ne se qualifie pas, mais a de meilleures cartes ?
rules-reading-unqualified-a = L’{ $ante } est payée, qui que ce soit devant.
rules-reading-to_one = « Contre un » ou « pour un » ?
rules-reading-to_one-a = Contre un : la mise revient en plus.
rules-reading-ace = L’as peut-il être bas ?
rules-reading-ace-a = Oui, dans la plus petite suite.
rules-reading-kickers = Seule la plus haute carte compte-t-elle ?
rules-reading-kickers-a = Toutes comptent, jusqu’à la dernière.
rules-reading-bonus = { $bonus } si l’on se couche, ou si le croupier gagne ?
rules-reading-bonus-a = Couché : rien. Si le croupier gagne : payé.
rules-reading-six = Quelles cartes compte { $bet } ?
rules-reading-six-a = Toutes : les vôtres et celles du croupier.
rules-reading-under = { $ante } sous son minimum à côté d’autres mises ?
rules-reading-under-a = Toutes les mises de cette place reviennent : il leur faut une { $ante }.
rules-reading-adjust = Ramenée « au plus haut possible » ?
rules-reading-adjust-a = Le plus petit du maximum et du solde.
rules-reading-reserve = L’argent de la seconde mise ?
rules-reading-reserve-a = Mis de côté avec l’{ $ante } : personne ne se couche faute d’argent.
rules-reading-no_reserve = L’argent de la seconde mise ?
rules-reading-no_reserve-a = Pas mis de côté. Rechargez et revenez à la même main.
rules-reading-repeat_place = { $repeat } distribue-t-il ?
rules-reading-repeat_place-a = Non, il repose seulement les mises.
rules-reading-repeat_deal = { $repeat } distribue-t-il ?
rules-reading-repeat_deal-a = Oui, aussitôt.
rules-reading-face_up = Voit-on les cartes des autres places ?
rules-reading-face_up-a = Oui, tout le monde les voit.
rules-reading-all_folded = Tous couchés : le croupier montre-t-il ses cartes ?
rules-reading-all_folded-a = Oui. { $bet } en a besoin.
rules-reading-leave = Partir en cours de partie ?
rules-reading-leave-a = Les mises restent ; une main sans choix se couche.
rules-reading-void = Partie nulle : quelles mises reviennent ?
rules-reading-void-a = Toutes, { $bet } aussi.

## Mots
rules-words = Les mots du tapis
rules-words-here = Ici
rules-words-english = Anglais

## Vérification d’une partie
rules-check = Vérifier cette partie
rules-checking = Vérification …
rules-check-fair = Tout est en ordre : cartes du paquet scellé, paiements selon les règles.
rules-check-unfair = Quelque chose ne va pas.
rules-check-passed = En ordre
rules-check-failed = Pas en ordre
rules-check-commitment = La graine correspond à l’empreinte publiée avant les mises
rules-check-rules = Les règles sont celles de l’ouverture de la partie
rules-check-cards = Chaque carte est là où la graine la place
rules-check-stakes = Chaque mise est celle que veulent les règles
rules-check-settlement = Chaque mise est payée comme le veulent règles et cartes
rules-check-other = { $name }
rules-record = Enregistrer le fichier
