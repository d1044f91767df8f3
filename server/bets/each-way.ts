// A bet each way: the same stake on a runner to win and on its coming in among the first, at a part of the winner's profit.
// It is kept as two legs that play alone, so that it is settled, explained and limited as any other.
import { eachWayOddsX1000, PLACE, placeOddsX1000, WINNER } from '#sports/markets/outright.ts';
import { baseOddsOf } from '../book/base-odds.ts';
import type { OfferedLeg } from './leg-offers.ts';

/** Null where there is no place to be had. */
export function eachWayLegs(legs: readonly OfferedLeg[]): OfferedLeg[] | null {
  const [win] = legs;
  const [pick] = win?.picks ?? [];
  if (win === undefined || pick === undefined || legs.length > 1 || pick.market !== WINNER) return null;
  const place = win.book.markets.get(PLACE);
  const found = place?.outcomes.find(({ code }) => code === pick.outcome);
  if (place === undefined || place.pause !== null || found === undefined) return null;
  const { oddsX1000: own, wasX1000: ownPlain, chance } = found;
  const oddsX1000 = eachWayOddsX1000(win.oddsX1000, own);
  if (own === null || oddsX1000 === null) return null;
  const ownBase = baseOddsOf({ ...found, oddsX1000: own });
  const plainOddsX1000 = Math.min(placeOddsX1000(win.plainOddsX1000), ownPlain ?? own);
  const baseOddsX1000 = Math.min(placeOddsX1000(win.baseOddsX1000), ownBase);
  const picks = [{ market: place.id, code: place.type.code, spec: place.spec, outcome: pick.outcome }];
  return [win, { ...win, picks, oddsX1000, plainOddsX1000, baseOddsX1000, chance }];
}

/** Who wins a match of a league moves who wins the league: one price for both would be wrong. */
export const areRelated = (legs: readonly OfferedLeg[]): boolean =>
  legs.some(
    ({ event }) =>
      event.runners !== null &&
      legs.some(({ event: other }) => other.id !== event.id && other.league.id === event.league.id),
  );
