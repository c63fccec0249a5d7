// What positions are worth, how much a turn gave away, and how well each player played.
import type { Insight, Outcome, Player } from '../core/types';

/** Who wins by force (`null`: a draw), within so many actions if that is known. */
export type Proof = { winner: Player | null; actions: number };

/** What a position is worth: the first player's expected result, 0 to 1, and the best lines, the best first. */
export type Worth = { first: number; proof: Proof | null; lines: readonly Insight[] };

export const opponent = (player: Player): Player => (player === 'first' ? 'second' : 'first');

/** The same for a player: 0 lost, 1 won. */
export const worthFor = (worth: Pick<Worth, 'first'>, player: Player): number =>
  player === 'first' ? worth.first : 1 - worth.first;

export function proofOf({ score }: Pick<Insight, 'score'>, mover: Player): Proof | null {
  if (score.kind === 'win') return { winner: mover, actions: score.actions };
  if (score.kind === 'loss') return { winner: opponent(mover), actions: score.actions };
  return score.kind === 'draw' ? { winner: null, actions: 0 } : null;
}

/** How good a line is for the player to move: a proven win is best, a quick one better. */
function rank({ score, first }: Insight, mover: Player): number {
  if (score.kind === 'win') return 2 - score.actions / 10_000;
  if (score.kind === 'loss') return -2 + score.actions / 10_000;
  return worthFor({ first }, mover);
}

/** What the lines found so far say. */
export function worthOf(lines: readonly Insight[], mover: Player): Worth | null {
  const sorted = [...lines].sort((a, b) => rank(b, mover) - rank(a, mover));
  const best = sorted[0];
  return best ? { first: best.first, proof: proofOf(best, mover), lines: sorted } : null;
}

/** The worth of a game that is over. */
export function settled({ winner }: Pick<Outcome, 'winner'>): Worth {
  const first = winner === null ? 0.5 : winner === 'first' ? 1 : 0;
  return { first, proof: { winner, actions: 0 }, lines: [] };
}

/** A turn that was judged: what its player could expect before and after it. */
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

/** What a turn is called that gave so much away. */
export function markOf(turn: Judged): Mark {
  const loss = lost(turn);
  if (loss >= 0.3) return 'blunder';
  if (loss >= 0.15) return 'mistake';
  return loss >= 0.08 ? 'slip' : null;
}

/** The turns whose worth is known on both sides. `worths[i]` is the position before turn i; the last one after the last. */
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

/** A turn's accuracy halves with each such share of the expected result that it gives away. */
export const HALF = 0.15;

/** How well a player played, 0 to 100: the mean over the turns; `null` without any. */
export function accuracy(turns: readonly Judged[], player: Player): number | null {
  const own = turns.filter((turn) => turn.player === player);
  if (own.length === 0) return null;
  return own.reduce((sum, turn) => sum + 100 * 2 ** (-lost(turn) / HALF), 0) / own.length;
}

/** How a turn turned the game. */
export type Turning = 'win-missed' | 'draw-missed' | 'into-loss' | 'turned' | 'gave';

export function turningOf(turn: Judged): Turning {
  const [before, after] = turn.proofs;
  const win = (proof: Proof | null) => proof !== null && proof.winner === turn.player;
  const loss = (proof: Proof | null) => proof !== null && proof.winner === opponent(turn.player);
  if (win(before) && !win(after)) return 'win-missed';
  if (before && before.winner === null && loss(after)) return 'draw-missed';
  if (loss(after) && !loss(before)) return 'into-loss';
  return turn.before > 0.5 && turn.after < 0.5 ? 'turned' : 'gave';
}

/** The turns that gave most away, in the order of the game. */
export function turningPoints(turns: readonly Judged[], most = 5): Judged[] {
  const order = new Map(turns.map((turn, i) => [turn.id, i]));
  return turns
    .filter((turn) => lost(turn) >= 0.08)
    .sort((a, b) => lost(b) - lost(a))
    .slice(0, most)
    .sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}
