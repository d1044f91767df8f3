// What traders, and the house by what it owes, have set for an event: it lies over what the models say.
import * as z from 'zod/mini';
import { Refusal } from '#contract/refusals.ts';
import { isOnLadder } from '#sports/odds/ladder.ts';
import type { Tx } from '../database/db.ts';
import type { Bus } from '../live/bus.ts';
import { tellEvents } from './tell-events.ts';

/** By which a usual margin or limit is multiplied. */
export const factor = z.number().check(z.minimum(0), z.maximum(10));

const price = z.int().check(z.refine(isOnLadder));

const MarketTrading = z.strictObject({
  is_paused: z.optional(z.boolean()),
  margin: z.optional(factor),
  limit: z.optional(factor),
  /** By outcome, in thousandths: in place of what the model says. */
  prices: z.optional(z.record(z.string(), price)),
  /** By outcome, in thousandths: better than the model's, and shown as such, until the match begins. */
  boosts: z.optional(z.record(z.string(), price)),
  /** They hold while the match has turned so many times, and lapse when it turns again; without it they stay. */
  prices_at: z.optional(z.int()),
});

export const Trading = z.strictObject({
  /** Nothing of the event can be bet on. */
  pause: z.optional(z.object({ reason: z.string() })),
  margin: z.optional(factor),
  limit: z.optional(factor),
  /** By market. */
  markets: z.optional(z.record(z.string(), MarketTrading)),
  /** By market and outcome: what would be lost if it wins, as a share of what the event may lose; from 1 on it is closed. */
  lean: z.optional(z.record(z.string(), z.record(z.string(), z.number()))),
});
export type Trading = z.output<typeof Trading>;

interface TradingChange {
  before: Trading;
  after: Trading;
  version: number;
}

/** Bets on a void market get their stakes back, so no more are taken, whatever a trader reopens. */
const withVoidsPaused = (trading: Trading, voids: readonly { market: string }[]): Trading => {
  if (voids.length === 0) return trading;
  const paused = voids.map(({ market }) => [market, { ...trading.markets?.[market], is_paused: true }]);
  return { ...trading, markets: { ...trading.markets, ...Object.fromEntries(paused) } };
};

/** One at a time for an event. What `change` gives is kept, and told once it is committed. */
export async function changeTrading(
  tx: Tx,
  bus: Bus,
  eventId: number,
  change: (trading: Trading) => Trading,
  now: Date,
): Promise<TradingChange> {
  const [held] = await tx.sql<{ trading: Trading }>`
    select trading from event where id = ${eventId} for no key update`;
  if (held === undefined) throw new Refusal('EventNotFound');
  const voids = await tx.sql<{
    market: string;
  }>`select market from voided_market where event_id = ${eventId}`;
  const after = z.parse(Trading, withVoidsPaused(change(held.trading), voids));
  const [changed] = await tx.sql<{ version: number }>`
    update event set trading = ${JSON.stringify(after)}::text::jsonb, version = version + 1, changed_at = ${now}
    where id = ${eventId} returning version`;
  await tellEvents(tx, bus, [eventId], now);
  return { before: held.trading, after, version: changed!.version };
}
