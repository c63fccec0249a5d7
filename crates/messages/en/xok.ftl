# Xok: all messages of this game alone. Forms and parameters are described in the common files, game.ftl, learn.ftl, rules.ftl and print.ftl.
# Sharks are S (small), A (mouths side by side), B (with a gap) and C (back to back).

## On the board

editor-fish = { $player ->
    [first] White fish
   *[second] Black fish
}
editor-shark = { $player ->
    [first] { $kind ->
        [S] Small white shark (choose again to turn it)
        [A] Big white shark, mouths side by side (choose again to turn it)
        [B] Big white shark, mouths with a gap (choose again to turn it)
       *[C] Big white shark, mouths back to back (choose again to turn it)
    }
   *[second] { $kind ->
        [S] Small black shark (choose again to turn it)
        [A] Big black shark, mouths side by side (choose again to turn it)
        [B] Big black shark, mouths with a gap (choose again to turn it)
       *[C] Big black shark, mouths back to back (choose again to turn it)
    }
}

xok-to-move = { $player ->
    [first] White to move
   *[second] Black to move
}
xok-both-win = You both win!
# What counts, in the bar of each player; short where there is little room.
xok-standing = Longest chain: { $count } of { $goal }
xok-standing-short = chain { $count }/{ $goal }
xok-wins = { $player ->
    [first] White wins
   *[second] Black wins
}
xok-end-chain = { $player ->
    [first] White has a chain of { $count }.
   *[second] Black has a chain of { $count }.
}
xok-end-larger = { $player ->
    [first] There are no moves left. White’s chain of { $count } is longer than Black’s of { $other }.
   *[second] There are no moves left. Black’s chain of { $count } is longer than White’s of { $other }.
}
xok-end-sharks = { $player ->
    [first] There are no moves left. Both chains have { $count } pieces, and White’s has more sharks: { $sharks } to { $other }.
   *[second] There are no moves left. Both chains have { $count } pieces, and Black’s has more sharks: { $sharks } to { $other }.
}
xok-end-draw = { $sharks ->
    [one] There are no moves left. Both chains have { $count } pieces and { $sharks } shark: you both win.
   *[other] There are no moves left. Both chains have { $count } pieces and { $sharks } sharks: you both win.
}
xok-cell-fish = { $player ->
    [first] { $cell }: white fish
   *[second] { $cell }: black fish
}
xok-cell-shark = { $cell }: { $kind ->
    [S] small
   *[other] big
} { $player ->
    [first] white
   *[second] black
} shark, { $kind ->
    [S] mouth
    [A] mouths side by side,
    [B] mouths with a gap,
   *[C] mouths back to back,
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
    [A] big shark, mouths side by side
    [B] big shark, mouths with a gap
   *[C] big shark, mouths back to back
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
   *[other] big shark
} on { $cell }, { $kind ->
    [S] mouth
   *[other] mouths
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
}, and eats { $cells }
xok-heard-mouths = { $kind ->
    [S] mouth
   *[other] mouths
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
xok-heard-eaten = eats { $cells }
xok-ask-first-fish = Choose a space for the first fish, or take a shark.
xok-ask-two-fish = Choose a space for the first of two fish.
xok-ask-second-fish = Choose an empty space next to it for the second fish.
xok-ask-shark = Choose a space where the shark eats something.
xok-ask-facing = Turn the shark, or play the turn.
xok-choose-piece = Piece
xok-choose-facing = Facing
xok-fish-item = Two fish ({ $count } left)
xok-shark-item = { $kind ->
    [S] Small shark
    [A] Big shark, mouths side by side
    [B] Big shark, mouths with a gap
   *[C] Big shark, mouths back to back
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
    [A] big shark, mouths side by side,
    [B] big shark, mouths with a gap,
   *[C] big shark, mouths back to back,
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
xok-hint-chain = { $form ->
    [does] Makes a chain of { $count }.
   *[otherwise] { $player ->
        [first] Otherwise White makes a chain of { $count }.
       *[second] Otherwise Black makes a chain of { $count }.
    }
}
xok-hint-closes = Hems in the opponent’s chain of { $size } (empty spaces beside it: { $count }).
xok-hint-cuts = { $form ->
    [does] Cuts the opponent’s longest chain from { $was } to { $count }.
   *[otherwise] { $player ->
        [first] Otherwise White cuts the longest chain from { $was } to { $count }.
       *[second] Otherwise Black cuts the longest chain from { $was } to { $count }.
    }
}
xok-hint-eats = { $form ->
    [does] { $count ->
        [one] Eats the fish on { $cells }.
       *[other] Eats { $count } fish ({ $cells }).
    }
   *[otherwise] { $player ->
        [first] Otherwise White eats the fish on { $cells }.
       *[second] Otherwise Black eats the fish on { $cells }.
    }
}
xok-hint-joins = { $form ->
    [does] Joins chains into one of { $count }.
   *[otherwise] { $player ->
        [first] Otherwise White joins chains into one of { $count }.
       *[second] Otherwise Black joins chains into one of { $count }.
    }
}
xok-hint-ten = { $form ->
    [threatens] Threatens to make a chain of ten with { $cells }.
   *[otherwise] { $player ->
        [first] Otherwise White makes a chain of ten with { $cells }.
       *[second] Otherwise Black makes a chain of ten with { $cells }.
    }
}
xok-eats-nothing = A shark must eat at least one fish.
xok-no-empty-neighbour = There is no empty space next to { $cell } for the second fish.
xok-no-prey = There is nothing this shark could eat right now.
xok-no-shark-left = { $kind ->
    [S] You have no small shark left.
    [A] You have already played the shark with mouths side by side.
    [B] You have already played the shark with a gap between its mouths.
   *[C] You have already played the shark with mouths back to back.
}
xok-no-two-cells = No two empty spaces are next to each other any more.
xok-not-empty = { $cell } is not empty.
xok-not-neighbours = The two fish must be next to each other.
xok-on-own-fish = The fish on { $cell } is your own.
xok-on-shark = There is already a shark on { $cell }.
xok-put-shark-first = First put the shark on the board.
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
    [A] big shark with mouths side by side
    [B] big shark with a gap between its mouths
   *[C] big shark with mouths back to back
}.
# What is said instead of a text that speaks of what only eyes see.
ear-xok-ask-first-fish = Choose a space for the first fish, or take a shark.
ear-xok-ask-two-fish = Choose a space for the first of two fish.
ear-xok-ask-second-fish = Choose an empty space next to it for the second fish.
ear-xok-ask-shark = Choose a space where the shark eats something.

## How a turn is typed

typing-xok-notation = Two fish: both spaces, d3 d4. A shark: its letter, its space and the direction of its first mouth, S d4 ne. S is the small shark; A, B and C are the big ones with mouths side by side, with a gap and back to back. Directions: e, ne, nw, w, sw, se.
typing-xok-example = d3 d4

## Lessons

learn-answer-black = Black
learn-answer-both = Both
learn-answer-gone = Out of the game
learn-answer-supply = Back in their owner’s supply

learn-xok-lesson-aim = The aim
learn-xok-lesson-fish = Fish
learn-xok-lesson-sharks = Sharks
learn-xok-lesson-mouths = Two mouths
learn-xok-lesson-after = What remains
learn-xok-lesson-end = How it ends
learn-xok-lesson-challenge = Challenge

learn-xok-two-fish = A new game: you are White, and you begin. In a turn, put two fish on two empty spaces that touch. (Or one shark – that comes next.) Put down two fish anywhere.
learn-xok-two-fish-done = Right. They only have to touch each other, not your other pieces.
learn-xok-one-fish = White has played 13 of the 14 fish, so one is left. There are empty spaces: may White play that fish alone?
learn-xok-one-fish-done = Right: you always play two fish. White must play a shark now. Fish that Black eats come back and can be played again.
learn-xok-one-fish-wrong = Fish are always played in twos, never alone. And nobody may pass.

learn-xok-bite = A shark must eat when you place it: a black fish under it, or right in front of its mouth. Place a small shark so that it eats a fish.
learn-xok-bite-done = Eaten! Every shark you place must eat at least one fish.
learn-xok-bite-wrong = That was allowed, but the task is to place a small shark, the one with one mouth.
learn-xok-land = A shark may also land right on one of your opponent’s fish and eat it. Eat both fish with one small shark.
learn-xok-land-done = One under the shark, one in front of its mouth: both eaten.
learn-xok-land-wrong = Eat both fish with one small shark: land on one and turn its mouth to the other.
learn-xok-land-wrong-one = Only one fish was eaten. Land on one and turn the mouth to the other.
learn-xok-where = Choose every space where White could place a small shark now.
learn-xok-where-done = On the fish, or right next to it: only there can the shark eat.
learn-xok-where-wrong = From there a small shark would eat nothing, so it cannot go there.

learn-xok-side = This big shark has two mouths side by side. Eat all three fish with it in one turn.
learn-xok-side-done = Three at once: one under it, two in front of it.
learn-xok-side-wrong = Take the big shark with its mouths side by side.
learn-xok-side-wrong-less = That eats fewer than three. Land on one fish and turn the mouths to the other two.
learn-xok-gap = The second big shark has a gap between its mouths. Eat all three fish.
learn-xok-gap-done = Right: mouths east and north-west, with the gap in between.
learn-xok-gap-wrong = Take the big shark with a gap between its mouths.
learn-xok-gap-wrong-less = That eats fewer than three. Land on d3 and turn the mouths to d4 and e2.
learn-xok-straight = The third big shark has its mouths back to back. Eat all three fish.
learn-xok-straight-done = Right. It looks both ways, so it can only face three different ways.
learn-xok-straight-wrong = Take the big shark with its mouths back to back.
learn-xok-straight-wrong-less = That eats fewer than three. Land in the middle and bite both ways.
learn-xok-empty-bite = White puts the shark with mouths back to back on d3. One mouth faces a black fish, the other a white one. How many fish are eaten?
learn-xok-empty-bite-done = One. A mouth facing your own fish, any shark, an empty space or the edge eats nothing. But what it can eat, it must eat.
learn-xok-empty-bite-wrong = Sharks never eat fish of their own colour.

learn-xok-back = White’s shark has just eaten two black fish, on d2 and d4. Where are they now?
learn-xok-back-done = Right, and Black can play them again at once.
learn-xok-back-wrong = No fish ever leaves the game. Eaten fish go back to their owner and can be played again.
learn-xok-food = Choose every piece that a white shark could eat.
learn-xok-food-done = Only the other side’s fish can be eaten. Sharks are always safe.
learn-xok-food-wrong = Nothing can be eaten there.
learn-xok-food-wrong-shark = Sharks are never eaten. They stay where they are.
learn-xok-food-wrong-own = That is a white fish. White sharks do not eat white fish.
learn-xok-safe = The black shark faces d4. But a shark bites only when it is placed. Put down two fish, one of them on d4.
learn-xok-safe-done = Nothing happens: this shark has had its bite. It never moves and never bites again.
learn-xok-safe-wrong = Put one of the two fish on d4, right in front of the mouth. It is safe there.

learn-xok-chain = Fish and sharks of one colour that touch make a chain. Choose every piece of White’s longest chain.
learn-xok-chain-done = Six in one chain, with the shark.
learn-xok-chain-wrong = That is not part of White’s longest chain.
learn-xok-chain-wrong-apart = These two touch each other, but not the long chain.
learn-xok-ten = You win with a chain of ten: ten of your pieces that touch. You are White and have eight. Choose two empty spaces to add two fish – and win!
learn-xok-ten-done = Ten in one chain: you win!
learn-xok-ten-wrong = Both fish must join the chain of eight; the second may connect through the first.
learn-xok-longest = It is Black’s turn, but Black cannot move: no two empty spaces touch, and no sharks are left. Now the longest chain wins. Who wins?
learn-xok-longest-done = Black has six in row d. White’s longest chain has only five.
learn-xok-longest-wrong = Count the longest chain of each colour: row d against rows c and e.
learn-xok-more-sharks = Black cannot move. Both longest chains have five: White’s in row e, Black’s in row d. Now the sharks in them count. Who wins?
learn-xok-more-sharks-done = White has two sharks in that chain, Black only one.
learn-xok-more-sharks-wrong = Count the sharks in row e and in row d.
learn-xok-both-win = Five against five, and one shark in each chain. Who wins?
learn-xok-both-win-done = Both! If everything is equal, you both win.
learn-xok-both-win-wrong = Neither is ahead: chains and sharks are equal.

learn-xok-win-one = White to move: win at once. There is only one way.
learn-xok-win-one-done = Ten in one chain. Well spotted!
learn-xok-win-one-wrong = That does not make ten. Look for two empty spaces that join White’s chains.
learn-xok-win-two = White to move: win in two turns. After the right turn, nothing Black does will help.
learn-xok-win-two-done = Now there is more than one way to ten, and Black cannot stop them all.
learn-xok-win-two-wrong = Black can still stop that. Look for two spaces that join the upper chains and leave a fish to eat.
learn-xok-win-two-end = Now finish it.
learn-xok-win-two-end-done = Ten! That was the whole course.
learn-xok-win-two-end-wrong = That is not ten yet. Which black fish is between your chains?

## Rules

rules-head-fish = Two fish
rules-head-sharks = One shark

rules-xok-aim = Be the first to join ten of your pieces in one chain. Fish and sharks both count. Pieces are joined when their spaces touch.
rules-xok-aim-chain = White has ten in one chain and wins.
rules-xok-setup =
    The board has 30 hexagonal spaces. Each player has 14 fish and six sharks:
    - three small sharks with one mouth;
    - a big shark with two mouths side by side;
    - a big shark with a gap between its two mouths;
    - a big shark with two mouths back to back.

    White begins; then you take turns.
rules-xok-setup-sharks = The sharks: the small ones above, the three big ones below. You can see which way each of them bites.
rules-xok-turn =
    Do one of these two things:
    - put down two fish;
    - or put down one shark, which must eat.

    You cannot pass.
rules-xok-fish = Put two fish from your supply on two empty spaces that touch. They need not touch your other pieces. Fish are played in twos: you cannot play a single one.
rules-xok-fish-pair = A pair of fish in the middle of the board.
rules-xok-sharks =
    Put a shark from your supply on an empty space or right on one of your opponent’s fish, never on your own, and turn it any way you like. It eats the fish it lands on and every fish of your opponent right in front of one of its mouths. It must eat at least one; a small shark can eat up to two fish, a big one up to three.

    A mouth facing an empty space, any shark, your own fish or the edge eats nothing. What it can eat, it must eat. If you want to eat less, turn the shark.

    Eaten fish go back to their owner at once and can be played again. Sharks are never eaten and never move. A shark bites only when it is placed: later you can safely put a fish in front of its mouth.
rules-xok-sharks-before = Three black fish. White lands a big shark on d3, with its mouths facing d4 and e2…
rules-xok-sharks-after = …and it eats all three. They are back in Black’s supply.
rules-xok-end =
    If at least ten of your pieces are in one chain after your turn, you win at once.

    If the player whose turn it is cannot move, the game ends. Compare your longest chains:
    - the longer chain wins;
    - if they are equally long, the chain with more sharks wins (if you have several longest chains, the one with most sharks counts);
    - if that is equal too, you both win.
rules-xok-end-blocked = Black cannot move. Both longest chains have five pieces. White’s has two sharks, Black’s one: White wins.
rules-xok-thanks = Xok was designed by Joël and Rafael Escalante. Thank you, and thanks to the publisher. If you enjoy it, buy the original – it is beautiful.

## Sheets to print

print-xok-pieces = Each player: 14 fish, 3 small sharks, 3 big sharks. White’s are plain, Black’s are dark and striped.

print-rules-xok =
    # Aim
    Be the first to join ten of your pieces in one chain. Fish and sharks both count. Pieces are joined when their spaces touch.

    # What you need
    Each player has 14 fish, three small sharks with one mouth, and three big sharks with two mouths: side by side, with a gap between them, or back to back. White begins; then you take turns.

    # Your turn
    Do one of these two things. You cannot pass.
    - Two fish. Put two fish from your supply on two empty spaces that touch. Fish are played in twos, never alone.
    - One shark. Put a shark from your supply on an empty space or on one of your opponent’s fish, never on your own, facing any way you like. It eats the fish it lands on and every fish of your opponent right in front of one of its mouths. It must eat at least one; a small shark can eat up to two fish, a big one up to three. A mouth facing an empty space, any shark, your own fish or the edge eats nothing. What it can eat, it must eat.

    Eaten fish go back to their owner and can be played again. Sharks are never eaten and never move. A shark bites only when it is placed: later you can safely put a fish in front of its mouth.

    # End of the game
    - If at least ten of your pieces are in one chain after your turn, you win at once.
    - If the player whose turn it is cannot move, compare your longest chains: the longer one wins. If they are equally long, the one with more sharks wins (of several longest chains, the one with most sharks counts). If that is equal too, you both win.

print-example-xok = The end of a game: White has a chain of ten.

## Themes of puzzles

puzzles-theme-join = Join
puzzles-theme-join-hint = Two fish can complete a chain.
puzzles-theme-cut = Cut
puzzles-theme-cut-hint = Put fish in the way: your opponent’s groups must not meet.
puzzles-theme-feed-a-shark = Feed a shark
puzzles-theme-feed-a-shark-hint = A shark finds something to eat here.
puzzles-theme-race = Race
puzzles-theme-race-hint = Both are about to win: be the first.

## Solved boards

study-xok-board = { $board } spaces, chain of { $chain }
study-xok-drawn = Both win
