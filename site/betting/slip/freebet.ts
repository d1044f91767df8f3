// A free bet in the slip: it stakes all of itself on one bet that is no system, at odds that are high enough.
import type { bets } from '#contract/betting/bets.ts';
import type { Output } from '#contract/define.ts';
import { type Cents, cents } from '#rules/money.ts';
import type { KeptSlip, SlipMode } from './slip.ts';

export type Freebet = Output<typeof bets.getFreebets>['items'][number];

/** Whether the slip is one bet of one combination. */
export const takesFreebet = ({ legs }: Pick<KeptSlip, 'legs'>, mode: SlipMode): boolean =>
  mode === 'multi' || (mode === 'singles' && legs.length === 1);

/** The one that is chosen, as long as it can be had for this slip at these odds. */
export function chosenFreebet(
  slip: Pick<KeptSlip, 'legs' | 'freebet'>,
  { mode, odds, all }: { mode: SlipMode; odds: number; all: readonly Freebet[] },
): Freebet | null {
  const chosen = all.find(({ id }) => id === slip.freebet);
  if (chosen === undefined || !takesFreebet(slip, mode)) return null;
  return odds >= chosen.odds_min ? chosen : null;
}

/** Its stake stays with the house. */
export const freebetPays = (value: Cents, odds: number): Cents =>
  cents(Math.floor((value * odds) / 1_000) - value);
