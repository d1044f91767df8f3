// Why a slip earns fewer extras than it could. Shown before the bet is placed, not only when it is settled.
import type { SlipNote } from '#contract/betting/bets.ts';
import { boostPercent } from '#sports/bets/boost.ts';
import { extrasNow, RULES } from '#sports/bets/extras.ts';
import { isBoosted } from './boosted-legs.ts';
import type { OfferedLeg } from './leg-offers.ts';

interface NotedSlip {
  /** As they are offered, and as this player gets them. */
  offered: readonly OfferedLeg[];
  legs: readonly OfferedLeg[];
  combos: readonly (readonly number[])[];
  isFreebet: boolean;
  /** Of the rules that it would be placed under. */
  rules: string;
  extrasStopped: boolean;
}

export function notesOn({ offered, legs, combos, isFreebet, rules, extrasStopped }: NotedSlip): SlipNote[] {
  const isPlain = offered.some((leg, place) => isBoosted(leg) && !isBoosted(legs[place]!));
  const isWithout = rules !== RULES && !isFreebet && combos.length === 1 && earnsExtras(legs);
  return [
    ...(isPlain ? [isFreebet ? ('boost-freebet' as const) : ('boost-used' as const)] : []),
    ...(isWithout ? [extrasStopped ? ('extras-stopped' as const) : ('extras-boosted' as const)] : []),
  ];
}

/** By the rules of today, were there no boost and no stop. */
function earnsExtras(legs: readonly OfferedLeg[]): boolean {
  const { insured } = extrasNow;
  const isInsured =
    legs.length >= insured.legs && legs.every(({ oddsX1000 }) => oddsX1000 >= insured.oddsMinX1000);
  return isInsured || boostPercent(legs.map(({ oddsX1000 }) => ({ oddsX1000, result: null }))) > 0;
}
