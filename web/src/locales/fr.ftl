### Croupier en français.

## La maison
brand = Croupier
tagline = La maison ouverte du poker de table
play-money = Jetons gratuits
play-money-note = Toutes les tables se jouent avec des jetons gratuits. Dépôts et retraits s’essaient avec un prestataire factice : aucun argent réel ne bouge.
skip-to-content = Aller au contenu
lobby = Salon
lobby-title = Choisissez une table
lobby-hint = Un clic et vous êtes à la table.
history = Historique
language = Langue
menu = Menu
close = Fermer
back-to-lobby = Retour au salon
loading = Un instant …
unreachable-title = La maison ne répond pas
unreachable-text = Nous continuons d’essayer. Vos mises et vos parties sont en sécurité sur le serveur.
reconnecting = Connexion perdue. Nouvel essai …
full-screen = Plein écran
full-screen-leave = Quitter le plein écran
info = Limites et gains
shortcuts = Clavier
signed-in-as = Vous jouez en tant que { $name }
top-up = Reprendre des jetons
top-up-hint = Complète vos jetons gratuits jusqu’à 1 000.

## Salon
live = En direct
instant = Immédiat
resume = Reprendre
resume-title = Vous avez une partie en cours
seated-here = Vous êtes assis ici
limits-short = Limites { $range }
dealer-is = Croupier : { $name }
dealer-automatic = Croupier automatique
seats-taken = { $taken } places prises sur { $seats }
players-here = À la table : { $players }
nobody-here = Personne n’est encore assis
one-player = Pour un joueur, à votre rythme
table-language = Langue de la table
closed = Fermée
closed-not_certified = Cette table est fermée : personne n’a certifié ce qu’elle rend.
closed-under_floor = Cette table est fermée : une de ses mises rend moins que ce que les règles exigent ici.

## Jeux
game-three-card-poker-live = Three Card Poker
game-three-card-poker-instant = Three Card Poker
game-casino-holdem = Casino Hold’em
game-tequila-poker = Tequila Poker
about-three-card-poker-live = Trois cartes contre le croupier, avec toute la table.
about-three-card-poker-instant = Trois cartes contre le croupier, et Pair+ à côté.
about-casino-holdem = Deux cartes, cinq communes, et un croupier à battre.
about-tequila-poker = Six cartes, deux façons de gagner : points ou poker.

## Mises
bet-ante = Ante
bet-pair_plus = { $game ->
    [three-card-poker-instant] Pair+
   *[other] Pair Plus
}
bet-six_card_bonus = Bonus 6 cartes
bet-aa_bonus = Bonus AA
bet-play = { $game ->
    [three-card-poker-instant] Mise
   *[other] Play
}
bet-call = Suivre
bet-bet = Mise

## Choix
option-fold = Se coucher
option-play = { $game ->
    [three-card-poker-instant] Miser
   *[other] Jouer
}
option-call = Suivre
option-high_tequila = High Tequila
option-tequila_poker = Tequila Poker

## Lignes du décompte
line-play = { $game ->
    [three-card-poker-instant] Mise
   *[other] Play
}
line-call = Suivre
line-ante = Ante
line-ante_bonus = Bonus Ante
line-pair_plus = { $game ->
    [three-card-poker-instant] Pair+
   *[other] Pair Plus
}
line-six_card_bonus = Bonus 6 cartes
line-aa_bonus = Bonus AA
line-high_tequila = High Tequila
line-tequila_poker = Tequila Poker

## Mains
hand-high_card = Carte haute
hand-pair = Paire
hand-pair_of_aces = Paire d’as
hand-two_pair = Deux paires
hand-three_of_a_kind = Brelan
hand-straight = Suite
hand-flush = Couleur
hand-full_house = Full
hand-four_of_a_kind = Carré
hand-straight_flush = Quinte flush
hand-royal_flush = Quinte flush royale
hand-mini_royal = Mini-quinte royale
hand-below = Moins de 46 points
hand-points = { $points } points
row-or-better = { $hand } ou mieux
row-or-lower = { $hand } ou moins
row-from-to = De { $firstLow } à { $last }

## Résultats et raisons
outcome-win = Gagnée
outcome-push = Rendue
outcome-lose = Perdue
outcome-fold = Couchée
outcome-bonus = Bonus
reason-win = Meilleure main
reason-tie = Égalité
reason-lose = Main du croupier meilleure
reason-not_qualified = Le croupier ne se qualifie pas
reason-fold = Main couchée
reason-under_minimum = Sous le minimum
qualifies-queen_high = Le croupier se qualifie avec une dame ou mieux
qualifies-pair_of_fours = Le croupier se qualifie avec une paire de 4 ou mieux
dealer-qualified = Croupier : { $hand }, se qualifie
dealer-not-qualified = Croupier : { $hand }, ne se qualifie pas

## Paquets et cartes
pile-hand = Cartes
pile-dealer = Cartes du croupier
pile-flop = Flop
pile-turn = Turn
pile-river = River
pile-draw = Deux dernières cartes
pile-board = Cartes communes
pile-own = Vos cartes
card-face-down = Carte face cachée
card-name = { $rank } de { $suit }
rank-ace = As
rank-king = Roi
rank-queen = Dame
rank-jack = Valet
suit-spades = pique
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle

## Table
phase-betting = Faites vos jeux
phase-dealing = Distribution
phase-deciding = À vous de choisir
phase-finishing = Abattage
phase-ended = Partie terminée
phase-voided = Partie annulée
light-hurry = Dernières secondes
light-closed = Les jeux sont faits
light-pause = La suite dans un instant
light-auto-fold = Main couchée automatiquement
light-auto-hint = Sans choix à temps, la main est couchée
take-your-time = Prenez votre temps : aucun chrono ici
seconds-left = { $count ->
    [one] encore une seconde
   *[other] encore { $count } secondes
}
limits = Limites
minimum = Min
maximum = Max
equals-ante = = { $ante }
times-ante = { $count } × { $ante }
limits-of = Min { $minimum }, max { $maximum }
paytables = Tables des gains
pays = Gain
hand = Main
spots = Mises
chips = Jetons
chip-of = Jeton de { $amount }
chips-more = Jetons plus élevés
chips-less = Jetons plus petits
add-chip = ajouter { $amount }
remove-chip = Retirer { $amount } de { $bet }
undo = Annuler
clear = Effacer
repeat = Répéter
double = Doubler
deal = Distribuer
new-round = Nouvelle partie
balance = Solde
total-bet = Mise totale
last-win = Dernier gain
hint-add = Un clic ajoute un jeton
hint-remove = Le clic droit en retire un
hint-add-touch = Touchez pour ajouter un jeton
hint-remove-touch = Maintenez pour en retirer un
hint-ante-first = Commencez par { $ante }
hint-sit = Vous regardez : choisissez une place, ou prenez la première libre
hint-watch = Vous regardez cette table
hint-exact = Votre solde couvre maintenant tout juste { $bet }
bet-adjusted = { $bet } ramenée à { $amount }, le maximum possible
costs = + { $amount }
bonus-waits = { $option } pour gagner le { $bonus } !
early-pays = { $bet } paie { $pays } : +{ $amount }
early-lost = { $bet } : pas de gain
your-hand = Votre main : { $hand }
decide-prompt = { $hand }. Choisissez : { $options }
other-players = Joueurs à la table
seat-number = Place { $seat }
take-seat = S’asseoir
take-seat-number = Prendre la place { $seat }
seat-free = Place { $seat }, libre
you-at = Votre place, { $seat } : { $name }
leave-seat = Quitter la place
leaving-seat = Part après la partie
deciding = Réfléchit
bets-returned = Les mises sous le minimum ont été rendues
game = Jeu
game-code = Code de la partie
started-at = Commencée à { $time } GMT
gmt = GMT
responsible = Jouez responsable
learn-instant = Apprendre le jeu à la table immédiate

## Décompte
slip-title = Décompte
slip-line = Mise
slip-staked = Misé
slip-pays = Gain
slip-returned = Rendu
slip-total = Total
pays-to-one = { $pays }:1
result-win = Vous gagnez { $amount }
result-sum = rendus { $returned } − misés { $staked }
result-side = { $bets } payé : +{ $amount } en tout
result-even = À égalité : votre mise revient
result-less = { $returned } rendus sur { $staked }
result-loss = Pas de gain cette fois
result-next = La suite quand vous voulez.

## Historique
history-empty = Vous n’avez pas encore joué de partie.
history-void = Annulée : toutes les mises ont été rendues
history-adjusted = Rectifié après coup : { $amount }
history-hint = Les plus récentes d’abord. Ouvrez une ligne pour le décompte et les cartes.
column-staked = Misé
column-returned = Rendu
column-net = Net
history-more = Parties plus anciennes
seed = Graine
commitment = Engagement
client-seed = Votre graine
fairness-note = L’engagement a été publié avant la distribution : c’est l’empreinte de la graine qui a mélangé le jeu.
seat-of-round = Place { $seat }, { $name }

## Jeu responsable et clavier
responsible-title = Jouez responsable
responsible-text = Croupier se joue uniquement avec des jetons gratuits : il n’y a rien à perdre. Les probabilités sont celles du vrai jeu et, à la longue, la maison gagne. Faites des pauses, et arrêtez quand ce n’est plus un plaisir.
shortcuts-title = Raccourcis clavier
shortcuts-on = Commandes à une touche
key-chip = choisir un jeton
key-spots = passer d’une mise à l’autre
key-add = ajouter un jeton
key-remove = retirer un jeton
key-undo = annuler
key-clear = effacer
key-repeat = répéter, puis doubler
key-deal = distribuer ou nouvelle partie
key-play = premier choix pour jouer
key-play-second = second choix pour jouer
key-fold = se coucher
key-time = lire le temps restant
key-hand = lire votre main
key-enter = Entrée
key-backspace = Retour arrière
key-arrows = Flèches

## Refus
refused-bad_message = Message incompris. Veuillez réessayer.
refused-rate_limited = Trop vite. Attendez un instant.
refused-unknown_table = Cette table n’existe pas.
refused-unknown_round = Cette partie n’existe pas.
refused-wrong_round = Cette partie est finie ; rien n’a été misé.
refused-unknown_spot = Cette mise n’existe pas ici.
refused-needs_ante = { $bet } s’ouvre une fois l’Ante posée.
refused-over_maximum = { $bet } : le maximum est { $maximum }.
refused-under_minimum = { $bet } : le minimum est { $minimum }.
refused-no_bet = Posez d’abord une mise.
refused-funds = Solde insuffisant : il faut { $needed }, disponible { $available }.
refused-betting_closed = Les mises sont closes.
refused-too_late = Trop tard.
refused-not_seated = Prenez d’abord une place.
refused-seat_taken = La place { $seat } est prise.
refused-table_full = Toutes les places sont prises.
refused-already_seated = Vous êtes déjà assis à cette table.
refused-not_deciding = Il n’y a rien à choisir maintenant.
refused-already_chosen = Vous avez déjà choisi.
refused-unknown_option = Ce choix n’est pas possible maintenant.
refused-wrong_stage = Ce choix est passé.
refused-key_conflict = Envoyé deux fois avec des contenus différents. Veuillez réessayer.
refused-round_running = Une partie est encore en cours.
refused-not_instant = Seulement aux tables immédiates.
refused-not_live = Seules les tables en direct ont des places.
refused-no_deck = La maison ne peut pas distribuer pour le moment ; rien n’a changé. Veuillez réessayer plus tard.
refused-store_failed = La maison n’a pas pu l’enregistrer ; rien n’a changé. Veuillez réessayer.
refused-not_allowed = Ceci est réservé à d’autres : votre rôle n’y donne pas accès.
refused-not_signed_in = Votre session est terminée. Rechargez la page.
refused-wallet_full = Vous avez encore assez de jetons.
refused-unreachable = La maison ne répond pas. Veuillez réessayer.
refused-table_closed = Cette table est fermée et ne prend pas de mises.
refused-table_paused = La table est en pause ; rien n’a été misé.
refused-table_shut = Le croupier a fermé cette table.
refused-player_disabled = Votre compte ne prend pas de nouvelles mises pour le moment. Le support peut vous dire pourquoi.
refused-bad_odds = Le labo ne peut pas le calculer : { $why }
refused-too_long = Le calcul a pris trop de temps. Essayez plus simple.
refused-unknown_game = Ce jeu n’existe pas.
refused-no_advice = Il n’y a pas de conseil pour cette main.
refused-no_advice_here = Cette table ne donne pas de conseils.
refused-busy = La maison est occupée. Réessayez dans un instant.
refused-other = Cela n’a pas fonctionné ({ $code }).
