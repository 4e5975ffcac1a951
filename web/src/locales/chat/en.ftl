### Chat and support in English.

## Chat
chat-title = Chat
chat-tab-table = Table chat
chat-tab-support = Support
chat-enlarge = Enlarge the chat
chat-close = Close the chat
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
chat-empty-table = Nobody has written at this table yet.
chat-empty-support = Write here and our support answers. Nobody else reads it.
chat-write = Write a message …
chat-write-support = Write to support …
chat-send = Send
chat-left = { $count ->
    [one] one character left
   *[other] { $count } characters left
}
chat-key = write a message
chat-you = You
chat-role-house = The house
chat-role-dealer = Dealer
chat-role-supervisor = Supervisor
chat-role-support = Support
chat-role-admin = Management
chat-deeds = What can be done about { $name }’s message
chat-mute = Mute
chat-report = Report
chat-muted-now = You no longer see what { $name } writes.
chat-heard-again = You see again what { $name } writes.
chat-reported = Reported. Support looks into it.
chat-unmute = Unmute
chat-nobody-muted = You have muted nobody.
chat-choices = Chat settings
chat-show-others = Show other players’ messages
chat-hidden = Other players’ messages are hidden.
chat-show = Show them
chat-silenced = { $minutes ->
    [one] You cannot write at the tables for one more minute. You can write to support.
   *[other] You cannot write at the tables for { $minutes } more minutes. You can write to support.
}
chat-silence = Silence
chat-silence-title = Silence { $name }
chat-silence-for = For how long
chat-silence-why = Why (for the audit)
chat-silenced-now = { $name } cannot write at the tables now.
chat-minutes-10 = 10 minutes
chat-minutes-60 = An hour
chat-minutes-1440 = A day
chat-minutes-10080 = A week

## The house’s words
chat-house-notice = A notice from the house.
chat-house-table_paused = The table is paused; all bets are safe.
chat-house-table_resumed = The table goes on.
chat-house-table_opened = The table is open.
chat-house-table_shut = The table is closed for now.
chat-house-round_voided = This round is cancelled; every stake has been returned.
chat-why-error = Something went wrong, and a supervisor is looking into it.
chat-why-stuck = Something went wrong, and a supervisor is looking into it.
chat-why-scanner_silent = The card scanner is being checked.
chat-why-card_twice = A card is being checked.
chat-why-unknown_card = A card is being checked.
chat-why-no_card_wanted = A card is being checked.
chat-why-wrong_side_up = A card is being checked.
chat-why-wrong_burn = A card is being checked.
chat-why-check = A supervisor is checking something.
chat-why-technical = A technical problem is being solved.
chat-why-dealer_change = The dealers change.
chat-why-dealer_calls = The dealer has called the supervisor.
chat-why-malfunction = There was a malfunction.
chat-why-wrong_card = A card was wrong.
chat-why-unresolved = What went wrong could not be put right.

## A round step by step
chat-replay = Step by step
chat-replay-title = Round { $round }, step by step
chat-replay-at = Step { $step } of { $steps }
chat-replay-first = First step
chat-replay-back = One step back
chat-replay-on = One step on
chat-replay-last = Last step
chat-replay-events = Everything that happened
chat-replay-said = Chat during the round
chat-replay-nothing-said = Nobody wrote during this round.
chat-replay-seat = Seat { $seat }, { $name }
chat-replay-bets = Bets
chat-replay-chose = Chose
chat-replay-by-system = { $option } (automatic)
chat-report-round = Report this round
chat-round-reported = The round is reported. A supervisor looks into it; support can be asked about it.
chat-event-round_opened = Betting opens
chat-event-bets_placed = { $who } bets { $bets }
chat-event-bets_none = { $who } takes all bets back
chat-event-bets_returned = { $who } gets back { $bets } (under the minimum)
chat-event-betting_closed = No more bets
chat-event-card_burnt = A card is burnt
chat-event-card_dealt = { $place }: { $card }
chat-event-card_turned = { $place } shows { $card }
chat-event-card_corrected = { $place }: corrected to { $card }
chat-event-cards_confirmed = The cards are confirmed
chat-event-stage_opened = Decisions open
chat-event-option_by_player = { $who } chooses { $option }
chat-event-option_by_system = { $who }: { $option }, decided by the system
chat-event-stage_closed = Decisions close
chat-event-lines_settled = { $who } is paid: { $lines }
chat-event-round_ended = The round is over
chat-event-round_voided = The round is void; all stakes are returned.
chat-event-other = Something else happened
chat-event-seed_revealed = The seed is revealed

## The support console
chat-console = Support
chat-console-only = This page is for support, supervisors and management.
chat-console-conversations = Conversations
chat-console-reports = Reports
chat-console-rounds = Rounds
chat-console-players = Players
chat-console-no-conversations = Nobody has written to support yet.
chat-console-pick = Choose a conversation.
chat-console-guest = Guest
chat-console-answer = Answer { $name } …
chat-console-their-rounds = Rounds of { $name }
chat-console-about = About round
chat-console-call = { $name } writes to support
chat-console-find-round = Game code, or a part of it
chat-console-find-round-hint = Any part will do: 20:05:23 venezia, 2026-11-29, VEN-20261129-200523.
chat-console-find-player = Player’s name
chat-console-find = Find
chat-console-none = Nothing found.
chat-console-running = running
chat-console-no-reports = Nobody has reported anything.
chat-console-report-message = Reported message
chat-console-report-round = Reported round
chat-console-by = by { $name }
chat-console-closed = Closed by { $name }: { $word }
chat-console-word = What came of it
chat-console-close = Close the report
chat-console-silent = { $minutes ->
    [one] Silenced at the tables for one more minute
   *[other] Silenced at the tables for { $minutes } more minutes
}
chat-console-lift = Let them write again
chat-console-lifted = { $name } may write again.
chat-console-no-rounds = No rounds yet.

## Refusals
refused-chat_crowded = Many people are writing here. Please try again in a moment.
refused-chat_too_fast = { $seconds ->
    [one] A little slower, please: you can write again in one second.
   *[other] A little slower, please: you can write again in { $seconds } seconds.
}
refused-message_empty = There is nothing to read in this message.
refused-message_too_long = A message has at most { $most } characters.
refused-no_reason = Please say why; it stands in the audit.
refused-no_search = Type a game code or a part of one: a table, a date, a time, a number.
refused-not_a_players_message = This is no other player’s message.
refused-not_listening = The chat is not ready yet. Please try again.
refused-silence_length = A silence lasts { $least } to { $most } minutes.
refused-silenced = { $minutes ->
    [one] You cannot write at the tables for one more minute.
   *[other] You cannot write at the tables for { $minutes } more minutes.
}
refused-unknown_message = There is no such message.
refused-unknown_player = There is no such player.
