// Markets as pages and the live line tell them.
import type { MarketShown } from '#contract/betting/event.ts';
import type { Sport } from '#sports/markets/market.ts';
import { sportModels } from '#sports/models.ts';
import { isHalfLine } from '#sports/settle/lines.ts';
import { isBuildable, type OfferedBook } from './offered-book.ts';

type BookMarket = OfferedBook['markets'] extends ReadonlyMap<string, infer One> ? One : never;

export const shownMarket = (book: OfferedBook, market: BookMarket): MarketShown => ({
  id: market.id,
  code: market.type.code,
  params: { ...paramsOf(market) },
  group: market.type.group,
  outcomes: market.outcomes.map(({ code, oddsX1000, wasX1000 }) => ({
    ...{ code, odds: oddsX1000 },
    ...(wasX1000 !== undefined && { was: wasX1000 }),
  })),
  pause: market.pause,
  has_cash_out: market.type.hasCashOut,
  is_for_builder: isBuildable(book, market.id),
});

/** The number of a goal stands with what was asked of it, so that a page can name it. */
function paramsOf({ spec, type }: BookMarket): MarketShown['params'] {
  const [, goal] = /^goal-(\d+)$/.exec(spec.tallies[0]!) ?? [];
  const isNext = type.tallies[0] === 'goal-next' && goal !== undefined;
  return { ...(spec.params as MarketShown['params']), ...(isNext ? { goal: Number(goal) } : {}) };
}

/** What lists show: the main market, the handicap and the total whose sides are the most alike. */
export function mainMarkets(book: OfferedBook, sport: Sport): MarketShown[] {
  const { result, handicap, total } = mainCodes(sport);
  const ofType = new Map<string, BookMarket[]>([result, handicap, total].map((code) => [code, []]));
  for (const market of book.markets.values()) ofType.get(market.type.code)?.push(market);
  const totals = ofType.get(total)!.filter(({ spec }) => isHalfLine(spec.params.line!));
  const chosen = [ofType.get(result)![0], evenest(ofType.get(handicap)!), evenest(totals)];
  return chosen.flatMap((market) => (market === undefined ? [] : [shownMarket(book, market)]));
}

const evenest = (markets: readonly BookMarket[]): BookMarket | undefined =>
  markets.toSorted((a, b) => apartOf(a) - apartOf(b))[0];

const apartOf = ({ outcomes }: BookMarket) => Math.abs(outcomes[0]!.chance - outcomes[1]!.chance);

const codes = new Map<Sport, { result: string; handicap: string; total: string }>();

/** A sport's own: of several handicaps and totals, those that are priced as lines. */
function mainCodes(sport: Sport): { result: string; handicap: string; total: string } {
  let known = codes.get(sport);
  if (known === undefined) {
    const { markets } = sportModels[sport];
    const lines = markets.filter(({ margin }) => margin === 'line');
    const coded = (fits: (kind: string) => boolean) => lines.find(({ kind }) => fits(kind))?.code ?? '';
    known = {
      result: markets[0]!.code,
      handicap: coded((kind) => kind === 'handicap' || kind === 'spread'),
      total: coded((kind) => kind === 'total'),
    };
    codes.set(sport, known);
  }
  return known;
}
