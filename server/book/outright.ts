// Who may win a league: what is offered of its season, as the league's page shows it.
import type { sportsCalls } from '#contract/betting/sports.ts';
import type { Output } from '#contract/define.ts';
import type { OfferedMarket } from '#sports/markets/offer.ts';
import { EACH_WAY, eachWayOddsX1000, PLACE, WINNER } from '#sports/markets/outright.ts';
import type { Sql } from '../database/db.ts';
import { findEvents } from './event-rows.ts';
import { offeredBook } from './offered-book.ts';
import { shownRow } from './shown-event.ts';
import { shownMarket } from './shown-market.ts';

type Shown = Output<typeof sportsCalls.getOutright>;

/** Of the season that can still be bet on; nothing where there is none. */
export async function findOutright(sql: Sql, leagueId: number, now: Date): Promise<Shown> {
  const [open] = await sql<{ id: number }>`
    select id from event
    where league_id = ${leagueId} and runners is not null and status = 'scheduled' and starts_at > ${now}
    order by starts_at limit 1`;
  if (open === undefined) return { item: null };
  const [event] = await findEvents(sql, [open.id]);
  const book = offeredBook(event!);
  const market = book.markets.get(WINNER);
  if (market === undefined) return { item: null };
  return {
    item: {
      event: shownRow(event!),
      season: event!.season,
      market: shownMarket(book, market),
      each_way: eachWay(market, book.markets.get(PLACE)),
    },
  };
}

/** Nothing where no runner can be had each way. */
function eachWay(
  winner: OfferedMarket,
  place: OfferedMarket | undefined,
): NonNullable<Shown['item']>['each_way'] {
  const places = new Map(place?.outcomes.map(({ code, oddsX1000 }) => [code, oddsX1000]));
  const odds = winner.outcomes.map(({ code, oddsX1000 }) => {
    const own = places.get(code) ?? null;
    return { code, odds: oddsX1000 === null ? null : eachWayOddsX1000(oddsX1000, own) };
  });
  return odds.some((one) => one.odds !== null) ? { ...EACH_WAY, odds } : null;
}
