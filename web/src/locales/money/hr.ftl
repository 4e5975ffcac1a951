### Blagajna i odgovorna igra, na hrvatskom.

## Blagajna
money-cashier = Blagajna
money-closed = Blagajna je u ovoj kući zatvorena.
money-available = Stanje
money-held = Na stolovima
money-payout = Na putu do vas
money-what = Što učiniti
money-deposits = Uplata
money-withdrawals = Isplata
money-amount = Iznos
money-amount-available = Raspoloživo { $amount }
money-range = Odaberite iznos u rasponu { $range }.
money-bad-amount = Upišite iznos, na primjer 25 ili 12,50.
money-deposit-go = Uplati
money-withdraw-go = Isplati
money-withdraw-note = Iznos se odmah stavlja sa strane i ne može se opozvati.
money-away-no-deposit = Na stanci ste do { $until }: uplate nisu moguće. Isplata je uvijek moguća.
money-to-responsible = Ograničenja i stanke
money-movements = Promet
money-no-movements = Zasad nema prometa.
money-earlier = Raniji
money-kind-deposit = Uplata
money-kind-withdrawal = Isplata
money-deposit-waiting = Na putu. Vidjet ćete ovdje čim stigne.
money-deposit-done = Stiglo
money-deposit-declined = Pružatelj nije prihvatio. Ništa se nije pomaknulo.
money-withdrawal-waiting = Stavljeno sa strane, na putu do vas
money-withdrawal-done = Isplaćeno
money-withdrawal-declined = Isplata nije uspjela. Iznos { $amount } opet je u vašem stanju.

## Brojke
money-figures = Vaša igra u brojkama
money-span-today = Danas
money-span-week = Ovaj tjedan
money-span-month = Ovaj mjesec
money-staked = Uloženo
money-returned = Vraćeno
money-net = Razlika
money-on-tables = Sada na stolovima
money-on-tables-note = Još nije podijeljeno ili odlučeno: nema ga ni u jednoj od ovih brojki.
money-deposited = Uplaćeno
money-time-played = Vrijeme igre
money-gmt-note = Dani počinju u ponoć GMT, tjedni ponedjeljkom.
money-duration = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}

## Ograničenja
money-limits = Vaša ograničenja
money-limits-note-demo = Niže ograničenje vrijedi odmah. Ovdje i više.
money-limits-note-delay = Niže ograničenje vrijedi odmah, više nakon { $delay }.
money-limits-note-confirmed = Niže ograničenje vrijedi odmah. Više čeka { $delay }, a zatim vašu potvrdu.
money-limits-first = Prije igre postavite ova ograničenja: { $limits }.
money-group-deposits = Uplate
money-group-losses = Gubici
money-group-stakes = Ulozi
money-group-time = Vrijeme
money-limit-deposit_day = Uplate na dan
money-limit-deposit_week = Uplate na tjedan
money-limit-deposit_month = Uplate na mjesec
money-limit-loss_day = Gubici na dan
money-limit-loss_week = Gubici na tjedan
money-limit-loss_month = Gubici na mjesec
money-limit-stake_round = Ulozi u jednoj rundi
money-limit-stake_day = Ulozi na dan
money-limit-time_session = Vrijeme bez stanke
money-limit-time_day = Vrijeme na dan
money-limit-reality_check = Reci mi koliko dugo igram, svakih
money-no-limit = bez ograničenja
money-never = nikad
money-used = iskorišteno { $used }
money-set = Postavi
money-change = Promijeni
money-change-what = Promijeni: { $what }
money-minutes = Minute
money-bad-minutes = Upišite cijele minute, od 1 do 1440.
money-set-go = Spremi
money-remove = Ukloni
money-pending = { $value } od { $from }
money-pending-confirm = { $value }: od { $from } možete reći želite li to još
money-pending-due = { $value } čekalo je dovoljno dugo. Vrijedi ako to još želite.
money-confirm = Još to želim
money-keep = Neka ostane kako je

## Stanke
money-break = Uzmite stanku
money-break-cool_off = Kratka stanka
money-break-exclusion = Samoisključenje
money-break-about-cool_off = Bez uloga i bez uplata nekoliko dana.
money-break-about-exclusion = Bez uloga i bez uplata dugo vrijeme.
money-break-length = Koliko dugo
money-break-next = Dalje
money-break-sure = Od sada do { $until } ovdje ne možete igrati ni uplaćivati. Nitko to ne može ranije prekinuti.
money-break-what = Runde u koje ste uložili igraju se do kraja, a isplata je moguća u svakom trenutku.
money-break-go = Započni stanku
money-break-back = Natrag
money-away-cool_off = Na stanci ste do { $until }. Isplata je uvijek moguća.
money-away-exclusion = Isključili ste se do { $until }. Isplata je uvijek moguća.
money-days = { $count ->
    [one] { $count } dan
   *[other] { $count } dana
}
money-months = { $count ->
    [one] { $count } mjesec
    [few] { $count } mjeseca
   *[other] { $count } mjeseci
}
money-years = { $count ->
    [one] { $count } godina
    [few] { $count } godine
   *[other] { $count } godina
}

## Pomoć
money-help = Informacije i pomoć
money-signs = Igrati više nego što ste htjeli, skrivati to, pokušavati vratiti izgubljeno: to su znakovi da je dobro s nekim razgovarati. Besplatno je i nitko za to ne sazna.
money-age = Samo za osobe od { $age } i više godina.

## Pogled na sat
money-check = Pogled na sat
money-check-text = Igrate već { $time }.
money-check-go-on = Nastavi

## Traka
money-session-id = ID sesije
money-participation-id = ID sudjelovanja
money-no-id = još nema

## Iz zabave
money-try = Isprobaj igru
money-try-of = Isprobaj { $name } iz zabave
money-fun = Iz zabave
money-fun-note = Probni žetoni, odvojeni od vašeg stanja; bez povijesti
money-fun-money = Probni žetoni
money-fun-leave = Za pravi stol

## Odbijanja
refused-amount_range = Odaberite iznos od { $minimum } do { $maximum }.
refused-bad_limit = To ne može biti ograničenje. Odaberite drugu vrijednost.
refused-cashier_closed = Blagajna je u ovoj kući zatvorena.
refused-excluded = Na stanci ste koju ste sami odabrali, do { $until }. Započete runde igraju se do kraja.
refused-exclusion_stands = Vaša stanka do { $until } ostaje. Može se produžiti, ne skratiti.
refused-first_limit = Prvi put ovo ograničenje može biti najviše { $limit }.
refused-first_time_limit = Prvi put ovo ograničenje može biti najviše { $minutes } minuta.
refused-limit_deposit = To je više nego što ostavlja vaše ograničenje uplata na { $period ->
    [day] dan
    [week] tjedan
   *[month] mjesec
}: { $left } od { $limit }.
refused-limit_loss = To je više nego što ostavlja vaše ograničenje gubitaka na { $period ->
    [day] dan
    [week] tjedan
   *[month] mjesec
}: { $left } od { $limit }. Računa se i koliko može stajati odluka.
refused-limit_stake = To je više nego što ostavlja vaše ograničenje uloga na dan: { $left } od { $limit }. Računa se i koliko može stajati odluka.
refused-limit_stake_round = To je više od vašeg ograničenja od { $limit } za jednu rundu. Računa se i koliko može stajati odluka.
refused-limit_time_day = Danas ste igrali { $minutes } minuta: to je ograničenje koje ste postavili.
refused-limit_time_session = Igrali ste { $minutes } minuta bez stanke: to je ograničenje koje ste postavili. Nakon { $rest } minuta odmora ide dalje.
refused-limits_first = Prije igre postavite ograničenja, pod „Igrajte odgovorno“.
refused-no_change_waits = Nijedno više ograničenje ne čeka vašu potvrdu.
refused-no_ticket = ID sudjelovanja za ovaj stol još nedostaje. Uložite ponovno.
refused-regulator_down = Sustav regulatora ne odgovara, pa nova runda ne može početi. Ništa se nije pomaknulo; pokušajte ponovno za koji trenutak.
refused-regulator_refused = Sustav regulatora ne daje ID, pa nova runda ne može početi. Ništa se nije pomaknulo.
refused-session_cap = U jednu sesiju može se uložiti najviše { $limit }. Računa se i koliko može stajati odluka.
refused-too_early = Možete potvrditi od { $until }.
refused-unknown_movement = Takvog prometa nema.
