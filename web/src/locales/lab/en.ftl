### The odds: the lab, returns to player and advice, in English.

## The lab
lab-open = Odds lab
lab-nav = Odds
lab-lead = Change what a game pays and see what every bet is then worth. Every possible deal is counted: these are exact figures, not samples.
lab-games = Games
lab-no-game = The lab has no such game.
lab-change = Paytables and rules
lab-hand = Hand
lab-pays = Pays to one
lab-cell = { $line }, { $hand }: pays to one
lab-add-row = Add a row to { $line }
lab-no-row = none
lab-less = { $what }: one less
lab-more = { $what }: one more
lab-raises = { $option } costs, in { $ante }s
lab-survives = { $bet } outlasts a fold
lab-play = How it is played
lab-strategy = Strategy
lab-objective = Best means
lab-objective-expected-value = most back per round
lab-objective-element-of-risk = least lost per amount staked
lab-stake = { $bet } that decisions count, in { $ante }s
lab-computing = Counting every deal …
lab-changed = { $count ->
    [0] As in the catalogue.
    [one] One change. Small figures: the difference to the catalogue.
   *[other] { $count } changes. Small figures: the difference to the catalogue.
}
lab-reset = Reset
lab-share-link = Copy link
lab-copied = The link is copied: it holds everything you changed.
lab-certificate = Certificate (JSON)
lab-report = Report (HTML)
lab-definition = Fingerprint of this definition
lab-played-at = The catalogue’s version is played at

## Figures
lab-figures = What each bet is worth
lab-bet-main = Main game
lab-together = All on one round
lab-together-stakes = per { $ante }, with { $stakes }
lab-rtp = RTP
lab-rtp-per_ante = RTP per { $ante }
lab-rtp-per_staked = RTP per amount staked
lab-house-edge = House edge per { $ante }
lab-element-of-risk = Element of risk per amount staked
lab-deviation = Standard deviation
lab-hits = Rounds won
lab-average = Average stake
lab-largest = Largest win
lab-one-in = once in { $count }
lab-points = { $points } points
lab-exact = Expected value, exactly
lab-cost = This way of playing gives up { $cost } of the { $ante } to the best.
lab-ties = { $count ->
    [one] One hand is worth exactly the same either way, and folds.
   *[other] { $count } hands are worth exactly the same either way, and fold.
}
lab-choices = Choices
lab-hands-of = { $hands } hands
lab-was = was { $value }
lab-outcomes = How it ends
lab-chart = Chart: how often { $bet } ends with which net win
lab-chart-note = Net win in units of the stake. Each vertical line to the left is ten times rarer.
lab-endings = Every ending of { $bet }
lab-ending = Ending
lab-net = Net
lab-share = Share
lab-deals = Deals

## Ways to play
lab-play-optimal = Best play of the main game
lab-play-basic = Basic
lab-play-basic-aa = Basic, and never fold a side bet’s win
lab-play-optimal-aa = Best play, and never fold a side bet’s win
lab-play-q-6-4 = From queen, six, four upwards
lab-play-mimic-dealer = Whatever a dealer would qualify with
lab-play-always = Always { $option }

## Advice
lab-advice = Show what each choice is worth
lab-advice-hint = The exact expected result of each choice, from your own cards and the shared ones alone.
lab-worth = worth { $amount }
lab-worth-best = best: { $amount }
lab-advice-counted = { $bet } included.
lab-advice-good = Your choice was the best one.
lab-advice-cost = Your choice gave up { $amount } on average.
