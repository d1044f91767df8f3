// How a match ended, and what is void of it: entered by one person, agreed to by another. Bets are settled by it, and
// settled anew where they already were.
import * as z from 'zod/mini';
import { endings } from '#sports/settle/match-result.ts';
import type { EventRecord } from '../../book/event-rows.ts';
import { outdateSeasons } from '../../book/outdate-seasons.ts';
import { tellEvents } from '../../book/tell-events.ts';
import { changeTrading } from '../../book/trading.ts';
import type { Tx } from '../../database/db.ts';
import type { Bus } from '../../live/bus.ts';
import { askApproval, defineApprovable, sayNo } from '../approvals/approvals.ts';
import type { StaffContext } from '../desk-context.ts';
import { findMarket } from './names.ts';
import { asResult, type Entered, requireWhole } from './result-tallies.ts';
import { unknownMarket } from './set-price.ts';
import { findEvent } from './traded-book.ts';

export const RESULT = 'trading.result';
export const VOID = 'trading.void';

const Entry = z.object({
  event: z.int(),
  match: z.string(),
  ending: z.enum(endings),
  tallies: z.record(z.string(), z.object({ home: z.int(), away: z.int() })),
  /** When it really began; not where nobody says. */
  began: z.optional(z.string()),
  /** Of the result that stood when it was asked for: another that came meanwhile is not written over. */
  revision: z.int(),
});
type Entry = z.output<typeof Entry>;

export const statusOf = (ending: Entry['ending']): EventRecord['status'] =>
  ending === 'abandoned' || ending === 'cancelled' ? ending : 'resulted';

const matchName = ({ home, away }: EventRecord) => `${home.name} – ${away.name}`;

interface ResultWish {
  event: number;
  ending: Entry['ending'];
  tallies: Entered;
  began?: string | undefined;
  reason: string;
}

export async function askResult(
  tx: Tx,
  { event: id, ending, tallies, began, reason }: ResultWish,
  ctx: StaffContext,
) {
  const event = await findEvent(tx.sql, id);
  requireWhole(event.sport, tallies);
  if (ending === 'played' && Object.keys(tallies).length === 0) throw sayNo('Enter what it came to.');
  const revision = event.result_revision;
  const start = began === undefined ? {} : { began };
  const payload: Entry = { event: id, match: matchName(event), ending, tallies, ...start, revision };
  return askApproval(tx, { kind: RESULT, subject: `event ${id}`, payload, reason }, ctx);
}

export const resultApprovable = defineApprovable<Entry>({
  permission: 'trading.approve',
  payload: Entry,
  async carryOut(tx, { event: id, ending, tallies, began, revision }, _asked, { rooms, now }) {
    await tx.sql`select from event where id = ${id} for no key update`;
    const event = await findEvent(tx.sql, id);
    if (event.result_revision !== revision) throw sayNo('Another result has come since: look at it first.');
    const result = asResult(event, ending, tallies);
    await tx.sql`
      update event set status = ${statusOf(ending)}, pause = 'ended', ending = ${ending}, result = ${JSON.stringify(result)}::text::jsonb,
        began_at = coalesce(${began ?? null}, began_at), result_revision = result_revision + 1, version = version + 1,
        changed_at = ${now}
      where id = ${id}`;
    await publishDecided(tx, rooms.desk.bus, event, now);
    return {
      before: { ending: event.ending, tallies: event.result, began: event.began_at },
      after: { ending, tallies, began },
    };
  },
});

/**
 * Consumers stop waiting for corrections some time after an event's end; a result that two persons approved is published
 * at any time. It changes the table of the league as well, so the prices of its season become outdated.
 */
async function publishDecided(tx: Tx, bus: Bus, event: EventRecord, now: Date): Promise<void> {
  const { id, producer, external_id } = event;
  await tx.sql`update bet_settlement set watched_until = null where event_id = ${id}`;
  const outdated = await outdateSeasons(tx, producer, { matches: [external_id], now });
  await tellEvents(tx, bus, [id, ...outdated], now);
}

const Voiding = z.object({ event: z.int(), match: z.string(), market: z.nullable(z.string()) });
type Voiding = z.output<typeof Voiding>;

interface VoidWish {
  event: number;
  /** Undefined: all of the event. */
  market: string | undefined;
  reason: string;
}

export async function askVoid(tx: Tx, { event: id, market, reason }: VoidWish, ctx: StaffContext) {
  const event = await findEvent(tx.sql, id);
  if (market !== undefined && findMarket(event.sport, market) === undefined) throw unknownMarket();
  const payload: Voiding = { event: id, match: matchName(event), market: market ?? null };
  return askApproval(tx, { kind: VOID, subject: `event ${id}`, payload, reason }, ctx);
}

export const voidApprovable = defineApprovable<Voiding>({
  permission: 'trading.approve',
  payload: Voiding,
  async carryOut(tx, { event: id, market }, { reason, askedBy }, { staff, rooms, now }) {
    await tx.sql`select from event where id = ${id} for no key update`;
    const event = await findEvent(tx.sql, id);
    if (market === null)
      await tx.sql`
        update event set status = 'cancelled', pause = 'ended', ending = 'cancelled', result = coalesce(result, '{}'),
          result_revision = result_revision + 1, version = version + 1, changed_at = ${now}
        where id = ${id}`;
    else {
      await tx.sql`
        insert into voided_market (event_id, market, reason, set_by, set_at)
        values (${id}, ${market}, ${reason}, ${`${askedBy.name}, ${staff.name}`}, ${now})
        on conflict (event_id, market) do nothing`;
      await changeTrading(tx, rooms.desk.bus, id, (trading) => trading, now);
    }
    await publishDecided(tx, rooms.desk.bus, event, now);
    return { before: { ending: event.ending }, after: { void: market ?? 'all of it' } };
  },
});
