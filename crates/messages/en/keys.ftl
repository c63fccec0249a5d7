# The dialog of the keys of a board.

keys-lead = These work while the board has the focus. Press Tab to get there.
keys-arrows = move around the board
keys-enter = choose (or press Space)
keys-rotate = turn the piece
keys-confirm = play the turn
keys-cancel = cancel the turn
keys-undo = undo
keys-redo = redo
keys-hint = hint
keys-type = type a turn
keys-lists = list the pieces and possible moves
keys-status = say whose turn it is
keys-hexes = to one of the six neighbours
keys-row = to the start or end of the row
keys-first = to the start of the board
keys-last = to the end of the board
keys-piece = to the next piece
keys-same = to the next piece of this kind
keys-owner = to the next piece of the same player
keys-jump-back = the same, but back
keys-value = say what the position is worth, in study
keys-around = say what is around
keys-line = say what lies in that direction
keys-last-turn = say the last turn
keys-clock = say the time left
keys-moves = say the moves here
