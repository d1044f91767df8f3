// What can be bet on of a season: who wins it, and who comes in among the first. The two share their runners, so that a bet
// each way is one on both.
import type { Market, MarketType } from './market.ts';

/** How many come in for a place, and what a place pays of the winner's profit: one such part. */
export const EACH_WAY = { places: 3, part: 4 } as const;

export const WINNER = 'winner';
export const PLACE = 'place';

const common: Omit<MarketType, 'code' | 'kind'> = {
  ...{ tallies: [], variants: [{}], group: 'main', margin: 'outright' },
  // Chances change while matches of the league are played, and are told when these are over.
  ...{ hasCashOut: false, isForBuilder: false },
};

export const outrightTypes: readonly MarketType[] = [
  { ...common, code: WINNER, kind: 'runner' },
  { ...common, code: PLACE, kind: 'runner-place' },
];

/** The count of a runner: its position, and how many share it. */
export const positionTally = (place: number): string => `pos-${place}`;

export const outrightMarkets = (runners: readonly string[]): Market[] =>
  outrightTypes.map((type) => ({
    id: type.code,
    type,
    spec: {
      kind: type.kind,
      tallies: runners.map((_, place) => positionTally(place)),
      params: { runners, places: type.code === PLACE ? EACH_WAY.places : 1 },
    },
  }));

/** In thousandths, cut off: the profit of the winner's odds at one part, and the stake back. */
export const placeOddsX1000 = (oddsX1000: number): number =>
  Math.floor((oddsX1000 - 1000) / EACH_WAY.part) + 1000;
