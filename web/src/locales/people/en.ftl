### People: coming in, one's own account, the staff and the audit, in English.

## Coming in
people-title-sign-in = Sign in
people-title-register = Create an account
people-title-account = Your account
people-title-admin = Staff and audit
people-do-sign-in = Sign in
people-do-register = Create the account
people-register-instead = New here?
people-sign-in-instead = You have an account already?
people-register-keeps = With a name and a password your play money, your seat and your history stay with you, on any device.
people-register-why = With a name you find your play money and your history again, on any device.
people-registered-already = You are { $name } already.
people-other-name = You are { $name } now. Signing in with another name ends this.
people-name = Name
people-name-hint = 3 to 20 Latin letters and numbers; space, dot, hyphen and apostrophe between them.
people-password = Password
people-password-hint = At least 10 characters. A short sentence is best; nothing else is asked of it.
people-show-password = Show the password
people-show = Show
people-hide = Hide
people-busy = One moment …
people-both-needed = Please write a name and a password first.
people-welcome = Welcome, { $name }.
people-signed-out = You have been signed out. Bets and rounds are safe: sign in and they are there again.
people-or-guest = Or
people-as-guest = Go on as a guest

## One's own account
people-account-of = Account: { $name }
people-you-are-guest = You are a guest. Your play money and your history are kept in this browser alone, until you create an account.
people-role = Role
people-member-since = Here since
people-since = since
people-idle-never = You stay signed in until you sign out.
people-idle-minutes = { $minutes ->
    [one] You are signed out after a minute without doing anything.
   *[other] You are signed out after { $minutes } minutes without doing anything.
}
people-to-work = To your desk
people-sign-out = Sign out
people-sign-out-everywhere = { $count ->
    [one] Sign out on the other device
   *[other] Sign out on { $count } other devices
}
people-everywhere-done = You are signed in only here now.
people-only-here = You are signed in only here.
people-new-password = New password
people-present-password = Current password
people-change = Change the password
people-password-changed = The password is changed, and all other devices are signed out.

## Roles and states
people-role-player = Player
people-role-dealer = Dealer
people-role-supervisor = Supervisor
people-role-support = Support
people-role-admin = Admin
people-role-operator = Operator
people-guest = Guest
people-state-here = here now
people-state-away = not here
people-state-barred = disabled
people-this-is-you = This is you

## The staff
people-only-admins = Only admins work on this page. Sign in with an admin’s account to see the staff and the audit.
people-part-staff = Staff
people-part-audit = Audit
people-found = Found
people-search = Anyone’s name or id
people-find = Find
people-staff-only = Staff only
people-nobody-found = Nobody found.
people-add = Add someone
people-add-hint = A password is made and shown once.
people-do-role = Another role
people-do-password = New password
people-do-disable = Disable
people-do-enable = Enable
people-disable-means = They are signed out at once and cannot come in until they are enabled again. Rounds that run are played to their end.
people-enable-means = They can sign in again.
people-password-means = The present password is worth nothing any more, and all their devices are signed out.
people-why = Reason
people-why-hint = It stands in the audit for good.
people-done = { $name }: done.
people-password-of = Password of { $name }
people-once = It is shown only now. Hand it over in person; it can be changed after signing in.
people-copy = Copy
people-copied = Copied.
people-noted = I have noted it

## The audit
people-chain = Whether the audit is whole
people-chain-checking = Checking every row …
people-chain-whole = { $rows ->
    [0] The chain is whole: there are no rows yet.
    [one] The chain is whole: one row.
   *[other] The chain is whole: { $rows } rows, each sealed with the one before.
}
people-chain-broken = The chain is broken: row { $row } is the first that does not follow from the one before.
people-chain-check = Check again
people-by = By
people-everyone = Everyone
people-act = Act
people-every-act = Every act
people-about = About
people-changes = What changed
people-seal = Seal
people-nothing-done = Nothing was done that fits.
people-older = Show older rows
people-act-Hire = Added
people-act-ChangeRole = Other role
people-act-Bar = Disabled
people-act-Readmit = Enabled
people-act-ResetPassword = New password
people-act-OpenTable = Table opened
people-act-ShutTable = Table closed
people-act-Pause = Table paused
people-act-Resume = Table resumed
people-act-Announce = Announced
people-act-Scan = Card scanned
people-act-Burn = Card burnt
people-act-ConfirmCards = Cards confirmed
people-act-Correct = Card corrected
people-act-Void = Round voided
people-act-Disable = Taken out of play
people-act-Enable = Back in play
people-act-ProposeAdjustment = Adjustment proposed
people-act-ApproveAdjustment = Adjustment approved
people-act-DeclineAdjustment = Adjustment declined
people-act-CloseIncident = Incident closed
people-act-RaiseIncident = Incident noted

## Refusals
people-bad_name-length = A name has { $shortest } to { $longest } characters.
people-bad_name-characters = A name is made of Latin letters and numbers, with single spaces, dots, hyphens or apostrophes between them.
people-bad_name-reserved = This name would be taken for someone who works here. Please choose another.
people-bad_password-short = A password has at least { $shortest } characters.
people-bad_password-long = A password has at most { $longest } characters.
people-bad_password-common = This is among the first passwords that others would try. Please choose another.
refused-name_taken = Somebody has this name, or one that looks like it. Please choose another.
refused-wrong_sign_in = This name and this password do not go together.
refused-wrong_password = This is not your present password.
refused-too_many_tries = That was often in a short time. Please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-barred = You cannot come in at present. Support can tell you more.
refused-already_registered = You have an account already.
refused-no_password = A guest has no password. Create an account first.
refused-no_change = This is so already.
refused-not_staff = People who play do not work here, and the other way round.
refused-not_yourself = Nobody changes this about themselves; another admin can.
refused-unknown_person = There is nobody by that id.
refused-session_ended = This session has ended.
refused-session_idle = You were away for long, so you have been signed out.
