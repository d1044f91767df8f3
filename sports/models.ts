// Every sport of the book: what can be bet on in it, how a match between two of given strength is played, and how one
// that is played elsewhere is followed. The strength is that of the home side over its guest, in standard deviations of a
// league.
import type { Rng } from '#games/rng/rng.ts';
import { followBasketball } from './basketball/follow-basketball.ts';
import { playedBasketball } from './basketball/play-basketball.ts';
import { HOME_ADVANTAGE as BASKETBALL_HOME, basketballTerms } from './basketball/points.ts';
import { followFootball } from './football/follow-football.ts';
import { playedFootball } from './football/play-football.ts';
import { HOME_ADVANTAGE as FOOTBALL_HOME, footballTerms } from './football/terms.ts';
import { followHockey } from './ice-hockey/follow-hockey.ts';
import { HOME_ADVANTAGE as HOCKEY_HOME, type HockeyTerms } from './ice-hockey/hockey-rates.ts';
import { playedHockey } from './ice-hockey/play-hockey.ts';
import type { Incident, MatchSoFar } from './law/match-so-far.ts';
import type { PlayedMatch } from './law/played-match.ts';
import { basketballMarkets } from './markets/basketball.ts';
import { footballMarkets } from './markets/football.ts';
import { hockeyMarkets } from './markets/ice-hockey.ts';
import type { MarketType, Sport } from './markets/market.ts';
import { dartsMarkets, esportsMarkets, tableTennisMarkets, volleyballMarkets } from './markets/rally.ts';
import { tennisOfThree } from './markets/tennis.ts';
import { followRallies, type RallyIncident } from './rally/follow-rallies.ts';
import { playedRallies } from './rally/play-rallies.ts';
import type { RallyRules, RallyTerms } from './rally/rules.ts';
import {
  darts,
  dartsTerms,
  esports,
  esportsTerms,
  tableTennis,
  tableTennisTerms,
  volleyball,
  volleyballTerms,
} from './rally/sports.ts';
import { followTennis } from './tennis/follow-tennis.ts';
import { playedTennis } from './tennis/play-tennis.ts';
import { serveBySurface, type TennisTerms } from './tennis/tennis-match.ts';

export interface SportModel {
  readonly markets: readonly MarketType[];
  play(strength: number, rng: Rng): PlayedMatch<Incident>;
  /** The match as far as it is known: its incidents, and how far it has come as the sport counts. */
  follow(strength: number, incidents: readonly Incident[], moment: number): MatchSoFar;
}

/** Incidents come from outside and were checked where they came in: here they are those of the sport. */
const modelOf = <Terms, Own extends Incident>(
  markets: readonly MarketType[],
  termsOf: (strength: number) => Terms,
  played: (terms: Terms, rng: Rng) => PlayedMatch<Own>,
  follow: (terms: Terms, incidents: readonly Own[], moment: number) => MatchSoFar,
): SportModel => ({
  markets,
  play: (strength, rng) => played(termsOf(strength), rng),
  follow: (strength, incidents, moment) => follow(termsOf(strength), incidents as readonly Own[], moment),
});

const rallyModel = (
  markets: readonly MarketType[],
  rules: RallyRules,
  termsOf: (strength: number) => RallyTerms,
): SportModel =>
  modelOf(
    markets,
    termsOf,
    (terms, rng) => playedRallies(rules, terms, rng),
    (terms, incidents: readonly RallyIncident[]) => followRallies(rules, terms, incidents),
  );

/** Two sides' shares of a whole, apart by a logarithm. */
const shared = (whole: number, apart: number): readonly [home: number, away: number] => [
  (whole / 2) * Math.exp(apart / 2),
  (whole / 2) * Math.exp(-apart / 2),
];

const tennisTerms = (strength: number): TennisTerms => ({
  setsToWin: 2,
  serve: serveBySurface.hard,
  edge: 0.06 * strength,
});

/** With presses and empty nets it comes to six goals. */
const HOCKEY_GOALS = 5.86;

function hockeyTerms(strength: number): HockeyTerms {
  const [home, away] = shared(HOCKEY_GOALS, HOCKEY_HOME + 0.25 * strength);
  return { home, away };
}

export const sportModels: Readonly<Record<Sport, SportModel>> = {
  football: modelOf(
    footballMarkets,
    (strength) => footballTerms(...shared(2.75, FOOTBALL_HOME + 0.4 * strength)),
    playedFootball,
    followFootball,
  ),
  tennis: modelOf(tennisOfThree, tennisTerms, playedTennis, followTennis),
  basketball: modelOf(
    basketballMarkets,
    (strength) => basketballTerms(BASKETBALL_HOME + 6 * strength),
    playedBasketball,
    followBasketball,
  ),
  'ice-hockey': modelOf(hockeyMarkets, hockeyTerms, playedHockey, followHockey),
  volleyball: rallyModel(volleyballMarkets, volleyball, (strength) => volleyballTerms(0.05 * strength)),
  'table-tennis': rallyModel(tableTennisMarkets, tableTennis, (strength) =>
    tableTennisTerms(0.04 * strength),
  ),
  esports: rallyModel(esportsMarkets, esports, (strength) => esportsTerms(0.03 * strength)),
  darts: rallyModel(dartsMarkets, darts, (strength) => dartsTerms(0.04 * strength)),
};
