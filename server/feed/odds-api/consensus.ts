// What outcomes are worth by what bookmakers offer: each one's margin is taken out, and their mean is believed.
import { removeMargin } from '#sports/odds/margin.ts';
import type { Priced, SportTerms } from './answers.ts';

type Chances = Record<string, Record<string, number>>;

interface Quote {
  readonly market: string;
  /** By outcome, as decimal odds. */
  readonly odds: Readonly<Record<string, number>>;
}

export function consensus(event: Priced, terms: SportTerms): Chances {
  const sums = new Map<string, { chances: Record<string, number>; bookmakers: number }>();
  for (const { markets } of event.bookmakers)
    for (const quote of markets.flatMap((market) => quoteOf(event, terms, market))) {
      const fair = removeMargin(Object.values(quote.odds));
      const key = `${quote.market} ${Object.keys(quote.odds).join()}`;
      const sum = sums.get(key) ?? { chances: {}, bookmakers: 0 };
      sums.set(key, sum);
      sum.bookmakers += 1;
      for (const [place, outcome] of Object.keys(quote.odds).entries())
        sum.chances[outcome] = (sum.chances[outcome] ?? 0) + fair[place]!;
    }
  const chances: Chances = {};
  for (const [key, sum] of sums)
    chances[key.split(' ')[0]!] = Object.fromEntries(
      Object.entries(sum.chances).map(([outcome, total]) => [outcome, total / sum.bookmakers]),
    );
  return chances;
}

/** None where it is a market that we do not have, or not all of its outcomes are offered. */
function quoteOf(
  { home_team, away_team }: Priced,
  terms: SportTerms,
  { key, outcomes }: Priced['bookmakers'][number]['markets'][number],
): Quote[] {
  if (outcomes.some(({ price }) => !(price > 1))) return [];
  const find = (name: string) => outcomes.find((outcome) => outcome.name === name);
  const [home, draw, away] = [find(home_team), find('Draw'), find(away_team)];
  const [over, under] = [find('Over'), find('Under')];
  if (key === 'h2h' && home && away && (draw !== undefined) === (terms.sport === 'football'))
    return [
      {
        market: terms.result,
        odds: { 1: home.price, ...(draw && { X: draw.price }), 2: away.price },
      },
    ];
  if (key === 'totals' && over?.point !== undefined && under?.point === over.point)
    return [{ market: `${terms.total}|line=${over.point}`, odds: { over: over.price, under: under.price } }];
  if (key === 'spreads' && home?.point !== undefined && away?.point === -home.point)
    return [{ market: `${terms.handicap}|line=${home.point}`, odds: { 1: home.price, 2: away.price } }];
  return [];
}
