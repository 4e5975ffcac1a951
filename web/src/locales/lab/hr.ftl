### Izgledi: laboratorij, povrat igraču i savjeti, na hrvatskom.

## Laboratorij
lab-open = Laboratorij izgleda
lab-nav = Izgledi
lab-lead = Promijenite koliko igra isplaćuje i pogledajte koliko tada vrijedi svaki ulog. Broji se svako moguće dijeljenje: to su točne vrijednosti, a ne uzorci.
lab-games = Igre
lab-no-game = Laboratorij nema tu igru.
lab-change = Isplate i pravila
lab-hand = Ruka
lab-pays = Plaća prema jedan
lab-cell = { $line }, { $hand }: plaća prema jedan
lab-add-row = Dodaj redak: { $line }
lab-no-row = ništa
lab-less = { $what }: jedan manje
lab-more = { $what }: jedan više
lab-raises = { $option } stoji, u ulozima { $ante }
lab-survives = { $bet } ostaje nakon odustajanja
lab-play = Način igre
lab-strategy = Strategija
lab-objective = Najbolje znači
lab-objective-expected-value = najviše povrata po ruci
lab-objective-element-of-risk = najmanji gubitak po uloženom iznosu
lab-stake = { $bet } koji odluka uzima u obzir, u ulozima { $ante }
lab-computing = Broji se svako dijeljenje …
lab-changed = { $count ->
    [0] Kao u katalogu.
    [one] { $count } promjena. Sitno: razlika prema katalogu.
    [few] { $count } promjene. Sitno: razlika prema katalogu.
   *[other] { $count } promjena. Sitno: razlika prema katalogu.
}
lab-reset = Vrati
lab-share-link = Kopiraj poveznicu
lab-copied = Poveznica je kopirana: sadrži sve što ste promijenili.
lab-certificate = Certifikat (JSON)
lab-report = Izvješće (HTML)
lab-definition = Otisak ove definicije
lab-played-at = Inačica iz kataloga igra se za stolovima

## Vrijednosti
lab-figures = Koliko vrijedi svaki ulog
lab-bet-main = Glavna igra
lab-together = Sve u istoj ruci
lab-together-stakes = po ulogu { $ante }, uz { $stakes }
lab-rtp = RTP
lab-rtp-per_ante = RTP po ulogu { $ante }
lab-rtp-per_staked = RTP po uloženom iznosu
lab-house-edge = Prednost kuće po ulogu { $ante }
lab-element-of-risk = Element rizika po uloženom iznosu
lab-deviation = Standardna devijacija
lab-hits = Dobivene ruke
lab-average = Prosječni ulog
lab-largest = Najveći dobitak
lab-one-in = jednom u { $count }
lab-points = { $points } bodova
lab-exact = Očekivana vrijednost, točno
lab-cost = Ovakva igra prepušta najboljoj { $cost } uloga { $ante }.
lab-ties = { $count ->
    [one] { $count } ruka vrijedi posve jednako na oba načina i odbacuje se.
    [few] { $count } ruke vrijede posve jednako na oba načina i odbacuju se.
   *[other] { $count } ruku vrijedi posve jednako na oba načina i odbacuje se.
}
lab-choices = Odluke
lab-hands-of = ruku: { $hands }
lab-was = prije { $value }
lab-outcomes = Kako završava
lab-chart = Grafikon: koliko često { $bet } završava s kojim neto dobitkom
lab-chart-note = Neto dobitak u jedinicama uloga. Svaka okomita crta ulijevo deset je puta rjeđa.
lab-endings = Svi završeci: { $bet }
lab-ending = Završetak
lab-net = Neto
lab-share = Udio
lab-deals = Dijeljenja

## Načini igre
lab-play-optimal = Najbolja igra glavne igre
lab-play-basic = Osnovna strategija
lab-play-basic-aa = Osnovna, bez odbacivanja dobivenog sporednog uloga
lab-play-optimal-aa = Najbolja igra, bez odbacivanja dobivenog sporednog uloga
lab-play-q-6-4 = Od dame, šestice, četvorke naviše
lab-play-mimic-dealer = Sve s čime bi se djelitelj kvalificirao
lab-play-always = Uvijek { $option }

## Savjeti
lab-advice = Pokaži koliko vrijedi svaki izbor
lab-advice-hint = Točan prosječni ishod svakog izbora, samo iz vaših i zajedničkih karata.
lab-worth = vrijedi { $amount }
lab-worth-best = najbolje: { $amount }
lab-advice-counted = Uključeno: { $bet }.
lab-advice-good = Vaš izbor bio je najbolji.
lab-advice-cost = Vaš izbor prepustio je u prosjeku { $amount }.
