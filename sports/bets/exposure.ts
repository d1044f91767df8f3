// What a bet may cost the house, laid on each leg that is open: what is paid beyond the stake if that leg wins, with the
// others as likely as they are. Of the last open leg it is the whole of it.
import type { OutcomeResult } from '../settle/outcome-result.ts';

export interface ExposedLeg {
  readonly oddsX1000: number;
  /** That it wins, as the house sees it. */
  readonly chance: number;
  readonly result: OutcomeResult | null;
}

export interface Exposure {
  /** For one unit on each combo. */
  readonly owed: number;
  readonly staked: number;
}

const NONE: Exposure = { owed: 0, staked: 0 };

/** In the order of the legs; nothing for those that are settled. */
export function exposures(
  legs: readonly ExposedLeg[],
  combos: readonly (readonly number[])[],
): readonly Exposure[] {
  return legs.map(({ oddsX1000, result }, place) => {
    if (result !== null) return NONE;
    let [owed, staked] = [0, 0];
    for (const combo of combos) {
      if (!combo.includes(place)) continue;
      let [pays, likely] = [oddsX1000 / 1000, 1];
      for (const other of combo)
        if (other !== place) {
          const leg = legs[other]!;
          pays *= worthOf(leg);
          likely *= chanceOf(leg);
        }
      owed += pays - likely;
      staked += likely;
    }
    return { owed: Math.max(0, owed), staked };
  });
}

const worthOf = ({ oddsX1000, chance, result }: ExposedLeg): number => {
  if (result === null) return (chance * oddsX1000) / 1000;
  const { win, voidFactor, deadHeat } = result;
  return voidFactor + ((1 - voidFactor) * win * oddsX1000 * deadHeat.places) / (1000 * deadHeat.tied);
};

const chanceOf = ({ chance, result }: ExposedLeg): number => {
  if (result === null) return chance;
  return result.win === 1 || result.voidFactor > 0 ? 1 : 0;
};
