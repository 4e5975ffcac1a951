### Le persone: entrare, il proprio account, il personale e il registro, in italiano.

## Entrare
people-title-sign-in = Accedi
people-title-register = Crea un account
people-title-account = Il tuo account
people-title-admin = Personale e registro
people-do-sign-in = Accedi
people-do-register = Crea l’account
people-register-instead = Nuovo da queste parti?
people-sign-in-instead = Hai già un account?
people-register-keeps = Con un nome e una password i gettoni, il posto e la cronologia restano tuoi, su ogni dispositivo.
people-register-why = Con un nome ritrovi i gettoni e la cronologia, su ogni dispositivo.
people-registered-already = Sei già { $name }.
people-other-name = Ora sei { $name }. Accedere con un altro nome chiude questa sessione.
people-name = Nome
people-name-hint = Da 3 a 20 lettere latine e cifre; in mezzo spazio, punto, trattino e apostrofo.
people-password = Password
people-password-hint = Almeno 10 caratteri. Una breve frase è l’ideale; non si chiede altro.
people-show-password = Mostra la password
people-show = Mostra
people-hide = Nascondi
people-busy = Un momento …
people-both-needed = Scrivi prima un nome e una password.
people-welcome = Ciao, { $name }.
people-signed-out = La sessione è finita. Puntate e partite sono al sicuro: accedi e le ritrovi.
people-or-guest = Oppure
people-as-guest = Continua come ospite

## Il proprio account
people-account-of = Account: { $name }
people-you-are-guest = Sei un ospite. Gettoni e cronologia restano solo in questo browser, finché non crei un account.
people-role = Ruolo
people-member-since = Qui dal
people-since = dal
people-idle-never = Resti collegato finché non esci.
people-idle-minutes = { $minutes ->
    [one] Dopo un minuto senza fare nulla la sessione finisce.
   *[other] Dopo { $minutes } minuti senza fare nulla la sessione finisce.
}
people-to-work = Vai alla tua postazione
people-sign-out = Esci
people-sign-out-everywhere = { $count ->
    [one] Esci dall’altro dispositivo
   *[other] Esci da altri { $count } dispositivi
}
people-everywhere-done = Ora sei collegato solo qui.
people-only-here = Sei collegato solo qui.
people-new-password = Nuova password
people-present-password = Password attuale
people-change = Cambia la password
people-password-changed = La password è cambiata e gli altri dispositivi sono usciti.

## Ruoli e stati
people-role-player = Giocatore
people-role-dealer = Croupier
people-role-supervisor = Supervisore
people-role-support = Assistenza
people-role-admin = Amministratore
people-role-operator = Operatore
people-guest = Ospite
people-state-here = collegato
people-state-away = non collegato
people-state-barred = disattivato
people-this-is-you = Sei tu

## Il personale
people-only-admins = Qui lavorano solo gli amministratori. Accedi con un account da amministratore per vedere personale e registro.
people-part-staff = Personale
people-part-audit = Registro
people-found = Trovati
people-search = Nome o codice di chiunque
people-find = Cerca
people-staff-only = Solo il personale
people-nobody-found = Nessuno trovato.
people-add = Aggiungi qualcuno
people-add-hint = La password viene creata e mostrata una volta sola.
people-do-role = Altro ruolo
people-do-password = Nuova password
people-do-disable = Disattiva
people-do-enable = Riattiva
people-disable-means = Esce subito e non può rientrare finché non viene riattivato. Le partite in corso si giocano fino in fondo.
people-enable-means = Può accedere di nuovo.
people-password-means = La password attuale non vale più e tutti i suoi dispositivi escono.
people-why = Motivo
people-why-hint = Resta nel registro per sempre.
people-done = { $name }: fatto.
people-password-of = Password di { $name }
people-once = Viene mostrata solo ora. Consegnala di persona; si può cambiare dopo l’accesso.
people-copy = Copia
people-copied = Copiata.
people-noted = L’ho annotata

## Il registro
people-chain = Se il registro è intero
people-chain-checking = Controllo di ogni riga …
people-chain-whole = { $rows ->
    [0] La catena è intera: non ci sono ancora righe.
    [one] La catena è intera: una riga.
   *[other] La catena è intera: { $rows } righe, ognuna sigillata con la precedente.
}
people-chain-broken = La catena è rotta: la riga { $row } è la prima che non segue dalla precedente.
people-chain-check = Controlla di nuovo
people-by = Di chi
people-everyone = Tutti
people-act = Atto
people-every-act = Ogni atto
people-about = Su cosa
people-changes = Che cosa è cambiato
people-seal = Sigillo
people-nothing-done = Non c’è nulla che corrisponda.
people-older = Mostra righe più vecchie
people-act-Hire = Aggiunto
people-act-ChangeRole = Altro ruolo
people-act-Bar = Disattivato
people-act-Readmit = Riattivato
people-act-ResetPassword = Nuova password
people-act-OpenTable = Tavolo aperto
people-act-ShutTable = Tavolo chiuso
people-act-Pause = Tavolo in pausa
people-act-Resume = Tavolo ripreso
people-act-Announce = Annuncio
people-act-Scan = Carta letta
people-act-Burn = Carta bruciata
people-act-ConfirmCards = Carte confermate
people-act-Correct = Carta corretta
people-act-Void = Partita annullata
people-act-Disable = Tolto dal gioco
people-act-Enable = Di nuovo in gioco
people-act-ProposeAdjustment = Rettifica proposta
people-act-ApproveAdjustment = Rettifica approvata
people-act-DeclineAdjustment = Rettifica respinta
people-act-CloseIncident = Segnalazione chiusa
people-act-RaiseIncident = Segnalazione annotata

## Rifiuti
people-bad_name-length = Un nome ha da { $shortest } a { $longest } caratteri.
people-bad_name-characters = Un nome è fatto di lettere latine e cifre, con in mezzo singoli spazi, punti, trattini o apostrofi.
people-bad_name-reserved = Questo nome farebbe pensare a chi lavora qui. Scegline un altro.
people-bad_password-short = Una password ha almeno { $shortest } caratteri.
people-bad_password-long = Una password ha al massimo { $longest } caratteri.
people-bad_password-common = È tra le prime password che altri proverebbero. Scegline un’altra.
refused-name_taken = Qualcuno ha già questo nome, o uno che gli somiglia. Scegline un altro.
refused-wrong_sign_in = Nome e password non vanno insieme.
refused-wrong_password = Non è la tua password attuale.
refused-too_many_tries = Troppi tentativi in poco tempo. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
refused-barred = Al momento non puoi entrare. L’assistenza può dirti di più.
refused-already_registered = Hai già un account.
refused-no_password = Un ospite non ha password. Prima crea un account.
refused-no_change = È già così.
refused-not_staff = Chi gioca non lavora qui, e viceversa.
refused-not_yourself = Nessuno può cambiarlo da sé; può farlo un altro amministratore.
refused-unknown_person = Non c’è nessuno con questo codice.
refused-session_ended = Questa sessione è finita.
refused-session_idle = Sei stato via a lungo e la sessione è finita.
