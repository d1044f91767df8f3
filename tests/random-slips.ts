// Slips of every shape with legs that won, lost, were void, half won and tied, and what each pays by another way than the
// product's: in whole numbers alone, combination by combination.
import { drawInt, drawSome, type Rng } from '#games/rng/rng.ts';
import { combosOf } from '#sports/bets/combos.ts';
import { type Bet, type BetLeg, settleBet } from '#sports/bets/payout.ts';
import {
  HALF_LOST,
  HALF_WON,
  LOST,
  type OutcomeResult,
  VOID,
  WON,
  wonTied,
} from '#sports/settle/outcome-result.ts';

const results = [WON, WON, WON, LOST, VOID, HALF_WON, HALF_LOST, wonTied(1, 2), wonTied(2, 3)];

interface RandomSlip {
  readonly bet: Bet;
  readonly bankers: readonly number[];
  readonly sizes: readonly number[];
}

function randomSlip(rng: Rng): RandomSlip {
  const count = 1 + drawInt(rng, 7);
  const anyResult = () => results[drawInt(rng, results.length)]!;
  const isEachWay = drawInt(rng, 5) === 0;
  const legs = Array.from(
    { length: count },
    (): BetLeg => ({
      oddsX1000: 1_010 + 10 * drawInt(rng, 900),
      result: anyResult(),
      ...(isEachWay && drawInt(rng, 3) > 0 && { place: { part: 2 + drawInt(rng, 4), result: anyResult() } }),
    }),
  );
  const bankers = drawSome(rng, count, drawInt(rng, Math.min(3, count)));
  const free = count - bankers.length;
  const sizes = [...new Set([1 + drawInt(rng, free), 1 + drawInt(rng, free)])];
  const unitCents = BigInt(1 + drawInt(rng, 100_000));
  const combos = combosOf({ legs: count, bankers, sizes });
  return { bet: { legs, combos, unitCents, isEachWay }, bankers, sizes };
}

/** Every half, third, fifth and thousandth of a leg is a whole number of these. */
const SCALE = 360_000n;

function factorOf(odds: bigint, { win, voidFactor, deadHeat }: OutcomeResult): bigint {
  const returned = voidFactor === 1 ? SCALE : voidFactor === 0.5 ? SCALE / 2n : 0n;
  const won = win === 0 ? 0n : (odds * BigInt(deadHeat.places)) / BigInt(deadHeat.tied);
  return returned + (won * (SCALE - returned)) / SCALE;
}

const winFactor = ({ oddsX1000, result }: BetLeg) => factorOf(BigInt(oddsX1000) * 360n, result!);

function placeFactor(leg: BetLeg): bigint {
  const { oddsX1000, place } = leg;
  if (place === undefined) return winFactor(leg);
  return factorOf((BigInt(oddsX1000 - 1_000) * 360n) / BigInt(place.part) + SCALE, place.result!);
}

/** Subsets as bits: those with all bankers and as many others as a size says. */
function oraclePayout({ bet: { legs, unitCents, isEachWay }, bankers, sizes }: RandomSlip): bigint {
  const parts = isEachWay ? [legs.map(winFactor), legs.map(placeFactor)] : [legs.map(winFactor)];
  let sum = 0n;
  for (let bits = 1; bits < 2 ** legs.length; bits++) {
    const isIn = (place: number) => Math.floor(bits / 2 ** place) % 2 === 1;
    const inside = legs.flatMap((_, place) => (isIn(place) ? [place] : []));
    const free = inside.filter((place) => !bankers.includes(place)).length;
    if (!bankers.every(isIn) || !sizes.includes(free)) continue;
    for (const factors of parts)
      sum +=
        inside.reduce((product, place) => product * factors[place]!, unitCents) /
        SCALE ** BigInt(inside.length);
  }
  return sum;
}

/** How many paid anything, and those that paid something else than the oracle says. */
export function paySlips(count: number, rng: Rng): { paid: number; wrong: object[] } {
  const wrong: object[] = [];
  let paid = 0;
  for (let slip = 0; slip < count; slip++) {
    const random = randomSlip(rng);
    const { payoutCents } = settleBet(random.bet);
    if (payoutCents !== oraclePayout(random)) wrong.push(random);
    if (payoutCents > 0n) paid += 1;
  }
  return { paid, wrong };
}
