// What a market's code means, by sport: its kind and what it is counted in. Only the tables: the laws that price them
// stay on the server.
import { basketballMarkets } from '#sports/markets/basketball.ts';
import { footballMarkets } from '#sports/markets/football.ts';
import { hockeyMarkets } from '#sports/markets/ice-hockey.ts';
import type { MarketType, Sport } from '#sports/markets/market.ts';
import { outrightTypes } from '#sports/markets/outright.ts';
import {
  dartsMarkets,
  esportsMarkets,
  tableTennisMarkets,
  volleyballMarkets,
} from '#sports/markets/rally.ts';
import { tennisOfThree } from '#sports/markets/tennis.ts';

export const marketTypes: Readonly<Record<Sport, readonly MarketType[]>> = {
  football: footballMarkets,
  tennis: tennisOfThree,
  basketball: basketballMarkets,
  'ice-hockey': hockeyMarkets,
  volleyball: volleyballMarkets,
  'table-tennis': tableTennisMarkets,
  esports: esportsMarkets,
  darts: dartsMarkets,
};

/** Undefined for a market of a newer server. */
export const marketType = (sport: Sport, code: string): MarketType | undefined =>
  [...marketTypes[sport], ...outrightTypes].find((type) => type.code === code);
