// Every sport of the book: what can be bet on in it, and how a match between two of given strength is played. The
// strength is that of the home side over its guest, in standard deviations of a league.
import type { Rng } from '#games/rng/rng.ts';
import { playedBasketball } from './basketball/play-basketball.ts';
import { HOME_ADVANTAGE as BASKETBALL_HOME } from './basketball/points.ts';
import { playedFootball } from './football/play-football.ts';
import { footballTerms, HOME_ADVANTAGE as FOOTBALL_HOME } from './football/terms.ts';
import { HOME_ADVANTAGE as HOCKEY_HOME } from './ice-hockey/hockey-rates.ts';
import { playedHockey } from './ice-hockey/play-hockey.ts';
import type { PlayedMatch } from './law/played-match.ts';
import { basketballMarkets } from './markets/basketball.ts';
import { footballMarkets } from './markets/football.ts';
import { hockeyMarkets } from './markets/ice-hockey.ts';
import type { MarketType, Sport } from './markets/market.ts';
import { dartsMarkets, esportsMarkets, tableTennisMarkets, volleyballMarkets } from './markets/rally.ts';
import { tennisOfThree } from './markets/tennis.ts';
import { playedRallies } from './rally/play-rallies.ts';
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
import { playedTennis } from './tennis/play-tennis.ts';
import { serveBySurface } from './tennis/tennis-match.ts';

export interface SportModel {
  readonly markets: readonly MarketType[];
  play(strength: number, rng: Rng): PlayedMatch<unknown>;
}

/** Two sides' shares of a whole, apart by a logarithm. */
const shared = (whole: number, apart: number): readonly [home: number, away: number] => [
  (whole / 2) * Math.exp(apart / 2),
  (whole / 2) * Math.exp(-apart / 2),
];

export const sportModels: Readonly<Record<Sport, SportModel>> = {
  football: {
    markets: footballMarkets,
    play: (strength, rng) =>
      playedFootball(footballTerms(...shared(2.75, FOOTBALL_HOME + 0.4 * strength)), rng),
  },
  tennis: {
    markets: tennisOfThree,
    play: (strength, rng) =>
      playedTennis({ setsToWin: 2, serve: serveBySurface.hard, edge: 0.06 * strength }, rng),
  },
  basketball: {
    markets: basketballMarkets,
    play(strength, rng) {
      const by = BASKETBALL_HOME + 6 * strength;
      return playedBasketball({ home: 102.5 + by / 2, away: 102.5 - by / 2 }, rng);
    },
  },
  'ice-hockey': {
    markets: hockeyMarkets,
    play(strength, rng) {
      const [home, away] = shared(6, HOCKEY_HOME + 0.25 * strength);
      return playedHockey({ home, away }, rng);
    },
  },
  volleyball: {
    markets: volleyballMarkets,
    play: (strength, rng) => playedRallies(volleyball, volleyballTerms(0.05 * strength), rng),
  },
  'table-tennis': {
    markets: tableTennisMarkets,
    play: (strength, rng) => playedRallies(tableTennis, tableTennisTerms(0.04 * strength), rng),
  },
  esports: {
    markets: esportsMarkets,
    play: (strength, rng) => playedRallies(esports, esportsTerms(0.03 * strength), rng),
  },
  darts: {
    markets: dartsMarkets,
    play: (strength, rng) => playedRallies(darts, dartsTerms(0.04 * strength), rng),
  },
};
