// An online game on the table. The server decides what it allows; a turn that was sent is shown before it counts.
import { t } from '../app/i18n.svelte';
import { message } from '../app/message';
import type { Sound } from '../app/sound';
import { settings } from '../app/state.svelte';
import { failed } from '../core/failed';
import type { Allowed, Line, Player, Words } from '../core/types';
import { ended as endedWords } from '../play/spoken';
import { TableSession, type TableEngine } from '../play/tableSession.svelte';
import { other, type SavedGame } from '../saved/game';
import { gameTitle } from '../saved/names';
import { actionsOf, type Log } from './log';
import { firstTurnLeft, leftOf, may, seatOf } from './now';
import { isFor, type OnlineGame, type Sent } from './onlineGame.svelte';
import { scoreAfter } from './rematch';
import { savedOf, VIEW } from './saved';
import type { Score } from './seats';
import type { Command, LoggedEvent, Refusal } from './wire';
import { newsOf, refusalText } from './words';

/** When a clock warns, in milliseconds. */
const WARNINGS = [30_000, 10_000] as const;
/** How long after the deadline the page reminds the server. */
const OVERDUE = 1500;
/** How long the opponent has to be away, or back, before it is said: a reload takes a moment. */
const STEADY = 3000;

type SessionDeps = {
  engine: TableEngine;
  keep: (game: SavedGame) => void;
  sound: (sound: Sound) => void;
  /** Calls the player: it is their turn, or an offer waits for an answer. */
  call: (text: string) => void;
};

export class OnlineSession extends TableSession {
  readonly online: OnlineGame;
  /** The time, on the clock of the server. */
  time = $state(0);
  /** The last thing that happened beside the turns. */
  news = $state.raw<Words | null>(null);
  /** What the other player said last. */
  said = $state.raw<{ seat: Player; what: string } | null>(null);
  /** Why the last command was refused, in words. */
  refusal = $state<string | null>(null);
  /** Actions of a turn that is not yet whole. */
  partial = $state.raw<string[]>([]);

  readonly #deps: SessionDeps;
  readonly #start: Line;
  /** The game as this device has it, shown until the server has sent it. */
  readonly #saved: SavedGame | null;
  /** The score of the series before this game. */
  readonly #seriesBefore: Score | null;
  /** The warnings given in this turn. */
  #warned = 0;
  /** Whether time was given back in this turn. */
  #credited = false;
  /** The version of the log for which the server was reminded. */
  #reminded = -1;

  constructor(online: OnlineGame, start: Line, deps: SessionDeps, saved: SavedGame | null = null) {
    super(shownOf(deps.engine, online, start, [], saved), deps.engine, deps.sound);
    this.#saved = saved;
    this.#seriesBefore = online.score;
    this.online = online;
    this.#start = start;
    this.#deps = deps;
    this.tick();
    this.follow();
    online.listeners = {
      events: (events) => this.#happened(events),
      refused: ({ command, refusal, sent }) => this.#refused(command, refusal, sent),
      said: (seat, what) => this.#chat(seat, what),
      rematch: (before) => this.#rematched(before?.offered ?? []),
    };
  }

  get log(): Log {
    return this.online.log;
  }

  get sent(): Sent | null {
    return this.online.sent;
  }

  override get thinks(): boolean {
    return false;
  }

  override get settled(): boolean {
    return this.online.sent === null && this.partial.length === 0;
  }

  /** Whether a side is played here. */
  #own(player: Player): boolean {
    return this.online.seats.includes(player);
  }

  /** Whether the connection has been lost for long enough to show it. */
  readonly lost: boolean = $derived.by(() => this.online.isLost(this.time - this.online.ahead));

  readonly live: boolean = $derived.by(() => {
    const { mover } = this.online.now;
    return (
      this.look !== null &&
      this.at === null &&
      this.sent === null &&
      mover !== null &&
      this.#may(mover, 'turn')
    );
  });

  readonly computing: boolean = $derived.by(
    () => !this.over && this.at === null && !this.live && !this.online.watching && this.online.now.begun,
  );

  /** The opponent, where only one side is played here. */
  readonly opponent: Player | null = $derived.by(() => {
    const [own, second] = this.online.seats;
    return own && !second ? other(own) : null;
  });

  /** Whether an offer waits for an answer from here: whose it is. */
  readonly asked: { draw: Player | null; takeback: Player | null } = $derived.by(() => {
    const mine = (by: Player | null) => (by !== null && !this.over && this.#own(other(by)) ? by : null);
    return { draw: mine(this.online.now.draw), takeback: mine(this.online.now.takeback) };
  });

  /** Whether an offer from here waits for an answer. */
  readonly offered: 'draw' | 'takeback' | null = $derived.by(() => {
    if (this.over || this.opponent === null) return null;
    const { draw, takeback } = this.online.now;
    if (draw === other(this.opponent)) return 'draw';
    return takeback === other(this.opponent) ? 'takeback' : null;
  });

  /** The side here that acts in things other than turns: the one to move, if both are played here. */
  get #actor(): Player | undefined {
    const { mover } = this.online.now;
    return mover !== null && this.#own(mover) ? mover : this.online.seats[0];
  }

  /** Whether the server accepts a command of a side that is played here. */
  #may(seat: Player | undefined, command: Allowed): boolean {
    return seat !== undefined && this.#own(seat) && may(this.online.now, seat, command);
  }

  readonly canTakeBack: boolean = $derived.by(
    () => this.sent === null && this.#may(this.#actor, 'takeback-ask'),
  );

  readonly canAbort: boolean = $derived.by(() => this.#may(this.#actor, 'abort'));

  readonly canOffer: boolean = $derived.by(() => this.#may(this.#actor, 'draw-offer'));

  readonly canClaim: boolean = $derived.by(() => {
    if (this.opponent === null) return false;
    const { claim } = seatOf(this.online.now, other(this.opponent));
    return claim !== null && this.time >= claim;
  });

  /** Whether a player is connected; `null` if that is unknown, as it is without a connection of one's own. */
  isHere(player: Player): boolean | null {
    if (this.lost) return null;
    return this.online.crowd?.here[player === 'first' ? 0 : 1] ?? null;
  }

  /** The name that a player has sent, unless names are hidden here. */
  nameOf(player: Player): string | null {
    return settings.names ? (this.online.crowd?.names?.[player === 'first' ? 0 : 1] ?? null) : null;
  }

  /** The score of the series of rematches, with this game once it is over; `null` in the first game. */
  readonly score: Score | null = $derived.by(() => {
    const { score, ended } = { score: this.#seriesBefore, ended: this.game.ended };
    if (!score || this.opponent === null) return null;
    return ended ? scoreAfter(score, ended, other(this.opponent)) : score;
  });

  override left(player: Player): number | null {
    if (!this.online.known) return this.game.clock?.left[player] ?? null;
    return leftOf(this.online.now, this.log.setup?.clock.kind === 'days', player, this.time);
  }

  /** How long the first turn may still take. */
  get firstTurn(): number | null {
    return firstTurnLeft(this.online.now, this.time);
  }

  override get title(): string {
    const { now } = this;
    const own = now !== null && !this.over && this.opponent !== null && now.toMove !== this.opponent;
    return t('title-turn', { title: gameTitle(this.game), turn: this.statusText(own && this.sent === null) });
  }

  /** Shows the game as the server has it. */
  follow(): void {
    this.game = shownOf(this.#deps.engine, this.online, this.#start, this.partial, this.#saved);
    // Saves the game as the server has it, without a turn that is not acknowledged.
    if (!this.gone && this.online.known && !this.online.watching && this.settled) this.#deps.keep(this.game);
  }

  #happened(events: readonly LoggedEvent[]): void {
    const { over, sent } = this;
    const moved = events.findLast(({ d }) => d.t === 'turn' || d.t === 'takeback-grant');
    const turn = moved?.d.t === 'turn' ? moved.d : null;
    const own = sent === null && turn !== null && this.#played === `${turn.ply} ${turn.d.join(' ')}`;
    if (moved) this.forget();
    const news = events.map((event) => this.#note(event)).findLast((words) => words !== null);
    this.follow();
    if (turn && moved?.seat && !own && this.now) {
      this.announceTurn(this.now, moved.seat);
      void this.replay(turn.d.length);
    }
    const answered = events.some(({ seat }) => seat !== null && !this.#own(seat));
    if (news) {
      this.say([news, ...(moved && !turn ? this.status() : [])]);
      if (answered) this.sound('call');
    }
    if (!over && this.over && this.game.ended && this.game.ended.how !== 'board') {
      this.forget();
      this.sound('end');
      this.say(this.status());
    }
    if (this.over) this.refusal = null;
    const wanted =
      (turn !== null && this.live) || (answered && (this.asked.draw ?? this.asked.takeback) !== null);
    if (answered && wanted) this.#deps.call(news ? t(news) : t('online-your-turn'));
  }

  /** Notes the news of an event. A credit stays in the news until the turn after it has been played. */
  #note(event: LoggedEvent): Words | null {
    if (event.d.t === 'turn' || event.d.t === 'takeback-grant') {
      this.#warned = 0;
      if (!this.#credited) this.news = null;
      this.#credited = false;
    }
    const news = newsOf(event, this.game, this.online.seats);
    if (news) this.news = news;
    if (event.d.t === 'credit') this.#credited = true;
    return news;
  }

  /** The turn that was made here last: it was announced when it was made. */
  #played = '';

  #refused(command: Command, refusal: Refusal, sent: Sent | null): void {
    // The server knows better when a clock has run out.
    if (command.t === 'flag') return;
    this.refusal = refusalText(refusal);
    this.#played = '';
    if (sent) {
      this.partial = [];
      this.follow();
      // It comes back to hand, if the position is still the one for which it was made.
      if (this.live && isFor(sent, this.log) && refusal.code !== 'illegal') this.turn.events = sent.events;
    }
    this.sound('refuse');
    this.say([message('online-refused', { why: this.refusal })]);
  }

  #chat(seat: Player, what: string): void {
    if (this.#own(seat) && this.online.seats.length === 1) return;
    this.said = { seat, what };
    this.sound('call');
    this.say([this.sayingWords(seat, what)]);
  }

  /** A chat message in words. */
  sayingWords(seat: Player, what: string): Words {
    const player = t('player-name', { game: this.game.line.game, player: seat });
    return message('online-said', { player, what: t('online-say', { what }) });
  }

  #rematched(before: readonly Player[]): void {
    const { rematch, seats } = this.online;
    const offered = rematch?.offered.filter((seat) => !before.includes(seat)) ?? [];
    const fresh = offered.filter((seat) => !seats.includes(seat));
    if (rematch?.id || offered.length === 0) return;
    if (fresh.length === 0) return this.say([message('online-rematch-sent')]);
    this.sound('call');
    this.say([message('online-rematch-offered')]);
    this.#deps.call(t('online-rematch-offered'));
  }

  protected override accepts(how: 'tap' | 'type'): boolean {
    if (!super.accepts(how)) return false;
    if (how === 'tap') {
      this.refusal = null;
      this.replayed = null;
    }
    return true;
  }

  protected override wait(): void {
    const why = this.sent ? 'online-wait-sent' : 'online-wait';
    this.turn.refused = message(this.online.known ? why : 'online-lost');
    this.say([this.turn.refused]);
  }

  protected override cancels(begun: boolean): void {
    super.cancels(begun);
    if (this.partial.length === 0) return;
    this.partial = [];
    this.follow();
  }

  /** Plays actions of the player to move: sends them as soon as they make a whole turn. */
  play(actions: string[]): void {
    if (this.gone || !this.live) return;
    const mover = this.look?.toMove;
    const made = this.turn.events;
    const turn = [...this.partial, ...actions];
    const step = this.board.try({ ...this.game.line, actions: [...this.game.line.actions, ...actions] });
    if (failed(step) || !mover) return;
    const after = step.look;
    this.turn.clear();
    this.refusal = null;
    if (after.toMove === mover && !after.outcome) {
      this.partial = turn;
      return this.follow();
    }
    this.#played = `${this.log.turns.length} ${turn.join(' ')}`;
    this.partial = [];
    this.online.play(turn, made);
    this.follow();
    this.announceTurn(after, mover);
  }

  /** Drops what is unfinished here. An earlier position stays on the board, if the game still has it. */
  protected forget(): void {
    this.turn.clear();
    this.partial = [];
    this.replayed = null;
    if (this.at !== null && this.at >= actionsOf(this.log).length) this.at = null;
  }

  /** Takes back a turn that is only half made; otherwise asks the opponent to take the last one back. */
  override undo(): void {
    if (this.partial.length > 0 || this.turn.events.length > 0) return this.turn.cancel();
    const actor = this.#actor;
    const to = actor && seatOf(this.online.now, actor).takeback;
    if (!this.canTakeBack || to === null || to === undefined) return;
    this.#give({ t: 'takeback', a: 'ask', to }, actor);
  }

  #give(command: Command, seat: Player | undefined = this.#actor): void {
    this.refusal = null;
    this.online.command(command, seat);
  }

  offerDraw(): void {
    this.#give({ t: 'draw', a: 'offer' });
  }

  /** Answers an offer. The answer is the addressee's, who need not be to move. */
  answerDraw(yes: boolean): void {
    const by = this.online.now.draw;
    if (by) this.#give({ t: 'draw', a: yes ? 'accept' : 'decline' }, other(by));
  }

  answerTakeback(yes: boolean): void {
    const by = this.online.now.takeback;
    if (by) this.#give({ t: 'takeback', a: yes ? 'grant' : 'refuse' }, other(by));
  }

  resign(): void {
    this.#give({ t: 'resign' });
  }

  abort(): void {
    this.#give({ t: 'abort' });
  }

  claim(): void {
    this.#give({ t: 'claim' }, this.opponent ? other(this.opponent) : undefined);
  }

  /** Every side that is played here wants another game. */
  wantRematch(): void {
    for (const seat of this.online.seats) this.#give({ t: 'rematch' }, seat);
  }

  /** Moves the clocks on, and warns. */
  tick(): void {
    this.time = Date.now() + this.online.ahead;
    const { mover } = this.online.now;
    if (this.gone) return;
    this.#sayConnection();
    if (mover === null) return;
    this.#remind();
    if (!this.#own(mover) || this.sent) return;
    const left = this.firstTurn ?? (this.log.setup?.clock.kind === 'increment' ? this.left(mover) : null);
    if (left === null) return;
    const reached = WARNINGS.filter((each) => left <= each).length;
    if (reached <= this.#warned) return;
    this.#warned = reached;
    this.sound('call');
    this.say([message('online-hurry', { seconds: Math.ceil(left / 1000) })]);
  }

  /** Whether the connection was lost, and whether the opponent was here, when it was last said or shown. */
  #wasLost = false;
  #wasHere: boolean | null = null;
  /** Since when the opponent has been here or away, other than was said. */
  #differs: number | null = null;

  /** Says that the connection is back, and that the opponent is away or back. That it is lost is said by `Notice`. */
  #sayConnection(): void {
    const { lost } = this;
    if (this.#wasLost && !lost) this.say([message('online-connected')]);
    this.#wasLost = lost;
    const here = this.opponent === null ? null : this.isHere(this.opponent);
    if (here === null || here === this.#wasHere) {
      this.#differs = null;
      return;
    }
    this.#differs ??= Date.now();
    if (this.#wasHere !== null && Date.now() - this.#differs < STEADY) return;
    const isFirst = this.#wasHere === null;
    this.#wasHere = here;
    this.#differs = null;
    if (!this.over && !(isFirst && here)) this.say([message(here ? 'online-here-again' : 'online-away-now')]);
  }

  /** Reminds the server of a deadline that has passed. */
  #remind(): void {
    const { deadline, v } = this.online.now;
    if (deadline === null || this.time < deadline + OVERDUE || this.#reminded === v) return;
    if (this.online.watching || !this.online.connected || this.sent) return;
    this.#reminded = v;
    this.#give({ t: 'flag' });
  }

  /** The game comes to the table. `waited`: the player waited here for the friend. */
  arrive(waited: boolean): void {
    const { ended } = this.game;
    if (waited && !ended && !this.online.watching) {
      this.sound('call');
      this.say([message('online-joined')]);
      this.#deps.call(t('online-joined'));
    } else if (waited && ended) {
      this.sound('end');
      this.say(endedWords(this.game, ended));
    } else this.greet();
  }

  /** Ends the session for good. */
  leave(): void {
    this.gone = true;
    this.online.listeners = {};
    this.board.close();
  }
}

/**
 * The game with the turn that is being made or sent. Such a turn has not ended it yet. `saved`: the game as this device
 * has it, shown before the server has sent it.
 */
function shownOf(
  engine: TableEngine,
  online: OnlineGame,
  start: Line,
  partial: readonly string[],
  saved: SavedGame | null,
): SavedGame {
  if (!online.known && saved) return withSent(engine, saved, online.sent);
  const { log, now, sent, seats } = online;
  const game = savedOf(engine, online.id, log, now, start, seats);
  const coming = sent && isFor(sent, log) ? sent.d : partial;
  return { ...game, line: { ...game.line, actions: [...game.line.actions, ...coming] } };
}

/** A saved game with a turn that was sent after it. */
function withSent(engine: TableEngine, saved: SavedGame, sent: Sent | null): SavedGame {
  const { line } = saved;
  const look = engine.look(line, VIEW);
  if (!sent || saved.ended || failed(look) || look.turn - 1 !== sent.ply) return saved;
  return { ...saved, line: { ...line, actions: [...line.actions, ...sent.d] } };
}
