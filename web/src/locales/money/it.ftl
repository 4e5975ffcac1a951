### La cassa e il gioco responsabile, in italiano.

## Cassa
money-cashier = Cassa
money-closed = In questa casa la cassa è chiusa.
money-available = Saldo
money-held = Ai tavoli
money-payout = In arrivo a te
money-what = Che cosa fare
money-deposits = Deposita
money-withdrawals = Preleva
money-amount = Importo
money-amount-available = { $amount } disponibili
money-range = Scegli un importo nell’intervallo { $range }.
money-bad-amount = Scrivi un importo come 25 o 12,50.
money-deposit-go = Deposita
money-withdraw-go = Preleva
money-withdraw-note = L’importo è messo da parte subito e non si può richiamare.
money-away-no-deposit = Sei in pausa fino al { $until }: non si può versare nulla. Prelevare è sempre possibile.
money-to-responsible = Limiti e pause
money-movements = Movimenti
money-no-movements = Finora nessun movimento.
money-earlier = Precedenti
money-kind-deposit = Deposito
money-kind-withdrawal = Prelievo
money-deposit-waiting = In arrivo. Lo vedi qui appena c’è.
money-deposit-done = Arrivato
money-deposit-declined = Non accettato dal fornitore. Non si è mosso nulla.
money-withdrawal-waiting = Messo da parte, in arrivo a te
money-withdrawal-done = Pagato
money-withdrawal-declined = Non si è potuto pagare. { $amount } sono di nuovo nel tuo saldo.

## Cifre
money-figures = Il tuo gioco in cifre
money-span-today = Oggi
money-span-week = Questa settimana
money-span-month = Questo mese
money-staked = Puntato
money-returned = Tornato
money-net = Differenza
money-on-tables = Ora ai tavoli
money-on-tables-note = Non ancora distribuito o deciso: non è in nessuna di queste cifre.
money-deposited = Versato
money-time-played = Tempo di gioco
money-gmt-note = I giorni cominciano a mezzanotte GMT, le settimane di lunedì.
money-duration = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}

## Limiti
money-limits = I tuoi limiti
money-limits-note-demo = Un limite più basso vale subito. Qui anche uno più alto.
money-limits-note-delay = Un limite più basso vale subito, uno più alto dopo { $delay }.
money-limits-note-confirmed = Un limite più basso vale subito. Uno più alto aspetta { $delay } e poi la tua conferma.
money-limits-first = Prima di giocare imposta questi limiti: { $limits }.
money-group-deposits = Depositi
money-group-losses = Perdite
money-group-stakes = Puntate
money-group-time = Tempo
money-limit-deposit_day = Depositi al giorno
money-limit-deposit_week = Depositi a settimana
money-limit-deposit_month = Depositi al mese
money-limit-loss_day = Perdite al giorno
money-limit-loss_week = Perdite a settimana
money-limit-loss_month = Perdite al mese
money-limit-stake_round = Puntate in una mano
money-limit-stake_day = Puntate al giorno
money-limit-time_session = Tempo di seguito
money-limit-time_day = Tempo al giorno
money-limit-reality_check = Dimmi da quanto gioco, ogni
money-no-limit = nessun limite
money-never = mai
money-used = { $used } usati
money-set = Imposta
money-change = Cambia
money-change-what = Cambia: { $what }
money-minutes = Minuti
money-bad-minutes = Scrivi minuti interi, da 1 a 1440.
money-set-go = Salva
money-remove = Togli
money-pending = { $value } dal { $from }
money-pending-confirm = { $value }: dal { $from } puoi dire se lo vuoi ancora
money-pending-due = { $value } ha aspettato abbastanza. Vale se lo vuoi ancora.
money-confirm = Lo voglio ancora
money-keep = Lascia com’è

## Pause
money-break = Fai una pausa
money-break-cool_off = Una breve pausa
money-break-exclusion = Autoesclusione
money-break-about-cool_off = Niente puntate e niente depositi per alcuni giorni.
money-break-about-exclusion = Niente puntate e niente depositi per molto tempo.
money-break-length = Per quanto
money-break-next = Avanti
money-break-sure = Da adesso fino al { $until } qui non puoi giocare né depositare. Nessuno può farla finire prima.
money-break-what = Le mani su cui hai puntato si giocano fino in fondo, e puoi prelevare in ogni momento.
money-break-go = Comincia la pausa
money-break-back = Indietro
money-away-cool_off = Sei in pausa fino al { $until }. Prelevare è sempre possibile.
money-away-exclusion = Ti sei autoescluso fino al { $until }. Prelevare è sempre possibile.
money-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
money-months = { $count ->
    [one] { $count } mese
   *[other] { $count } mesi
}
money-years = { $count ->
    [one] { $count } anno
   *[other] { $count } anni
}

## Aiuto
money-help = Informazioni e aiuto
money-signs = Giocare più di quanto si voleva, nasconderlo, cercare di rifarsi delle perdite: sono segni che è bene parlarne con qualcuno. È gratis e nessuno lo viene a sapere.
money-age = Solo per chi ha { $age } anni o più.

## Sguardo all’orologio
money-check = Uno sguardo all’orologio
money-check-text = Stai giocando da { $time }.
money-check-go-on = Continua

## La barra
money-session-id = ID sessione
money-participation-id = ID partecipazione
money-no-id = ancora nessuno

## Per divertimento
money-try = Prova il gioco
money-try-of = Prova { $name } per divertimento
money-fun = Per divertimento
money-fun-note = Gettoni di prova, a parte dal tuo saldo; senza cronologia
money-fun-money = Gettoni di prova
money-fun-leave = Al tavolo vero

## Rifiuti
refused-amount_range = Scegli un importo da { $minimum } a { $maximum }.
refused-bad_limit = Questo non può essere un limite. Scegli un altro valore.
refused-cashier_closed = In questa casa la cassa è chiusa.
refused-excluded = Sei in una pausa scelta da te fino al { $until }. Le mani iniziate si giocano fino in fondo.
refused-exclusion_stands = La tua pausa fino al { $until } resta. Si può allungare, non accorciare.
refused-first_limit = La prima volta questo limite può essere al massimo { $limit }.
refused-first_time_limit = La prima volta questo limite può essere al massimo di { $minutes } minuti.
refused-limit_deposit = È più di quanto lascia il tuo limite di depositi { $period ->
    [day] al giorno
    [week] a settimana
   *[month] al mese
}: { $left } di { $limit }.
refused-limit_loss = È più di quanto lascia il tuo limite di perdite { $period ->
    [day] al giorno
    [week] a settimana
   *[month] al mese
}: { $left } di { $limit }. Conta anche quanto può costare la decisione.
refused-limit_stake = È più di quanto lascia il tuo limite di puntate al giorno: { $left } di { $limit }. Conta anche quanto può costare la decisione.
refused-limit_stake_round = È più del tuo limite di { $limit } per una mano. Conta anche quanto può costare la decisione.
refused-limit_time_day = Oggi hai giocato { $minutes } minuti: è il limite che hai scelto.
refused-limit_time_session = Hai giocato { $minutes } minuti di seguito: è il limite che hai scelto. Dopo { $rest } minuti di riposo si riprende.
refused-limits_first = Prima di giocare imposta i tuoi limiti, in “Gioca responsabilmente”.
refused-no_change_waits = Nessun limite più alto aspetta la tua conferma.
refused-no_ticket = Manca ancora l’ID di partecipazione per questo tavolo. Punta di nuovo.
refused-regulator_down = Il sistema del regolatore non risponde, quindi nessuna mano nuova può cominciare. Non si è mosso nulla; riprova tra poco.
refused-regulator_refused = Il sistema del regolatore non dà un ID, quindi nessuna mano nuova può cominciare. Non si è mosso nulla.
refused-session_cap = In una sessione si possono impegnare al massimo { $limit }. Conta anche quanto può costare la decisione.
refused-too_early = Puoi confermarlo dal { $until }.
refused-unknown_movement = Questo movimento non esiste.
