// How much of each open bet the caps of risk let its player sell now, so that no sum is offered that a sale would be refused.
// Nothing is locked: the sale itself is judged again (prepare-sale.ts).
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Cents } from '#rules/money.ts';
import { largestUnit } from '#sports/risk/stake-room.ts';
import type { EventRecord } from '../book/event-rows.ts';
import type { Sql } from '../database/db.ts';
import type { KeptBet } from './bet-rows.ts';
import { loadPersonRisks } from './person-risk.ts';
import type { Offer } from './received.ts';
import { atScores, loadRisks } from './risk-book.ts';
import { RiskRoom } from './risk-limits.ts';
import { soldBet } from './sold-bet.ts';

interface Offered {
  bet: KeptBet;
  offer: Offer;
}

const WHOLE = 100;

/** In percent, by bet: 0 where none of it can be sold. Bets that are not offered have no entry. */
export async function sellableParts(
  sql: Sql,
  offered: readonly Offered[],
  found: readonly EventRecord[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const sellable = offered.flatMap(({ bet, offer }) =>
    'amount' in offer ? [{ bet, amount: offer.amount }] : [],
  );
  if (sellable.length === 0) return new Map();
  const pairs = sellable.flatMap(({ bet }) =>
    bet.legs.map(({ event_id }) => ({ playerId: bet.player_id, eventId: event_id })),
  );
  const [risks, persons] = await Promise.all([
    loadRisks(sql, [...new Set(pairs.map(({ eventId }) => eventId))]),
    loadPersonRisks(sql, pairs),
  ]);
  const room = new RiskRoom(atScores(risks, found), persons);
  const events = new Map(found.map((event) => [event.id, event]));
  const parts = new Map<string, number>();
  for (const { bet, amount } of sellable) {
    // A player may have hundreds of open bets.
    await nextTurn();
    parts.set(bet.id, partOf(bet, amount, { room, events, now }));
  }
  return parts;
}

interface Judging {
  room: RiskRoom;
  events: ReadonlyMap<number, EventRecord>;
  now: Date;
}

function partOf(bet: KeptBet, amount: Cents, { room, events, now }: Judging): number {
  const afterAt = (percent: number) => soldBet(bet, amount, percent, now).after.legs;
  const most = largestUnit(room.changedBy(bet.player_id, { before: bet.legs, afterAt }, events), WHOLE);
  return soldBet(bet, amount, most, now).paid === 0 ? 0 : most;
}
