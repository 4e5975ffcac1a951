### Chat et assistance en français.

## Chat
chat-title = Chat
chat-tab-table = Chat de la table
chat-tab-support = Assistance
chat-enlarge = Agrandir le chat
chat-close = Fermer le chat
chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
chat-empty-table = Personne n’a encore écrit à cette table.
chat-empty-support = Écrivez ici, l’assistance vous répond. Personne d’autre ne lit.
chat-write = Écrire un message …
chat-write-support = Écrire à l’assistance …
chat-send = Envoyer
chat-left = { $count ->
    [one] un caractère restant
   *[other] { $count } caractères restants
}
chat-key = écrire un message
chat-you = Vous
chat-role-house = La maison
chat-role-dealer = Croupier
chat-role-supervisor = Superviseur
chat-role-support = Assistance
chat-role-admin = Direction
chat-deeds = Que faire du message de { $name }
chat-mute = Masquer
chat-report = Signaler
chat-muted-now = Vous ne voyez plus ce qu’écrit { $name }.
chat-heard-again = Vous voyez de nouveau ce qu’écrit { $name }.
chat-reported = Signalé. L’assistance s’en occupe.
chat-unmute = Ne plus masquer
chat-nobody-muted = Vous n’avez masqué personne.
chat-choices = Réglages du chat
chat-show-others = Afficher les messages des autres joueurs
chat-hidden = Les messages des autres joueurs sont masqués.
chat-show = Les afficher
chat-silenced = { $minutes ->
    [one] Vous ne pouvez pas écrire aux tables pendant encore une minute. Vous pouvez écrire à l’assistance.
   *[other] Vous ne pouvez pas écrire aux tables pendant encore { $minutes } minutes. Vous pouvez écrire à l’assistance.
}
chat-silence = Priver de parole
chat-silence-title = Priver { $name } de parole
chat-silence-for = Pour combien de temps
chat-silence-why = Pourquoi (pour le registre)
chat-silenced-now = { $name } ne peut plus écrire aux tables.
chat-minutes-10 = 10 minutes
chat-minutes-60 = Une heure
chat-minutes-1440 = Un jour
chat-minutes-10080 = Une semaine

## Les mots de la maison
chat-house-notice = Un avis de la maison.
chat-house-table_paused = La table est en pause ; toutes les mises sont en sûreté.
chat-house-table_resumed = La table reprend.
chat-house-table_opened = La table est ouverte.
chat-house-table_shut = La table est fermée pour l’instant.
chat-house-round_voided = Cette partie est annulée ; toutes les mises ont été rendues.
chat-why-error = Un incident s’est produit, un superviseur s’en occupe.
chat-why-stuck = Un incident s’est produit, un superviseur s’en occupe.
chat-why-scanner_silent = On vérifie le lecteur de cartes.
chat-why-card_twice = On vérifie une carte.
chat-why-unknown_card = On vérifie une carte.
chat-why-no_card_wanted = On vérifie une carte.
chat-why-wrong_side_up = On vérifie une carte.
chat-why-wrong_burn = On vérifie une carte.
chat-why-check = Un superviseur fait une vérification.
chat-why-technical = On résout un problème technique.
chat-why-dealer_change = Changement de croupier.
chat-why-dealer_calls = Le croupier a appelé le superviseur.
chat-why-malfunction = Il y a eu un dysfonctionnement.
chat-why-wrong_card = Une carte était fausse.
chat-why-unresolved = Le problème n’a pas pu être résolu.

## Une partie pas à pas
chat-replay = Pas à pas
chat-replay-title = Partie { $round }, pas à pas
chat-replay-at = Étape { $step } sur { $steps }
chat-replay-first = Première étape
chat-replay-back = Une étape en arrière
chat-replay-on = Une étape en avant
chat-replay-last = Dernière étape
chat-replay-events = Tout ce qui s’est passé
chat-replay-said = Chat pendant la partie
chat-replay-nothing-said = Personne n’a écrit pendant cette partie.
chat-replay-seat = Place { $seat }, { $name }
chat-replay-bets = Mises
chat-replay-chose = Choix
chat-replay-by-system = { $option } (automatique)
chat-report-round = Signaler cette partie
chat-round-reported = La partie est signalée. Un superviseur s’en occupe ; l’assistance peut vous renseigner.
chat-event-round_opened = Ouverture des mises
chat-event-bets_placed = { $who } mise { $bets }
chat-event-bets_none = { $who } retire toutes ses mises
chat-event-bets_returned = { $who } récupère { $bets } (sous le minimum)
chat-event-betting_closed = Rien ne va plus
chat-event-card_burnt = Une carte est brûlée
chat-event-card_dealt = { $place } : { $card }
chat-event-card_turned = { $place } montre { $card }
chat-event-card_corrected = { $place } : corrigé en { $card }
chat-event-cards_confirmed = Les cartes sont confirmées
chat-event-stage_opened = Ouverture des décisions
chat-event-option_by_player = { $who } choisit { $option }
chat-event-option_by_system = { $who } : { $option }, décidé par le système
chat-event-stage_closed = Fin des décisions
chat-event-lines_settled = { $who } reçoit : { $lines }
chat-event-round_ended = La partie est finie
chat-event-round_voided = La partie est nulle ; toutes les mises sont rendues.
chat-event-other = Autre chose s’est passé
chat-event-seed_revealed = La graine est révélée

## La console de l’assistance
chat-console = Assistance
chat-console-only = Cette page est réservée à l’assistance, aux superviseurs et à la direction.
chat-console-conversations = Conversations
chat-console-reports = Signalements
chat-console-rounds = Parties
chat-console-players = Joueurs
chat-console-no-conversations = Personne n’a encore écrit à l’assistance.
chat-console-pick = Choisissez une conversation.
chat-console-guest = Invité
chat-console-answer = Répondre à { $name } …
chat-console-their-rounds = Parties de { $name }
chat-console-about = Au sujet de la partie
chat-console-call = { $name } écrit à l’assistance
chat-console-find-round = Code de partie, ou un morceau
chat-console-find-round-hint = Un morceau suffit : 20:05:23 venezia, 2026-11-29, VEN-20261129-200523.
chat-console-find-player = Nom du joueur
chat-console-find = Chercher
chat-console-none = Aucun résultat.
chat-console-running = en cours
chat-console-no-reports = Personne n’a rien signalé.
chat-console-report-message = Message signalé
chat-console-report-round = Partie signalée
chat-console-by = par { $name }
chat-console-closed = Clos par { $name } : { $word }
chat-console-word = Ce qu’il en est résulté
chat-console-close = Clore le signalement
chat-console-silent = { $minutes ->
    [one] Privé de parole aux tables pendant encore une minute
   *[other] Privé de parole aux tables pendant encore { $minutes } minutes
}
chat-console-lift = Rendre la parole
chat-console-lifted = { $name } peut de nouveau écrire.
chat-console-no-rounds = Pas encore de parties.

## Refus
refused-chat_crowded = Beaucoup de monde écrit ici. Réessayez dans un instant.
refused-chat_too_fast = { $seconds ->
    [one] Un peu moins vite, s’il vous plaît : vous pourrez écrire dans une seconde.
   *[other] Un peu moins vite, s’il vous plaît : vous pourrez écrire dans { $seconds } secondes.
}
refused-message_empty = Il n’y a rien à lire dans ce message.
refused-message_too_long = Un message compte au plus { $most } caractères.
refused-no_reason = Indiquez pourquoi : cela figure au registre.
refused-no_search = Tapez un code de partie ou un morceau : une table, une date, une heure, un numéro.
refused-not_a_players_message = Ce n’est pas le message d’un autre joueur.
refused-not_listening = Le chat n’est pas encore prêt. Réessayez.
refused-silence_length = On peut priver de parole de { $least } à { $most } minutes.
refused-silenced = { $minutes ->
    [one] Vous ne pouvez pas écrire aux tables pendant encore une minute.
   *[other] Vous ne pouvez pas écrire aux tables pendant encore { $minutes } minutes.
}
refused-unknown_message = Ce message n’existe pas.
refused-unknown_player = Ce joueur n’existe pas.
