// Made by `cargo xtask types` from the Rust types of crates/wasm, view, draw, games, record and online: do not edit.
// What passes between the core and the page, and between a game server and the page, as JSON.

/**
 * Whether a turn is that of the solution.
 */
export type Accepted = { right: boolean, };

/**
 * The actions of a turn.
 */
export type Actions = { actions: Array<string>, };

/**
 * A command that is accepted now, by the name of the event that it becomes.
 */
export type Allowed = "turn" | "draw-offer" | "draw-accept" | "draw-decline" | "takeback-ask" | "takeback-grant" | "takeback-refuse" | "resign" | "abort";

/**
 * A board of Slither Stone: its code, or its numbers.
 */
export type BoardWish = { 
/**
 * The code.
 */
code: string, } | { 
/**
 * The number of columns.
 */
columns?: number, 
/**
 * The number of rows.
 */
rows?: number, 
/**
 * The number of walls.
 */
walls?: number, 
/**
 * The seed.
 */
seed: number, };

/**
 * A cell as it is seen.
 */
export type Cell = { 
/**
 * Its name: `d4`.
 */
name: string, 
/**
 * Its centre.
 */
x: number, 
/**
 * Its centre.
 */
y: number, 
/**
 * What it looks like.
 */
shape: Outline, 
/**
 * Its row, from 0 at the top.
 */
row: number, 
/**
 * Its column, from 0 at the left; of hexagons, its place in the row.
 */
column: number, 
/**
 * Where the arrow keys lead.
 */
next: Next, 
/**
 * What stands there.
 */
says: Words, };

/**
 * Words about a cell: what stands there, or what it means in the turn.
 */
export type CellWords = { 
/**
 * The cell.
 */
cell: string, 
/**
 * What is said of it.
 */
says: Words, };

/**
 * A group of which one item is chosen.
 */
export type Choice = { 
/**
 * Its name.
 */
id: string, 
/**
 * What is chosen here.
 */
says: Words, 
/**
 * Where a screen with a pointer shows it.
 */
form: Form, 
/**
 * The cell round which its items lie: a ring is drawn there, a swipe from there chooses one.
 */
at: string | null, 
/**
 * The items.
 */
items: Array<ChoiceItem>, };

/**
 * An item of a choice.
 */
export type ChoiceItem = { 
/**
 * Its name.
 */
id: string, 
/**
 * What it is.
 */
says: Words, 
/**
 * What it looks like.
 */
shape: Shape | null, 
/**
 * A letter of the keyboard for it.
 */
key: string | null, 
/**
 * Whether it is chosen.
 */
on: boolean, 
/**
 * Whether it can be chosen.
 */
enabled: boolean, 
/**
 * Why it cannot be chosen.
 */
why: Words | null, 
/**
 * Its place in the ring, or beside the board its direction: degrees clockwise from the right, as the first player
 * sees the board.
 */
angle: number | null, };

/**
 * A message of a page. Those with an id `c` are commands: they are sent again, with the same id, until they are answered
 * by `ack`, `no` or `retry`.
 */
export type ClientMessage = { "t": "sit", 
/**
 * The secret of the seat.
 */
secret: Secret, } | { "t": "turn", 
/**
 * The id of the command.
 */
c: CommandId, 
/**
 * The number of takebacks before it; 0 may be left out.
 */
line?: number, 
/**
 * The number of turns before it.
 */
ply: number, 
/**
 * The texts of its actions.
 */
d: Array<string>, } | { "t": "resign", 
/**
 * The id of the command.
 */
c: CommandId, } | { "t": "draw", 
/**
 * The id of the command.
 */
c: CommandId, 
/**
 * Which of them.
 */
a: DrawAct, } | { "t": "takeback", 
/**
 * The id of the command.
 */
c: CommandId, 
/**
 * Which of them.
 */
a: TakebackAct, 
/**
 * The ply to go back to: needed to ask, and possible to be sure what is granted.
 */
to?: number, } | { "t": "abort", 
/**
 * The id of the command.
 */
c: CommandId, } | { "t": "claim", 
/**
 * The id of the command.
 */
c: CommandId, } | { "t": "flag", 
/**
 * The id of the command.
 */
c: CommandId, } | { "t": "rematch", 
/**
 * The id of the command.
 */
c: CommandId, } | { "t": "say", 
/**
 * What.
 */
what: Phrase, } | { "t": "name", 
/**
 * The id of the command.
 */
c: CommandId, 
/**
 * The name: 2 to 20 letters. Without it, no name is shown.
 */
name?: string, } | { "t": "p", 
/**
 * The number of events that I have.
 */
v: number, 
/**
 * The hash of the position that I see.
 */
h: string, };

/**
 * The id of a command: 8 to 64 letters, digits, `_` and `-`. The sender makes it at random and resends the
 * command with the same id until it is answered.
 *
 * Ids that begin with `server-` are the server's own: reading one from JSON, as a client's message does, is an error. So
 * no client can use up the id of a flag or a credit.
 */
export type CommandId = string;

/**
 * What a cell counts at the end.
 */
export type Counts = { 
/**
 * For whom.
 */
player: Player, 
/**
 * How much.
 */
points: number, };

/**
 * `POST /api/games`: make a game and an invitation to it.
 */
export type CreateGame = { 
/**
 * The game.
 */
game: GameId, 
/**
 * The name of the variant, if it is not the usual one.
 */
variant?: string, 
/**
 * The code of the board; without it the server draws a fair one.
 */
board?: string, 
/**
 * Where the creator sits.
 */
side: OnlineSide, 
/**
 * The clock.
 */
clock: OnlineClock, 
/**
 * Whether turns may be taken back.
 */
casual: boolean, 
/**
 * The secret of the creator's seat.
 */
secret: Secret, };

/**
 * A turn in the making. `F` is the type of its shapes: [`Figure`], or what a screen draws.
 */
export type Draft = { 
/**
 * The events that count.
 */
events: Array<Event>, 
/**
 * What would be played; empty while the turn is not complete.
 */
actions: Array<string>, 
/**
 * Whether it may be played now.
 */
complete: boolean, 
/**
 * Whether it is complete and nothing is left to choose.
 */
finished: boolean, 
/**
 * What was chosen; each can be taken back.
 */
parts: Array<Part>, 
/**
 * What to do next.
 */
asks: Words, 
/**
 * The cells that can be tapped next with effect.
 */
lit: Array<string>, 
/**
 * What can be chosen beside the board or round a cell.
 */
choices: Array<Choice>, 
/**
 * Pieces as they would stand.
 */
ghosts: Array<Shape>, 
/**
 * The keys of pieces that would be gone or moved.
 */
hides: Array<string>, 
/**
 * What would be eaten, what is chosen, what kills.
 */
marks: Array<Shape>, 
/**
 * What a tap would do, in place of plain dots on the lit cells, and what must happen: forced ways.
 */
signs: Array<Shape>, 
/**
 * What the signs and marks mean, cell by cell, to be said after a cell's name.
 */
remarks: Array<CellWords>, 
/**
 * Remarks on what would happen.
 */
notes: Array<Words>, 
/**
 * What is seen of the turn and named neither by its parts nor by its notes, for those who hear it.
 */
heard: Array<Words>, 
/**
 * The cells that read otherwise than before the turn.
 */
cells: Array<CellWords>, 
/**
 * Why the last event had no effect.
 */
refused: Words | null, 
/**
 * Whether what is in hand can be turned.
 */
canRotate: boolean, };

/**
 * What is done about a draw.
 */
export type DrawAct = "offer" | "accept" | "decline";

/**
 * A board after an edit.
 */
export type Edited = { 
/**
 * Its position string, legal or not.
 */
position: string, 
/**
 * What is wrong with it, or why the edit was refused; `None` if it is a position to play from.
 */
problem: Words | null, };

/**
 * Something that an editor can do.
 */
export type EditorTool = { 
/**
 * Its name.
 */
id: string, 
/**
 * What it does.
 */
says: Words, 
/**
 * What it puts.
 */
shape: Shape | null, 
/**
 * Whether it is used on a cell; otherwise at once.
 */
cell: boolean, };

/**
 * What is wrong with a request.
 */
export type ErrorAnswer = { 
/**
 * What is wrong.
 */
error: ErrorSays, };

/**
 * What is wrong, for programs and for people.
 */
export type ErrorSays = { 
/**
 * The name of the reason.
 */
code: string, 
/**
 * The reason as a sentence.
 */
message: string, };

/**
 * One thing that a person does.
 */
export type Event = { "tap": string } | { "choose": [string, string] } | { "rotate": number } | { "drop": string };

/**
 * What is known of the turns in a position.
 */
export type Explored = { 
/**
 * The turns, the best first; `null` if the explorer does not know the position.
 */
rows: Array<ExploredTurn> | null, };

/**
 * A proven result.
 */
export type ExploredProof = { 
/**
 * The winner, or `null` for a draw.
 */
winner: Player | null, 
/**
 * The number of actions of both players until the end.
 */
actions: number, };

/**
 * A turn that the explorer knows.
 */
export type ExploredTurn = { 
/**
 * Its actions.
 */
actions: Array<string>, 
/**
 * The expected result for the first player, from 0 (lost) to 1 (won).
 */
first: number, 
/**
 * The proven result, if there is one.
 */
proof: ExploredProof | null, 
/**
 * The depth and the number of positions of the search.
 */
depth: number, nodes: number, 
/**
 * The strong games that went on with it: won by the first player, drawn, won by the second player.
 */
games: [number, number, number], };

/**
 * The size of an explorer that was read.
 */
export type ExplorerRead = { 
/**
 * How many turns deep it is.
 */
turns: number, 
/**
 * The number of strong games.
 */
games: number, };

export type Failed = { error: Words, };

/**
 * Where a choice is shown on a screen with a pointer.
 */
export type Form = "tray" | "ring" | "board" | "bar";

/**
 * The puzzle that was found in a game.
 */
export type Found = { puzzle: Puzzle | null, };

/**
 * The answer to `POST /api/games`.
 */
export type GameCreated = { 
/**
 * The key of the game.
 */
id: GameKey, 
/**
 * Where the creator sits.
 */
seat: Player, 
/**
 * What the other player needs to take the other seat.
 */
invite: Secret, };

/**
 * A game by its name.
 */
export type GameId = "xok" | "yoxii" | "trexo" | "slither";

/**
 * `GET /api/games/ID`: the public facts of a game.
 */
export type GameInfo = { 
/**
 * The game.
 */
game: GameId, 
/**
 * The name of the variant, if it is not the usual one.
 */
variant?: string, 
/**
 * The code of the board, if the game has boards.
 */
board?: string, 
/**
 * The clock.
 */
clock: OnlineClock, 
/**
 * Whether turns may be taken back.
 */
casual: boolean, 
/**
 * Which seats are taken.
 */
seats: [boolean, boolean], 
/**
 * Whether the game is over.
 */
over: boolean, };

/**
 * The name of a game on a server, which stands in its address: 12 small letters and digits, without `i`, `l`, `o`, `0` and
 * `1`.
 */
export type GameKey = string;

/**
 * A game.
 */
export type GameRecord = { game: GameId, variant?: string, board?: string, position?: string, tags?: { [key in string]: string }, result: Player | 'draw' | '*', comment?: string, turns: Array<RecordTurn>, };

/**
 * Turns that are only shown, on the position before them.
 */
export type Ghosts = { 
/**
 * Pieces as they would stand.
 */
ghosts: Array<Shape>, 
/**
 * The keys of pieces that would be gone or moved.
 */
hides: Array<string>, 
/**
 * Pieces that would be taken.
 */
marks: Array<Shape>, 
/**
 * Of several turns, the cells with the number of the last turn that changes them.
 */
numbers: Array<Numbered>, 
/**
 * The cells that would change, in reading order.
 */
changed: Array<string>, };

/**
 * A turn and the reasons for it.
 */
export type Hint = { 
/**
 * The actions of the turn.
 */
actions: Array<string>, 
/**
 * Why it is good, the most important reason first.
 */
why: Array<Words>, 
/**
 * The actions of the turns that are expected to follow.
 */
next: Array<string>, };

/**
 * One of the best lines, during a search or at its end.
 */
export type Insight = { 
/**
 * The rank of the line, from 0.
 */
line: number, depth: number, seldepth: number, 
/**
 * The score for the player to move.
 */
score: Worth, 
/**
 * The expected result for the first player, from 0 (lost) to 1 (won).
 */
first: number, 
/**
 * The expected actions.
 */
actions: Array<string>, nodes: number, nps: number, 
/**
 * Milliseconds.
 */
time: number, 
/**
 * How full the table is, in thousandths.
 */
hashfull: number, };

/**
 * `POST /api/games/ID/join`: take the other seat.
 */
export type JoinGame = { 
/**
 * What the creator's invitation says.
 */
invite: Secret, 
/**
 * The secret of the seat from now on.
 */
secret: Secret, };

/**
 * What is said of a turn.
 */
export type Judged = { right: boolean, 
/**
 * The name of the known mistake.
 */
wrong: string | null, };

/**
 * A game so far.
 */
export type Line = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * The position string where it began.
 */
start: string, 
/**
 * The texts of the actions since.
 */
actions: Array<string>, };

/**
 * A position as it is seen.
 */
export type Look = { 
/**
 * The part of the plane that is shown.
 */
frame: Rect, 
/**
 * The class round everything.
 */
class: string, 
/**
 * The board.
 */
ground: Array<Shape>, 
/**
 * What stands on it.
 */
pieces: Array<Shape>, 
/**
 * What the last turn did, and what decided the game.
 */
marks: Array<Shape>, 
/**
 * The letters and numbers beside the board.
 */
labels: Array<Shape>, 
/**
 * The cells in reading order.
 */
cells: Array<Cell>, 
/**
 * What the players have left.
 */
stock: Array<Stock>, 
/**
 * How near each player is to what counts in the game.
 */
standings: Array<Standing>, 
/**
 * The position string.
 */
position: string, 
/**
 * Whose turn it is.
 */
toMove: Player, 
/**
 * The number of the turn, from 1.
 */
turn: number, 
/**
 * Whether an action that only ends the turn can be played now.
 */
canEnd: boolean, 
/**
 * Whose turn it is, or the result, in words.
 */
status: Words, 
/**
 * How the game has ended.
 */
outcome: Outcome | null, };

/**
 * The neighbours of a cell as they are seen.
 */
export type Next = { 
/**
 * To the left.
 */
left?: string, 
/**
 * To the right.
 */
right?: string, 
/**
 * Above.
 */
up?: string, 
/**
 * Below.
 */
down?: string, };

/**
 * A cell with the number of a turn.
 */
export type Numbered = { 
/**
 * The cell after that turn.
 */
cell: Cell, 
/**
 * The turn, from 1.
 */
number: number, };

/**
 * `GET /api/online`: there is a game server.
 */
export type Online = { 
/**
 * Whether games can be played.
 */
online: boolean, 
/**
 * Where other devices reach this server, as `http://192.168.1.7:8044`. Only a browser of the server's own machine
 * gets them, and only where its own address is of use nowhere else.
 */
addresses?: Array<string>, };

/**
 * What has happened.
 */
export type OnlineBody = { "t": "created", 
/**
 * What was settled.
 */
setup: OnlineSetup, } | { "t": "joined" } | { "t": "turn", 
/**
 * The number of turns before it.
 */
ply: number, 
/**
 * The canonical texts of its actions.
 */
d: Array<string>, 
/**
 * What it cost of the player's time: 0 in a first turn, and without a clock.
 */
took: number, 
/**
 * What was credited for lag, beside that.
 */
lag: number, } | { "t": "draw-offer" } | { "t": "draw-decline" } | { "t": "draw-accept" } | { "t": "takeback-ask", 
/**
 * Its ply.
 */
to: number, } | { "t": "takeback-refuse" } | { "t": "takeback-grant", 
/**
 * The ply that is to be played again.
 */
to: number, 
/**
 * What both clocks show again; `null` where no minutes are counted.
 */
clock: [number, number] | null, } | { "t": "resign" } | { "t": "abort" } | { "t": "flag" } | { "t": "claim" } | { "t": "credit", 
/**
 * How much.
 */
ms: number, };

/**
 * The clock that a game is played with.
 *
 * In JSON: `{"kind":"none"}`, `{"kind":"increment","base":300000,"increment":3000}`, `{"kind":"days","days":3}`.
 */
export type OnlineClock = { "kind": "none", } | { "kind": "increment", 
/**
 * The time at the beginning.
 */
base: number, 
/**
 * What a turn adds.
 */
increment: number, } | { "kind": "days", 
/**
 * How many.
 */
days: number, };

/**
 * How a game has ended.
 */
export type OnlineEnding = { 
/**
 * The winner, if there is one.
 */
winner: Player | null, 
/**
 * Why it has ended.
 */
why: OnlineWhy, };

/**
 * What is settled before a game begins.
 */
export type OnlineSetup = { 
/**
 * The game.
 */
game: GameId, 
/**
 * The name of the variant, if it is not the usual one.
 */
variant?: string, 
/**
 * The code of the board, if the game has boards.
 */
board?: string, 
/**
 * The clock.
 */
clock: OnlineClock, 
/**
 * Whether turns may be taken back.
 */
casual: boolean, 
/**
 * The seat of the player who made the invitation.
 */
creator: Player, };

/**
 * The seat that the creator wants.
 */
export type OnlineSide = "first" | "second" | "any";

/**
 * Why a game has ended.
 */
export type OnlineWhy = "board" | "resigned" | "time" | "draw-agreed" | "aborted" | "no-show" | "gone";

/**
 * How a game has ended.
 */
export type Outcome = { 
/**
 * The winner; `None` if the game is a draw.
 */
winner: Player | null, 
/**
 * Why, in words.
 */
why: Words, 
/**
 * The cells that show it.
 */
cells: Array<string>, 
/**
 * What each of them counts, and for whom; empty if nothing is counted.
 */
counts: Array<Counts>, };

/**
 * The shape of a cell.
 */
export type Outline = "square" | "hex";

/**
 * Something that was chosen.
 */
export type Part = { 
/**
 * Its name, to take it back by.
 */
id: string, 
/**
 * What it is.
 */
says: Words, };

/**
 * What players can say to each other. The page says it in its reader's language.
 */
export type Phrase = "hello" | "good-luck" | "good-game" | "thanks" | "one-moment" | "oops";

/**
 * A picture.
 */
export type Picture = { svg: string, };

/**
 * How the picture looks.
 */
export type PictureOptions = { theme: Theme, 
/**
 * Whose side is at the bottom.
 */
seenBy: Player, 
/**
 * Whether stacks are seen at a slant.
 */
slanted: boolean, 
/**
 * Letters and numbers beside the board.
 */
coordinates: boolean, };

/**
 * Which player.
 */
export type Player = "first" | "second";

/**
 * A move that can be played now.
 */
export type Possible = { 
/**
 * How it is written.
 */
text: string, 
/**
 * The same in words.
 */
says: Words, 
/**
 * What is moved or placed.
 */
piece: Words, 
/**
 * The square by which it is found.
 */
cell: string, };

/**
 * The version of the protocol.
 */
export type Protocol = 2;

/**
 * A puzzle, as the page needs it.
 */
export type Puzzle = { 
/**
 * The position string. The solver is to move.
 */
position: string, 
/**
 * Whether the solver shall win; otherwise only not lose.
 */
wins: boolean, 
/**
 * Of a win, the solver's turns; of a rescue, the opponent's turns within which all else loses.
 */
turns: number, 
/**
 * What it is about.
 */
theme: string, 
/**
 * The lowest level that solves it; 0 if no level was tried.
 */
level: number, 
/**
 * The solver's turns and the answers, in turn. A `*` after a turn says that its last detail is not asked.
 */
solution: Array<string>, };

/**
 * The puzzles of a file.
 */
export type Puzzles = { puzzles: Array<Puzzle>, };

/**
 * A variation.
 */
export type RecordLine = { comment?: string, turns: Array<RecordTurn>, };

/**
 * A record that was read. Its JSON is described in `docs/record.md`.
 */
export type RecordRead = { record: GameRecord, 
/**
 * The position string where it begins.
 */
start: string, };

/**
 * A turn.
 */
export type RecordTurn = { actions: Array<string>, clock?: string, comment?: string, variations?: Array<RecordLine>, };

/**
 * A rectangle that is not turned.
 */
export type Rect = { 
/**
 * Its left edge.
 */
x: number, 
/**
 * Its upper edge.
 */
y: number, 
/**
 * Its width.
 */
width: number, 
/**
 * Its height.
 */
height: number, };

/**
 * What a seat may do now. Each command was put to [`decide`](crate::decide()).
 */
export type SeatNow = { 
/**
 * The commands that the server accepts from this seat. A turn must be legal, and arrive before the deadline.
 */
may: Array<Allowed>, 
/**
 * The ply that `takeback-ask` names.
 */
takeback: number | null, 
/**
 * The earliest time at which the seat may claim the game, if the log and the presence stay as they are.
 */
claim: number | null, };

/**
 * The answer to `POST /api/games/ID/join`.
 */
export type Seated = { 
/**
 * The seat.
 */
seat: Player, };

/**
 * The credential for a seat, or for taking one: 128 random bits as 22 characters of base64url. Servers store its hash
 * only. It is never shown in a log: its debug text has no content.
 */
export type Secret = string;

/**
 * A message of the server.
 */
export type ServerMessage = { "t": "seat", 
/**
 * The seat.
 */
seat: Player | null, } | { "t": "ev", 
/**
 * The number of events with this one.
 */
v: number, 
/**
 * The hash of the position after it.
 */
h: string, 
/**
 * Its place in the log.
 */
seq: number, 
/**
 * When it happened.
 */
at: number, 
/**
 * Who did it; `null` is the server.
 */
seat: Player | null, 
/**
 * What happened.
 */
d: VersionedBody, 
/**
 * What both clocks showed after it, at that time; `null` without a clock.
 */
clock: [number, number] | null, 
/**
 * When the player to move runs out of time.
 */
deadline: number | null, } | { "t": "ack", 
/**
 * Its id.
 */
c: CommandId, 
/**
 * The number of events with the one that it became.
 */
v: number, } | { "t": "no", 
/**
 * Its id.
 */
c: CommandId, 
/**
 * The name of the reason.
 */
code: string, 
/**
 * Whether it will always be refused.
 */
final: boolean, 
/**
 * The reason as a sentence.
 */
say: string, } | { "t": "retry", 
/**
 * Its id.
 */
c: CommandId, 
/**
 * The name of the reason: `not-saved`, `not-ready`, `clock`.
 */
code: string, 
/**
 * After how long.
 */
after: number, } | { "t": "p", 
/**
 * The number of events.
 */
v: number, 
/**
 * The hash of the position.
 */
h: string, 
/**
 * The server's time.
 */
now: number, } | { "t": "crowd", 
/**
 * The number of watchers.
 */
watchers: number, 
/**
 * Whether each player is connected.
 */
here: [boolean, boolean], 
/**
 * Since when each player has been away.
 */
gone: [number | null, number | null], 
/**
 * The names that the players have given themselves, if they have. An older server does not send them.
 */
names: [string | null, string | null], } | { "t": "now", 
/**
 * The number of events on which it is based.
 */
v: number, 
/**
 * Whether both seats are taken.
 */
begun: boolean, 
/**
 * The player to move, while the game goes on.
 */
mover: Player | null, 
/**
 * The player who has offered a draw, while the offer stands.
 */
draw: Player | null, 
/**
 * The player who has asked for a takeback, while the question stands.
 */
takeback: Player | null, 
/**
 * The time of the last event.
 */
at: number, 
/**
 * What both clocks showed at that time; `null` without a clock.
 */
clock: [number, number] | null, 
/**
 * Whether the clock of the player to move has run since then. With minutes it does not run in a first turn.
 */
runs: boolean, 
/**
 * When the player to move runs out of time.
 */
deadline: number | null, 
/**
 * What each seat may do.
 */
seats: [SeatNow, SeatNow], 
/**
 * How the game has ended.
 */
ending: OnlineEnding | null, } | { "t": "said", 
/**
 * Who.
 */
seat: Player, 
/**
 * What.
 */
what: Phrase, } | { "t": "rematch", 
/**
 * Who wants it.
 */
offered: Array<Player>, 
/**
 * The game, once there is one.
 */
id: GameKey | null, } | { "t": "restart", 
/**
 * After how long.
 */
after: number, } | { "t": "full", } | { "t": "error", 
/**
 * What, as a sentence.
 */
say: string, };

/**
 * Something drawn. A key is unique in a sketch, and means the same thing in every position of a game: the totem is
 * always `totem`, a fish on d4 `fish-d4`, a snake's head `first-1-head`.
 */
export type Shape = { "kind": "art", 
/**
 * Its key.
 */
key: string, 
/**
 * Which shape.
 */
art: string, 
/**
 * The classes of the groups round it, the outermost first.
 */
classes: Array<string>, 
/**
 * Where it lies.
 */
x: number, 
/**
 * Where it lies.
 */
y: number, 
/**
 * Its turn in degrees, clockwise.
 */
turn: number, 
/**
 * Its scale.
 */
scale: number, 
/**
 * An SVG transform that overrides `x`, `y`, `turn` and `scale`.
 */
transform?: string, } | { "kind": "text", 
/**
 * Its key.
 */
key: string, 
/**
 * What is written.
 */
text: string, 
/**
 * Its class.
 */
class: string, 
/**
 * The middle of the text.
 */
x: number, 
/**
 * The line that it stands on.
 */
y: number, 
/**
 * The size of the letters.
 */
size: number, } | { "kind": "rect", 
/**
 * Its key.
 */
key: string, 
/**
 * Its class.
 */
class: string, 
/**
 * Its left edge.
 */
x: number, 
/**
 * Its upper edge.
 */
y: number, 
/**
 * Its width.
 */
width: number, 
/**
 * Its height.
 */
height: number, 
/**
 * The radius of its corners.
 */
rx: number, } | { "kind": "path", 
/**
 * Its key.
 */
key: string, 
/**
 * Its class.
 */
class: string, 
/**
 * Its course, as SVG path data.
 */
d: string, 
/**
 * How wide it is.
 */
width: number, };

/**
 * Everything that a screen shows of a game after a step.
 */
export type Snapshot = { 
/**
 * The position.
 */
look: Look, 
/**
 * The turns; the last one may not be complete.
 */
turns: Array<Turn>, 
/**
 * The cells that the last turn changed, in reading order.
 */
changed: Array<string>, 
/**
 * The pieces that the last turn took away, and those it moved, as they stood before it.
 */
departed: Array<Shape>, 
/**
 * Whether the game has a slanted view.
 */
slants: boolean, };

/**
 * How near a player is to what counts in the game.
 */
export type Standing = { 
/**
 * The player.
 */
player: Player, 
/**
 * In words.
 */
says: Words, 
/**
 * The same where there is little room.
 */
short: Words, };

/**
 * A number that can be chosen before a game begins.
 */
export type StartNumber = { 
/**
 * What it is: `tiles`.
 */
id: string, 
/**
 * The value in the start at hand.
 */
value: number, 
/**
 * The least value to offer.
 */
least: number, 
/**
 * The greatest value to offer, which may depend on the other numbers.
 */
most: number, 
/**
 * By how much the offered values differ.
 */
step: number, 
/**
 * The usual value.
 */
usual: number, };

/**
 * Which game, and what was chosen for it. What is left out is as usual; what belongs to another game is ignored.
 */
export type StartWish = { 
/**
 * The game.
 */
game: GameId, 
/**
 * Trexo: the name of the variant, instead of its numbers.
 */
variant?: string, 
/**
 * Trexo: the number of tiles.
 */
tiles?: number, 
/**
 * Slither Stone: the board.
 */
board?: BoardWish, 
/**
 * Whether numbers that are not possible are replaced by the nearest that are.
 */
nearest?: boolean, };

/**
 * A game that begins.
 */
export type Started = { line: Line, 
/**
 * The code of the board.
 */
code?: string, 
/**
 * The name of the variant, if it is not the usual one.
 */
variant?: string, 
/**
 * The numbers that can be chosen.
 */
numbers: Array<StartNumber>, 
/**
 * Whether the game can end without a winner.
 */
draws: boolean, };

/**
 * One kind of thing that a player has left, or both have in common.
 */
export type Stock = { 
/**
 * Its key.
 */
key: string, 
/**
 * Whose it is; `None` if both have it in common.
 */
player: Player | null, 
/**
 * What it looks like, around the origin.
 */
shape: Shape | null, 
/**
 * What lies over that shape.
 */
over: Array<Shape>, 
/**
 * How many there are.
 */
count: number, 
/**
 * The same in words.
 */
says: Words, };

/**
 * What is done about a takeback.
 */
export type TakebackAct = "ask" | "grant" | "refuse";

/**
 * The colours of a picture.
 */
export type Theme = "light" | "dark" | "ink";

/**
 * The level and the limits of a request.
 */
export type ThinkWish = { level: number, 
/**
 * Milliseconds.
 */
time?: number, nodes?: number, depth?: number, lines?: number, seed?: number, 
/**
 * The number of threads, if there are enough helpers.
 */
threads?: number, };

/**
 * A turn, and the best lines behind it.
 */
export type Thought = { 
/**
 * The actions of the turn; of an analysis, the best action.
 */
actions: Array<string>, 
/**
 * The best lines, best first.
 */
lines: Array<Insight>, 
/**
 * Of an analysis, why the best line begins as it does.
 */
why: Array<Words>, 
/**
 * The number of threads that searched.
 */
threads: number, };

/**
 * One turn: all the actions of a player until the other is to move.
 */
export type Turn = { 
/**
 * Its number as in a record, from 1: both players' turns of a round have the same.
 */
number: number, 
/**
 * Who makes it.
 */
player: Player, 
/**
 * How it is written.
 */
text: string, 
/**
 * How many of the line's actions it consists of.
 */
actions: number, 
/**
 * The same in words.
 */
says: Words, 
/**
 * The same in fewer words, where `says` is long.
 */
brief?: Words, };

/**
 * The code with which the server closes the socket of a client whose version it does not support.
 */
export type UnsupportedProtocol = 4000;

/**
 * A parameter of a message.
 */
export type Value = number | string;

/**
 * A body whose JSON has its version, as in a log and in messages.
 */
export type VersionedBody = { v: number } & OnlineBody;

/**
 * How a board is looked at.
 */
export type ViewOptions = { 
/**
 * Whose side is at the bottom.
 */
seenBy: Player, 
/**
 * Whether stacks are seen at a slant.
 */
slanted: boolean, 
/**
 * Letters and numbers beside the board.
 */
coordinates: boolean, };

/**
 * A message and its parameters.
 */
export type Words = { 
/**
 * The message's name in the message files.
 */
id: string, 
/**
 * The parameters, by name.
 */
args?: { [key in string]: Value }, };

/**
 * An estimate, or a proven result with the number of actions of both players until the end.
 */
export type Worth = { "kind": "guess", units: number, } | { "kind": "win", actions: number, } | { "kind": "draw" } | { "kind": "loss", actions: number, };

/**
 * A record that was written.
 */
export type Written = { text: string, };
