### Croupier na hrvatskom.

## Kuća
brand = Croupier
tagline = Otvorena kuća stolnog pokera
play-money = Žetoni za igru
play-money-note = Za svim stolovima igra se besplatnim žetonima. Uplate i isplate isprobavaju se s probnim pružateljem: pravi novac se ne miče.
skip-to-content = Prijeđi na sadržaj
lobby = Predvorje
lobby-title = Odaberite stol
lobby-hint = Jedan klik i za stolom ste.
history = Povijest
language = Jezik
menu = Izbornik
close = Zatvori
back-to-lobby = Natrag u predvorje
loading = Trenutak …
unreachable-title = Kuća se ne javlja
unreachable-text = Pokušavamo ponovno. Vaši ulozi i igre sigurni su na poslužitelju.
reconnecting = Veza je prekinuta. Pokušavamo ponovno …
full-screen = Cijeli zaslon
full-screen-leave = Izađi iz cijelog zaslona
info = Ograničenja i isplate
shortcuts = Tipkovnica
signed-in-as = Igrate kao { $name }
top-up = Uzmi žetone
top-up-hint = Dopunjava žetone za igru do 1.000.

## Predvorje
live = Uživo
instant = Odmah
resume = Nastavi
resume-title = Imate nedovršenu igru
seated-here = Sjedite ovdje
limits-short = Ulozi { $range }
dealer-is = Djelitelj: { $name }
dealer-automatic = Automatski djelitelj
seats-taken = Zauzeto mjesta: { $taken } od { $seats }
players-here = Za stolom: { $players }
nobody-here = Još nitko ne sjedi
one-player = Za jednog igrača, vlastitim ritmom
table-language = Jezik stola
closed = Zatvoreno
closed-not_certified = Ovaj je stol zatvoren: nitko nije potvrdio koliko vraća.
closed-under_floor = Ovaj je stol zatvoren: jedan od njegovih uloga vraća manje nego što ovdašnja pravila traže.

## Igre
game-three-card-poker-live = Three Card Poker
game-three-card-poker-instant = Three Card Poker
game-casino-holdem = Casino Hold’em
game-tequila-poker = Tequila Poker
about-three-card-poker-live = Tri karte protiv djelitelja, s cijelim stolom.
about-three-card-poker-instant = Tri karte protiv djelitelja, uz Pair+ sa strane.
about-casino-holdem = Dvije karte, pet zajedničkih i djelitelj kojeg treba pobijediti.
about-tequila-poker = Šest karata, dva puta do dobitka: bodovi ili poker.

## Ulozi
bet-ante = Ante
bet-pair_plus = { $game ->
    [three-card-poker-instant] Pair+
   *[other] Plus par
}
bet-six_card_bonus = Bonus 6 karata
bet-aa_bonus = AA bonus
bet-play = Igra
bet-call = Praćenje
bet-bet = Ulog

## Odluke
option-fold = Odustani
option-play = Igraj
option-call = Prati
option-high_tequila = High Tequila
option-tequila_poker = Tequila Poker

## Stavke obračuna
line-play = Igra
line-call = Praćenje
line-ante = Ante
line-ante_bonus = Ante bonus
line-pair_plus = { $game ->
    [three-card-poker-instant] Pair+
   *[other] Plus par
}
line-six_card_bonus = Bonus 6 karata
line-aa_bonus = AA bonus
line-high_tequila = High Tequila
line-tequila_poker = Tequila Poker

## Ruke
hand-high_card = Najviša karta
hand-pair = Par
hand-pair_of_aces = Par asova
hand-two_pair = Dva para
hand-three_of_a_kind = Tris
hand-straight = Skala
hand-flush = Boja
hand-full_house = Full house
hand-four_of_a_kind = Poker
hand-straight_flush = Skala u boji
hand-royal_flush = Skala u boji do asa
hand-mini_royal = Mini skala u boji do asa
hand-below = Manje od 46 bodova
hand-points = { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
row-or-better = { $hand } ili bolje
row-or-lower = { $hand } ili slabije
row-from-to = { $first } – { $last }

## Ishodi i razlozi
outcome-win = Dobitak
outcome-push = Vraćeno
outcome-lose = Izgubljeno
outcome-fold = Odustajanje
outcome-bonus = Bonus
reason-win = Jača ruka
reason-tie = Jednake ruke
reason-lose = Djeliteljeva ruka je jača
reason-not_qualified = Djelitelj ne igra
reason-fold = Odustajanje
reason-under_minimum = Ispod najmanjeg uloga
qualifies-queen_high = Djelitelj igra s damom ili boljom kartom
qualifies-pair_of_fours = Djelitelj igra s parom četvorki ili boljim
dealer-qualified = Djelitelj: { $hand }, igra
dealer-not-qualified = Djelitelj: { $hand }, ne igra

## Karte
pile-hand = Karte
pile-dealer = Djeliteljeve karte
pile-flop = Flop
pile-turn = Turn
pile-river = River
pile-draw = Zadnje dvije karte
pile-board = Zajedničke karte
pile-own = Vaše karte
card-face-down = Zatvorena karta
card-name = { $rank } { $suit }
rank-ace = As
rank-king = Kralj
rank-queen = Dama
rank-jack = Dečko
suit-spades = pik
suit-hearts = herc
suit-diamonds = karo
suit-clubs = tref

## Stol
phase-betting = Postavite uloge
phase-dealing = Dijeljenje
phase-deciding = Odlučite
phase-finishing = Usporedba
phase-ended = Igra je gotova
phase-voided = Igra je poništena
light-hurry = Posljednje sekunde
light-closed = Nema više uloga
light-pause = Uskoro nova igra
light-auto-fold = Automatsko odustajanje
light-auto-hint = Bez odluke na vrijeme odustajete od ruke
take-your-time = Bez žurbe: ovdje nema sata
seconds-left = { $count ->
    [one] još { $count } sekunda
    [few] još { $count } sekunde
   *[other] još { $count } sekundi
}
limits = Ograničenja
minimum = Min
maximum = Maks
equals-ante = = { $ante }
times-ante = { $count } × { $ante }
limits-of = Min { $minimum }, maks { $maximum }
paytables = Tablice isplata
pays = Isplata
hand = Ruka
spots = Ulozi
chips = Žetoni
chip-of = Žeton { $amount }
chips-more = Viši žetoni
chips-less = Niži žetoni
add-chip = dodaj { $amount }
remove-chip = Skini { $amount } s uloga { $bet }
undo = Poništi
clear = Očisti
repeat = Ponovi
double = Udvostruči
deal = Dijeli
new-round = Nova igra
balance = Stanje
total-bet = Ukupni ulog
last-win = Zadnji dobitak
hint-add = Klik dodaje žeton
hint-remove = Desni klik skida žeton
hint-add-touch = Dodir dodaje žeton
hint-remove-touch = Dugi dodir skida žeton
hint-ante-first = Počnite ulogom { $ante }
hint-sit = Gledate stol: odaberite mjesto ili sjednite na prvo slobodno
hint-watch = Gledate ovaj stol
hint-exact = Stanje je sada upravo dovoljno za ulog { $bet }
bet-adjusted = { $bet }: ulog je postavljen na { $amount }, najviše moguće
costs = + { $amount }
bonus-waits = { $option } za { $bonus }!
early-pays = { $bet } isplaćuje { $pays }: +{ $amount }
early-lost = { $bet }: bez dobitka
your-hand = Vaša ruka: { $hand }
decide-prompt = { $hand }. Odaberite: { $options }
other-players = Igrači za stolom
seat-number = Mjesto { $seat }
take-seat = Sjedni
take-seat-number = Sjedni na mjesto { $seat }
seat-free = Mjesto { $seat }, slobodno
you-at = Vaše mjesto, { $seat }: { $name }
leave-seat = Napusti mjesto
leaving-seat = Odlazi nakon igre
deciding = Odlučuje
bets-returned = Ulozi ispod najmanjeg su vraćeni
game = Igra
game-code = Šifra igre
started-at = Početak { $time } GMT
gmt = GMT
responsible = Igrajte odgovorno
learn-instant = Naučite igru za stolom bez čekanja

## Obračun
slip-title = Obračun
slip-line = Ulog
slip-staked = Uloženo
slip-pays = Isplata
slip-returned = Vraćeno
slip-total = Ukupno
pays-to-one = { $pays }:1
result-win = Dobitak { $amount }
result-sum = vraćeno { $returned } − uloženo { $staked }
result-side = Isplaćeno: { $bets }, ukupno +{ $amount }
result-even = Izjednačeno: vraćeno je koliko je uloženo
result-less = Vraćeno { $returned } od { $staked }
result-loss = Ovaj put bez dobitka
result-next = Nastavljamo kad god želite.

## Povijest
history-empty = Još niste odigrali nijednu igru.
history-void = Poništeno: svi ulozi su vraćeni
history-adjusted = Naknadno ispravljeno: { $amount }
history-hint = Najnovije na vrhu. Otvorite redak za obračun i karte.
column-staked = Uloženo
column-returned = Vraćeno
column-net = Neto
history-more = Starije igre
seed = Sjeme
commitment = Obveza
client-seed = Vaše sjeme
fairness-note = Obveza je objavljena prije dijeljenja: ona je otisak sjemena kojim je špil promiješan.
seat-of-round = Mjesto { $seat }, { $name }

## Odgovorna igra i tipkovnica
responsible-title = Igrajte odgovorno
responsible-text = Croupier se igra isključivo besplatnim žetonima: ništa se ne može izgubiti. Vjerojatnosti su kao u pravoj igri i dugoročno pobjeđuje kuća. Uzmite stanku i prestanite kad više nije zabavno.
shortcuts-title = Tipkovnički prečaci
shortcuts-on = Naredbe jednom tipkom
key-chip = odabir žetona
key-spots = kretanje među ulozima
key-add = dodaj žeton
key-remove = skini žeton
key-undo = poništi
key-clear = očisti
key-repeat = ponovi, zatim udvostruči
key-deal = dijeli ili nova igra
key-play = prvi izbor za igru
key-play-second = drugi izbor za igru
key-fold = odustani
key-time = pročitaj preostalo vrijeme
key-hand = pročitaj svoju ruku
key-enter = Enter
key-backspace = Backspace
key-arrows = Strelice

## Odbijanja
refused-bad_message = Poruka nije razumljiva. Pokušajte ponovno.
refused-rate_limited = Prebrzo. Pričekajte trenutak.
refused-unknown_table = Takav stol ne postoji.
refused-unknown_round = Takva igra ne postoji.
refused-wrong_round = Ta je igra gotova; ništa nije uloženo.
refused-unknown_spot = Takav ulog ovdje ne postoji.
refused-needs_ante = { $bet } se otvara kad je postavljen ante ulog.
refused-over_maximum = { $bet }: najviši ulog je { $maximum }.
refused-under_minimum = { $bet }: najmanji ulog je { $minimum }.
refused-no_bet = Najprije postavite ulog.
refused-funds = Nedovoljno stanje: potrebno { $needed }, dostupno { $available }.
refused-betting_closed = Ulaganje je zatvoreno.
refused-too_late = Prekasno.
refused-not_seated = Najprije sjednite.
refused-seat_taken = Mjesto { $seat } je zauzeto.
refused-table_full = Sva su mjesta zauzeta.
refused-already_seated = Već sjedite za ovim stolom.
refused-not_deciding = Sada se nema o čemu odlučiti.
refused-already_chosen = Već ste odlučili.
refused-unknown_option = Taj izbor sada nije moguć.
refused-wrong_stage = Ta je odluka prošla.
refused-key_conflict = Poslano dvaput s različitim sadržajem. Pokušajte ponovno.
refused-round_running = Igra još traje.
refused-not_instant = To je moguće samo za stolovima bez čekanja.
refused-not_live = Mjesta imaju samo stolovi uživo.
refused-no_deck = Kuća trenutačno ne može dijeliti; ništa se nije promijenilo. Pokušajte ponovno kasnije.
refused-store_failed = Kuća to nije mogla zabilježiti; ništa se nije promijenilo. Pokušajte ponovno.
refused-not_allowed = Ovo je za druge: vaša uloga ovdje nema pristup.
refused-not_signed_in = Sesija je završila. Ponovno učitajte stranicu.
refused-wallet_full = Još imate dovoljno žetona.
refused-unreachable = Kuća se ne javlja. Pokušajte ponovno.
refused-table_closed = Ovaj je stol zatvoren i ne prima uloge.
refused-table_paused = Stol je pauziran; ništa nije uloženo.
refused-table_shut = Krupje je zatvorio ovaj stol.
refused-player_disabled = Tvoj račun trenutačno ne prima nove uloge. Podrška ti može reći zašto.
refused-bad_odds = Laboratorij to ne može izračunati: { $why }
refused-too_long = Račun je trajao predugo. Pokušajte nešto jednostavnije.
refused-unknown_game = Takva igra ne postoji.
refused-no_advice = Za ovu ruku nema savjeta.
refused-no_advice_here = Ovaj stol ne daje savjete.
refused-busy = Kuća je zauzeta. Pokušajte ponovno za trenutak.
refused-other = Nije uspjelo ({ $code }).
