### Chat e assistenza in italiano.

## Chat
chat-title = Chat
chat-tab-table = Chat del tavolo
chat-tab-support = Assistenza
chat-enlarge = Ingrandisci la chat
chat-close = Chiudi la chat
chat-unread = { $count ->
    [one] un nuovo messaggio
   *[other] { $count } nuovi messaggi
}
chat-empty-table = A questo tavolo non ha ancora scritto nessuno.
chat-empty-support = Scrivi qui e l’assistenza risponde. Nessun altro legge.
chat-write = Scrivi un messaggio …
chat-write-support = Scrivi all’assistenza …
chat-send = Invia
chat-left = { $count ->
    [one] resta un carattere
   *[other] restano { $count } caratteri
}
chat-key = scrivi un messaggio
chat-you = Tu
chat-role-house = La casa
chat-role-dealer = Croupier
chat-role-supervisor = Supervisore
chat-role-support = Assistenza
chat-role-admin = Direzione
chat-deeds = Che cosa fare del messaggio di { $name }
chat-mute = Silenzia
chat-report = Segnala
chat-muted-now = Non vedi più quello che scrive { $name }.
chat-heard-again = Vedi di nuovo quello che scrive { $name }.
chat-reported = Segnalato. L’assistenza se ne occupa.
chat-unmute = Riattiva
chat-nobody-muted = Non hai silenziato nessuno.
chat-choices = Impostazioni della chat
chat-show-others = Mostra i messaggi degli altri giocatori
chat-hidden = I messaggi degli altri giocatori sono nascosti.
chat-show = Mostrali
chat-silenced = { $minutes ->
    [one] Ai tavoli non puoi scrivere ancora per un minuto. All’assistenza puoi scrivere.
   *[other] Ai tavoli non puoi scrivere ancora per { $minutes } minuti. All’assistenza puoi scrivere.
}
chat-silence = Togli la parola
chat-silence-title = Togli la parola a { $name }
chat-silence-for = Per quanto tempo
chat-silence-why = Perché (per il registro)
chat-silenced-now = { $name } ora non può scrivere ai tavoli.
chat-minutes-10 = 10 minuti
chat-minutes-60 = Un’ora
chat-minutes-1440 = Un giorno
chat-minutes-10080 = Una settimana

## Le parole della casa
chat-house-notice = Un avviso della casa.
chat-house-table_paused = Il tavolo è in pausa; tutte le puntate sono al sicuro.
chat-house-table_resumed = Il tavolo riprende.
chat-house-table_opened = Il tavolo è aperto.
chat-house-table_shut = Il tavolo per ora è chiuso.
chat-house-round_voided = Questa mano è annullata; tutte le puntate sono state restituite.
chat-why-error = Qualcosa è andato storto e un supervisore sta verificando.
chat-why-stuck = Qualcosa è andato storto e un supervisore sta verificando.
chat-why-scanner_silent = Si sta controllando il lettore di carte.
chat-why-card_twice = Si sta controllando una carta.
chat-why-unknown_card = Si sta controllando una carta.
chat-why-no_card_wanted = Si sta controllando una carta.
chat-why-wrong_side_up = Si sta controllando una carta.
chat-why-wrong_burn = Si sta controllando una carta.
chat-why-check = Un supervisore sta facendo un controllo.
chat-why-technical = Si sta risolvendo un problema tecnico.
chat-why-dealer_change = Cambio di croupier.
chat-why-dealer_calls = Il croupier ha chiamato il supervisore.
chat-why-malfunction = C’è stato un malfunzionamento.
chat-why-wrong_card = Una carta era sbagliata.
chat-why-unresolved = Il problema non si è potuto risolvere.

## Una mano passo per passo
chat-replay = Passo per passo
chat-replay-title = Mano { $round }, passo per passo
chat-replay-at = Passo { $step } di { $steps }
chat-replay-first = Primo passo
chat-replay-back = Un passo indietro
chat-replay-on = Un passo avanti
chat-replay-last = Ultimo passo
chat-replay-events = Tutto quello che è successo
chat-replay-said = Chat durante la mano
chat-replay-nothing-said = Durante questa mano non ha scritto nessuno.
chat-replay-seat = Posto { $seat }, { $name }
chat-replay-bets = Puntate
chat-replay-chose = Scelta
chat-replay-by-system = { $option } (automatico)
chat-report-round = Segnala questa mano
chat-round-reported = La mano è segnalata. Un supervisore se ne occupa; puoi chiedere all’assistenza.
chat-event-round_opened = Si aprono le puntate
chat-event-bets_placed = { $who } punta { $bets }
chat-event-bets_none = { $who } ritira tutte le puntate
chat-event-bets_returned = A { $who } tornano { $bets } (sotto il minimo)
chat-event-betting_closed = Puntate chiuse
chat-event-card_burnt = Si brucia una carta
chat-event-card_dealt = { $place }: { $card }
chat-event-card_turned = { $place } mostra { $card }
chat-event-card_corrected = { $place }: corretta in { $card }
chat-event-cards_confirmed = Le carte sono confermate
chat-event-stage_opened = Si aprono le decisioni
chat-event-option_by_player = { $who } sceglie { $option }
chat-event-option_by_system = { $who }: { $option }, deciso dal sistema
chat-event-stage_closed = Si chiudono le decisioni
chat-event-lines_settled = { $who } riceve: { $lines }
chat-event-round_ended = La mano è finita
chat-event-round_voided = La mano è nulla; tutte le puntate tornano.
chat-event-other = È successo altro
chat-event-seed_revealed = Il seme è rivelato

## La postazione dell’assistenza
chat-console = Assistenza
chat-console-only = Questa pagina è per assistenza, supervisori e direzione.
chat-console-conversations = Conversazioni
chat-console-reports = Segnalazioni
chat-console-rounds = Mani
chat-console-players = Giocatori
chat-console-no-conversations = Nessuno ha ancora scritto all’assistenza.
chat-console-pick = Scegli una conversazione.
chat-console-guest = Ospite
chat-console-answer = Rispondi a { $name } …
chat-console-their-rounds = Mani di { $name }
chat-console-about = Sulla mano
chat-console-call = { $name } scrive all’assistenza
chat-console-find-round = Codice della mano, o una sua parte
chat-console-find-round-hint = Basta una parte: 20:05:23 venezia, 2026-11-29, VEN-20261129-200523.
chat-console-find-player = Nome del giocatore
chat-console-find = Cerca
chat-console-none = Nessun risultato.
chat-console-running = in corso
chat-console-no-reports = Nessuno ha segnalato nulla.
chat-console-report-message = Messaggio segnalato
chat-console-report-round = Mano segnalata
chat-console-by = da { $name }
chat-console-closed = Chiusa da { $name }: { $word }
chat-console-word = Che cosa ne è risultato
chat-console-close = Chiudi la segnalazione
chat-console-silent = { $minutes ->
    [one] Senza parola ai tavoli ancora per un minuto
   *[other] Senza parola ai tavoli ancora per { $minutes } minuti
}
chat-console-lift = Ridai la parola
chat-console-lifted = { $name } può scrivere di nuovo.
chat-console-no-rounds = Ancora nessuna mano.

## Rifiuti
refused-chat_crowded = Qui scrivono in molti. Riprova tra un momento.
refused-chat_too_fast = { $seconds ->
    [one] Un po’ più piano, per favore: puoi riscrivere tra un secondo.
   *[other] Un po’ più piano, per favore: puoi riscrivere tra { $seconds } secondi.
}
refused-message_empty = In questo messaggio non c’è nulla da leggere.
refused-message_too_long = Un messaggio ha al massimo { $most } caratteri.
refused-no_reason = Scrivi il perché: resta nel registro.
refused-no_search = Scrivi un codice o una sua parte: un tavolo, una data, un’ora, un numero.
refused-not_a_players_message = Questo non è il messaggio di un altro giocatore.
refused-not_listening = La chat non è ancora pronta. Riprova.
refused-silence_length = Si può togliere la parola da { $least } a { $most } minuti.
refused-silenced = { $minutes ->
    [one] Ai tavoli non puoi scrivere ancora per un minuto.
   *[other] Ai tavoli non puoi scrivere ancora per { $minutes } minuti.
}
refused-unknown_message = Questo messaggio non esiste.
refused-unknown_player = Questo giocatore non esiste.
