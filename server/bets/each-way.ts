// A bet each way: the same stake on a runner to win and on its coming in among the first, at a part of the winner's profit.
// It is kept as two legs that play alone, so that it is settled, explained and limited as any other.
import { eachWayOddsX1000, PLACE, WINNER } from '#sports/markets/outright.ts';
import type { OfferedLeg } from './leg-offers.ts';

/** Null where there is no place to be had. */
export function eachWayLegs(legs: readonly OfferedLeg[]): OfferedLeg[] | null {
  const [win] = legs;
  const [pick] = win?.picks ?? [];
  if (win === undefined || pick === undefined || legs.length > 1 || pick.market !== WINNER) return null;
  const place = win.book.markets.get(PLACE);
  const found = place?.outcomes.find(({ code }) => code === pick.outcome);
  if (place === undefined || place.pause !== null || found === undefined) return null;
  const oddsX1000 = eachWayOddsX1000(win.oddsX1000, found.oddsX1000);
  if (oddsX1000 === null) return null;
  const picks = [{ market: place.id, code: place.type.code, spec: place.spec, outcome: pick.outcome }];
  return [win, { ...win, picks, oddsX1000, chance: found.chance }];
}

/** Who wins a match of a league moves who wins the league: one price for both would be wrong. */
export const areRelated = (legs: readonly OfferedLeg[]): boolean =>
  legs.some(
    ({ event }) =>
      event.runners !== null &&
      legs.some(({ event: other }) => other.id !== event.id && other.league.id === event.league.id),
  );
