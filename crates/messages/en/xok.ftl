# Xok: all messages of this game alone. Forms and parameters are described in the common files, game.ftl, learn.ftl, rules.ftl and print.ftl.
# Sharks are S (small), A (60°), B (120°) and C (180°).

## On the board

hint-blocks-ten = Blocks a chain of ten.
editor-fish = { $player ->
    [first] White fish
   *[second] Black fish
}
editor-shark = { $player ->
    [first] { $kind ->
        [S] White small shark; again to turn it
        [A] White 60° shark; again to turn it
        [B] White 120° shark; again to turn it
       *[C] White 180° shark; again to turn it
    }
   *[second] { $kind ->
        [S] Black small shark; again to turn it
        [A] Black 60° shark; again to turn it
        [B] Black 120° shark; again to turn it
       *[C] Black 180° shark; again to turn it
    }
}

xok-to-move = { $player ->
    [first] White to move
   *[second] Black to move
}
xok-wins = { $player ->
    [first] White wins
   *[second] Black wins
}
xok-end-chain = { $player ->
    [first] White has a chain of { $count }.
   *[second] Black has a chain of { $count }.
}
xok-end-larger = { $player ->
    [first] No action is left, and White’s chain of { $count } is longer than Black’s of { $other }.
   *[second] No action is left, and Black’s chain of { $count } is longer than White’s of { $other }.
}
xok-end-sharks = { $player ->
    [first] No action is left. Both chains have { $count } pieces, and White’s has more sharks: { $sharks } to { $other }.
   *[second] No action is left. Both chains have { $count } pieces, and Black’s has more sharks: { $sharks } to { $other }.
}
xok-end-draw = { $sharks ->
    [one] No action is left. Both chains have { $count } pieces and { $sharks } shark: both win.
   *[other] No action is left. Both chains have { $count } pieces and { $sharks } sharks: both win.
}
xok-cell-fish = { $player ->
    [first] { $cell }: white fish
   *[second] { $cell }: black fish
}
xok-cell-shark = { $cell }: { $player ->
    [first] white
   *[second] black
} { $kind ->
    [S] small shark, mouth
    [A] 60° shark, mouths
    [B] 120° shark, mouths
   *[C] 180° shark, mouths
} { $first ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}{ $kind ->
    [S] {""}
   *[other] { $second ->
        [e] { " and east" }
        [ne] { " and north-east" }
        [nw] { " and north-west" }
        [w] { " and west" }
        [sw] { " and south-west" }
       *[se] { " and south-east" }
    }
}
xok-stock-fish = { $player ->
    [first] White: { $count } fish left
   *[second] Black: { $count } fish left
}
xok-stock-shark = { $player ->
    [first] White
   *[second] Black
}: { $kind ->
    [S] small sharks
    [A] 60° shark
    [B] 120° shark
   *[C] 180° shark
}, { $count } left
xok-said-fish = { $player ->
    [first] White puts fish on { $first } and { $second }
   *[second] Black puts fish on { $first } and { $second }
}
xok-said-shark = { $player ->
    [first] White
   *[second] Black
} puts a { $kind ->
    [S] small shark
    [A] 60° shark
    [B] 120° shark
   *[C] 180° shark
} on { $cell }, facing { $direction ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}, and eats { $count } fish
xok-ask-first-fish = Tap a cell for the first fish, or take a shark.
xok-ask-second-fish = Tap an empty neighbour for the second fish.
xok-ask-shark = Tap a cell where the shark eats something.
xok-ask-facing = Turn the shark, or play the turn.
xok-choose-piece = Piece
xok-choose-facing = Facing
xok-fish-item = Two fish ({ $count } left)
xok-shark-item = { $kind ->
    [S] Small shark
    [A] Shark 60°
    [B] Shark 120°
   *[C] Shark 180°
} ({ $count } left)
xok-facing-item = { $direction ->
    [e] East
    [ne] North-east
    [nw] North-west
    [w] West
    [sw] South-west
   *[se] South-east
}{ $count ->
    [0] : eats nothing
   *[other] : eats { $count } fish
}
xok-part-fish = fish on { $cell }
xok-part-shark = { $kind ->
    [S] small shark
    [A] 60° shark
    [B] 120° shark
   *[C] 180° shark
} on { $cell }, facing { $direction ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}
xok-note-chain = chain of { $count }
xok-note-eats = eats { $count } fish
xok-hint-chain = Makes a chain of { $count }.
xok-hint-eats = Eats { $count } fish.
xok-eats-nothing = A shark must eat at least one fish.
xok-no-empty-neighbour = No empty cell is next to { $cell } for the second fish.
xok-no-prey = Such a shark could eat nothing anywhere now.
xok-no-shark-left = { $kind ->
    [S] No small shark is left.
    [A] The 60° shark is not left.
    [B] The 120° shark is not left.
   *[C] The 180° shark is not left.
}
xok-no-two-cells = No two empty cells touch each other any more.
xok-not-empty = { $cell } is not empty.
xok-not-neighbours = The two fish must be on neighbouring cells.
xok-on-own-fish = The fish on { $cell } is your own.
xok-on-shark = A shark stands on { $cell } already.
xok-put-shark-first = First put a shark on a cell.
xok-too-few-fish = You have fewer than two fish left.
xok-problem-fish = { $player ->
    [first] White has only { $count } fish.
   *[second] Black has only { $count } fish.
}
xok-problem-shark = { $player ->
    [first] White
   *[second] Black
} has only { $count } { $kind ->
    [S] small { $count ->
        [one] shark
       *[other] sharks
    }
    [A] shark of 60°
    [B] shark of 120°
   *[C] shark of 180°
}.

## Lessons

learn-answer-black = Black
learn-answer-both = Both
learn-answer-gone = Out of the game
learn-answer-supply = Back into their owner’s supply

learn-xok-lesson-fish = Fish
learn-xok-lesson-sharks = Sharks
learn-xok-lesson-mouths = Two mouths
learn-xok-lesson-after = What remains
learn-xok-lesson-end = How it ends
learn-xok-lesson-challenge = Challenge

learn-xok-two-fish = You are White and begin. In a turn you put two fish on two empty cells that touch – or one shark, as the next lesson shows. Put down two fish anywhere.
learn-xok-two-fish-done = Right. They need not touch your other pieces, only each other.
learn-xok-one-fish = White has 13 of 14 fish on the board, so one is left. Look at the empty cells: may White play that fish alone?
learn-xok-one-fish-done = Right: fish are played in twos. White has to play a shark now; fish that Black eats come back later.
learn-xok-one-fish-wrong = Fish are always played in twos; a single one cannot be played. And nobody may pass.

learn-xok-bite = A shark must eat when it is placed: an enemy fish on its own cell, or one right in front of its mouth. Place a small shark so that it eats.
learn-xok-bite-done = Eaten. Every shark that you place must eat at least one fish.
learn-xok-bite-wrong = That was legal, but it was no small shark. Choose the small shark, with one mouth.
learn-xok-land = A shark may land right on an enemy fish, and eats it too. Eat both fish with one small shark.
learn-xok-land-done = One under the shark, one in front of its mouth: both eaten.
learn-xok-land-wrong = Both fish, with one small shark: land on one of them and face the other.
learn-xok-land-wrong-one = Only one fish was eaten. Land on one of them and turn the mouth to the other.
learn-xok-where = Tap every cell on which White could place a small shark now.
learn-xok-where-done = The fish’s own cell and all cells beside it: nowhere else can the shark eat.
learn-xok-where-wrong = From there a small shark eats nothing, so it may not be placed there.

learn-xok-side = This big shark has two mouths side by side. Eat all three fish with it, in one turn.
learn-xok-side-done = Three at once: one under it, two in front of it.
learn-xok-side-wrong = Take the big shark whose mouths are side by side.
learn-xok-side-wrong-less = That eats fewer than three. Land on one fish, with the mouths side by side towards the other two.
learn-xok-gap = The second big shark has one direction between its mouths. Eat all three fish.
learn-xok-gap-done = Right: east and north-west, with north-east between them.
learn-xok-gap-wrong = Take the big shark with one direction between its mouths.
learn-xok-gap-wrong-less = That eats fewer than three. Land on d3: which shark has its mouths towards d4 and e2?
learn-xok-straight = The third big shark has its mouths back to back. Eat all three fish.
learn-xok-straight-done = Right. Since it looks both ways, it has only three different facings.
learn-xok-straight-wrong = Take the big shark with its mouths back to back.
learn-xok-straight-wrong-less = That eats fewer than three. Land in the middle and look both ways.
learn-xok-empty-bite = White puts the shark with mouths back to back on d3. One mouth looks at a black fish, the other at a white one. How many fish are eaten?
learn-xok-empty-bite-done = One. A mouth that looks at an own fish, any shark, an empty cell or the edge eats nothing. But what it can eat, it must eat.
learn-xok-empty-bite-wrong = Sharks never eat their own side’s fish.

learn-xok-back = White’s shark has just eaten two black fish, on d2 and d4. Where are they now?
learn-xok-back-done = Right, and they can be played again at once.
learn-xok-back-wrong = No fish ever leaves the game: eaten ones go back to their owner and can be played again.
learn-xok-food = Tap every piece that a white shark could eat.
learn-xok-food-done = Only enemy fish are eaten. Sharks are safe for ever.
learn-xok-food-wrong = Nothing can be eaten there.
learn-xok-food-wrong-shark = Sharks are never eaten. They stay where they are for ever.
learn-xok-food-wrong-own = That is a white fish. Sharks do not eat their own.
learn-xok-safe = The black shark looks at d4. But a shark bites only when it is placed. Put two fish down, one of them on d4.
learn-xok-safe-done = Nothing happens: the shark has bitten already. It never moves and never bites again.
learn-xok-safe-wrong = One of the two fish should be on d4, right in front of the mouth. It is safe there.

learn-xok-chain = Fish and sharks that touch make a chain. Tap every cell of White’s longest chain.
learn-xok-chain-done = Six in one chain, the shark included.
learn-xok-chain-wrong = That is not a white piece of the chain.
learn-xok-chain-wrong-apart = These two touch each other, but not the long chain.
learn-xok-ten = Ten in one chain win at once. White has eight. Win the game.
learn-xok-ten-done = Ten: you win.
learn-xok-ten-wrong = Both fish must join the chain of eight, the second one through the first if need be.
learn-xok-longest = Black is to move, and can do nothing: no empty pair of cells, no sharks left. Then the longest chains count. Who wins?
learn-xok-longest-done = Black has six in row d, White only five in a row.
learn-xok-longest-wrong = Count the longest chain of each: row d against rows c and e.
learn-xok-more-sharks = Again Black can do nothing. The longest chains are equal: five each, White’s in row e and Black’s in row d. Then sharks in them count. Who wins?
learn-xok-more-sharks-done = White has two sharks in that chain, Black one.
learn-xok-more-sharks-wrong = Count the sharks in row e and in row d.
learn-xok-both-win = Five against five, and one shark in each. Who wins?
learn-xok-both-win-done = Both! If everything is equal, both players win.
learn-xok-both-win-wrong = Neither is ahead: chains and sharks are equal.

learn-xok-win-one = White to move: win at once. There is exactly one way.
learn-xok-win-one-done = Ten in one chain. Well seen!
learn-xok-win-one-wrong = That does not make ten. Look for two empty cells that join White’s chains.
learn-xok-win-two = White to move: win in two. After the right turn, nothing that Black does helps.
learn-xok-win-two-done = Now there is more than one way to ten, and Black cannot close them all.
learn-xok-win-two-wrong = Black still has an answer to that. Look for two cells that join the upper chains and leave a fish to eat.
learn-xok-win-two-end = Now finish it.
learn-xok-win-two-end-done = Ten! That was the whole course.
learn-xok-win-two-end-wrong = That is not yet ten. Which black fish stands between your chains?

## Rules

rules-head-fish = Two fish
rules-head-sharks = One shark

rules-xok-aim = Be the first to join ten of your own pieces into one chain. Fish and sharks count alike. Pieces are joined where their cells touch.
rules-xok-aim-chain = White has ten in one chain and wins.
rules-xok-setup =
    The board has 30 hexagonal cells. Each player has 14 fish and six sharks:
    - three small sharks with one mouth;
    - a big shark with two mouths side by side;
    - a big shark with two mouths and one direction between them;
    - a big shark with two mouths back to back.

    White begins; then the players take turns.
rules-xok-setup-sharks = The sharks: small ones above; below them the three big ones. An arrow or an open mouth shows where a shark bites.
rules-xok-turn =
    Do exactly one of two things:
    - put down two fish;
    - or put down one shark, which must eat.

    You cannot pass.
rules-xok-fish = Put two fish from your supply on two empty cells that touch. They need not touch your other pieces. You need both: with a single fish left, you cannot play it alone.
rules-xok-fish-pair = A pair of fish in the middle of the board.
rules-xok-sharks =
    Put a shark from your supply on an empty cell, or right on an enemy fish, and turn it as you like. It eats the enemy fish on its own cell and every enemy fish right in front of one of its mouths. It must eat at least one.

    A mouth that looks at an empty cell, at any shark, at a fish of your own or over the edge eats nothing there. A mouth never refuses: what it can eat, it eats. If you want to eat less, turn the shark.

    Eaten fish go back to their owner at once and can be played again. Sharks stay where they are for ever, and nobody eats them. A shark bites only in the moment in which it is placed: later, a fish can safely be put in front of its mouth.
rules-xok-sharks-before = Three black fish. White lands a big shark on d3, its mouths towards d4 and e2 …
rules-xok-sharks-after = … and it eats all three. They are back in Black’s supply.
rules-xok-end =
    Ten of your pieces in one chain after your turn: you win at once.

    If the player whose turn it is can do nothing, the game ends, and the largest chains are compared:
    - the longer one wins;
    - if they are equally long, the one with more sharks in it wins (of several largest chains, the one with most sharks counts);
    - if that is equal too, both win.
rules-xok-end-blocked = Black cannot move. The largest chains are both five long; White’s has two sharks, Black’s one: White wins.
rules-xok-thanks = Xok was designed by Joël and Rafael Escalante. Thank you, and thanks to the publisher. If you like it here, buy the original: it is beautiful.

## Sheets to print

print-xok-pieces = Each player: 14 fish, 3 small sharks, 3 big sharks. White’s are plain, Black’s are dark and striped.

print-rules-xok =
    # Aim
    Be the first to join ten of your own pieces, fish and sharks alike, into one chain. Pieces are joined where their cells touch.

    # What you need
    Each player has 14 fish, three small sharks with one mouth, and three big sharks with two mouths: side by side, with one direction between them, or back to back. White begins; then the players take turns.

    # Your turn
    Do one of two things. You cannot pass.
    - Two fish. Put two fish from your supply on two empty cells that touch. You need both: one fish alone is not played.
    - One shark. Put a shark from your supply on an empty cell, or on a cell with an enemy fish, facing as you like. It eats the enemy fish it lands on and every enemy fish right in front of one of its mouths. It must eat at least one.

    Eaten fish go back to their owner, who may play them again. Sharks stay where they are for ever and are never eaten. A shark bites only when it is placed: later, fish may safely be put in front of its mouth.

    # End of the game
    - Ten of your pieces in one chain after your turn: you win at once.
    - If the player to move can do nothing, compare the largest chains: the longer one wins. If they are equally long, the one with more sharks wins. If that is equal too, both win.

print-example-xok = The end of a game: White has a chain of ten.
