import type { MarketShown } from '#contract/betting/event.ts';
import type { SlipPick } from './slip.ts';

export interface OtherLine {
  market: MarketShown;
  odds: number;
}

/** The same question at the nearest other line that is open; null where there is none, or where it has no line. */
export function nearestLine(markets: readonly MarketShown[], pick: SlipPick): OtherLine | null {
  const line = pick.params['line'];
  if (typeof line !== 'number') return null;
  const side = pick.params['side'];
  const others = markets.flatMap((market): (OtherLine & { apart: number })[] => {
    const at = market.params['line'];
    const isSame = market.code === pick.code && market.params['side'] === side && market.id !== pick.market;
    if (!isSame || market.pause !== null || typeof at !== 'number') return [];
    const odds = market.outcomes.find(({ code }) => code === pick.outcome)?.odds ?? null;
    return odds === null ? [] : [{ market, odds, apart: Math.abs(at - line) }];
  });
  return others.toSorted((a, b) => a.apart - b.apart)[0] ?? null;
}
