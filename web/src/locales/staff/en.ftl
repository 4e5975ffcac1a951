### The floor: the dealer's and the supervisor's consoles, and what dealers announce, in English.

## Who may come in
staff-title-dealer = Dealer console
staff-title-supervisor = Supervisor console
staff-not-for-you = This page is for others
staff-only-dealers = Only dealers work here. Sign in with a dealer’s account to deal.
staff-only-supervisors = Only supervisors work here. Sign in with a supervisor’s account to watch over the tables.
staff-account = Account:
staff-support = Support
staff-line-up = Connected

## Choosing, opening, closing
staff-choose-table = Which table do you deal at?
staff-other-table = Other table
staff-open = Open, dealing by hand
staff-shut = Close the table
staff-opened = The table is open. Cards are dealt by hand from the next round on.
staff-closed-now = The table is closed.
staff-table-shut = The table is closed
staff-table-shut-hint = Open it to deal here.
staff-dealt-by = { $name } deals here
staff-round-automatic = This round is dealt automatically; yours is the next.
staff-dealt-automatic = The automatic dealer deals here
staff-take-over-hint = Open it to take over from the next round on.
staff-no-such-table = There is no such table.

## What the table waits for
staff-waits = Waits for
staff-waits-bets = Bets
staff-waits-bets-hint = Players place their bets
staff-waits-choices = Decisions
staff-waits-choices-hint = Players decide
staff-waits-burn = Burn a card
staff-waits-burn-hint = Face down, then F4
staff-waits-confirm = Check all cards
staff-waits-confirm-hint = Then confirm with F8
staff-waits-card = A card
staff-waits-nothing = Nothing to do
staff-voided-hint = All stakes went back: clear the cards away.
staff-waits-nothing-hint = The next round opens by itself.
staff-nth-card = { $n ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
    [5] fifth card
   *[other] card { $n }
}
staff-side-up = face up
staff-side-down = face down
staff-side-turn = turn it over and scan it
staff-dealer = Dealer
staff-clock = Clock
staff-clock-frozen = Clock stopped
staff-no-round = No round
staff-no-round-waits = No round: waits for players
staff-no-clock = { $phase }, no clock runs
staff-phase-betting = Bets are open
staff-phase-deciding = Decisions
staff-waits-for-seats = waiting for { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}
staff-in-words = “{ $words }”
staff-held-reserved = { $staked } + { $reserved } reserved
staff-qualifies = qualifies
staff-qualifies-not = does not qualify
staff-table-stopped = Table stopped
staff-stopped-by = Stopped by { $by }.
staff-supervisor-called = A supervisor has been called.

## Dealing
staff-scanner = Scanner
staff-scanner-ready = Ready
staff-scanned = { $card } is on the table.
staff-scanned-down = Dealt face down.
staff-burnt = Card burnt.
staff-confirmed = Cards confirmed.
staff-noise = Read “{ $read }”: that is no card.
staff-read-twice = { $card } was read twice; it counts once.
staff-not-yours = Read “{ $read }”, but you do not deal here: open the table first.
staff-not-yours-yet = Read { $card }, but this round is dealt automatically: yours is the next.
staff-no-round-for = Read { $card }, but no round is running.
staff-not-wanted = { $what }: the table does not wait for that.
staff-hands = Cards to deal
staff-grid = All cards
staff-card-out = out already
staff-face-down = Face down
staff-burn = Burn
staff-confirm = Confirm cards
staff-stop = Stop the table
staff-stopped = The table is stopped and a supervisor has been called.
staff-announce = Announcements
staff-announced = Announced: { $words }

## The floor
staff-part-floor = Floor
staff-part-incidents = Incidents
staff-part-adjustments = Adjustments
staff-part-switches = Out of play
staff-state-open = Open
staff-state-paused = Stopped
staff-state-shut = Closed
staff-state-disabled = Out of play
staff-state-closed = May not open
staff-held = Stakes and reserves held
staff-seats = Seats
staff-seat = Seat
staff-free = free
staff-player = Player
staff-players = Players
staff-table = Table
staff-tables = Tables
staff-games = Games
staff-automatic = Automatic
staff-by-clock = by the clock
staff-look = Look
staff-acts = What may be done
staff-players-page = Players’ page
staff-instant-hint = An instant table is one a player; its rounds are watched by support. It can be taken out of play here.
staff-by-system = the system
staff-by-supervisor = a supervisor
staff-by-dealer = the dealer

## Stopping and going on
staff-pause = Stop
staff-resume = Go on
staff-cancel = Cancel
staff-reason = Reason, told to the players
staff-why = In your own words, for the record
staff-why-maybe = In your own words, for the record (optional)
staff-reason-check = The cards are being checked
staff-reason-dealer_calls = The dealer calls a supervisor
staff-reason-technical = Technical fault
staff-reason-dealer_change = Change of dealer
staff-reason-card_twice = This card is out already
staff-reason-unknown_card = No card of this deck was read
staff-reason-no_card_wanted = A card out of turn
staff-reason-wrong_side_up = Card dealt the wrong side up
staff-reason-wrong_burn = Wrong burn
staff-reason-scanner_silent = The scanner is silent
staff-reason-error = The house made a mistake
staff-reason-stuck = The table stood still
staff-reason-disabled = Taken out of play by a supervisor
staff-reason-not_certified = Its returns are not certified
staff-reason-under_floor = A bet returns less than the rules demand

## Correcting and voiding
staff-correct = Correct a card
staff-correct-pick = Choose the card that was read wrongly.
staff-correct-hint = Which card really lies there? This is possible until somebody has decided on it.
staff-correct-to = It is the { $card }
staff-void = Void the round
staff-void-next = Next: what goes back
staff-void-sure = Void this round?
staff-void-hint = Every stake of every seat goes back, and what was already paid is taken back. This cannot be undone.
staff-void-type = Type the last digits of the game code, { $digits }, to confirm
staff-void-now = Void the round now
staff-void-code-hint = The player finds it in the history, and support finds it by a part of it.
staff-void-elsewhere = This round is of another table: { $table }.
staff-void-code-needed = Please write the game code first.
staff-void-malfunction = Malfunction
staff-void-wrong_card = Wrong card
staff-void-unresolved = Could not be resolved
staff-goes-back = Goes back to the players, with what was reserved for decisions

## Out of play
staff-disable-hint = What is taken out of play gets no new rounds, seats or bets. Rounds that run are played to their end.
staff-disable = Take out of play
staff-enable = Put back into play
staff-disable-table = Take this table out of play
staff-enable-table = Put this table back into play
staff-disable-player = Take out of play
staff-is-disabled = Out of play
staff-is-enabled = In play
staff-everything = Everything
staff-the-house = The whole house
staff-player-id = A player’s id
staff-open-automatic = Open with the automatic dealer

## Adjustments
staff-propose = Propose an adjustment
staff-look-up = Look the round up
staff-direction = Which way
staff-pay-player = Pay the player
staff-take-player = Take from the player
staff-amount = Amount
staff-approve = Approve
staff-decline = Decline
staff-yours-hint = You proposed it: another supervisor has to approve it.
staff-no-adjustments = No adjustments yet.
staff-proposed-by = Proposed by { $name }, { $at } GMT
staff-decided-by = decided by { $name }, { $at } GMT
staff-adjustment-proposed = Proposed
staff-adjustment-approved = Approved
staff-adjustment-declined = Declined

## Incidents
staff-open-incidents = Open incidents
staff-no-incidents = Nothing open.
staff-close-incident = Close
staff-close-incidents = { $count ->
    [0] Close together
    [one] Close one
   *[other] Close { $count } together
}
staff-pick-incident = Close with others
staff-pick-all = All that are open
staff-closed-by = Closed by { $name }, { $at } GMT
staff-note-incident = Note an incident
staff-what-happened = What happened?
staff-no-table = No table
staff-kind = Kind
staff-all = All
staff-incident-card_twice = Card out already
staff-incident-unknown_card = No card of the deck
staff-incident-no_card_wanted = Card out of turn
staff-incident-wrong_side_up = Card the wrong side up
staff-incident-wrong_burn = Wrong burn
staff-incident-scanner_silent = Silent scanner
staff-incident-error = Fault of the house
staff-incident-stuck = Table stood still
staff-incident-message_reported = Message reported
staff-incident-round_reported = Round reported
staff-incident-dealer_calls = The dealer calls a supervisor
staff-incident-technical = Technical fault
staff-incident-check = Cards to be checked
staff-incident-dealer_change = Change of dealer
staff-incident-noted = Noted by a supervisor

## Refusals
refused-adjusted_already = This player’s round is adjusted already, or waits for a second supervisor.
refused-choice_made = Somebody has decided or was paid by this card: the round can only be voided now.
refused-closed_already = This incident is closed already.
refused-decided_already = This adjustment is decided already.
refused-disabled_already = This is out of play already.
refused-no_amount = An adjustment needs an amount.
refused-no_such_card = No card whose face is known lies there.
refused-not_by_hand = This round is not dealt by hand.
refused-not_confirming = The table does not wait for cards to be confirmed.
refused-not_confirmed = This was asked for too long ago. Please begin again.
refused-not_disabled = This is in play.
refused-not_paused = The table is not stopped.
refused-not_settled = This player has no stake in a round that is over by that code.
refused-not_your_table = You do not deal at this table: open it first.
refused-open_stakes = There are stakes on the table. It can be closed when the round is over.
refused-same_person = Another supervisor has to approve what you proposed.
refused-round_over = This round is over: it cannot be voided any more, only adjusted.
refused-unknown_adjustment = There is no such adjustment.
refused-unknown_incident = There is no such incident.
refused-unknown_subject = There is nothing by that name to take out of play.
