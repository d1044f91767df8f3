// The sports whose models are measured on matches that were really played: how their ratings are fitted, and which markets
// are priced from them. The settings were chosen on seasons before those that are measured (docs/calibration).
import { basketballLaw, tipOff } from '#sports/basketball/basketball-law.ts';
import { HOME_ADVANTAGE as BASKETBALL_HOME, basketballTerms, fastLeague } from '#sports/basketball/points.ts';
import { footballLaw } from '#sports/football/football-law.ts';
import { HALF_TIME } from '#sports/football/profile.ts';
import { type FootballState, kickOff } from '#sports/football/terms.ts';
import { termsForGoals } from '#sports/football/terms-for-goals.ts';
import { faceOff, hockeyLaw } from '#sports/ice-hockey/hockey-law.ts';
import { HOME_ADVANTAGE as HOCKEY_HOME } from '#sports/ice-hockey/hockey-rates.ts';
import { hockeyTermsForGoals } from '#sports/ice-hockey/terms-for-goals.ts';
import { fairChances, type MatchLaw } from '#sports/law/score-law.ts';
import type { MarketSpec } from '#sports/settle/market-spec.ts';
import { type Score, sign, totalOf } from '#sports/settle/match-result.ts';
import type { FitSettings } from '#sports/strength/fit-strengths.ts';
import type { MeasuredSport, PricedMarket } from './walk-forward.ts';

const result: MarketSpec = { kind: 'three-way', tallies: ['ft'], params: {} };
const signs = ['1', 'X', '2'] as const;

function pricedResult(market: string, law: MatchLaw, goals: Score): PricedMarket {
  return { market, chances: fairChances(result, law)!, winner: signs.indexOf(sign(goals)) };
}

function pricedTotal(law: MatchLaw, tally: string, line: number, score: Score): PricedMarket {
  const chances = fairChances({ kind: 'total', tallies: [tally], params: { line } }, law)!;
  return { market: `total ${line}`, chances, winner: score.home + score.away > line ? 0 : 1 };
}

const atHalfTime = (score: Score): FootballState => ({
  ...kickOff,
  ...{ step: HALF_TIME, score, halfTime: score, cornersHalfTime: kickOff.corners },
});

/** Of leagues whose shots are known. Chosen on 2007 to 2012. */
const byShots: FitSettings = {
  decayADay: 0.004,
  shrink: 10,
  newcomer: 0.1,
  shotShare: 0.5,
  stretch: 1.42,
  homeAdvantage: 0.25,
  homeShrink: 200,
  usualGoals: 1.35,
};

export const football: MeasuredSport = {
  settings: byShots,
  refitDays: 7,
  rememberedDays: 6 * 365,
  price(expected, { goals, halfTime }) {
    const terms = termsForGoals(expected);
    const law = footballLaw(terms, kickOff);
    const before = pricedResult('result', law, goals);
    if (halfTime === null) return [before];
    const afterHalf = footballLaw(terms, atHalfTime(halfTime));
    return [before, pricedResult('result at half-time', afterHalf, goals)];
  },
};

/** Of leagues whose shots are not known. Chosen on the same seasons. */
export const footballByGoals: MeasuredSport = {
  ...football,
  settings: { ...byShots, decayADay: 0.0018, shrink: 5, newcomer: 0.1, shotShare: 0, stretch: 1 },
};

/** Chosen on 2021 to 2024. */
export const basketball: MeasuredSport = {
  settings: {
    decayADay: 0.012,
    shrink: 500,
    newcomer: 0,
    shotShare: 0,
    stretch: 1.1,
    homeAdvantage: 0.02,
    homeShrink: 20_000,
    usualGoals: 100,
  },
  refitDays: 1,
  rememberedDays: 2 * 365,
  price(expected, { goals }) {
    const terms = {
      league: fastLeague,
      home: expected.home / withOvertime,
      away: expected.away / withOvertime,
    };
    const law = basketballLaw(terms, tipOff);
    const winner = { kind: 'two-way', tallies: ['match'], params: {} } as const;
    const above = Math.floor(expected.home + expected.away) + ABOVE + 0.5;
    return [
      { market: 'winner', chances: fairChances(winner, law)!, winner: goals.home > goals.away ? 0 : 1 },
      { ...pricedTotal(law, 'match', above, goals), market: `total, ${ABOVE} points above the expected` },
    ];
  },
};

/** A line away from the middle shows whether totals vary as much as the model has them vary. */
const ABOVE = 12;

/** Points of a whole match over those of its 48 minutes. */
const withOvertime = (() => {
  const terms = basketballTerms(BASKETBALL_HOME, fastLeague);
  const match = basketballLaw(terms, tipOff).of(['match'])!;
  const [points, all] = match.reduce(
    ([sum, chances], { chance, scores: [at] }) => [sum + chance * totalOf(at!), chances + chance],
    [0, 0],
  );
  return points / all / (terms.home + terms.away);
})();

/** Chosen on 2006 to 2010. */
export const iceHockey: MeasuredSport = {
  settings: {
    decayADay: 0.004,
    shrink: 80,
    newcomer: 0,
    shotShare: 0,
    stretch: 1,
    homeAdvantage: HOCKEY_HOME,
    homeShrink: 400,
    usualGoals: 2.7,
  },
  refitDays: 3,
  rememberedDays: 3 * 365,
  price(expected, { goals }) {
    const law = hockeyLaw(hockeyTermsForGoals(expected), faceOff);
    return [pricedResult('result', law, goals), pricedTotal(law, 'ft', 5.5, goals)];
  },
};
