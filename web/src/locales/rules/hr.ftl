### Stranice s pravilima i provjera runde, na hrvatskom.

## Stranica
rules-open = Pravila
rules-open-of = Pravila: { $name }
rules-all = Pravila svih stolova
rules-contents = Na ovoj stranici
rules-print = Ispiši
rules-top = Na vrh
rules-to-table = Za stol
rules-deck = Jedan špil od 52 karte, bez jokera, iznova promiješan za svaku rundu.
rules-players-house = Najviše igrača: { $seats }, jedan djelitelj. Vrijeme mjeri kuća.
rules-players-player = Igrate sami, vlastitim ritmom.
rules-skill = Igra vještine: vaše odluke mijenjaju ono što vam se dugoročno vraća.
rules-no-fun = Za ovim stolom nema igre za vježbu.
rules-generated = Izrađeno { $date } GMT iz definicije po kojoj se igra za ovim stolom.
rules-definition = Otisak igre
rules-terms = Otisak igre, granica i kućnih pravila
rules-fingerprint-note = Svaka runda bilježi oba otiska. Promijeni li se pravilo, mijenjaju se i oni.

## Ulozi
rules-bets = Ulozi i granice
rules-bet-ante = Otvara rundu.
rules-bet-side = Po želji. Otvara se kad stoji { $ante }.
rules-bet-alone = Po želji. Može stajati i bez uloga { $ante }.
rules-bet-completing = Postavlja se vašom odlukom, nikad rukom: { $count } × { $ante }.
rules-bet-how = Odaberite žeton pa dodirnite ulog: svaki klik dodaje jedan, bilo koje vrijednosti. Desni klik, dugi pritisak ili Backspace skida jedan.
rules-over-refuse = Iznad najvećeg uloga: ulog se odbija, uz upozorenje.
rules-over-adjust = Iznad najvećeg uloga: ulog se smanjuje na najveći mogući iznos.
rules-under-at_once = Ispod najmanjeg uloga: karte se ne dijele, a poruka kaže što nedostaje.
rules-under-at_close = Ispod najmanjeg uloga: ulog se vraća kad se ulaganje zatvori.
rules-repeat-place = { $repeat }: ulozi prošle runde opet stoje. Dijeljenje pokrećete vi.
rules-repeat-deal = { $repeat }: ulog prošle runde opet stoji i odmah se dijeli.
rules-repeat-double = { $repeat }: ulozi prošle runde opet stoje, a gumb postaje 2X, koji ih udvostručuje.
rules-reserve-yes = Uz { $ante } kuća čuva { $count } × { $ante } za vašu odluku. Ništa drugo to ne može potrošiti, a što ne iskoristite opet je vaše.
rules-reserve-no = Za vašu odluku ništa se ne čuva sa strane. Nedostaje novca? Nadoplatite i vratite se istoj ruci.

## Runda
rules-round = Kako teče runda
rules-step-bet = Postavite uloge
rules-step-bet-house = Ulaže se { $seconds } s. Svjetlo je zeleno, pred kraj žuto, a crveno kad je zatvoreno.
rules-step-bet-player = Bez žurbe. { $deal } pokreće ruku.
rules-step-deal = Karte
rules-step-early = Obračun: { $bet }
rules-step-early-text = Po svojoj tablici, prije vaše odluke.
rules-step-early-alone = Bez uloga { $ante } runda ovdje završava.
rules-step-choose = Vi odlučujete
rules-step-choose-house = Imate { $seconds } s.
rules-step-choose-player = Bez žurbe.
rules-step-finish = Još karata
rules-step-reveal = Djelitelj otkriva karte
rules-step-reveal-text = Tek kad su sve odluke zatvorene.
rules-step-reveal-always = I kad su svi odustali.
rules-step-settle = Obračun
rules-step-settle-text = Ovim redom. Dobici su odmah na stanju.
rules-deal-seat-up = { $seats ->
    [1] { $count ->
        [one] Dobivate { $count } otvorenu kartu.
        [few] Dobivate { $count } otvorene karte.
       *[other] Dobivate { $count } otvorenih karata.
    }
   *[other] { $count ->
        [one] Svako mjesto dobiva { $count } otvorenu kartu; vide je svi.
        [few] Svako mjesto dobiva { $count } otvorene karte; vide ih svi.
       *[other] Svako mjesto dobiva { $count } otvorenih karata; vide ih svi.
    }
}
rules-deal-seat-down = { $count ->
    [one] Svako mjesto dobiva { $count } zatvorenu kartu.
    [few] Svako mjesto dobiva { $count } zatvorene karte.
   *[other] Svako mjesto dobiva { $count } zatvorenih karata.
}
rules-deal-dealer-up = { $count ->
    [one] Djelitelj dobiva { $count } otvorenu kartu.
    [few] Djelitelj dobiva { $count } otvorene karte.
   *[other] Djelitelj dobiva { $count } otvorenih karata.
}
rules-deal-dealer-down = { $count ->
    [one] Djelitelj dobiva { $count } zatvorenu kartu.
    [few] Djelitelj dobiva { $count } zatvorene karte.
   *[other] Djelitelj dobiva { $count } zatvorenih karata.
}
rules-deal-board-up = { $count ->
    [one] { $pile }: { $count } zajednička otvorena karta.
    [few] { $pile }: { $count } zajedničke otvorene karte.
   *[other] { $pile }: { $count } zajedničkih otvorenih karata.
}
rules-deal-board-down = { $count ->
    [one] { $pile }: { $count } zajednička zatvorena karta.
    [few] { $pile }: { $count } zajedničke zatvorene karte.
   *[other] { $pile }: { $count } zajedničkih zatvorenih karata.
}

## Odluka
rules-choices = Vaša odluka
rules-choice-costs = Stoji { $count } × { $ante }
rules-choice-free = Ne stoji ništa više
rules-choice-sum = Uz { $ante } { $amount }: još { $cost }
rules-choice-bonus = Potrebno za { $bonus }.
rules-fold-ante = { $ante } je izgubljen.
rules-fold-survives = { $bet } ostaje u igri i plaća po svojoj tablici.
rules-fold-forfeits = { $bet } je također izgubljen, bio dobitan ili ne.
rules-fold-early = { $bet } je već obračunat.

## Djelitelj
rules-dealer-word = djelitelj
rules-dealer = Kada djelitelj igra
rules-dealer-least = Igra: najslabija ruka koja je dovoljna
rules-dealer-short = Ne igra: najjača ruka koja nije dovoljna

## Ishodi
rules-outcomes = Što plaća koji ishod
rules-outcome = Ishod
rules-case-not_qualified = Djelitelj ne igra
rules-case-win = Vaša ruka je jača
rules-case-tie = Jednake ruke
rules-case-lose = Djeliteljeva ruka je jača
rules-case-paid = Vaša ruka je u tablici
rules-case-unpaid = Vaše ruke nema u tablici
rules-case-with = { $option }: { $case }
rules-cell-table = po tablici
rules-cell-bonus = dodatno, po tablici
rules-cell-push = vraćeno
rules-cell-lose = izgubljeno
rules-cell-none = ništa
rules-to-one = 5:1 znači „na jedan“: ulog se vraća, a uz njega i pet puta toliko.
rules-side-own = { $bet } ide po svojoj tablici, tko god pobijedi.

## Tablice
rules-paytables = Tablice isplata
rules-judged-three_card = Gleda se: { $piles }
rules-judged-five_card = Najboljih pet od: { $piles }
rules-judged-high_tequila = Bodovi: { $piles }
rules-pile-count = { $pile } ({ $count })
rules-bonus-line = Dodaje se na { $bet }. Ne traži vlastiti ulog i nikad ne gubi.
rules-includes = uključuje: { $hand }
rules-no-row = Svaka druga ruka gubi.

## Ruke

## Povrat igraču
rules-returns = Povrat igraču
rules-returns-text = Koliko se dugoročno vraća od svega što se uloži. Izračunato upravo iz ovih isplata, brojanjem svakog mogućeg dijeljenja.
rules-returns-published = Objavljeno na ovoj osnovi
rules-returns-plays = Prema načinu igre
rules-returns-plays-text = { $basis }, objavljena vrijednost, za svaki način igre.
rules-returns-basic = Osnovna znači: pratiti s vlastitim parom, dva para, tri iste ili boljim, s dečkom ili višom kartom u ruci, s četiri karte do boje i s četiri karte do skale. Sve ostalo odbaciti.
rules-returns-elsewhere = Drugdje se za { $bet } uz najbolju igru navodi 90,9 %. S ovim isplatama to ne daje nijedna najbolja igra glavne igre: iznosi { $exact }, jer se neke dobitne ruke odbacuju. Tko nijednu ne odbaci, dobiva { $most }.
rules-returns-lab = Isprobaj druge isplate u laboratoriju izgleda
rules-returns-play = Način igre
rules-hands = Poredak ruku
rules-hands-three_card = S tri karte, najjača prva
rules-hands-five_card = S pet karata, najjača prva
rules-three_card-mini_royal = As, kralj i dama iste boje: najviša skala u boji.
rules-three_card-straight_flush = Tri zaredom, iste boje.
rules-three_card-three_of_a_kind = Tri iste vrijednosti.
rules-three_card-straight = Tri zaredom, raznih boja.
rules-three_card-flush = Tri iste boje.
rules-three_card-pair = Dvije iste vrijednosti.
rules-three_card-high_card = Ništa od toga: prvo vrijedi najviša karta.
rules-five_card-royal_flush = Od desetke do asa, iste boje.
rules-five_card-straight_flush = Pet zaredom, iste boje.
rules-five_card-four_of_a_kind = Četiri iste vrijednosti.
rules-five_card-full_house = Tri jedne vrijednosti i dvije druge.
rules-five_card-flush = Pet iste boje.
rules-five_card-straight = Pet zaredom, raznih boja.
rules-five_card-three_of_a_kind = Tri iste vrijednosti.
rules-five_card-two_pair = Dvije jedne vrijednosti i dvije druge.
rules-five_card-pair_of_aces = Dva asa.
rules-five_card-pair = Dvije iste vrijednosti.
rules-five_card-high_card = Ništa od toga: prvo vrijedi najviša karta.
rules-lowest-straight = As vrijedi i kao najniža karta: ovo je najniža skala. Nikad ne spaja kralja i dvojku.
rules-kickers = Ista vrsta ruke? Pobjeđuju više karte, uspoređene jedna po jedna do zadnje.
rules-suits = Boje nikad ne odlučuju.
rules-three-rarer = S tri karte skala je rjeđa od boje, pa vrijedi više.
rules-no-three-tie = Dva trisa nikad nisu jednaka: u špilu su samo četiri karte iste vrijednosti.

## Bodovi
rules-points = Kako se broje bodovi
rules-points-face = { $ranks }: vrijednost karte
rules-points-of = { $ranks }: { $points }
rules-points-text = Najniža od šest karata se odbacuje, ostalih pet se zbraja.
rules-points-dropped = Odbačena

## Ako se nešto dogodi
rules-trouble = Ako se nešto dogodi
rules-timeout = Bez odluke na vrijeme
rules-timeout-house = Ruka sama odustaje, a svjetlo to kaže.
rules-timeout-player = Nema ograničenja vremena. Ruka vas čeka.
rules-disconnect = Prekid veze, ponovno učitavanje
rules-disconnect-house = Ulozi stoje i runda teče dalje. Vratite li se na vrijeme, odlučujete kao i inače; inače ruka odustaje.
rules-disconnect-player = Ništa se ne gubi. Ista ruka s istim kartama čeka vas.
rules-leave = Odlazak s mjesta usred runde
rules-leave-house = Ulozi stoje, ruka bez odluke odustaje, a mjesto je slobodno nakon obračuna.
rules-unfinished = Nedovršena runda
rules-unfinished-house = Teče dalje bez vas; rezultat je u povijesti. Vratite li se prije kraja, u predvorju piše „{ $resume }“.
rules-unfinished-player = Ostaje otvorena, s istim ulozima i kartama, dok je ne dovršite. U predvorju piše „{ $resume }“. Samo je jedna iznimka: ako je igraču onemogućen pristup ili je stavljen izvan igre, kuća završava rundu umjesto njega kad prođe vrijeme nakon kojeg završava neaktivna sesija, osim ako mu je u međuvremenu opet dopušteno igrati. Ulozi za koje nije podijeljeno vraćaju se, a ruka bez odluke odustaje.
rules-idle = Ako vas dugo nema
rules-idle-text = Sesija u kojoj se dugo ništa ne radi završava sama i treba se ponovno prijaviti; nakon koliko vremena, piše u vašem računu. Ulozi vrijede, a igra ide dalje kao nakon prekida veze.
rules-malfunction = Kvar
rules-malfunction-text = Ako se runda ne može dovršiti, ništavna je: vraća se svaki ulog, i { $bet }, a dobici već isplaćeni u njoj uzimaju se natrag.
rules-code = Pitanja o rundi
rules-code-text = Navedite kôd igre: stol, datum, početak po GMT-u i broj koji ima samo ta runda.

## Pošteno dijeljenje
rules-fairness = Pošteno dijeljenje koje možete provjeriti
rules-fair-commit = Prije uloga
rules-fair-commit-text = Kuća izvlači tajni broj, sjeme, i objavljuje njegov otisak. Od tada ga ne može promijeniti.
rules-fair-client = Kad pokrenete dijeljenje
rules-fair-client-text = Vaš preglednik dodaje svoj broj. Kuća ga nije mogla znati, pa nije mogla ni birati špil.
rules-fair-reveal = Nakon runde
rules-fair-reveal-text = Sjeme se objavljuje. Mora odgovarati otisku i dati upravo karte koje ste vidjeli.
rules-fair-check = Provjerite
rules-fair-check-text = Otvorite rundu u povijesti i pritisnite „{ $button }“.
rules-fair-command = Ili spremite njezin zapis i provjerite ga na svom računalu:

## Tumačenja
rules-readings = Što se moglo shvatiti dvojako
rules-readings-text = Ovako odlučuje ovaj stol. Gdje je riječ o novcu, izbor je dio zabilježene definicije.
rules-reading-survives = { $bet } nakon odustajanja?
rules-reading-survives-a = Ostaje u igri, dobio ili izgubio.
rules-reading-forfeits = { $bet } nakon odustajanja?
rules-reading-forfeits-a = Izgubljen, čak i ako bi dobio.
rules-reading-held = { $bet } dobiva: kada se plaća?
rules-reading-held-a = Vidi se kod odluke, isplaćuje se na kraju runde.
rules-reading-early = { $bet }: kada se obračunava?
rules-reading-early-a = Prije odluke; odustajanje ga ne dira.
rules-reading-unqualified = Djelitelj ne igra, a ima bolje karte?
rules-reading-unqualified-a = { $ante } se isplaćuje, tko god bio ispred.
rules-reading-to_one = „Na jedan“ ili „za jedan“?
rules-reading-to_one-a = Na jedan: ulog se vraća povrh dobitka.
rules-reading-ace = Smije li as biti nizak?
rules-reading-ace-a = Da, u najnižoj skali.
rules-reading-kickers = Vrijedi li samo najviša karta?
rules-reading-kickers-a = Vrijede sve, do zadnje.
rules-reading-bonus = { $bonus } nakon odustajanja, ili kad djelitelj pobijedi?
rules-reading-bonus-a = Nakon odustajanja ništa. Ako djelitelj pobijedi: plaća se.
rules-reading-six = Koje karte gleda { $bet }?
rules-reading-six-a = Sve: vaše i djeliteljeve.
rules-reading-under = { $ante } ispod najmanjeg uloga, a stoje i drugi ulozi?
rules-reading-under-a = Vraćaju se svi ulozi tog mjesta: za njih treba { $ante }.
rules-reading-adjust = Smanjeno „na najviše moguće“?
rules-reading-adjust-a = Na manje od dvoga: najveći ulog ili stanje.
rules-reading-reserve = Novac za drugi ulog?
rules-reading-reserve-a = Čuva se uz { $ante }: nitko ne odustaje jer mu nedostaje.
rules-reading-no_reserve = Novac za drugi ulog?
rules-reading-no_reserve-a = Ne čuva se. Nadoplatite i vratite se istoj ruci.
rules-reading-repeat_place = { $repeat }: dijele li se odmah karte?
rules-reading-repeat_place-a = Ne, samo se postavljaju ulozi.
rules-reading-repeat_deal = { $repeat }: dijele li se odmah karte?
rules-reading-repeat_deal-a = Da, odmah.
rules-reading-face_up = Vide li se karte drugih mjesta?
rules-reading-face_up-a = Da, vide ih svi.
rules-reading-all_folded = Svi su odustali: pokazuje li djelitelj karte?
rules-reading-all_folded-a = Da, jer ih treba { $bet }.
rules-reading-leave = Odlazak usred runde?
rules-reading-leave-a = Ulozi stoje; ruka bez odluke odustaje.
rules-reading-void = Ništavna runda: koji se ulozi vraćaju?
rules-reading-void-a = Svi, i { $bet }.

## Riječi
rules-words = Riječi na stolu
rules-words-here = Ovdje
rules-words-english = Engleski

## Provjera runde
rules-check = Provjeri ovu rundu
rules-checking = Provjera …
rules-check-fair = Sve je u redu: karte iz zapečaćenog špila, isplate po pravilima.
rules-check-unfair = Nešto se ne slaže.
rules-check-passed = U redu
rules-check-failed = Nije u redu
rules-check-commitment = Sjeme odgovara otisku objavljenom prije uloga
rules-check-rules = Pravila su ona s kojima je runda otvorena
rules-check-cards = Svaka karta leži gdje je stavlja sjeme
rules-check-stakes = Svaki ulog je onaj koji traže pravila
rules-check-settlement = Svaki ulog isplaćen je kako traže pravila i karte
rules-check-other = { $name }
rules-record = Spremi zapis
