### La caisse et le jeu responsable, en français.

## Caisse
money-cashier = Caisse
money-closed = La caisse de cette maison est fermée.
money-available = Solde
money-held = Aux tables
money-payout = En route vers vous
money-what = Que faire
money-deposits = Déposer
money-withdrawals = Retirer
money-amount = Montant
money-amount-available = { $amount } disponibles
money-range = Choisissez un montant dans l’intervalle { $range }.
money-bad-amount = Écrivez un montant comme 25 ou 12,50.
money-deposit-go = Déposer
money-withdraw-go = Retirer
money-withdraw-note = Le montant est mis de côté tout de suite et ne peut pas être rappelé.
money-away-no-deposit = Vous êtes en pause jusqu’au { $until } : aucun dépôt n’est possible. Retirer reste toujours possible.
money-to-responsible = Limites et pauses
money-movements = Mouvements
money-no-movements = Aucun mouvement pour l’instant.
money-earlier = Précédents
money-kind-deposit = Dépôt
money-kind-withdrawal = Retrait
money-deposit-waiting = En route. Il apparaîtra ici dès son arrivée.
money-deposit-done = Arrivé
money-deposit-declined = Refusé par le prestataire. Rien n’a bougé.
money-withdrawal-waiting = Mis de côté, en route vers vous
money-withdrawal-done = Versé
money-withdrawal-declined = Le versement n’a pas pu se faire. { $amount } sont de nouveau dans votre solde.

## Chiffres
money-figures = Votre jeu en chiffres
money-span-today = Aujourd’hui
money-span-week = Cette semaine
money-span-month = Ce mois
money-staked = Misé
money-returned = Revenu
money-net = Différence
money-on-tables = Aux tables en ce moment
money-on-tables-note = Pas encore distribué ni décidé : aucun de ces chiffres ne le compte.
money-deposited = Déposé
money-time-played = Temps de jeu
money-gmt-note = Les jours commencent à minuit GMT, les semaines le lundi.
money-duration = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}

## Limites
money-limits = Vos limites
money-limits-note-demo = Une limite plus basse vaut tout de suite. Ici, une plus haute aussi.
money-limits-note-delay = Une limite plus basse vaut tout de suite, une plus haute après { $delay }.
money-limits-note-confirmed = Une limite plus basse vaut tout de suite. Une plus haute attend { $delay }, puis votre confirmation.
money-limits-first = Avant de jouer, fixez ces limites : { $limits }.
money-group-deposits = Dépôts
money-group-losses = Pertes
money-group-stakes = Mises
money-group-time = Temps
money-limit-deposit_day = Dépôts par jour
money-limit-deposit_week = Dépôts par semaine
money-limit-deposit_month = Dépôts par mois
money-limit-loss_day = Pertes par jour
money-limit-loss_week = Pertes par semaine
money-limit-loss_month = Pertes par mois
money-limit-stake_round = Mises sur une partie
money-limit-stake_day = Mises par jour
money-limit-time_session = Temps d’affilée
money-limit-time_day = Temps par jour
money-limit-reality_check = Me dire depuis quand je joue, toutes les
money-no-limit = pas de limite
money-never = jamais
money-used = { $used } utilisés
money-set = Fixer
money-change = Changer
money-change-what = Changer : { $what }
money-minutes = Minutes
money-bad-minutes = Écrivez des minutes entières, de 1 à 1440.
money-set-go = Enregistrer
money-remove = Enlever
money-pending = { $value } à partir du { $from }
money-pending-confirm = { $value } : à partir du { $from }, vous pourrez dire si vous la voulez encore
money-pending-due = { $value } a attendu assez longtemps. Elle vaut si vous la voulez encore.
money-confirm = Je la veux encore
money-keep = Laisser comme c’est

## Pauses
money-break = Faire une pause
money-break-cool_off = Une courte pause
money-break-exclusion = Auto-exclusion
money-break-about-cool_off = Ni mises ni dépôts pendant quelques jours.
money-break-about-exclusion = Ni mises ni dépôts pendant longtemps.
money-break-length = Pour combien de temps
money-break-next = Continuer
money-break-sure = Dès maintenant et jusqu’au { $until }, vous ne pourrez ici ni jouer ni déposer. Personne ne peut y mettre fin plus tôt.
money-break-what = Les parties sur lesquelles vous avez misé se jouent jusqu’au bout, et vous pouvez retirer à tout moment.
money-break-go = Commencer la pause
money-break-back = Retour
money-away-cool_off = Vous êtes en pause jusqu’au { $until }. Retirer reste toujours possible.
money-away-exclusion = Vous vous êtes exclu jusqu’au { $until }. Retirer reste toujours possible.
money-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
money-months = { $count ->
   *[other] { $count } mois
}
money-years = { $count ->
    [one] { $count } an
   *[other] { $count } ans
}

## Aide
money-help = Informations et aide
money-signs = Jouer plus que prévu, le cacher, vouloir se refaire : ce sont des signes qu’il est bon d’en parler à quelqu’un. C’est gratuit et personne ne l’apprend.
money-age = Réservé aux personnes de { $age } ans et plus.

## Coup d’œil à l’heure
money-check = Un coup d’œil à l’heure
money-check-text = Vous jouez depuis { $time }.
money-check-go-on = Continuer

## La barre
money-session-id = ID de session
money-participation-id = ID de participation
money-no-id = pas encore

## Pour le plaisir
money-try = Essayer le jeu
money-try-of = Essayer { $name } pour le plaisir
money-fun = Pour le plaisir
money-fun-note = Jetons d’essai, à part de votre solde ; sans historique
money-fun-money = Jetons d’essai
money-fun-leave = À la vraie table

## Refus
refused-amount_range = Choisissez un montant de { $minimum } à { $maximum }.
refused-bad_limit = Cela ne peut pas être une limite. Choisissez une autre valeur.
refused-cashier_closed = La caisse de cette maison est fermée.
refused-excluded = Vous êtes en pause, par votre choix, jusqu’au { $until }. Les parties commencées se jouent jusqu’au bout.
refused-exclusion_stands = Votre pause jusqu’au { $until } reste. On peut l’allonger, pas la raccourcir.
refused-first_limit = La première fois, cette limite est au plus de { $limit }.
refused-first_time_limit = La première fois, cette limite est au plus de { $minutes } minutes.
refused-limit_deposit = C’est plus que ne laisse votre limite de dépôts { $period ->
    [day] par jour
    [week] par semaine
   *[month] par mois
} : { $left } sur { $limit }.
refused-limit_loss = C’est plus que ne laisse votre limite de pertes { $period ->
    [day] par jour
    [week] par semaine
   *[month] par mois
} : { $left } sur { $limit }. Ce que peut coûter la décision est compté.
refused-limit_stake = C’est plus que ne laisse votre limite de mises par jour : { $left } sur { $limit }. Ce que peut coûter la décision est compté.
refused-limit_stake_round = C’est plus que votre limite de { $limit } pour une partie. Ce que peut coûter la décision est compté.
refused-limit_time_day = Vous avez joué { $minutes } minutes aujourd’hui : c’est la limite que vous avez fixée.
refused-limit_time_session = Vous avez joué { $minutes } minutes d’affilée : c’est la limite que vous avez fixée. Après { $rest } minutes de repos, cela reprend.
refused-limits_first = Avant de jouer, fixez vos limites dans « Jouez responsable ».
refused-no_change_waits = Aucune limite plus haute n’attend votre confirmation.
refused-no_ticket = L’ID de participation à cette table manque encore. Misez de nouveau.
refused-regulator_down = Le système du régulateur ne répond pas : aucune nouvelle partie ne peut commencer. Rien n’a bougé ; réessayez dans un instant.
refused-regulator_refused = Le système du régulateur ne donne pas d’ID : aucune nouvelle partie ne peut commencer. Rien n’a bougé.
refused-session_cap = On peut engager au plus { $limit } dans une session. Ce que peut coûter la décision est compté.
refused-too_early = Vous pourrez confirmer à partir du { $until }.
refused-unknown_movement = Ce mouvement n’existe pas.
