// The evaluation of positions, how much a turn lost, and how well each player played.
import type { Insight, Outcome, Player, Words } from '../core/types';
import { other } from '../saved/game';

/** The proven winner (`null`: a draw), and the number of actions until then, if known. */
export type Proof = { winner: Player | null; actions: number };

/** A line with the first player's expected result one depth before, if that is known. */
export type Found = Insight & { before?: number };

/** An evaluation: the first player's expected result, 0 to 1, the best lines, the best first, and why the best one is best. */
export type Worth = {
  first: number;
  proof: Proof | null;
  lines: readonly Found[];
  why?: readonly Words[];
};

/** The expected result of a player: 0 lost, 1 won. */
export const worthFor = (worth: Pick<Worth, 'first'>, player: Player): number =>
  player === 'first' ? worth.first : 1 - worth.first;

export function proofOf({ score }: Pick<Insight, 'score'>, mover: Player): Proof | null {
  if (score.kind === 'win') return { winner: mover, actions: score.actions };
  if (score.kind === 'loss') return { winner: other(mover), actions: score.actions };
  return score.kind === 'draw' ? { winner: null, actions: 0 } : null;
}

/** How good a line is for the player to move: a proven win is best, a quick one better. */
function rank({ score, first }: Insight, mover: Player): number {
  if (score.kind === 'win') return 2 - score.actions / 10_000;
  if (score.kind === 'loss') return -2 + score.actions / 10_000;
  return worthFor({ first }, mover);
}

/** The evaluation from the lines found so far. */
export function worthOf(lines: readonly Found[], mover: Player): Worth | null {
  const sorted = [...lines].sort((a, b) => rank(b, mover) - rank(a, mover));
  const best = sorted[0];
  return best ? { first: best.first, proof: proofOf(best, mover), lines: sorted } : null;
}

/** Remembers the values of a search's lines, each known by its first action, from one depth to the next. */
export class Depths {
  readonly #known = new Map<string, { depth: number; first: number; before?: number }>();

  /** The line with its value one depth before. */
  found(insight: Insight): Found {
    const { actions, depth, first } = insight;
    const name = actions[0] ?? '';
    const last = this.#known.get(name);
    const before = last && last.depth < depth ? last.first : last?.before;
    const value = before === undefined ? {} : { before };
    this.#known.set(name, { depth, first, ...value });
    return { ...insight, ...value };
  }
}

/** Less than this is no difference: half of what a percentage shows. */
const SAME = 0.005;

/**
 * The values of lines as they are shown, best first. A line counts as worse than the one above it once two depths in a
 * row have found so; until then both have the same value.
 */
export function steady(lines: readonly Found[], mover: Player): number[] {
  const shown: number[] = [];
  lines.forEach((line, i) => {
    const [above, value] = [lines[i - 1], shown[i - 1]];
    shown.push(!above || value === undefined || differs(above, line, mover) ? line.first : value);
  });
  return shown;
}

function differs(better: Found, line: Found, mover: Player): boolean {
  if (better.score.kind !== 'guess' || line.score.kind !== 'guess') return true;
  if (better.before === undefined || line.before === undefined) return false;
  const ahead = (one: number, other: number) =>
    worthFor({ first: one }, mover) - worthFor({ first: other }, mover) >= SAME;
  return ahead(better.first, line.first) && ahead(better.before, line.before);
}

/** The evaluation of a finished game. */
export function settled({ winner }: Pick<Outcome, 'winner'>): Worth {
  const first = winner === null ? 0.5 : winner === 'first' ? 1 : 0;
  return { first, proof: { winner, actions: 0 }, lines: [] };
}

/** A judged turn: its player's expected result before and after it. */
export type Judged = {
  id: number;
  player: Player;
  before: number;
  after: number;
  /** Results that were proven before and after. */
  proofs: [Proof | null, Proof | null];
};

export const lost = ({ before, after }: Pick<Judged, 'before' | 'after'>): number =>
  Math.max(0, before - after);

export type Mark = 'blunder' | 'mistake' | 'slip' | null;

/** The mark of a turn that lost this share of the expected result. */
export function markOf(turn: Judged): Mark {
  const loss = lost(turn);
  if (loss >= 0.3) return 'blunder';
  if (loss >= 0.15) return 'mistake';
  return loss >= 0.08 ? 'slip' : null;
}

/** The turns with an evaluation before and after them. `worths[i]` belongs to the position before turn i. */
export function judge(
  turns: readonly { id: number; player: Player }[],
  worths: readonly (Worth | undefined)[],
): Judged[] {
  return turns.flatMap(({ id, player }, i) => {
    const [before, after] = [worths[i], worths[i + 1]];
    if (!before || !after) return [];
    return {
      id,
      player,
      before: worthFor(before, player),
      after: worthFor(after, player),
      proofs: [before.proof, after.proof],
    };
  });
}

/** A turn's accuracy halves for each such share of the expected result that it loses. */
export const HALF = 0.15;

/** How well a player played, 0 to 100: the mean over the turns; `null` without any. */
export function accuracy(turns: readonly Judged[], player: Player): number | null {
  const own = turns.filter((turn) => turn.player === player);
  if (own.length === 0) return null;
  return own.reduce((sum, turn) => sum + 100 * 2 ** (-lost(turn) / HALF), 0) / own.length;
}

/** How a turn changed the course of the game. */
export type Turning = 'win-missed' | 'draw-missed' | 'into-loss' | 'turned' | 'gave';

export function turningOf(turn: Judged): Turning {
  const [before, after] = turn.proofs;
  const win = (proof: Proof | null) => proof !== null && proof.winner === turn.player;
  const loss = (proof: Proof | null) => proof !== null && proof.winner === other(turn.player);
  if (win(before) && !win(after)) return 'win-missed';
  if (before && before.winner === null && loss(after)) return 'draw-missed';
  if (loss(after) && !loss(before)) return 'into-loss';
  return turn.before > 0.5 && turn.after < 0.5 ? 'turned' : 'gave';
}

/** The turns that lost the most, in the order of the game. */
export function turningPoints(turns: readonly Judged[], most = 5): Judged[] {
  const order = new Map(turns.map((turn, i) => [turn.id, i]));
  return turns
    .filter((turn) => lost(turn) >= 0.08)
    .sort((a, b) => lost(b) - lost(a))
    .slice(0, most)
    .sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}
