### Croupier in English.

## The house
brand = Croupier
tagline = The open house for table poker
play-money = Play money
play-money-note = Every table plays with play money. Deposits and payouts are tried out with a sandbox: no real money moves.
skip-to-content = Skip to the content
lobby = Lobby
lobby-title = Choose a table
lobby-hint = One click takes you to the table.
history = History
language = Language
menu = Menu
close = Close
back-to-lobby = Back to the lobby
loading = One moment …
unreachable-title = The house does not answer
unreachable-text = We keep trying. Your bets and rounds are kept safe by the server.
reconnecting = Connection lost. Trying again …
full-screen = Full screen
full-screen-leave = Leave full screen
info = Limits and paytables
shortcuts = Keyboard
signed-in-as = You are { $name }
top-up = Get play money
top-up-hint = Fills your play money up to 1,000.

## Lobby
live = Live
instant = Instant
resume = Resume
resume-title = You have an unfinished round
seated-here = You sit here
limits-short = Limits { $range }
dealer-is = Dealer: { $name }
dealer-automatic = Automatic dealer
seats-taken = { $taken } of { $seats } seats taken
players-here = At the table: { $players }
nobody-here = Nobody sits here yet
one-player = For one player, at your own pace
table-language = Language of the table
closed = Closed
closed-not_certified = This table is closed: nobody has certified what it returns.
closed-under_floor = This table is closed: one of its bets returns less than the rules here demand.

## Games
game-three-card-poker-live = Three Card Poker
game-three-card-poker-instant = Three Card Poker
game-casino-holdem = Casino Hold’em
game-tequila-poker = Tequila Poker
about-three-card-poker-live = Three cards against the dealer, with everyone at the table.
about-three-card-poker-instant = Three cards against the dealer, Pair+ on the side.
about-casino-holdem = Two cards, five shared, and the dealer to beat.
about-tequila-poker = Six cards, two ways to win: points or poker.

## Bets
bet-ante = Ante
bet-pair_plus = { $game ->
    [three-card-poker-instant] Pair+
   *[other] Pair Plus
}
bet-six_card_bonus = 6 Card Bonus
bet-aa_bonus = AA Bonus
bet-play = { $game ->
    [three-card-poker-instant] Bet
   *[other] Play
}
bet-call = Call
bet-bet = Bet

## Options
option-fold = Fold
option-play = { $game ->
    [three-card-poker-instant] Bet
   *[other] Play
}
option-call = Call
option-high_tequila = High Tequila
option-tequila_poker = Tequila Poker

## Lines of the slip
line-play = { $game ->
    [three-card-poker-instant] Bet
   *[other] Play
}
line-call = Call
line-ante = Ante
line-ante_bonus = Ante Bonus
line-pair_plus = { $game ->
    [three-card-poker-instant] Pair+
   *[other] Pair Plus
}
line-six_card_bonus = 6 Card Bonus
line-aa_bonus = AA Bonus
line-high_tequila = High Tequila
line-tequila_poker = Tequila Poker

## Hands
hand-high_card = High card
hand-pair = Pair
hand-pair_of_aces = Pair of aces
hand-two_pair = Two pair
hand-three_of_a_kind = Three of a kind
hand-straight = Straight
hand-flush = Flush
hand-full_house = Full house
hand-four_of_a_kind = Four of a kind
hand-straight_flush = Straight flush
hand-royal_flush = Royal flush
hand-mini_royal = Mini royal
hand-below = Under 46 points
hand-points = { $points } points
row-or-better = { $hand } or better
row-or-lower = { $hand } or lower
row-from-to = { $first } to { $last }

## Outcomes and reasons
outcome-win = Won
outcome-push = Returned
outcome-lose = Lost
outcome-fold = Folded
outcome-bonus = Bonus
reason-win = Better hand
reason-tie = Equal hands
reason-lose = Dealer’s hand is better
reason-not_qualified = Dealer does not qualify
reason-fold = Folded
reason-under_minimum = Under the minimum
qualifies-queen_high = Dealer qualifies with queen high or better
qualifies-pair_of_fours = Dealer qualifies with a pair of fours or better
dealer-qualified = Dealer: { $hand }, qualifies
dealer-not-qualified = Dealer: { $hand }, does not qualify

## Piles and cards
pile-hand = Cards
pile-dealer = Dealer’s cards
pile-flop = Flop
pile-turn = Turn
pile-river = River
pile-draw = Last two cards
pile-board = Shared cards
pile-own = Your cards
card-face-down = Face-down card
card-name = { $rank } of { $suit }
rank-ace = Ace
rank-king = King
rank-queen = Queen
rank-jack = Jack
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs

## Table
phase-betting = Place your bets
phase-dealing = Dealing
phase-deciding = Make your decision
phase-finishing = Showdown
phase-ended = Round over
phase-voided = Round void
light-hurry = Last seconds
light-closed = No more bets
light-pause = Next round shortly
light-auto-fold = Folded automatically
light-auto-hint = No decision in time folds the hand
take-your-time = Take your time: no clock runs here
seconds-left = { $count ->
    [one] one second left
   *[other] { $count } seconds left
}
limits = Limits
minimum = Min
maximum = Max
equals-ante = = { $ante }
times-ante = { $count } × { $ante }
limits-of = Min { $minimum }, max { $maximum }
paytables = Paytables
pays = Pays
hand = Hand
spots = Bets
chips = Chips
chip-of = Chip { $amount }
chips-more = Higher chips
chips-less = Lower chips
add-chip = add { $amount }
remove-chip = Take { $amount } off { $bet }
undo = Undo
clear = Clear
repeat = Repeat
double = Double
deal = Deal
new-round = New game
balance = Balance
total-bet = Total bet
last-win = Last win
hint-add = Click adds a chip
hint-remove = Right click takes one off
hint-add-touch = Tap adds a chip
hint-remove-touch = Hold takes one off
hint-ante-first = Start with the { $ante }
hint-sit = You are watching: choose a seat, or take the first free one
hint-watch = You are watching this table
hint-exact = Your balance is now just what { $bet } will need
bet-adjusted = { $bet } set to { $amount }, the most possible
costs = + { $amount }
bonus-waits = { $option } to win the { $bonus }!
early-pays = { $bet } pays { $pays }: +{ $amount }
early-lost = { $bet }: no win
your-hand = Your hand: { $hand }
decide-prompt = { $hand }. Choose: { $options }
other-players = Players at the table
seat-number = Seat { $seat }
take-seat = Take seat
take-seat-number = Take seat { $seat }
seat-free = Seat { $seat }, free
you-at = Your seat, { $seat }: { $name }
leave-seat = Leave seat
leaving-seat = Leaves after the round
deciding = Deciding
bets-returned = Bets under the minimum were returned
game = Game
game-code = Game code
started-at = Started { $time } GMT
gmt = GMT
responsible = Play responsibly
learn-instant = Learn the game at the instant table

## Slip
slip-title = Settlement
slip-line = Bet
slip-staked = Staked
slip-pays = Pays
slip-returned = Returned
slip-total = Total
pays-to-one = { $pays }:1
result-win = You win { $amount }
result-sum = returned { $returned } − staked { $staked }
result-side = { $bets } paid: +{ $amount } in all
result-even = Even: what you staked came back
result-less = { $returned } of { $staked } returned
result-loss = No win this round
result-next = On to the next one whenever you like.

## History
history-empty = You have not played a round yet.
history-void = Void: every stake came back
history-adjusted = Put right afterwards: { $amount }
history-hint = Latest first. Open a row for the slip and the cards.
column-staked = Staked
column-returned = Returned
column-net = Net
history-more = Show older rounds
seed = Seed
commitment = Commitment
client-seed = Your seed
fairness-note = The commitment was published before the deal; it is the fingerprint of the seed that shuffled the deck.
seat-of-round = Seat { $seat }, { $name }

## Responsible play and keyboard
responsible-title = Play responsibly
responsible-text = Croupier plays with play money only: nothing can be lost. The odds are those of the real game, and over time the house wins. Take breaks, and stop when it is no longer fun.
shortcuts-title = Keyboard shortcuts
shortcuts-on = Single-key shortcuts
key-chip = choose a chip
key-spots = move between the bet spots
key-add = add a chip to the spot
key-remove = take a chip off the spot
key-undo = undo
key-clear = clear
key-repeat = repeat, then double
key-deal = deal or new game
key-play = first choice to play on
key-play-second = second choice to play on
key-fold = fold
key-time = read the time left
key-hand = read your hand
key-enter = Enter
key-backspace = Backspace
key-arrows = Arrows

## Refusals
refused-bad_message = That was not understood. Please try again.
refused-rate_limited = Too fast. Please wait a moment.
refused-unknown_table = There is no such table.
refused-unknown_round = There is no such round.
refused-wrong_round = That round is over; nothing was placed.
refused-unknown_spot = There is no such bet here.
refused-needs_ante = { $bet } opens once the Ante is placed.
refused-over_maximum = { $bet }: the maximum is { $maximum }.
refused-under_minimum = { $bet }: the minimum is { $minimum }.
refused-no_bet = Place a bet first.
refused-funds = Not enough balance: { $needed } needed, { $available } available.
refused-betting_closed = Betting is closed.
refused-too_late = Too late for that.
refused-not_seated = Take a seat first.
refused-seat_taken = Seat { $seat } is taken.
refused-table_full = Every seat is taken.
refused-already_seated = You already sit at this table.
refused-not_deciding = There is nothing to decide now.
refused-already_chosen = You have already decided.
refused-unknown_option = That choice is not open now.
refused-wrong_stage = That decision is over.
refused-key_conflict = That was sent twice with different contents. Please try again.
refused-round_running = A round is still running.
refused-not_instant = Only instant tables do that.
refused-not_live = Only live tables have seats to take.
refused-no_deck = The house cannot deal just now; nothing was changed. Please try again later.
refused-store_failed = The house could not note that down; nothing was changed. Please try again.
refused-not_allowed = This is for others here: your role does not reach it.
refused-not_signed_in = Your session has ended. Please reload the page.
refused-wallet_full = You still have enough play money.
refused-unreachable = The house does not answer. Please try again.
refused-table_closed = This table is closed and takes no bets.
refused-table_paused = The table is paused; nothing was placed.
refused-table_shut = The dealer has closed this table.
refused-player_disabled = Your account takes no new bets at present. Support can tell you why.
refused-bad_odds = The lab cannot compute this: { $why }
refused-too_long = This took too long to compute. Please try something simpler.
refused-unknown_game = There is no such game.
refused-no_advice = There is no advice on this hand.
refused-no_advice_here = This table gives no advice.
refused-busy = The house is busy. Please try again in a moment.
refused-other = That did not work ({ $code }).
