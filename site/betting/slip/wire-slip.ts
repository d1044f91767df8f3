// The slip as the server is asked about it.
import type { BetKind, Slip } from '#contract/betting/slip.ts';
import { type Cents, fromUnits } from '#rules/money.ts';
import { type KeptLeg, type KeptSlip, type SlipMode, systemOf } from './slip.ts';

interface Paid {
  unit: Cents;
  freebet?: { id: number } | null;
}

/** What the server is asked to price or to take. Null where there is nothing to ask. */
export function wireSlip(slip: KeptSlip, mode: SlipMode, paid: Paid): Slip | null {
  if (slip.legs.length === 0) return null;
  const bet = betKind(slip, mode);
  if (bet === null) return null;
  return { legs: slip.legs.map((leg) => wireLeg(leg, mode)), bet, ...wirePaid(paid), policy: slip.policy };
}

/** One leg as a bet of its own. */
export const wireSingle = ({ policy }: Pick<KeptSlip, 'policy'>, leg: KeptLeg, paid: Paid): Slip => ({
  ...{ legs: [wireLeg(leg, 'singles')], bet: { type: 'single' }, ...wirePaid(paid), policy },
});

const SAMPLE: Cents = fromUnits(1);
const SAMPLE_ODDS = 2_000;

/** To ask what a leg costs: the same question whatever is staked on it and whatever price was seen. */
export const sampleSingle = (leg: KeptLeg, freebet: Paid['freebet'] = null): Slip =>
  wireSingle({ policy: 'any' }, { ...leg, odds: SAMPLE_ODDS }, { unit: SAMPLE, freebet });

const wirePaid = ({ unit, freebet }: Paid) => ({ unit, ...(freebet && { freebet: freebet.id }) });

const wireLeg = ({ event, picks, odds, is_banker }: KeptLeg, mode: SlipMode): Slip['legs'][number] => ({
  event: event.id,
  picks: picks.map(({ market, outcome }) => ({ market, outcome })),
  odds,
  ...(mode === 'system' && is_banker && { is_banker }),
});

function betKind(slip: KeptSlip, mode: SlipMode): BetKind | null {
  if (mode === 'singles') return { type: 'single' };
  if (mode === 'multi') return { type: 'accumulator' };
  const system = systemOf(slip);
  if (system === undefined) return null;
  return system.name === undefined
    ? { type: 'system', size: system.size! }
    : { type: 'named-system', name: system.name };
}
