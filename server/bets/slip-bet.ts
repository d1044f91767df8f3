// A slip as the bet it would be: how its legs play together, and what it comes to.
import type { Slip } from '#contract/betting/slip.ts';
import { type Cents, cents } from '#rules/money.ts';
import { boostCents, boostPercent, freebetCents } from '#sports/bets/boost.ts';
import { LEGS_MAX } from '#sports/bets/combos.ts';
import { type Extras, extrasNow } from '#sports/bets/extras.ts';
import { type Bet, potentialOf, stakeOf } from '#sports/bets/payout.ts';
import { slipCombos, slipFault } from '#sports/bets/slip.ts';
import { placeOddsX1000 } from '#sports/markets/outright.ts';

/** On each combination, in cents of any currency. */
export const UNIT_MIN = cents(10);

/** What is shown of sums that no bet can come to. */
const SHOWN_MAX = 10n ** 13n;

const asPlayed = (slip: Slip) =>
  slip.legs.map(({ event, odds, is_banker }) => ({
    eventId: String(event),
    oddsX1000: odds,
    isBanker: is_banker === true,
  }));

/** What is wrong with it whatever is offered, or null. */
export function faultOf(slip: Slip): string | null {
  if (slip.bet.type === 'single' && slip.legs.length > 1) return 'too-many-legs';
  if (slip.legs.length > LEGS_MAX) return 'too-many-legs';
  return slipFault(asPlayed(slip), slip.bet);
}

export const combosOfSlip = (slip: Slip): number[][] => slipCombos(asPlayed(slip), slip.bet);

/** Of the legs that it will have: each way, one pick plays twice. */
export const playedOdds = ({ bet }: Slip, odds: readonly number[]): readonly number[] =>
  bet.type === 'each-way' ? [odds[0]!, bet.place ?? placeOddsX1000(odds[0]!)] : odds;

/** Of a slip without fault, at these odds. */
export const betOf = (combos: Bet['combos'], odds: readonly number[], unit: Cents): Bet => ({
  legs: odds.map((oddsX1000) => ({ oddsX1000, result: null })),
  combos,
  unitCents: BigInt(unit),
});

export interface Promised {
  /** Of all legs together, in thousandths; null where they play in several combos. */
  odds: number | null;
  potential: Cents;
  boostPercent: number;
}

/** What it would pay if everything won. */
export function promiseOf(bet: Bet, isFreebet: boolean, extras: Extras = extrasNow): Promised {
  const isOne = bet.combos.length === 1;
  const isBoosted = isOne && bet.legs.length > 1 && !isFreebet;
  const plain = potentialOf(bet);
  const boost = isBoosted
    ? boostCents(bet.legs, { stakeCents: stakeOf(bet), payoutCents: plain }, extras)
    : 0n;
  return {
    odds: isOne ? totalOdds(bet) : null,
    potential: shown(isFreebet ? freebetCents(stakeOf(bet), plain) : plain + boost),
    boostPercent: isBoosted ? boostPercent(bet.legs, extras) : 0,
  };
}

const totalOdds = ({ legs }: Bet): number =>
  shown(
    legs.reduce((product, { oddsX1000 }) => product * BigInt(oddsX1000), 1n) /
      1000n ** BigInt(legs.length - 1),
  );

const shown = (sum: bigint): Cents => cents(Number(sum < SHOWN_MAX ? sum : SHOWN_MAX));
