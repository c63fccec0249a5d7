// An online game on the table. What was played is what the log says; a turn that was sent is shown before it counts.
import { t } from '../app/i18n.svelte';
import { message } from '../app/message';
import type { Sound } from '../app/sound';
import type { Event, Line, Player, Words } from '../core/types';
import { ended as endedWords } from '../play/spoken';
import { TableSession, type TableEngine } from '../play/tableSession.svelte';
import { other, type SavedGame } from '../saved/game';
import { gameTitle } from '../saved/names';
import { actionsOf, bothPlayed, firstTurnLeft, lastTurnOf, leftOf, moverAt, type Log } from './log';
import { isFor, type OnlineGame, type Sent } from './onlineGame.svelte';
import { savedOf } from './saved';
import type { Command, LoggedEvent, Refusal } from './wire';
import { newsOf, refusalText } from './words';

/** Milliseconds after which a lost connection is spoken of: most come back sooner. */
const CALM = 1500;
/** When a clock warns, in milliseconds. */
const WARNINGS = [30_000, 10_000] as const;
/** How long an opponent must be away before the game can be claimed, with minutes and without a clock. */
const AWAY = 60_000;
const AWAY_LONG = 7 * 24 * 3_600_000;
/** How long after the deadline the page reminds the server. */
const OVERDUE = 1500;

type Outside = {
  engine: TableEngine;
  keep: (game: SavedGame) => void;
  sound: (sound: Sound) => void;
  /** It is the turn of somebody here, or something wants an answer. */
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
  /** Why the last thing was refused, in words. */
  refusal = $state<string | null>(null);
  /** Actions of a turn that is not yet whole. */
  partial = $state.raw<string[]>([]);

  readonly #outside: Outside;
  readonly #start: Line;
  /** The warnings given in this turn. */
  #warned = 0;
  /** Whether time was given back in this turn. */
  #credited = false;
  /** The ply of which the server was reminded. */
  #reminded = -1;

  constructor(online: OnlineGame, start: Line, outside: Outside) {
    super(shownOf(outside.engine, online, start, []), outside.engine, outside.sound);
    this.online = online;
    this.#start = start;
    this.#outside = outside;
    this.tick();
    this.follow();
    online.follows = {
      event: (event, before) => this.#happened(event, before),
      refused: ({ command, refusal, sent }) => this.#refused(command, refusal, sent),
      said: (seat, what) => this.#heard(seat, what),
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

  /** Whether the connection has been lost long enough to be spoken of. */
  readonly lost: boolean = $derived.by(
    () => !this.online.connected && this.time - this.online.ahead - this.online.lostAt > CALM,
  );

  readonly live: boolean = $derived.by(() => {
    const { look } = this;
    return (
      look !== null &&
      !this.over &&
      this.at === null &&
      this.online.known &&
      this.log.begun &&
      this.sent === null &&
      this.#own(look.toMove)
    );
  });

  readonly computing: boolean = $derived.by(
    () => !this.over && this.at === null && !this.live && !this.online.watching && this.log.begun,
  );

  /** The opponent, where only one side is played here. */
  readonly opponent: Player | null = $derived.by(() => {
    const [own, second] = this.online.seats;
    return own && !second ? other(own) : null;
  });

  /** Whether an offer waits for an answer from here: whose it is. */
  readonly asked: { draw: Player | null; takeback: Player | null } = $derived.by(() => {
    const mine = (by: Player | null) => (by !== null && !this.over && this.#own(other(by)) ? by : null);
    return { draw: mine(this.log.draw), takeback: mine(this.log.takeback?.by ?? null) };
  });

  /** Whether an offer from here waits for an answer. */
  readonly offered: 'draw' | 'takeback' | null = $derived.by(() => {
    if (this.over || this.opponent === null) return null;
    if (this.log.draw === other(this.opponent)) return 'draw';
    return this.log.takeback?.by === other(this.opponent) ? 'takeback' : null;
  });

  /** The side here that acts in things other than turns: the one to move, if both are played here. */
  get #actor(): Player | undefined {
    const mover = moverAt(this.log.turns.length);
    return this.#own(mover) ? mover : this.online.seats[0];
  }

  readonly canTakeBack: boolean = $derived.by(() => {
    const actor = this.#actor;
    return (
      actor !== undefined &&
      !this.over &&
      this.sent === null &&
      this.log.setup?.casual === true &&
      this.log.takeback === null &&
      lastTurnOf(this.log, actor) !== null
    );
  });

  /** Whether the game can still be aborted. */
  readonly canAbort: boolean = $derived.by(
    () => !this.over && !this.online.watching && this.log.begun && !bothPlayed(this.log),
  );

  readonly canOffer: boolean = $derived.by(
    () => !this.over && !this.online.watching && this.log.begun && this.log.draw === null,
  );

  /** Whether the opponent has been away for so long that the game can be claimed. */
  readonly canClaim: boolean = $derived.by(() => {
    const { opponent, log } = this;
    if (opponent === null || this.over || !bothPlayed(log) || moverAt(log.turns.length) !== opponent)
      return false;
    const kind = log.setup?.clock.kind;
    if (kind === 'none') return this.time - log.at >= AWAY_LONG;
    const since = this.awaySince(opponent);
    return kind === 'increment' && since !== null && this.time - Math.max(since, log.since) >= AWAY;
  });

  /** Whether a player is there; `null` if nobody has said so. */
  isHere(player: Player): boolean | null {
    return this.online.crowd?.here[player === 'first' ? 0 : 1] ?? null;
  }

  /** Since when a player has been away. */
  awaySince(player: Player): number | null {
    return this.online.crowd?.gone[player === 'first' ? 0 : 1] ?? null;
  }

  override left(player: Player): number | null {
    return this.over && this.log.setup?.clock.kind === 'days' ? null : leftOf(this.log, player, this.#until);
  }

  /** A game that is over does not run on. */
  get #until(): number {
    return this.over ? this.log.at : this.time;
  }

  /** How long the first turn may still take. */
  get firstTurn(): number | null {
    return this.over ? null : firstTurnLeft(this.log, this.time);
  }

  override get title(): string {
    const { now } = this;
    const own = now !== null && !this.over && this.opponent !== null && now.toMove !== this.opponent;
    const turn = own && this.sent === null ? t('title-your-turn') : now ? t(now.status) : '';
    return t('title-turn', { title: gameTitle(this.game), turn });
  }

  /** Takes over what the log says. */
  follow(): void {
    this.game = shownOf(this.#outside.engine, this.online, this.#start, this.partial);
    // A whole game, as it stands on the server; not a turn that is still on its way.
    if (!this.gone && this.online.known && !this.online.watching && this.settled)
      this.#outside.keep(this.game);
  }

  #happened(event: LoggedEvent, before: Log): void {
    const { over, sent } = this;
    const turn = event.d.t === 'turn' ? event.d : null;
    const own = sent === null && turn !== null && this.#played === `${turn.ply} ${turn.d.join(' ')}`;
    if (turn || event.d.t === 'takeback-grant') {
      this.forget();
      this.#warned = 0;
      // Time that was given back is spoken of until the turn after it has been played.
      if (!this.#credited) this.news = null;
      this.#credited = false;
    }
    this.follow();
    const news = newsOf(event, this.game, this.online.seats);
    if (news) this.news = news;
    if (event.d.t === 'credit') this.#credited = true;
    if (turn && !own && this.now) {
      this.announceTurn(this.now, moverAt(before.turns.length));
      void this.replay(turn.d.length);
    }
    const answered = event.seat !== null && !this.#own(event.seat);
    if (news) {
      this.say([news, ...(event.d.t === 'takeback-grant' ? this.status() : [])]);
      if (answered) this.sound('call');
    }
    if (!over && this.over && this.game.ended && this.game.ended.how !== 'board') {
      this.forget();
      this.sound('end');
      this.say(endedWords(this.game, this.game.ended));
    }
    if (this.over) this.refusal = null;
    const wanted =
      (turn !== null && this.live) || (answered && (this.asked.draw ?? this.asked.takeback) !== null);
    if (answered && wanted) this.#outside.call(news ? t(news) : t('online-your-turn'));
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
      if (this.live && isFor(sent, this.log) && refusal.code !== 'illegal') this.events = sent.events;
    }
    this.sound('refuse');
    this.say([message('online-refused', { why: this.refusal })]);
  }

  #heard(seat: Player, what: string): void {
    if (this.#own(seat) && this.online.seats.length === 1) return;
    this.said = { seat, what };
    this.sound('call');
    this.say([this.sayingWords(seat, what)]);
  }

  /** What somebody said, in words. */
  sayingWords(seat: Player, what: string): Words {
    const player = t('player-name', { game: this.game.line.game, player: seat });
    return message('online-said', { player, what: t('online-say', { what }) });
  }

  #rematched(before: readonly Player[]): void {
    const { rematch, seats } = this.online;
    const fresh = rematch?.offered.filter((seat) => !before.includes(seat) && !seats.includes(seat)) ?? [];
    if (fresh.length === 0 || rematch?.id) return;
    this.sound('call');
    this.say([message('online-rematch-offered')]);
    this.#outside.call(t('online-rematch-offered'));
  }

  override act(...events: Event[]): void {
    if (!this.live) {
      if (this.computing) this.wait();
      return;
    }
    this.refusal = null;
    this.replayed = null;
    super.act(...events);
  }

  protected override wait(): void {
    this.refused = message(this.sent ? 'online-wait-sent' : 'online-wait');
    this.say([this.refused]);
  }

  override cancel(): void {
    const begun = this.partial.length > 0;
    super.cancel();
    if (!begun) return;
    this.partial = [];
    this.follow();
  }

  /** Plays actions of the player to move: sends them as soon as they make a whole turn. */
  play(actions: string[]): void {
    if (this.gone || !this.live) return;
    const mover = this.look?.toMove;
    const made = this.events;
    const turn = [...this.partial, ...actions];
    const after = this.lookAt({ ...this.game.line, actions: [...this.game.line.actions, ...actions] });
    if (!after || !mover) return;
    this.clear();
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
    this.clear();
    this.partial = [];
    this.replayed = null;
    if (this.at !== null && this.at >= actionsOf(this.log).length) this.at = null;
  }

  /** Takes back a turn that is only half made; otherwise asks the opponent to take the last one back. */
  override undo(): void {
    if (this.partial.length > 0 || this.events.length > 0) return this.cancel();
    const actor = this.#actor;
    const to = actor && lastTurnOf(this.log, actor);
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
    const by = this.log.draw;
    if (by) this.#give({ t: 'draw', a: yes ? 'accept' : 'decline' }, other(by));
  }

  answerTakeback(yes: boolean): void {
    const by = this.log.takeback?.by;
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
    const mover = moverAt(this.log.turns.length);
    if (this.over || !this.log.begun || this.gone) return;
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

  /** Reminds the server of a deadline that has passed. */
  #remind(): void {
    const { deadline, turns } = this.log;
    if (deadline === null || this.time < deadline + OVERDUE || this.#reminded === turns.length) return;
    if (this.online.watching || !this.online.connected || this.sent) return;
    this.#reminded = turns.length;
    this.#give({ t: 'flag' });
  }

  /** Ends the session for good. */
  leave(): void {
    this.gone = true;
    this.online.follows = {};
  }
}

/** The game with the turn that is being made or sent. Such a turn has not ended it yet. */
function shownOf(
  engine: TableEngine,
  online: OnlineGame,
  start: Line,
  partial: readonly string[],
): SavedGame {
  const { log, sent, seats } = online;
  const game = savedOf(engine, online.id, log, start, seats);
  const coming = sent && isFor(sent, log) ? sent.d : partial;
  return { ...game, line: { ...game.line, actions: [...game.line.actions, ...coming] } };
}
