// Glicko-2, the rating system of Mark Glickman ("Example of the Glicko-2 system", 2022), on this device.

export type Rating = {
  rating: number;
  /** How uncertain the rating is. */
  deviation: number;
  /** How much the strength changes with time. */
  volatility: number;
};

/** A game, or a puzzle, and how it went: 1 won, 0.5 drawn, 0 lost. */
export type Result = { rating: number; deviation: number; score: number };

/** The paper's scale: a rating of 1500 is 0. */
const SCALE = 173.7178;
const MIDDLE = 1500;
/** How quickly the volatility may change. */
const TAU = 0.5;
const PRECISE = 0.000001;

/** The weight of a result against someone whose rating is this uncertain (step 3). */
const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** The new rating after the results of one period. */
export function rate(before: Rating, results: readonly Result[]): Rating {
  const phi = before.deviation / SCALE;
  const sigma = before.volatility;
  // Without results only the uncertainty grows (end of step 8).
  if (results.length === 0) return { ...before, deviation: SCALE * Math.hypot(phi, sigma) };
  const mu = (before.rating - MIDDLE) / SCALE;
  let [information, gain] = [0, 0];
  for (const result of results) {
    const g = weight(result.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (result.rating - MIDDLE) / SCALE)));
    information += g * g * expected * (1 - expected);
    gain += g * (result.score - expected);
  }
  const variance = 1 / information;
  const volatility = newVolatility(phi, sigma, variance, variance * gain);
  const uncertain = Math.hypot(phi, volatility);
  const newPhi = 1 / Math.sqrt(1 / (uncertain * uncertain) + information);
  return {
    rating: MIDDLE + SCALE * (mu + newPhi * newPhi * gain),
    deviation: SCALE * newPhi,
    volatility,
  };
}

/** Step 5: the volatility, by the Illinois variant of regula falsi. */
function newVolatility(phi: number, sigma: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi * phi + variance + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + variance) high = Math.log(delta * delta - phi * phi - variance);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISE) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}
