### The rules pages and the check of a round, in English.

## The page
rules-open = Rules
rules-open-of = Rules of { $name }
rules-all = The rules of every table
rules-contents = On this page
rules-print = Print
rules-top = Back to the top
rules-to-table = To the table
rules-deck = One deck of 52 cards, no jokers, shuffled anew for every round.
rules-players-house = Up to { $seats } players, one dealer. The house keeps the clock.
rules-players-player = You alone, at your own pace.
rules-skill = A game of skill: what you decide changes what comes back in the long run.
rules-no-fun = There is no practice mode at this table.
rules-generated = Made { $date } GMT from the definition that this table plays by.
rules-definition = Fingerprint of the game
rules-terms = Fingerprint of game, limits and house rules
rules-fingerprint-note = Every round records these two fingerprints. If a rule changes, they change.

## Bets
rules-bets = Bets and limits
rules-bet-ante = Starts the round.
rules-bet-side = Optional. Opens once the { $ante } stands.
rules-bet-alone = Optional. May stand without the { $ante }.
rules-bet-completing = Placed when you decide, never by hand: { $count } × { $ante }.
rules-bet-how = Choose a chip, then click or tap a bet. Every click adds one chip; chips of any value add up. Right click, long press or Backspace takes one off.
rules-over-refuse = Over the maximum: the bet is refused, and you are told.
rules-over-adjust = Over the maximum: the bet is cut to the most that is possible.
rules-under-at_once = Under the minimum: no cards are dealt, and you are told what is missing.
rules-under-at_close = Under the minimum: the bet comes back when betting closes.
rules-repeat-place = { $repeat } puts last round’s bets down again. You still start the deal.
rules-repeat-deal = { $repeat } puts last round’s bet down again and deals at once.
rules-repeat-double = { $repeat } puts last round’s bets down again, then turns into 2X, which doubles them.
rules-reserve-yes = With the { $ante } the house sets aside { $count } × { $ante } for your decision. Nothing else can spend it, and what you do not use is yours again.
rules-reserve-no = Nothing is set aside for your decision. Short of money? Get some and come back to the same hand.

## A round
rules-round = How a round goes
rules-step-bet = Place your bets
rules-step-bet-house = Bets are open for { $seconds } seconds. The light is green, yellow near the end, red when closed.
rules-step-bet-player = Take your time. { $deal } starts the hand.
rules-step-deal = The cards
rules-step-early = { $bet } is settled
rules-step-early-text = By its paytable, before you decide.
rules-step-early-alone = Without an { $ante } the round ends here.
rules-step-choose = You decide
rules-step-choose-house = You have { $seconds } seconds.
rules-step-choose-player = Take your time.
rules-step-finish = More cards
rules-step-reveal = The dealer’s cards are turned
rules-step-reveal-text = Only when all decisions are closed.
rules-step-reveal-always = Even if every seat has folded.
rules-step-settle = Settlement
rules-step-settle-text = In this order. Wins are in your balance at once.
rules-deal-seat-up = { $seats ->
    [1] { $count ->
        [one] You get one card, face up.
       *[other] You get { $count } cards, face up.
    }
   *[other] { $count ->
        [one] Every seat gets one card, face up for all to see.
       *[other] Every seat gets { $count } cards, face up for all to see.
    }
}
rules-deal-seat-down = { $count ->
    [one] Every seat gets one card, face down.
   *[other] Every seat gets { $count } cards, face down.
}
rules-deal-dealer-up = { $count ->
    [one] The dealer gets one card, face up.
   *[other] The dealer gets { $count } cards, face up.
}
rules-deal-dealer-down = { $count ->
    [one] The dealer gets one card, face down.
   *[other] The dealer gets { $count } cards, face down.
}
rules-deal-board-up = { $count ->
    [one] { $pile }: one shared card, face up.
   *[other] { $pile }: { $count } shared cards, face up.
}
rules-deal-board-down = { $count ->
    [one] { $pile }: one shared card, face down.
   *[other] { $pile }: { $count } shared cards, face down.
}

## Decision
rules-choices = Your decision
rules-choice-costs = Costs { $count } × { $ante }
rules-choice-free = Costs nothing more
rules-choice-sum = With { $ante } { $amount }: { $cost } more
rules-choice-bonus = Needed to win the { $bonus }.
rules-fold-ante = The { $ante } is lost.
rules-fold-survives = { $bet } stays in play and pays by its table.
rules-fold-forfeits = { $bet } is lost too, won or not.
rules-fold-early = { $bet } has been settled before.

## Dealer
rules-dealer-word = dealer
rules-dealer = When the dealer qualifies
rules-dealer-least = Enough: the weakest hand that qualifies
rules-dealer-short = Not enough: the best hand that does not

## Outcomes
rules-outcomes = What each outcome pays
rules-outcome = Outcome
rules-case-not_qualified = Dealer does not qualify
rules-case-win = Your hand is better
rules-case-tie = Equal hands
rules-case-lose = Dealer’s hand is better
rules-case-paid = Your hand is in the paytable
rules-case-unpaid = Your hand is not in it
rules-case-with = { $option }: { $case }
rules-cell-table = by table
rules-cell-bonus = on top, by table
rules-cell-push = returned
rules-cell-lose = lost
rules-cell-none = none
rules-to-one = 5:1 means “to one”: your stake comes back, and five times as much on top.
rules-side-own = { $bet } goes by its own table, whoever wins.

## Paytables
rules-paytables = Paytables
rules-judged-three_card = Looks at: { $piles }
rules-judged-five_card = Best five of: { $piles }
rules-judged-high_tequila = Points of: { $piles }
rules-pile-count = { $pile } ({ $count })
rules-bonus-line = Paid on top of the { $bet }. It stakes nothing of its own and never loses.
rules-includes = { $hand } included
rules-no-row = Any other hand loses.

## Hands

## Return to player
rules-returns = Return to player
rules-returns-text = What comes back in the long run of all that is staked. Computed from these very paytables by counting every possible deal.
rules-returns-published = Published on this basis
rules-returns-plays = By how you play
rules-returns-plays-text = { $basis }, the published figure, for each way to play.
rules-returns-basic = Basic means: call with a pair of your own, two pair, three of a kind or better, with a jack or higher in your hand, with any four to a flush and with any four to a straight. Fold everything else.
rules-returns-elsewhere = Elsewhere you may read 90.9 % for { $bet } under the best play. With this paytable no best play of the main game gives that: it is { $exact }, because some winning hands are folded. Who never folds one gets { $most }.
rules-returns-lab = Try other paytables in the odds lab
rules-returns-play = Way to play
rules-hands = Order of hands
rules-hands-three_card = With three cards, best first
rules-hands-five_card = With five cards, best first
rules-three_card-mini_royal = Ace, king and queen of one suit: the top straight flush.
rules-three_card-straight_flush = Three in a row, one suit.
rules-three_card-three_of_a_kind = Three of one rank.
rules-three_card-straight = Three in a row, suits mixed.
rules-three_card-flush = Three of one suit.
rules-three_card-pair = Two of one rank.
rules-three_card-high_card = None of these: the highest card counts first.
rules-five_card-royal_flush = Ten to ace, one suit.
rules-five_card-straight_flush = Five in a row, one suit.
rules-five_card-four_of_a_kind = Four of one rank.
rules-five_card-full_house = Three of one rank and two of another.
rules-five_card-flush = Five of one suit.
rules-five_card-straight = Five in a row, suits mixed.
rules-five_card-three_of_a_kind = Three of one rank.
rules-five_card-two_pair = Two of one rank and two of another.
rules-five_card-pair_of_aces = Two aces.
rules-five_card-pair = Two of one rank.
rules-five_card-high_card = None of these: the highest card counts first.
rules-lowest-straight = The ace also counts low: this is the lowest straight. It never joins king and two.
rules-kickers = Same class? The higher cards win, compared one by one down to the last.
rules-suits = Suits never decide.
rules-three-rarer = With three cards a straight is rarer than a flush, so it ranks higher.
rules-no-three-tie = Two hands can never tie with three of a kind: one deck has only four of a rank.

## Points
rules-points = How points count
rules-points-face = { $ranks }: face value
rules-points-of = { $ranks }: { $points }
rules-points-text = The lowest of the six cards is dropped, the other five are added.
rules-points-dropped = Dropped

## If something happens
rules-trouble = If something happens
rules-timeout = No decision in time
rules-timeout-house = The hand folds by itself, and the light says so.
rules-timeout-player = There is no clock. The hand waits for you.
rules-disconnect = Connection lost, page reloaded
rules-disconnect-house = Your bets stand and the round goes on. Back in time, you decide as usual; otherwise the hand folds.
rules-disconnect-player = Nothing is lost. The same hand with the same cards waits for you.
rules-leave = Leaving your seat in a round
rules-leave-house = Bets stand, an undecided hand folds, and the seat is freed after settlement.
rules-unfinished = Unfinished round
rules-unfinished-house = It goes on without you; the result is in your history. If you are back before it ends, the lobby shows “{ $resume }”.
rules-unfinished-player = It stays open, stakes and cards as they are, until you finish it. The lobby shows “{ $resume }”. There is one exception: where a player has been barred or taken out of play, the house ends the round for them once the time has passed after which an idle session ends, unless they have been let in again by then. Bets that were not dealt go back, and a hand without a decision is folded.
rules-idle = If you are away for long
rules-idle-text = A session in which nothing is done for long ends by itself, and you sign in again; your account says after how long. Your bets stand, and a round goes on as after a lost connection.
rules-malfunction = Something breaks
rules-malfunction-text = If the round cannot be finished it is void: every stake comes back, { $bet } too, and wins already paid in it are taken back.
rules-code = Questions about a round
rules-code-text = Name its game code: table, date, start in GMT and a number that only this round has.

## Fair deal
rules-fairness = A fair deal you can check
rules-fair-commit = Before the bets
rules-fair-commit-text = The house draws a secret number, the seed, and publishes its fingerprint. It can no longer change the seed.
rules-fair-client = When you deal
rules-fair-client-text = Your browser adds a number of its own. The house could not know it, so it could not choose the deck.
rules-fair-reveal = After the round
rules-fair-reveal-text = The seed is published. It has to fit the fingerprint and give the very cards you saw.
rules-fair-check = Check it
rules-fair-check-text = Open the round in the history and press “{ $button }”.
rules-fair-command = Or keep its record and check it yourself, on your own computer:

## Readings
rules-readings = What could be read either way
rules-readings-text = How this table decides. Where money is concerned, the choice is part of the recorded definition.
rules-reading-survives = { $bet } after a fold?
rules-reading-survives-a = Stays in play, win or lose.
rules-reading-forfeits = { $bet } after a fold?
rules-reading-forfeits-a = Lost, even if it would have won.
rules-reading-held = A won { $bet }: paid when?
rules-reading-held-a = Seen when you decide, credited at the end of the round.
rules-reading-early = { $bet }: settled when?
rules-reading-early-a = Before you decide; a fold does not touch it.
rules-reading-unqualified = Dealer does not qualify, yet holds better cards?
rules-reading-unqualified-a = The { $ante } is paid whoever is ahead.
rules-reading-to_one = “To one” or “for one”?
rules-reading-to_one-a = To one: the stake comes back on top.
rules-reading-ace = May the ace be low?
rules-reading-ace-a = Yes, in the lowest straight.
rules-reading-kickers = Does only the highest card count?
rules-reading-kickers-a = All do, down to the last.
rules-reading-bonus = { $bonus } after a fold, or when the dealer wins?
rules-reading-bonus-a = After a fold none. If the dealer wins: paid.
rules-reading-six = Which cards does { $bet } look at?
rules-reading-six-a = All of them: yours and the dealer’s.
rules-reading-under = { $ante } under its minimum beside other bets?
rules-reading-under-a = All bets of that seat come back, as they need an { $ante }.
rules-reading-adjust = Cut to “the most possible”?
rules-reading-adjust-a = The lower of maximum and balance.
rules-reading-reserve = Money for the second bet?
rules-reading-reserve-a = Set aside with the { $ante }: nobody folds for lack of it.
rules-reading-no_reserve = Money for the second bet?
rules-reading-no_reserve-a = Not set aside. Get more and come back to the same hand.
rules-reading-repeat_place = Does { $repeat } deal?
rules-reading-repeat_place-a = No, it only places the bets.
rules-reading-repeat_deal = Does { $repeat } deal?
rules-reading-repeat_deal-a = Yes, at once.
rules-reading-face_up = Are other seats’ cards seen?
rules-reading-face_up-a = Yes, by everyone.
rules-reading-all_folded = Everyone folded: does the dealer show?
rules-reading-all_folded-a = Yes. { $bet } needs the cards.
rules-reading-leave = Leaving in mid-round?
rules-reading-leave-a = Bets stand; an undecided hand folds.
rules-reading-void = Void round: which stakes come back?
rules-reading-void-a = All of them, { $bet } too.

## Words
rules-words = Words on the felt
rules-words-here = Here
rules-words-english = English

## Check of a round
rules-check = Check this round
rules-checking = Checking …
rules-check-fair = All in order: dealt from the sealed deck, paid by the rules.
rules-check-unfair = Something does not fit.
rules-check-passed = In order
rules-check-failed = Not in order
rules-check-commitment = The seed fits the fingerprint published before the bets
rules-check-rules = The rules are those the round was opened with
rules-check-cards = Every card lies where the seed puts it
rules-check-stakes = Every stake is what the rules ask
rules-check-settlement = Every bet was paid as rules and cards demand
rules-check-other = { $name }
rules-record = Save the record
