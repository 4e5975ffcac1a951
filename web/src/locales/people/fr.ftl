### Les personnes : entrer, son compte, le personnel et le registre, en français.

## Entrer
people-title-sign-in = Connexion
people-title-register = Créer un compte
people-title-account = Votre compte
people-title-admin = Personnel et registre
people-do-sign-in = Se connecter
people-do-register = Créer le compte
people-register-instead = Nouveau ici ?
people-sign-in-instead = Vous avez déjà un compte ?
people-register-keeps = Avec un nom et un mot de passe, vos jetons, votre place et votre historique restent les vôtres, sur tout appareil.
people-register-why = Avec un nom, vous retrouvez vos jetons et votre historique sur tout appareil.
people-registered-already = Vous êtes déjà { $name }.
people-other-name = Vous êtes { $name }. Vous connecter sous un autre nom met fin à cette session.
people-name = Nom
people-name-hint = De 3 à 20 lettres latines et chiffres ; au milieu, espace, point, trait d’union ou apostrophe.
people-password = Mot de passe
people-password-hint = Au moins 10 caractères. Une courte phrase est l’idéal ; rien d’autre n’est demandé.
people-show-password = Montrer le mot de passe
people-show = Montrer
people-hide = Cacher
people-busy = Un instant …
people-both-needed = Écrivez d’abord un nom et un mot de passe.
people-welcome = Bienvenue, { $name }.
people-signed-out = Votre session est terminée. Mises et parties sont en sécurité : connectez-vous pour les retrouver.
people-or-guest = Ou bien
people-as-guest = Continuer en invité

## Son compte
people-account-of = Compte : { $name }
people-you-are-guest = Vous êtes invité. Vos jetons et votre historique ne sont gardés que dans ce navigateur, tant que vous n’avez pas de compte.
people-role = Rôle
people-member-since = Ici depuis le
people-since = depuis le
people-idle-never = Vous restez connecté jusqu’à ce que vous vous déconnectiez.
people-idle-minutes = { $minutes ->
    [one] Vous êtes déconnecté après une minute sans rien faire.
   *[other] Vous êtes déconnecté après { $minutes } minutes sans rien faire.
}
people-to-work = Vers votre poste
people-sign-out = Se déconnecter
people-sign-out-everywhere = { $count ->
    [one] Déconnecter l’autre appareil
   *[other] Déconnecter { $count } autres appareils
}
people-everywhere-done = Vous n’êtes plus connecté qu’ici.
people-only-here = Vous n’êtes connecté qu’ici.
people-new-password = Nouveau mot de passe
people-present-password = Mot de passe actuel
people-change = Changer le mot de passe
people-password-changed = Le mot de passe est changé, et tous les autres appareils sont déconnectés.

## Rôles et états
people-role-player = Joueur
people-role-dealer = Croupier
people-role-supervisor = Superviseur
people-role-support = Assistance
people-role-admin = Administrateur
people-role-operator = Opérateur
people-guest = Invité
people-state-here = présent
people-state-away = absent
people-state-barred = désactivé
people-this-is-you = C’est vous

## Le personnel
people-only-admins = Seuls les administrateurs travaillent ici. Connectez-vous avec un compte d’administrateur pour voir le personnel et le registre.
people-part-staff = Personnel
people-part-audit = Registre
people-found = Trouvés
people-search = Nom ou code de quiconque
people-find = Chercher
people-staff-only = Personnel seulement
people-nobody-found = Personne de trouvé.
people-add = Ajouter quelqu’un
people-add-hint = Un mot de passe est créé et montré une seule fois.
people-do-role = Autre rôle
people-do-password = Nouveau mot de passe
people-do-disable = Désactiver
people-do-enable = Réactiver
people-disable-means = La personne est déconnectée aussitôt et ne peut revenir qu’une fois réactivée. Les parties en cours se jouent jusqu’au bout.
people-enable-means = La personne peut de nouveau se connecter.
people-password-means = Le mot de passe actuel ne vaut plus rien, et tous ses appareils sont déconnectés.
people-why = Motif
people-why-hint = Il reste au registre pour toujours.
people-done = { $name } : c’est fait.
people-password-of = Mot de passe de { $name }
people-once = Il n’est montré que maintenant. Remettez-le en personne ; on peut le changer après la connexion.
people-copy = Copier
people-copied = Copié.
people-noted = Je l’ai noté

## Le registre
people-chain = Si le registre est entier
people-chain-checking = Vérification de chaque ligne …
people-chain-whole = { $rows ->
    [0] La chaîne est entière : il n’y a pas encore de ligne.
    [one] La chaîne est entière : une ligne.
   *[other] La chaîne est entière : { $rows } lignes, chacune scellée avec la précédente.
}
people-chain-broken = La chaîne est rompue : la ligne { $row } est la première qui ne suit pas de la précédente.
people-chain-check = Vérifier encore
people-by = Par
people-everyone = Tout le monde
people-act = Acte
people-every-act = Tous les actes
people-about = Au sujet de
people-changes = Ce qui a changé
people-seal = Sceau
people-nothing-done = Rien ne correspond.
people-older = Montrer des lignes plus anciennes
people-act-Hire = Ajouté
people-act-ChangeRole = Autre rôle
people-act-Bar = Désactivé
people-act-Readmit = Réactivé
people-act-ResetPassword = Nouveau mot de passe
people-act-OpenTable = Table ouverte
people-act-ShutTable = Table fermée
people-act-Pause = Table en pause
people-act-Resume = Table reprise
people-act-Announce = Annonce
people-act-Scan = Carte lue
people-act-Burn = Carte brûlée
people-act-ConfirmCards = Cartes confirmées
people-act-Correct = Carte corrigée
people-act-Void = Partie annulée
people-act-Disable = Retiré du jeu
people-act-Enable = Remis en jeu
people-act-ProposeAdjustment = Rectification proposée
people-act-ApproveAdjustment = Rectification approuvée
people-act-DeclineAdjustment = Rectification refusée
people-act-CloseIncident = Incident clos
people-act-RaiseIncident = Incident noté

## Refus
people-bad_name-length = Un nom a de { $shortest } à { $longest } caractères.
people-bad_name-characters = Un nom est fait de lettres latines et de chiffres, avec au milieu des espaces, points, traits d’union ou apostrophes isolés.
people-bad_name-reserved = Ce nom ferait penser à quelqu’un qui travaille ici. Choisissez-en un autre.
people-bad_password-short = Un mot de passe a au moins { $shortest } caractères.
people-bad_password-long = Un mot de passe a au plus { $longest } caractères.
people-bad_password-common = C’est l’un des premiers mots de passe que d’autres essaieraient. Choisissez-en un autre.
refused-name_taken = Quelqu’un a déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
refused-wrong_sign_in = Ce nom et ce mot de passe ne vont pas ensemble.
refused-wrong_password = Ce n’est pas votre mot de passe actuel.
refused-too_many_tries = C’était souvent en peu de temps. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-barred = Vous ne pouvez pas entrer pour le moment. L’assistance peut vous en dire plus.
refused-already_registered = Vous avez déjà un compte.
refused-no_password = Un invité n’a pas de mot de passe. Créez d’abord un compte.
refused-no_change = C’est déjà ainsi.
refused-not_staff = Qui joue ne travaille pas ici, et inversement.
refused-not_yourself = Personne ne change cela pour soi-même ; un autre administrateur le peut.
refused-unknown_person = Personne n’a ce code.
refused-session_ended = Cette session est terminée.
refused-session_idle = Vous êtes resté longtemps absent, la session est donc terminée.
