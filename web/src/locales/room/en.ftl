### The room: settings, sound, voice, picture, and what is said when something goes wrong.

room-says-welcome = Welcome to the table
room-says-place_your_bets = Place your bets, please
room-says-last_bets = Last bets, please
room-says-no_more_bets = No more bets
room-says-dealer_plays = The dealer plays
room-says-dealer_does_not_play = The dealer does not play
room-says-good_luck = Good luck, everyone
room-says-one_moment = One moment, please
room-says-last_round = Last round before the table closes

room-settings = Settings
room-settings-kept = These settings stay on this device.
room-sound-on = Switch sound on
room-sound-off = Switch sound off
room-sound = Sound
room-sound-hint = Effects and voice. Every table starts with this; the button at a table is for that table.
room-volume = Volume
room-voice = Spoken announcements
room-voice-hint = What the dealer says, in your language.
room-others-chat = Show other players’ chat
room-quick = Quick play
room-quick-hint = At tables you play alone, cards appear without a pause.
room-deck = Cards
room-deck-four = Four colours
room-deck-two = Two colours
room-video = Video quality
room-video-auto = Automatic
room-video-off = No video
room-video-lines = { $lines }p
room-video-hint = Where a table has no video, a drawn dealer stands in. You can play without it.
room-video-failed = The picture cannot be shown. The table goes on without it.
room-video-here = Video
room-paused = Paused
room-paused-title = The table is paused
room-paused-by-system = Something here has to be checked. The supervisor has been called and is looking into it.
room-paused-by-supervisor = The supervisor is looking into something at this table.
room-paused-by-dealer = The dealer has stopped the table, and the supervisor is looking into it.
room-paused-dealer_change = A new dealer takes over.
room-paused-stays = Cards and bets stay as they are, and the clock stands still. The round then goes on, or every stake in it comes back.
room-paused-over = The round is over. A new one begins when the table goes on.
room-resumed = The table goes on.
room-void-title = The round is void
room-void-refund = All your stakes came back: { $amount }
room-void-none = All stakes of the round came back.
room-shut = The dealer opens this table later. You can look around meanwhile.
room-waits-card = The dealer deals the next card
room-waits-burn = The dealer puts a card aside
room-waits-confirm = The dealer checks the cards
room-late-title = That came too late
room-late-bet = The last chips ({ $bets }) missed the close of round { $round }; your chips came back.
room-late-choice = The choice missed the close of round { $round } and cost nothing.
room-late-receipt = Receipt { $receipt }, for support
room-seat-of = Seat { $seat }: { $name }
room-winning = Winning hand
room-back = { $amount } back
room-so-far = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
room-out-of-reach = out of reach
room-chip-too-large = Chip of { $amount }: more than any bet here may be ({ $maximum })
room-deal-auto = Cards are dealt when the time is up
room-tab-six_card_bonus = 6 Card
