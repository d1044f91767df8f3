// Prices lean against what the house would owe: the more of what an outcome may owe it owes, the less is offered for it. It is
// part of what traders see and set (server/book/trading.ts), and moves by steps, so that an event does not change with every
// bet.
import { type EventRecord, findEvents } from '../book/event-rows.ts';
import { offeredBook } from '../book/offered-book.ts';
import { changeTrading, type Trading } from '../book/trading.ts';
import type { Db } from '../database/db.ts';
import type { Bus } from '../live/bus.ts';
import { owedMaxOf } from './limits.ts';

/** Less than so much of a share is no reason to move. */
const STEP = 0.1;
const AT_ONCE = 200;

interface OwedRow {
  event_id: number;
  market: string;
  outcome: string;
  owed_cents: number;
}

type Lean = NonNullable<Trading['lean']>;

export async function leanPrices(db: Db, bus: Bus, now: Date): Promise<void> {
  const rows = await db.sql<OwedRow>`
    select event_id, market, outcome, owed_cents::float8 as owed_cents from bet_liability
    join event on event.id = event_id and event.status in ('scheduled', 'live')
    where owed_cents > ${LEAST} or event.trading -> 'lean' is not null
    order by event_id`;
  const byEvent = Map.groupBy(rows, ({ event_id }) => event_id);
  const ids = [...byEvent.keys()];
  for (let from = 0; from < ids.length; from += AT_ONCE)
    for (const event of await findEvents(db.sql, ids.slice(from, from + AT_ONCE))) {
      const lean = leanOf(event, byEvent.get(event.id)!);
      if (isNear(event.trading.lean ?? {}, lean)) continue;
      await db.atomically((tx) => changeTrading(tx, bus, event.id, (set) => withLean(set, lean), now));
    }
}

const withLean = ({ lean: _, ...set }: Trading, lean: Lean): Trading =>
  Object.keys(lean).length === 0 ? set : { ...set, lean };

/** In euro cents: what would move no price by a step. */
const LEAST = 5_000;

/** Of markets that are offered: what is owed, as a share of what may be, rounded to a step. */
function leanOf(event: EventRecord, rows: readonly OwedRow[]): Lean {
  const book = offeredBook(event);
  const lean: Lean = {};
  for (const { market, outcome, owed_cents } of rows) {
    const offered = book.markets.get(market);
    if (offered === undefined) continue;
    const most = owedMaxOf({ event, book, picks: [{ market }] });
    const share = Math.floor(owed_cents / most / STEP) * STEP;
    if (share > 0) lean[market] = { ...lean[market], [outcome]: Math.round(share * 10) / 10 };
  }
  return lean;
}

const isNear = (a: Lean, b: Lean): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((market) => {
    const [one, other] = [a[market] ?? {}, b[market] ?? {}];
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((outcome) => Math.abs((one[outcome] ?? 0) - (other[outcome] ?? 0)) < STEP / 2);
  });
