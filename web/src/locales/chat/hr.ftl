### Razgovor i podrška na hrvatskom.

## Razgovor
chat-title = Razgovor
chat-tab-table = Razgovor za stolom
chat-tab-support = Podrška
chat-enlarge = Povećaj razgovor
chat-close = Zatvori razgovor
chat-unread = { $count ->
    [one] { $count } nova poruka
    [few] { $count } nove poruke
   *[other] { $count } novih poruka
}
chat-empty-table = Za ovim stolom još nitko nije pisao.
chat-empty-support = Pišite ovdje i podrška odgovara. Nitko drugi ne čita.
chat-write = Napišite poruku …
chat-write-support = Pišite podršci …
chat-send = Pošalji
chat-left = { $count ->
    [one] preostaje { $count } znak
    [few] preostaju { $count } znaka
   *[other] preostaje { $count } znakova
}
chat-key = napiši poruku
chat-you = Vi
chat-role-house = Kuća
chat-role-dealer = Djelitelj
chat-role-supervisor = Nadzornik
chat-role-support = Podrška
chat-role-admin = Uprava
chat-deeds = Što učiniti s porukom igrača { $name }
chat-mute = Utišaj
chat-report = Prijavi
chat-muted-now = Više ne vidite što piše { $name }.
chat-heard-again = Ponovno vidite što piše { $name }.
chat-reported = Prijavljeno. Podrška će pogledati.
chat-unmute = Ne utišavaj
chat-nobody-muted = Niste nikoga utišali.
chat-choices = Postavke razgovora
chat-show-others = Prikaži poruke drugih igrača
chat-hidden = Poruke drugih igrača su skrivene.
chat-show = Prikaži ih
chat-silenced = { $minutes ->
    [one] Za stolovima ne možete pisati još { $minutes } minutu. Podršci možete pisati.
    [few] Za stolovima ne možete pisati još { $minutes } minute. Podršci možete pisati.
   *[other] Za stolovima ne možete pisati još { $minutes } minuta. Podršci možete pisati.
}
chat-silence = Oduzmi riječ
chat-silence-title = Oduzmi riječ: { $name }
chat-silence-for = Na koliko dugo
chat-silence-why = Zašto (za zapisnik)
chat-silenced-now = { $name } sada ne može pisati za stolovima.
chat-minutes-10 = 10 minuta
chat-minutes-60 = Jedan sat
chat-minutes-1440 = Jedan dan
chat-minutes-10080 = Jedan tjedan

## Riječi kuće
chat-house-notice = Obavijest kuće.
chat-house-table_paused = Stol je zaustavljen; svi su ulozi sigurni.
chat-house-table_resumed = Stol nastavlja.
chat-house-table_opened = Stol je otvoren.
chat-house-table_shut = Stol je zasad zatvoren.
chat-house-round_voided = Ova je runda poništena; svi su ulozi vraćeni.
chat-why-error = Nešto nije u redu i nadzornik to provjerava.
chat-why-stuck = Nešto nije u redu i nadzornik to provjerava.
chat-why-scanner_silent = Provjerava se čitač karata.
chat-why-card_twice = Provjerava se jedna karta.
chat-why-unknown_card = Provjerava se jedna karta.
chat-why-no_card_wanted = Provjerava se jedna karta.
chat-why-wrong_side_up = Provjerava se jedna karta.
chat-why-wrong_burn = Provjerava se jedna karta.
chat-why-check = Nadzornik nešto provjerava.
chat-why-technical = Rješava se tehnički problem.
chat-why-dealer_change = Djelitelji se mijenjaju.
chat-why-dealer_calls = Djelitelj je pozvao nadzornika.
chat-why-malfunction = Došlo je do kvara.
chat-why-wrong_card = Jedna je karta bila pogrešna.
chat-why-unresolved = Pogreška se nije mogla ispraviti.

## Runda korak po korak
chat-replay = Korak po korak
chat-replay-title = Runda { $round }, korak po korak
chat-replay-at = Korak { $step } od { $steps }
chat-replay-first = Prvi korak
chat-replay-back = Korak natrag
chat-replay-on = Korak naprijed
chat-replay-last = Posljednji korak
chat-replay-events = Sve što se dogodilo
chat-replay-said = Razgovor tijekom runde
chat-replay-nothing-said = Tijekom ove runde nitko nije pisao.
chat-replay-seat = Mjesto { $seat }, { $name }
chat-replay-bets = Ulozi
chat-replay-chose = Odluka
chat-replay-by-system = { $option } (automatski)
chat-report-round = Prijavi ovu rundu
chat-round-reported = Runda je prijavljena. Nadzornik će je pogledati; možete pitati podršku.
chat-event-round_opened = Otvara se klađenje
chat-event-bets_placed = { $who } ulaže { $bets }
chat-event-bets_none = { $who } povlači sve uloge
chat-event-bets_returned = { $who } dobiva natrag { $bets } (ispod minimuma)
chat-event-betting_closed = Nema više uloga
chat-event-card_burnt = Karta se odbacuje
chat-event-card_dealt = { $place }: { $card }
chat-event-card_turned = { $place } pokazuje { $card }
chat-event-card_corrected = { $place }: ispravljeno u { $card }
chat-event-cards_confirmed = Karte su potvrđene
chat-event-stage_opened = Otvara se odlučivanje
chat-event-option_by_player = { $who } bira { $option }
chat-event-option_by_system = { $who }: { $option }, odlučio sustav
chat-event-stage_closed = Zatvara se odlučivanje
chat-event-lines_settled = { $who } dobiva: { $lines }
chat-event-round_ended = Runda je gotova
chat-event-round_voided = Runda je poništena; svi se ulozi vraćaju.
chat-event-other = Dogodilo se nešto drugo
chat-event-seed_revealed = Sjeme je otkriveno

## Konzola podrške
chat-console = Podrška
chat-console-only = Ova je stranica za podršku, nadzornike i upravu.
chat-console-conversations = Razgovori
chat-console-reports = Prijave
chat-console-rounds = Runde
chat-console-players = Igrači
chat-console-no-conversations = Podršci još nitko nije pisao.
chat-console-pick = Odaberite razgovor.
chat-console-guest = Gost
chat-console-answer = Odgovor za { $name } …
chat-console-their-rounds = Runde igrača { $name }
chat-console-about = O rundi
chat-console-call = { $name } piše podršci
chat-console-find-round = Šifra runde ili njezin dio
chat-console-find-round-hint = Dovoljan je dio: 20:05:23 venezia, 2026-11-29, VEN-20261129-200523.
chat-console-find-player = Ime igrača
chat-console-find = Traži
chat-console-none = Ništa nije nađeno.
chat-console-running = u tijeku
chat-console-no-reports = Nitko nije ništa prijavio.
chat-console-report-message = Prijavljena poruka
chat-console-report-round = Prijavljena runda
chat-console-by = prijavio: { $name }
chat-console-closed = Zatvorio { $name }: { $word }
chat-console-word = Što je utvrđeno
chat-console-close = Zatvori prijavu
chat-console-silent = { $minutes ->
    [one] Bez riječi za stolovima još { $minutes } minutu
    [few] Bez riječi za stolovima još { $minutes } minute
   *[other] Bez riječi za stolovima još { $minutes } minuta
}
chat-console-lift = Vrati riječ
chat-console-lifted = { $name } ponovno može pisati.
chat-console-no-rounds = Još nema rundi.

## Odbijanja
refused-chat_crowded = Ovdje piše mnogo ljudi. Pokušajte za trenutak.
refused-chat_too_fast = { $seconds ->
    [one] Malo sporije, molimo: ponovno možete pisati za { $seconds } sekundu.
    [few] Malo sporije, molimo: ponovno možete pisati za { $seconds } sekunde.
   *[other] Malo sporije, molimo: ponovno možete pisati za { $seconds } sekundi.
}
refused-message_empty = U ovoj poruci nema što pročitati.
refused-message_too_long = Poruka ima najviše { $most } znakova.
refused-no_reason = Navedite zašto: to stoji u zapisniku.
refused-no_search = Upišite šifru runde ili njezin dio: stol, datum, vrijeme, broj.
refused-not_a_players_message = To nije poruka drugog igrača.
refused-not_listening = Razgovor još nije spreman. Pokušajte ponovno.
refused-silence_length = Riječ se oduzima na { $least } do { $most } minuta.
refused-silenced = { $minutes ->
    [one] Za stolovima ne možete pisati još { $minutes } minutu.
    [few] Za stolovima ne možete pisati još { $minutes } minute.
   *[other] Za stolovima ne možete pisati još { $minutes } minuta.
}
refused-unknown_message = Takve poruke nema.
refused-unknown_player = Takvog igrača nema.
