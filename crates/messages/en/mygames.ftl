# The list of the games on this device.

games-open = In progress
games-finished = Finished
games-none = No games yet. They appear here once you play.
games-play = Play a game
games-turns = { $count ->
    [0] not started
    [one] { $count } turn
   *[other] { $count } turns
}
games-study = Study the { $game } game from { $when }
games-delete-one = Delete the { $game } game from { $when }
games-delete = Delete this game?
games-delete-text = It is stored only on this device and cannot be brought back.
games-delete-yes = Delete
games-delete-broken = Delete
games-deleted = { $count ->
    [one] The game is deleted.
   *[other] { $count } games are deleted.
}
games-broken = { $count ->
    [one] One saved game cannot be read. The others are not affected.
   *[other] { $count } saved games cannot be read. The others are not affected.
}
games-filter = Show
games-all = All games
games-results = Against the computer
games-tally = { $game }, level { $level }: { $won } won, { $lost } lost{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}
games-delete-online = Your seat in this game is stored on this device. Without it, or the link to it, you cannot continue.
