// Markets as cards: one a question, with all its lines in it.
import type { MarketShown } from '#contract/betting/event.ts';
import type { MarketGroup } from '#sports/markets/market.ts';

export interface MarketCardData {
  /** Of the sport: "football:total"; a side has a card of its own. */
  name: string;
  group: MarketGroup;
  markets: readonly MarketShown[];
  hasLines: boolean;
}

export function cardsOf(sport: string, markets: readonly MarketShown[]): MarketCardData[] {
  const cards = new Map<string, MarketShown[]>();
  for (const market of markets) {
    const side = market.params['side'];
    const name = `${sport}:${market.code}${typeof side === 'string' ? `:${side}` : ''}`;
    cards.set(name, [...(cards.get(name) ?? []), market]);
  }
  return [...cards].map(([name, own]) => ({
    ...{ name, markets: own, group: own[0]!.group },
    hasLines: own.every(({ params }) => typeof params['line'] === 'number'),
  }));
}

const SHOWN = 3;

/** The lines that people ask for: those whose answers are the most alike, in their order. */
export function mainLines(markets: readonly MarketShown[]): MarketShown[] {
  const open = markets.filter(({ outcomes }) => outcomes.some(({ odds }) => odds !== null));
  const chosen = (open.length > 0 ? open : markets).toSorted((a, b) => apart(a) - apart(b)).slice(0, SHOWN);
  return markets.filter((market) => chosen.includes(market));
}

/** How far the prices of a market are from each other. */
function apart({ outcomes }: MarketShown): number {
  const odds = outcomes.flatMap((outcome) => outcome.odds ?? []);
  if (odds.length < outcomes.length) return Number.POSITIVE_INFINITY;
  return Math.max(...odds) / Math.min(...odds);
}
