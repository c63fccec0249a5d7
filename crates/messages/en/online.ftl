# Games with a friend online: the invitation, the table, what is said of both.

## A new game

online-pace-none = No clock
online-pace-minutes = Minutes
online-pace-days = Days per turn
online-minutes = Time
online-days = Time per turn
online-days-each = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
online-clock-none = No clock: take your time.
online-clock-minutes = Clock: { $minutes ->
    [0] {""}
    [one] { $minutes } minute{" "}
   *[other] { $minutes } minutes{" "}
}{ $seconds ->
    [0] {""}
   *[other] { $seconds } seconds{" "}
}each{ $increment ->
    [0] .
    [one] , plus { $increment } second per turn.
   *[other] , plus { $increment } seconds per turn.
}
online-clock-days = { $days ->
    [one] Each turn may take a day.
   *[other] Each turn may take { $days } days.
}

## The waiting room and the links

online-connecting = Connecting…
online-unreachable = The game server cannot be reached. Check your connection; this page keeps trying.
online-not-found = There is no such game. Maybe part of the link is missing.
online-unknown = This page does not know this game. Reload the page to get the newest version.
online-waiting-title = { $game } with a friend
online-your-side = You play { $player }.
online-invite-text = Send this link to your friend. The game begins when your friend opens it and chooses Join.
online-invite-link = Link for your friend
online-invite-scan = Scan to join the game
online-invite-title = A game of { $game }?
online-waiting = Waiting for your friend…
online-waiting-leave = Meanwhile you can look at other pages of Tessera: you will be called when your friend comes. Keep this tab open.
online-not-begun = The second player has not joined yet. Wait here to watch the game.
online-cancel-game = Cancel the game
online-joined = Your friend is here. The game begins.
online-calls = Games that wait for you
online-calls-more = and { $count } more
online-call-later = Later
online-call-joined = { $game }: your friend is here. The game begins.
online-call-joined-turn = { $game }: your friend is here. It is your turn.
online-call-turn = { $game }: it is your turn.
online-call-draw = { $game }: your opponent offers a draw.
online-call-takeback = { $game }: your opponent asks to take back the last turn.
online-call-rematch = { $game }: your opponent would like a rematch.
online-call-rematch-begun = { $game }: the rematch begins.
online-call-rematch-begun-turn = { $game }: the rematch begins. It is your turn.
online-call-ended = { $game }: the game is over. { $result }
online-copy = Copy the link
online-copied = Link copied.
online-copy-failed = The link could not be copied. It is selected: copy it yourself.
online-share = Share
online-address = Address in the link
online-address-network = The address of this page works only on this computer. The link has one that other devices in the network can open.
online-address-own = Only this computer can open this link.
online-address-none = Only this computer can open this link. For other devices, start the server with --host 0.0.0.0.

online-links = Links to this game
online-watch-link = Link for watching
online-watch-scan = Scan to watch the game
online-seat-text = To play on from another device, open this link there. Keep it to yourself: whoever has it can play for you.
online-seat-link = Link to your seat
online-seat-scan = Scan to play on with this device

## Joining

online-join-title = You are invited to a game of { $game }
online-join = Join the game
online-joining = Joining…
online-join-taken = Somebody else has already joined this game. You can watch it.
online-join-over = This game is over.
online-join-failed = You cannot join with this link. Ask your friend for a new one.
online-own-title = Your invitation to { $game }
online-own-text = You opened your own invitation. Send the link to your friend.
online-to-game = Go to the game
online-both = Play both sides on this device
online-watch = Watch the game
online-see = Look at the game
online-again = Try again

## The table

online-here = here
online-away = away
online-presence-unknown = unknown
online-watching = You are watching.
online-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
online-lost = Connection lost. Trying again…
online-lost-sent = Connection lost. Your turn will be sent as soon as you are back online.
online-connected = Connected again.
online-away-now = Your opponent is away.
online-here-again = Your opponent is here again.
online-last-known = The board shows the last position that this device knows.
online-reload = The server has another version of Tessera. Reload the page and play on.
online-unseated = The server does not know your seat in this game. You can watch.
online-unkept = This device will not remember your seat. Copy the link to your seat before you close this tab.
online-notify = Notify me when it is my turn
online-your-turn = It is your turn.
online-sending = Sending your turn…
online-wait = It is your opponent’s turn.
online-wait-sent = Your turn is being sent.
online-first-own = Play your first turn within { $time }, or the game is called off.
online-first = The first turn must come within { $time }, or the game is called off.
online-hurry = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
online-days-left = { $days ->
    [0] {""}
   *[other] { $days } d{" "}
}{ $hours } h{ $days ->
    [0] {" "}{ $minutes } min
   *[other] {""}
}

online-takeback = Take back
online-draw = Offer a draw
online-abort = Call off the game
online-talk = Chat
online-talk-title = Send a message

ask-draw = Offer a draw?
ask-draw-text = The game ends in a draw if your opponent accepts.
ask-draw-yes = Offer a draw
ask-abort = Call off the game?
ask-abort-text = The game ends without a result.
ask-abort-yes = Call it off

online-asked-draw = Your opponent offers a draw.
online-yes-draw = Accept
online-no-to-draw = Decline
online-asked-takeback = Your opponent asks to take back the last turn.
online-yes-takeback = Allow
online-no-to-takeback = Refuse
online-offered-draw = You offered a draw.
online-offered-takeback = You asked to take back your last turn.
online-draw-offer = { $player } offers a draw.
online-own-draw-offer = You offered a draw.
online-draw-decline = { $player } declined the draw.
online-own-draw-decline = You declined the draw.
online-takeback-ask = { $player } asks to take back the last turn.
online-own-takeback-ask = You asked to take back your last turn.
online-takeback-refuse = { $player } did not allow it.
online-own-takeback-refuse = You did not allow it.
online-takeback-grant = { $player } allowed it: the turn was taken back.
online-own-takeback-grant = You allowed it: the turn was taken back.
online-credit = { $seconds ->
    [one] The server was down. The player to move got { $seconds } second back.
   *[other] The server was down. The player to move got { $seconds } seconds back.
}
online-gone = Your opponent has been away for a while.
online-claim = Claim the win

online-say = { $what ->
    [hello] Hello!
    [good-luck] Good luck!
    [good-game] Good game!
    [thanks] Thanks!
    [one-moment] One moment, please.
   *[oops] Oops!
}
online-said = { $player }: { $what }
online-you-said = You said: { $what }

## The end

play-why-agreed = Both players agreed to a draw.
play-why-aborted = The game was called off. It does not count.
play-why-absent = The first turn did not come in time. The game does not count.
play-why-gone = { $player } did not come back.
online-rematch = Rematch
online-rematch-accept = Accept the rematch
online-rematch-sent = You asked for a rematch. Waiting for your opponent…
online-rematch-offered = Your opponent would like a rematch.
online-rematch-go = Go to the rematch
online-rematch-watch = Watch the rematch
online-score = Series: you { $own }, your opponent { $other }{ $drawn ->
    [0] .
    [one] , { $drawn } draw.
   *[other] , { $drawn } draws.
}

## What the server refuses

online-refused = That didn’t work: { $why }
online-no = The server refused this: { $why }.
online-no-no-seat = Only the players of this game can do that.
online-no-not-begun = The game has not begun yet.
online-no-over = The game is over.
online-no-not-your-turn = It is your opponent’s turn.
online-no-stale = The game has moved on. Look at the board and play your turn again.
online-no-illegal = The server did not accept this turn. Play a different one.
online-no-out-of-time = Your time has run out.
online-no-no-draws = This game cannot end in a draw.
online-no-not-offered = The offer no longer stands.
online-no-offered-already = You have already asked. Wait for the next turn.
online-no-too-many-offers = You have asked too often in this game.
online-no-nothing-to-take-back = There is no turn to take back.
online-no-not-last-turn = Only your last turn can be taken back.
online-no-too-late = Both of you have played, so the game can no longer be called off.
online-no-not-gone = Your opponent has not been away long enough.
online-no-bad-name = A name has 2 to 20 letters and nothing else.
