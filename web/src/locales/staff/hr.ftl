### Sala: pultovi djelitelja i nadzornika, na hrvatskom.

## Tko smije ući
staff-title-dealer = Pult djelitelja
staff-title-supervisor = Pult nadzornika
staff-not-for-you = Ova je stranica za druge
staff-only-dealers = Ovdje rade samo djelitelji. Za dijeljenje se prijavite računom djelitelja.
staff-only-supervisors = Ovdje rade samo nadzornici. Za nadzor stolova prijavite se računom nadzornika.
staff-account = Račun:
staff-support = Podrška
staff-line-up = Povezano

## Izbor, otvaranje, zatvaranje
staff-choose-table = Za kojim stolom dijelite?
staff-other-table = Drugi stol
staff-open = Otvori i dijeli ručno
staff-shut = Zatvori stol
staff-opened = Stol je otvoren. Od sljedeće se igre karte dijele ručno.
staff-closed-now = Stol je zatvoren.
staff-table-shut = Stol je zatvoren
staff-table-shut-hint = Otvorite ga da biste ovdje dijelili.
staff-dealt-by = Ovdje dijeli { $name }
staff-round-automatic = Ovu igru dijeli automatski djelitelj; vaša je sljedeća.
staff-dealt-automatic = Ovdje dijeli automatski djelitelj
staff-take-over-hint = Otvorite ga da biste preuzeli od sljedeće igre.
staff-no-such-table = Takvog stola nema.

## Što stol čeka
staff-waits = Čeka
staff-waits-bets = Ulozi
staff-waits-bets-hint = Igrači stavljaju uloge
staff-waits-choices = Odluke
staff-waits-choices-hint = Igrači odlučuju
staff-waits-burn = Spalite kartu
staff-waits-burn-hint = Licem dolje, zatim F4
staff-waits-confirm = Provjerite karte
staff-waits-confirm-hint = Zatim potvrdite tipkom F8
staff-waits-card = Karta
staff-waits-nothing = Nema posla
staff-voided-hint = Svi su ulozi vraćeni: pokupite karte.
staff-waits-nothing-hint = Sljedeća se igra otvara sama.
staff-nth-card = { $n ->
    [1] prva karta
    [2] druga karta
    [3] treća karta
    [4] četvrta karta
    [5] peta karta
   *[other] karta { $n }
}
staff-side-up = licem gore
staff-side-down = licem dolje
staff-side-turn = okrenite je i očitajte
staff-dealer = Djelitelj
staff-clock = Sat
staff-clock-frozen = Sat stoji
staff-no-round = Nema igre
staff-no-round-waits = Nema igre: čeka igrače
staff-no-clock = { $phase }, sat ne teče
staff-phase-betting = Ulozi su otvoreni
staff-phase-deciding = Odluke
staff-waits-for-seats = čeka { $count ->
    [one] mjesto { $seats }
   *[other] mjesta { $seats }
}
staff-in-words = „{ $words }”
staff-held-reserved = { $staked } + { $reserved } u pričuvi
staff-qualifies = kvalificira se
staff-qualifies-not = ne kvalificira se
staff-table-stopped = Stol stoji
staff-stopped-by = Zaustavio: { $by }.
staff-supervisor-called = Nadzornik je pozvan.

## Dijeljenje
staff-scanner = Čitač
staff-scanner-ready = Spreman
staff-scanned = { $card } je na stolu.
staff-scanned-down = Podijeljeno licem dolje.
staff-burnt = Karta je spaljena.
staff-confirmed = Karte su potvrđene.
staff-noise = Očitano „{ $read }”: to nije karta.
staff-read-twice = { $card } očitana je dvaput; vrijedi jednom.
staff-not-yours = Očitano „{ $read }”, ali ovdje ne dijelite vi: najprije otvorite stol.
staff-not-yours-yet = Očitano { $card }, ali ovu igru dijeli automatski djelitelj: vaša je sljedeća.
staff-no-round-for = Očitano { $card }, ali nijedna igra nije u tijeku.
staff-not-wanted = { $what }: stol to ne čeka.
staff-hands = Karte za dijeljenje
staff-grid = Sve karte
staff-card-out = već izašla
staff-face-down = Licem dolje
staff-burn = Spali
staff-confirm = Potvrdi karte
staff-stop = Zaustavi stol
staff-stopped = Stol stoji i nadzornik je pozvan.
staff-announce = Najave
staff-announced = Najavljeno: { $words }

## Sala
staff-part-floor = Sala
staff-part-incidents = Događaji
staff-part-adjustments = Ispravci
staff-part-switches = Izvan igre
staff-state-open = Otvoren
staff-state-paused = Stoji
staff-state-shut = Zatvoren
staff-state-disabled = Izvan igre
staff-state-closed = Ne smije otvoriti
staff-held = Ulozi i pričuve
staff-seats = Mjesta
staff-seat = Mjesto
staff-free = slobodno
staff-player = Igrač
staff-players = Igrači
staff-table = Stol
staff-tables = Stolovi
staff-games = Igre
staff-automatic = Automatski
staff-by-clock = po satu
staff-look = Pogledaj
staff-acts = Što se može učiniti
staff-players-page = Stranica igrača
staff-instant-hint = Za stolom bez čekanja svatko igra sam; te igre vidi podrška. Ovdje se može staviti izvan igre.
staff-by-system = sustav
staff-by-supervisor = nadzornik
staff-by-dealer = djelitelj

## Zaustavljanje i nastavak
staff-pause = Zaustavi
staff-resume = Nastavi
staff-cancel = Odustani
staff-reason = Razlog, kaže se igračima
staff-why = Vlastitim riječima, za zapisnik
staff-why-maybe = Vlastitim riječima, za zapisnik (nije obavezno)
staff-reason-check = Provjeravaju se karte
staff-reason-dealer_calls = Djelitelj zove nadzornika
staff-reason-technical = Tehnički kvar
staff-reason-dealer_change = Promjena djelitelja
staff-reason-card_twice = Ta je karta već izašla
staff-reason-unknown_card = Nije očitana karta ovog špila
staff-reason-no_card_wanted = Karta izvan reda
staff-reason-wrong_side_up = Karta s pogrešne strane
staff-reason-wrong_burn = Pogrešno spaljena karta
staff-reason-scanner_silent = Čitač šuti
staff-reason-error = Kuća je pogriješila
staff-reason-stuck = Stol nije išao dalje
staff-reason-disabled = Nadzornik ga je stavio izvan igre
staff-reason-not_certified = Povrati nisu ovjereni
staff-reason-under_floor = Jedan ulog vraća manje nego što pravila traže

## Ispravljanje i poništavanje
staff-correct = Ispravi kartu
staff-correct-pick = Odaberite krivo očitanu kartu.
staff-correct-hint = Koja karta ondje zaista leži? Moguće je dok nitko nije odlučio prema njoj.
staff-correct-to = To je { $card }
staff-void = Poništi igru
staff-void-next = Dalje: što se vraća
staff-void-sure = Poništiti ovu igru?
staff-void-hint = Vraća se svaki ulog svakog mjesta, a što je već isplaćeno uzima se natrag. To je konačno.
staff-void-type = Za potvrdu upišite zadnje znamenke šifre igre, { $digits }
staff-void-now = Poništi igru sada
staff-void-code-hint = Igrač je nalazi u povijesti, a podrška i po njezinu dijelu.
staff-void-elsewhere = Ta je igra s drugog stola: { $table }.
staff-void-code-needed = Najprije upišite šifru igre.
staff-void-malfunction = Kvar
staff-void-wrong_card = Pogrešna karta
staff-void-unresolved = Nije riješeno
staff-goes-back = Vraća se igračima, s onim što je čuvano za odluke

## Izvan igre
staff-disable-hint = Što je izvan igre nema novih igara, mjesta ni uloga. Igre u tijeku igraju se do kraja.
staff-disable = Stavi izvan igre
staff-enable = Vrati u igru
staff-disable-table = Stavi ovaj stol izvan igre
staff-enable-table = Vrati ovaj stol u igru
staff-disable-player = Stavi izvan igre
staff-is-disabled = Izvan igre
staff-is-enabled = U igri
staff-everything = Sve
staff-the-house = Cijela kuća
staff-player-id = Oznaka igrača
staff-open-automatic = Otvori s automatskim djeliteljem

## Ispravci
staff-propose = Predloži ispravak
staff-look-up = Potraži igru
staff-direction = U kojem smjeru
staff-pay-player = Isplati igraču
staff-take-player = Uzmi od igrača
staff-amount = Iznos
staff-approve = Odobri
staff-decline = Odbij
staff-yours-hint = Vi ste ga predložili: mora ga odobriti drugi nadzornik.
staff-no-adjustments = Još nema ispravaka.
staff-proposed-by = Predlaže { $name }, { $at } GMT
staff-decided-by = odlučuje { $name }, { $at } GMT
staff-adjustment-proposed = Predložen
staff-adjustment-approved = Odobren
staff-adjustment-declined = Odbijen

## Događaji
staff-open-incidents = Otvoreni događaji
staff-no-incidents = Ništa otvoreno.
staff-close-incident = Zaključi
staff-close-incidents = { $count ->
    [0] Zaključi zajedno
    [one] Zaključi { $count }
   *[other] Zaključi { $count } zajedno
}
staff-pick-incident = Zaključi s drugima
staff-pick-all = Svi otvoreni
staff-closed-by = Zaključuje { $name }, { $at } GMT
staff-note-incident = Zabilježi događaj
staff-what-happened = Što se dogodilo?
staff-no-table = Bez stola
staff-kind = Vrsta
staff-all = Sve
staff-incident-card_twice = Karta je već izašla
staff-incident-unknown_card = Karta izvan špila
staff-incident-no_card_wanted = Karta izvan reda
staff-incident-wrong_side_up = Karta s pogrešne strane
staff-incident-wrong_burn = Pogrešno spaljena karta
staff-incident-scanner_silent = Čitač šuti
staff-incident-error = Pogreška kuće
staff-incident-stuck = Stol je stao
staff-incident-message_reported = Prijavljena poruka
staff-incident-round_reported = Prijavljena igra
staff-incident-dealer_calls = Djelitelj zove nadzornika
staff-incident-technical = Tehnički kvar
staff-incident-check = Karte za provjeru
staff-incident-dealer_change = Promjena djelitelja
staff-incident-noted = Zabilježio nadzornik

## Odbijanja
refused-adjusted_already = Igra ovog igrača već je ispravljena ili čeka drugog nadzornika.
refused-choice_made = Netko je prema toj karti već odlučio ili bio isplaćen: igra se može samo poništiti.
refused-closed_already = Taj je događaj već zaključen.
refused-decided_already = O tom je ispravku već odlučeno.
refused-disabled_already = Već je izvan igre.
refused-no_amount = Ispravak treba iznos.
refused-no_such_card = Ondje ne leži karta kojoj se vidi lice.
refused-not_by_hand = Ova se igra ne dijeli ručno.
refused-not_confirming = Stol ne čeka potvrdu karata.
refused-not_confirmed = Zahtjev je prestar. Počnite ispočetka.
refused-not_disabled = U igri je.
refused-not_paused = Stol ne stoji.
refused-not_settled = Taj igrač nema ulog u završenoj igri s tom šifrom.
refused-not_your_table = Za ovim stolom ne dijelite vi: najprije ga otvorite.
refused-open_stakes = Na stolu su ulozi. Može se zatvoriti kad igra završi.
refused-same_person = Vaš prijedlog mora odobriti drugi nadzornik.
refused-round_over = Ta je igra gotova: više se ne može poništiti, samo ispraviti.
refused-unknown_adjustment = Takvog ispravka nema.
refused-unknown_incident = Takvog događaja nema.
refused-unknown_subject = Nema ničega s tim imenom što bi se stavilo izvan igre.
