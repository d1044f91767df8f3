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

/**
 * What a place pays each way: a part of the winner's profit, and never more than the house's own price for it. Late in a
 * season few are left for the places, and a fixed part of a long price would be a gift. Null where a place has no price.
 */
export const eachWayOddsX1000 = (winnerX1000: number, placeX1000: number | null): number | null =>
  placeX1000 === null ? null : Math.min(placeOddsX1000(winnerX1000), placeX1000);

/** In thousandths, cut off: the profit of the winner's odds at one part, and the stake back. */
export const placeOddsX1000 = (oddsX1000: number): number =>
  Math.floor((oddsX1000 - 1000) / EACH_WAY.part) + 1000;
