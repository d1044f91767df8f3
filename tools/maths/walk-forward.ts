// How good prices are on matches that were really played: strengths are fitted from what was known the day before each
// match, the law of the match follows, and the logarithm of what it gave to what came is added up.
import { footballLaw } from '#sports/football/football-law.ts';
import { HALF_TIME } from '#sports/football/profile.ts';
import { type FootballState, footballTerms, kickOff } from '#sports/football/terms.ts';
import { fairChances } from '#sports/law/score-law.ts';
import type { MarketSpec } from '#sports/settle/market-spec.ts';
import { type Score, sign } from '#sports/settle/match-result.ts';
import { expectedGoals, fitStrengths, type Strengths } from '#sports/strength/fit-strengths.ts';

export interface PlayedResult {
  /** Days since 1970. */
  readonly day: number;
  readonly home: string;
  readonly away: string;
  readonly goals: Score;
  /** Null where nobody wrote it down. */
  readonly halfTime: Score | null;
}

const DAY_MS = 86_400_000;

export const dayOf = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** Columns by their names in the first line: date, home, away, fthg, ftag, hthg, htag. */
export function readResults(csv: string): PlayedResult[] {
  const [head = '', ...lines] = csv.trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    return {
      day: dayOf(cell('date')),
      home: cell('home'),
      away: cell('away'),
      goals: { home: Number(cell('fthg')), away: Number(cell('ftag')) },
      halfTime: cell('hthg') === '' ? null : { home: Number(cell('hthg')), away: Number(cell('htag')) },
    };
  });
}

interface Span {
  /** Days: the first that is priced, and the first that is no more. */
  readonly from: number;
  readonly until: number;
  /** So many days a fit is good for. */
  readonly refitDays: number;
}

/** Older matches weigh next to nothing. */
const REMEMBERED_DAYS = 6 * 365;

export interface Measured {
  matches: number;
  /** Of the result, before the match; and of the same from the score at half-time. */
  before: number;
  halfTime: number;
  halfTimes: number;
  /** Of whoever knew nothing but how often sides win. */
  base: number;
  /** By tenths of what was said: how often it was said, the mean of what was said, and how often it came. */
  bins: readonly { said: number; count: number; came: number }[];
}

const winner: MarketSpec = { kind: 'three-way', tallies: ['ft'], params: {} };
const signs = ['1', 'X', '2'] as const;

/** Each league by itself, in the order of play; all of them together in one measure. */
export function measure(leagues: readonly (readonly PlayedResult[])[], span: Span): Measured {
  const sums = { before: 0, halfTime: 0, halfTimes: 0, came: [0, 0, 0] };
  const bins = Array.from({ length: 10 }, () => ({ said: 0, count: 0, came: 0 }));
  for (const league of leagues)
    for (const { match, terms } of priced(league, span)) {
      const place = signs.indexOf(sign(match.goals));
      const chances = chancesOf(terms, kickOff);
      sums.before -= Math.log(chances[place]!);
      sums.came[place]! += 1;
      for (const [at, said] of chances.entries()) {
        const bin = bins[Math.min(9, Math.floor(said * 10))]!;
        bin.said += said;
        bin.count += 1;
        if (at === place) bin.came += 1;
      }
      if (match.halfTime === null) continue;
      sums.halfTime -= Math.log(chancesOf(terms, atHalfTime(match.halfTime))[place]!);
      sums.halfTimes += 1;
    }
  const matches = sums.came.reduce((sum, count) => sum + count, 0);
  return {
    matches,
    before: sums.before / matches,
    halfTime: sums.halfTime / sums.halfTimes,
    halfTimes: sums.halfTimes,
    base: -sums.came.reduce((sum, count) => sum + (count / matches) * Math.log(count / matches), 0),
    bins: bins
      .filter(({ count }) => count > 0)
      .map(({ said, count, came }) => ({ said: said / count, count, came: came / count })),
  };
}

type Terms = ReturnType<typeof footballTerms>;

const chancesOf = (terms: Terms, state: FootballState): number[] =>
  fairChances(winner, footballLaw(terms, state))!;

const atHalfTime = (score: Score): FootballState => ({
  ...kickOff,
  step: HALF_TIME,
  score,
  halfTime: score,
  cornersHalfTime: kickOff.corners,
});

/** Every match of the span with what was expected of it; a fit sees only days before its own. */
function* priced(league: readonly PlayedResult[], { from, until, refitDays }: Span) {
  let fitted: { day: number; strengths: Strengths } | undefined;
  for (const match of league) {
    if (match.day < from || match.day >= until) continue;
    if (fitted === undefined || match.day - fitted.day >= refitDays)
      fitted = { day: match.day, strengths: fitAt(league, match.day, fitted?.strengths) };
    const { home, away } = expectedGoals(fitted.strengths, match.home, match.away);
    yield { match, terms: footballTerms(home, away) };
  }
}

const fitAt = (league: readonly PlayedResult[], day: number, before: Strengths | undefined): Strengths =>
  fitStrengths(
    league
      .filter((past) => past.day < day && past.day >= day - REMEMBERED_DAYS)
      .map((past) => ({ ...past, daysAgo: day - past.day })),
    before,
  );
