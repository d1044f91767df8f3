// What traders have set for a league: it holds for each of its events, below what is set for the event itself.
import * as z from 'zod/mini';
import { Refusal } from '#contract/refusals.ts';
import { limitFactorOf } from '#rules/limit-factors.ts';
import type { Tx } from '../database/db.ts';
import type { Bus } from '../live/bus.ts';
import type { EventRecord } from './event-rows.ts';
import { tellEvents } from './tell-events.ts';
import { factor } from './trading.ts';

const Factors = { margin: z.optional(factor), limit: z.optional(factor) };

export const LeagueTrading = z.strictObject({
  ...Factors,
  /** By the code of a market, whatever its line. */
  markets: z.optional(z.record(z.string(), z.strictObject(Factors))),
});
export type LeagueTrading = z.output<typeof LeagueTrading>;

/** By which the usual margin, or limit, of a market is multiplied: by the league, its market, the event and its market. */
export function factorOf(
  { trading, league }: Pick<EventRecord, 'trading' | 'league'>,
  part: 'margin' | 'limit',
) {
  return (marketId: string): number => {
    const factors = [trading, league.trading].map((set) => set[part] ?? 1);
    const ofMarket = [trading.markets?.[marketId], league.trading.markets?.[codeOf(marketId)]].map(
      (set) => set?.[part] ?? 1,
    );
    const all = [...factors, ...ofMarket];
    return part === 'limit' ? limitFactorOf(...all) : all.reduce((product, one) => product * one, 1);
  };
}

/** "total|line=2.5" is one of all totals. */
const codeOf = (marketId: string) => marketId.split('|', 1)[0]!;

interface LeagueChange {
  before: LeagueTrading;
  after: LeagueTrading;
}

/** What is offered on every event of the league that is not over changes with it. */
export async function changeLeagueTrading(
  tx: Tx,
  bus: Bus,
  leagueId: number,
  change: (trading: LeagueTrading) => LeagueTrading,
  now: Date,
): Promise<LeagueChange> {
  const [held] = await tx.sql<{ trading: LeagueTrading }>`
    select trading from league where id = ${leagueId} for no key update`;
  if (held === undefined)
    throw new Refusal('InvalidParameter', { invalid_parameters: { league: ['unknown'] } });
  const after = z.parse(LeagueTrading, change(held.trading));
  await tx.sql`update league set trading = ${JSON.stringify(after)}::text::jsonb where id = ${leagueId}`;
  // In the order of their numbers, as bets hold them.
  const open = await tx.sql<{ id: number }>`
    select id from event where league_id = ${leagueId} and status in ('scheduled', 'live', 'interrupted', 'postponed')
    order by id for no key update`;
  const ids = open.map(({ id }) => id);
  await tx.sql`
    update event set version = version + 1, changed_at = ${now} where id = any(${ids}::bigint[])`;
  await tellEvents(tx, bus, ids, now);
  return { before: held.trading, after };
}
