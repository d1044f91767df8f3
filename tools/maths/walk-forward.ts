// Measures prices on matches that were really played: strengths are fitted to what was known the day before each match,
// the sport's model prices its markets, and the prices are compared with what happened.
import type { Score } from '#sports/settle/match-result.ts';
import {
  expectedGoals,
  type FitSettings,
  fitStrengths,
  type Strengths,
} from '#sports/strength/fit-strengths.ts';
import { type Bin, binsOf } from './calibration-bins.ts';
import type { PlayedResult } from './results.ts';

/** One market of one match: the probability of each outcome, and the place of the one that won. */
export interface PricedMarket {
  readonly market: string;
  readonly chances: readonly number[];
  readonly winner: number;
}

export interface MeasuredSport {
  readonly settings: FitSettings;
  /** Days for which a fit is used before the next one. */
  readonly refitDays: number;
  /** Matches older than this are left out of a fit. */
  readonly rememberedDays: number;
  readonly price: (expected: Score, match: PlayedResult) => readonly PricedMarket[];
}

/** Days: the first whose matches are priced, and the first after them. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export interface MarketMeasure {
  readonly matches: number;
  readonly logLoss: number;
  /** The log-loss of a price that knows nothing but how often each outcome wins. */
  readonly baseLogLoss: number;
  readonly bins: readonly Bin[];
}

/** Each league by itself, in the order of play; all of them together in one measure for each market. */
export function measure(
  leagues: readonly (readonly PlayedResult[])[],
  span: Span,
  sport: MeasuredSport,
): Map<string, MarketMeasure> {
  const byMarket = new Map<string, PricedMarket[]>();
  for (const league of leagues)
    for (const { expected, match } of expectations(league, span, sport))
      for (const priced of sport.price(expected, match)) {
        const all = byMarket.get(priced.market) ?? [];
        all.push(priced);
        byMarket.set(priced.market, all);
      }
  return new Map([...byMarket].map(([market, priced]) => [market, measureOf(priced)]));
}

function measureOf(priced: readonly PricedMarket[]): MarketMeasure {
  let logLoss = 0;
  const wins = priced[0]!.chances.map(() => 0);
  for (const { chances, winner } of priced) {
    logLoss -= Math.log(chances[winner]!);
    wins[winner]! += 1;
  }
  const matches = priced.length;
  const shares = wins.map((count) => count / matches).filter((share) => share > 0);
  return {
    ...{ matches, logLoss: logLoss / matches },
    baseLogLoss: -shares.reduce((sum, share) => sum + share * Math.log(share), 0),
    bins: binsOf(priced),
  };
}

/** Every match of the span with the goals expected of it; a fit sees only the days before its own. */
function* expectations(league: readonly PlayedResult[], { from, until }: Span, sport: MeasuredSport) {
  let fitted: { day: number; strengths: Strengths } | undefined;
  for (const match of league) {
    if (match.day < from || match.day >= until) continue;
    if (fitted === undefined || match.day - fitted.day >= sport.refitDays)
      fitted = { day: match.day, strengths: fitAt(league, match.day, sport, fitted?.strengths) };
    yield { match, expected: expectedGoals(fitted.strengths, match.home, match.away) };
  }
}

const fitAt = (
  league: readonly PlayedResult[],
  day: number,
  { settings, rememberedDays }: MeasuredSport,
  before: Strengths | undefined,
): Strengths =>
  fitStrengths(
    league
      .filter((past) => past.day < day && past.day >= day - rememberedDays)
      .map((past) => ({ ...past, daysAgo: day - past.day })),
    settings,
    before,
  );
