### Prostor: postavke, zvuk, glas, slika, i što se kaže kad nešto pođe po zlu.

room-says-welcome = Dobro došli za stol
room-says-place_your_bets = Molim vaše uloge
room-says-last_bets = Posljednji ulozi
room-says-no_more_bets = Nema više uloga
room-says-dealer_plays = Djelitelj igra
room-says-dealer_does_not_play = Djelitelj ne igra
room-says-good_luck = Sretno svima
room-says-one_moment = Samo trenutak, molim
room-says-last_round = Posljednja igra prije zatvaranja stola

room-settings = Postavke
room-settings-kept = Postavke ostaju na ovom uređaju.
room-sound-on = Uključi zvuk
room-sound-off = Isključi zvuk
room-sound = Zvuk
room-sound-hint = Efekti i glas. Svaki stol počinje tako; gumb za stolom vrijedi samo za taj stol.
room-volume = Glasnoća
room-voice = Izgovorene najave
room-voice-hint = Što djelitelj kaže, na vašem jeziku.
room-others-chat = Prikaži poruke drugih igrača
room-quick = Brza igra
room-quick-hint = Za stolovima gdje igrate sami karte se pojavljuju bez stanke.
room-deck = Karte
room-deck-four = Četiri boje
room-deck-two = Dvije boje
room-video = Kvaliteta videa
room-video-auto = Automatski
room-video-off = Bez videa
room-video-lines = { $lines }p
room-video-hint = Gdje stol nema video, tu je nacrtani djelitelj. Može se igrati i bez videa.
room-video-failed = Slika se ne može prikazati. Stol ide dalje bez nje.
room-video-here = Video
room-paused = Stanka
room-paused-title = Stol je zaustavljen
room-paused-by-system = Nešto treba provjeriti. Nadzornik je pozvan i bavi se time.
room-paused-by-supervisor = Nadzornik provjerava nešto za ovim stolom.
room-paused-by-dealer = Djelitelj je zaustavio stol, a nadzornik se bavi time.
room-paused-dealer_change = Dolazi novi djelitelj.
room-paused-stays = Karte i ulozi ostaju kakvi jesu, a vrijeme stoji. Zatim se igra nastavlja ili se svi ulozi vraćaju.
room-paused-over = Igra je gotova. Nova počinje čim se stol nastavi.
room-resumed = Stol ide dalje.
room-void-title = Igra je poništena
room-void-refund = Svi vaši ulozi su vraćeni: { $amount }
room-void-none = Svi ulozi igre su vraćeni.
room-shut = Djelitelj kasnije otvara ovaj stol. Dotad se možete osvrnuti oko sebe.
room-waits-card = Djelitelj dijeli sljedeću kartu
room-waits-burn = Djelitelj odlaže jednu kartu
room-waits-confirm = Djelitelj provjerava karte
room-late-title = To je stiglo prekasno
room-late-bet = Posljednji žetoni ({ $bets }) stigli su nakon zatvaranja igre { $round } i vraćeni su.
room-late-choice = Odluka je stigla nakon zatvaranja igre { $round } i ništa nije koštala.
room-late-receipt = Potvrda { $receipt }, za podršku
room-seat-of = Mjesto { $seat }: { $name }
room-winning = Dobitna ruka
room-back = { $amount } vraćeno
room-so-far = { $points ->
    [one] { $points } bod zasad
    [few] { $points } boda zasad
   *[other] { $points } bodova zasad
}
room-out-of-reach = više nije moguće
room-chip-too-large = Žeton { $amount }: više od najvećeg uloga ovdje ({ $maximum })
room-deal-auto = Karte se dijele kad vrijeme istekne
room-tab-six_card_bonus = 6 karata
