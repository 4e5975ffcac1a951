### The cashier and responsible play, in English.

## Cashier
money-cashier = Cashier
money-closed = The cashier is closed in this house.
money-available = Balance
money-held = On the tables
money-payout = On its way to you
money-what = What to do
money-deposits = Deposit
money-withdrawals = Withdraw
money-amount = Amount
money-amount-available = { $amount } available
money-range = Please choose an amount in { $range }.
money-bad-amount = Please write an amount such as 25 or 12.50.
money-deposit-go = Deposit
money-withdraw-go = Withdraw
money-withdraw-note = The amount is set aside at once and cannot be called back.
money-away-no-deposit = You are on a break until { $until }: nothing can be paid in. Withdrawing is possible at any time.
money-to-responsible = Limits and breaks
money-movements = Movements
money-no-movements = Nothing has moved yet.
money-earlier = Earlier ones
money-kind-deposit = Deposit
money-kind-withdrawal = Withdrawal
money-deposit-waiting = On its way. It shows here as soon as it has arrived.
money-deposit-done = Arrived
money-deposit-declined = Not taken by the provider. Nothing was moved.
money-withdrawal-waiting = Set aside, on its way to you
money-withdrawal-done = Paid out
money-withdrawal-declined = It could not be paid out. { $amount } is back in your balance.

## Figures
money-figures = Your play in figures
money-span-today = Today
money-span-week = This week
money-span-month = This month
money-staked = Staked
money-returned = Came back
money-net = Difference
money-on-tables = On tables now
money-on-tables-note = Not dealt or not decided yet: it is in none of these figures.
money-deposited = Paid in
money-time-played = Time played
money-gmt-note = Days begin at midnight GMT, weeks on Monday.
money-duration = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}

## Limits
money-limits = Your limits
money-limits-note-demo = A lower limit holds at once. Here a higher one does too.
money-limits-note-delay = A lower limit holds at once, a higher one after { $delay }.
money-limits-note-confirmed = A lower limit holds at once. A higher one waits for { $delay } and then for your word.
money-limits-first = Please set these limits before you play: { $limits }.
money-group-deposits = Deposits
money-group-losses = Losses
money-group-stakes = Stakes
money-group-time = Time
money-limit-deposit_day = Deposits a day
money-limit-deposit_week = Deposits a week
money-limit-deposit_month = Deposits a month
money-limit-loss_day = Losses a day
money-limit-loss_week = Losses a week
money-limit-loss_month = Losses a month
money-limit-stake_round = Stakes on one round
money-limit-stake_day = Stakes a day
money-limit-time_session = Time at a stretch
money-limit-time_day = Time a day
money-limit-reality_check = Tell me how long I have played, every
money-no-limit = no limit
money-never = never
money-used = { $used } used
money-set = Set
money-change = Change
money-change-what = Change: { $what }
money-minutes = Minutes
money-bad-minutes = Please write whole minutes, from 1 to 1440.
money-set-go = Save
money-remove = Take away
money-pending = { $value } from { $from }
money-pending-confirm = { $value }: from { $from } you can say whether you still want it
money-pending-due = { $value } has waited long enough. It holds if you still want it.
money-confirm = I still want it
money-keep = Leave it as it is

## Breaks
money-break = Take a break
money-break-cool_off = A short break
money-break-exclusion = Self-exclusion
money-break-about-cool_off = No bets and no deposits for some days.
money-break-about-exclusion = No bets and no deposits for a long time.
money-break-length = How long
money-break-next = Continue
money-break-sure = From now on until { $until } you cannot play or deposit here. Nobody can end this earlier.
money-break-what = Rounds that you have bet on are played to their end, and you can withdraw at any time.
money-break-go = Begin the break
money-break-back = Back
money-away-cool_off = You are on a break until { $until }. Withdrawing is possible at any time.
money-away-exclusion = You have excluded yourself until { $until }. Withdrawing is possible at any time.
money-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
money-months = { $count ->
    [one] { $count } month
   *[other] { $count } months
}
money-years = { $count ->
    [one] { $count } year
   *[other] { $count } years
}

## Help
money-help = Information and help
money-signs = Playing more than you meant to, hiding it, or trying to win losses back: these are signs that it is good to talk to somebody. It is free and nobody learns of it.
money-age = Only for people of { $age } and over.

## Reality check
money-check = A look at the time
money-check-text = You have been playing for { $time }.
money-check-go-on = Go on

## The bar
money-session-id = Session ID
money-participation-id = Participation ID
money-no-id = none yet

## For fun
money-try = Try the game
money-try-of = Try { $name } for fun
money-fun = For fun
money-fun-note = Fun money, apart from your wallet; no history
money-fun-money = Fun money
money-fun-leave = To the real table

## Refusals
refused-amount_range = Please choose an amount from { $minimum } to { $maximum }.
refused-bad_limit = This cannot be a limit. Please choose another value.
refused-cashier_closed = The cashier is closed in this house.
refused-excluded = You are on a break of your own until { $until }. Rounds that have begun are played to their end.
refused-exclusion_stands = Your break until { $until } stands. It can be made longer, not shorter.
refused-first_limit = When it is set for the first time, this limit is at most { $limit } here.
refused-first_time_limit = When it is set for the first time, this limit is at most { $minutes } minutes here.
refused-limit_deposit = This is more than your own limit of deposits a { $period ->
    [day] day
    [week] week
   *[month] month
} leaves: { $left } of { $limit }.
refused-limit_loss = This is more than your own limit of losses a { $period ->
    [day] day
    [week] week
   *[month] month
} leaves: { $left } of { $limit }. What the decision may cost is counted.
refused-limit_stake = This is more than your own limit of stakes a day leaves: { $left } of { $limit }. What the decision may cost is counted.
refused-limit_stake_round = This is more than your own limit of { $limit } for one round. What the decision may cost is counted.
refused-limit_time_day = You have played for { $minutes } minutes today: that is the limit you set.
refused-limit_time_session = You have played for { $minutes } minutes at a stretch: that is the limit you set. After { $rest } minutes’ rest it goes on.
refused-limits_first = Please set your limits before you play: under “Play responsibly”.
refused-no_change_waits = No higher limit waits for your word.
refused-no_ticket = The regulator’s participation ID for this table is still missing. Please bet again.
refused-regulator_down = The regulator’s gateway does not answer, so no new round can begin. Nothing was moved; please try again in a moment.
refused-regulator_refused = The regulator’s gateway gives no ID for this, so no new round can begin. Nothing was moved.
refused-session_cap = At most { $limit } may be put into one session here. What the decision may cost is counted.
refused-too_early = You can confirm this from { $until }.
refused-unknown_movement = There is no such movement.
