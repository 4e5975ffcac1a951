### Ljudi: prijava, vlastiti račun, osoblje i dnevnik, na hrvatskom.

## Prijava
people-title-sign-in = Prijava
people-title-register = Otvorite račun
people-title-account = Vaš račun
people-title-admin = Osoblje i dnevnik
people-do-sign-in = Prijavi se
people-do-register = Otvori račun
people-register-instead = Prvi put ovdje?
people-sign-in-instead = Već imate račun?
people-register-keeps = S imenom i lozinkom žetoni, mjesto i povijest ostaju vaši, na svakom uređaju.
people-register-why = S imenom žetone i povijest nalazite na svakom uređaju.
people-registered-already = Već ste { $name }.
people-other-name = Sada ste { $name }. Prijava pod drugim imenom završava ovu sesiju.
people-name = Ime
people-name-hint = Od 3 do 20 latiničnih slova i brojki; između razmak, točka, crtica i apostrof.
people-password = Lozinka
people-password-hint = Najmanje 10 znakova. Najbolja je kratka rečenica; ništa se drugo ne traži.
people-show-password = Prikaži lozinku
people-show = Prikaži
people-hide = Sakrij
people-busy = Trenutak …
people-both-needed = Najprije upišite ime i lozinku.
people-welcome = Dobro došli, { $name }.
people-signed-out = Odjavljeni ste. Ulozi i igre su na sigurnom: prijavite se i opet su tu.
people-or-guest = Ili
people-as-guest = Nastavi kao gost

## Vlastiti račun
people-account-of = Račun: { $name }
people-you-are-guest = Vi ste gost. Žetoni i povijest čuvaju se samo u ovom pregledniku, dok ne otvorite račun.
people-role = Uloga
people-member-since = Ovdje od
people-since = od
people-idle-never = Ostajete prijavljeni dok se ne odjavite.
people-idle-minutes = { $minutes ->
    [one] Odjavljuje vas se nakon { $minutes } minute bez ijedne radnje.
    [few] Odjavljuje vas se nakon { $minutes } minute bez ijedne radnje.
   *[other] Odjavljuje vas se nakon { $minutes } minuta bez ijedne radnje.
}
people-to-work = Na radno mjesto
people-sign-out = Odjavi se
people-sign-out-everywhere = { $count ->
    [one] Odjavi { $count } drugi uređaj
    [few] Odjavi { $count } druga uređaja
   *[other] Odjavi { $count } drugih uređaja
}
people-everywhere-done = Sada ste prijavljeni samo ovdje.
people-only-here = Prijavljeni ste samo ovdje.
people-new-password = Nova lozinka
people-present-password = Sadašnja lozinka
people-change = Promijeni lozinku
people-password-changed = Lozinka je promijenjena, a svi su drugi uređaji odjavljeni.

## Uloge i stanja
people-role-player = Igrač
people-role-dealer = Krupje
people-role-supervisor = Nadzornik
people-role-support = Podrška
people-role-admin = Administrator
people-role-operator = Operater
people-guest = Gost
people-state-here = ovdje
people-state-away = nije ovdje
people-state-barred = onemogućen
people-this-is-you = To ste vi

## Osoblje
people-only-admins = Ovdje rade samo administratori. Prijavite se računom administratora da vidite osoblje i dnevnik.
people-part-staff = Osoblje
people-part-audit = Dnevnik
people-found = Pronađeno
people-search = Bilo čije ime ili oznaka
people-find = Traži
people-staff-only = Samo osoblje
people-nobody-found = Nitko nije pronađen.
people-add = Dodaj osobu
people-add-hint = Lozinka se izradi i pokaže samo jednom.
people-do-role = Druga uloga
people-do-password = Nova lozinka
people-do-disable = Onemogući
people-do-enable = Omogući
people-disable-means = Osoba je odmah odjavljena i ne može ući dok je opet ne omogućite. Igre u tijeku odigrat će se do kraja.
people-enable-means = Osoba se opet može prijaviti.
people-password-means = Sadašnja lozinka više ne vrijedi, a svi su uređaji te osobe odjavljeni.
people-why = Razlog
people-why-hint = Trajno ostaje u dnevniku.
people-done = { $name }: učinjeno.
people-password-of = Lozinka: { $name }
people-once = Prikazuje se samo sada. Predajte je osobno; nakon prijave može se promijeniti.
people-copy = Kopiraj
people-copied = Kopirano.
people-noted = Zapisano

## Dnevnik
people-chain = Je li dnevnik cjelovit
people-chain-checking = Provjera svakog retka …
people-chain-whole = { $rows ->
    [0] Lanac je cjelovit: još nema redaka.
    [one] Lanac je cjelovit: { $rows } redak, zapečaćen prethodnim.
    [few] Lanac je cjelovit: { $rows } retka, svaki zapečaćen prethodnim.
   *[other] Lanac je cjelovit: { $rows } redaka, svaki zapečaćen prethodnim.
}
people-chain-broken = Lanac je prekinut: redak { $row } prvi je koji ne slijedi iz prethodnog.
people-chain-check = Provjeri ponovno
people-by = Tko
people-everyone = Svi
people-act = Radnja
people-every-act = Sve radnje
people-about = O čemu
people-changes = Što se promijenilo
people-seal = Pečat
people-nothing-done = Ništa ne odgovara.
people-older = Prikaži starije retke
people-act-Hire = Osoba dodana
people-act-ChangeRole = Druga uloga
people-act-Bar = Onemogućavanje
people-act-Readmit = Ponovno omogućavanje
people-act-ResetPassword = Nova lozinka
people-act-OpenTable = Stol otvoren
people-act-ShutTable = Stol zatvoren
people-act-Pause = Stol zaustavljen
people-act-Resume = Stol nastavljen
people-act-Announce = Najava
people-act-Scan = Karta očitana
people-act-Burn = Karta spaljena
people-act-ConfirmCards = Karte potvrđene
people-act-Correct = Karta ispravljena
people-act-Void = Igra poništena
people-act-Disable = Povučeno iz igre
people-act-Enable = Vraćeno u igru
people-act-ProposeAdjustment = Ispravak predložen
people-act-ApproveAdjustment = Ispravak odobren
people-act-DeclineAdjustment = Ispravak odbijen
people-act-CloseIncident = Prijava zatvorena
people-act-RaiseIncident = Prijava zabilježena

## Odbijanja
people-bad_name-length = Ime ima od { $shortest } do { $longest } znakova.
people-bad_name-characters = Ime se piše latiničnim slovima i brojkama, s pojedinačnim razmacima, točkama, crticama ili apostrofima između.
people-bad_name-reserved = Ovo bi ime podsjećalo na nekoga tko ovdje radi. Odaberite drugo.
people-bad_password-short = Lozinka ima najmanje { $shortest } znakova.
people-bad_password-long = Lozinka ima najviše { $longest } znakova.
people-bad_password-common = To je jedna od prvih lozinki koje bi drugi pokušali. Odaberite drugu.
refused-name_taken = Netko već ima to ime, ili ime koje mu je slično. Odaberite drugo.
refused-wrong_sign_in = Ovo ime i ova lozinka ne idu zajedno.
refused-wrong_password = To nije vaša sadašnja lozinka.
refused-too_many_tries = Previše pokušaja u kratkom vremenu. Pokušajte ponovno za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}.
refused-barred = Trenutačno ne možete ući. Podrška vam može reći više.
refused-already_registered = Već imate račun.
refused-no_password = Gost nema lozinku. Najprije otvorite račun.
refused-no_change = Već je tako.
refused-not_staff = Tko igra, ovdje ne radi, i obrnuto.
refused-not_yourself = Nitko to ne mijenja sam sebi; može drugi administrator.
refused-unknown_person = Nema nikoga s tom oznakom.
refused-session_ended = Ova je sesija završila.
refused-session_idle = Dugo vas nije bilo, pa je sesija završila.
