// A house that takes bets, whose clock stands still until it is told to go on, and whose events do what they are told.
import { type Cents, cents } from '#rules/money.ts';
import { type BetTools, runBets } from '#server/bets/run-bets.ts';
import type { EventRecord } from '#server/book/event-rows.ts';
import { findEvents } from '#server/book/event-rows.ts';
import { offeredBook } from '#server/book/offered-book.ts';
import type { Player } from '#server/calls/context.ts';
import { balancesOf } from '#server/ledger/purse.ts';
import type { Tally } from '#sports/settle/match-result.ts';
import { makeEvent } from './book.ts';
import { type DoorsWish, openDoors } from './doors.ts';
import type { PlayerWish } from './player.ts';

export const NOON = new Date('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;

export type BettingHouse = Awaited<ReturnType<typeof openBettingHouse>>;
export type Bettor = Awaited<ReturnType<typeof makeBettor>>;

export interface PickWish {
  event: EventRecord;
  market?: string;
  outcome?: string;
  /** What the player says they saw; what is offered unless told. */
  odds?: number;
  picks?: { market: string; outcome: string }[];
  is_banker?: boolean;
}

interface SlipWish {
  bet?: object;
  policy?: string;
  unit?: number;
  freebet?: number;
}

export async function openBettingHouse(wish: DoorsWish = {}) {
  const doors = await openDoors(wish);
  let now = NOON.getTime();
  doors.product.clock = { now: () => new Date(now) };
  const { sql } = doors.product.db;
  const tools: BetTools = doors.product;
  let isFrozen = false;

  /** All events of tests come from one producer, which has told everything up to this moment. */
  const speak = () => sql`
    insert into producer (name, alive_at, as_of, is_down) values ('test', ${new Date(now)}, ${new Date(now)}, false)
    on conflict (name) do update set alive_at = excluded.alive_at, as_of = excluded.as_of, is_down = false`;

  const reload = async ({ id }: { id: number }): Promise<EventRecord> => (await findEvents(sql, [id]))[0]!;

  /** As its producer would: the version grows. */
  const change = async (event: { id: number }, told: Partial<EventRecord>): Promise<EventRecord> => {
    const as = { ...(await reload(event)), ...told };
    await sql`
      update event set status = ${as.status}, moment = ${as.moment}, pause = ${as.pause}, ending = ${as.ending},
        incidents = ${JSON.stringify(as.incidents)}::text::jsonb, strength = ${as.strength}, starts_at = ${as.starts_at},
        began_at = ${as.began_at}, turns = ${as.turns},
        told_score = ${as.told_score === null ? null : JSON.stringify(as.told_score)}::text::jsonb,
        result = ${as.result === null ? null : JSON.stringify(as.result)}::text::jsonb,
        trading = ${JSON.stringify(as.trading)}::text::jsonb,
        result_revision = ${as.result_revision}, version = version + 1, changed_at = ${new Date(now)}
      where id = ${event.id}`;
    return reload(event);
  };

  const offered = (event: EventRecord, market: string, outcome: string): number =>
    offeredBook(event)
      .markets.get(market)!
      .outcomes.find(({ code }) => code === outcome)!.oddsX1000!;

  const slipOf = (
    picks: readonly PickWish[],
    { bet, policy = 'none', unit = 10, freebet }: SlipWish = {},
  ) => ({
    legs: picks.map(({ event, market = 'result', outcome = '1', odds, picks: several, is_banker }) => ({
      event: event.id,
      picks: several ?? [{ market, outcome }],
      odds: odds ?? offered(event, market, outcome),
      ...(is_banker !== undefined && { is_banker }),
    })),
    bet: bet ?? { type: picks.length === 1 ? 'single' : 'accumulator' },
    ...{ unit, policy },
    ...(freebet !== undefined && { freebet }),
  });

  return {
    ...doors,
    ...{ tools, sql, change, reload, offered, slipOf, speak },
    now: () => new Date(now),
    pass(ms: number) {
      now += ms;
    },
    /** The producer of all events says nothing until it is heard again. */
    freeze() {
      isFrozen = true;
    },
    thaw() {
      isFrozen = false;
    },
    /** Its producer spoke just before, unless it is frozen. */
    async run() {
      if (!isFrozen) await speak();
      await runBets(tools);
    },

    /** In two hours, between two that are alike, unless wished otherwise. */
    event: (event: Parameters<typeof makeEvent>[1] = {}) =>
      makeEvent(sql, { strength: 0, starts_at: new Date(now + 2 * HOUR_MS), ...event }),

    /** Begun, at this moment, with these incidents. */
    begin: (event: { id: number }, told: Partial<EventRecord> = {}) =>
      change(event, { status: 'live', ...told }),

    /** Over, with this many goals. */
    async end(event: { id: number }, home: number, away: number, more: Record<string, Tally> = {}) {
      const { result_revision } = await reload(event);
      const over = (h: number, a: number): Tally => ({ home: h, away: a, isOver: true });
      return change(event, {
        ...{ status: 'resulted', ending: 'played', result_revision: result_revision + 1 },
        result: { ft: over(home, away), h1: over(0, 0), h2: over(home, away), ...more },
      });
    },

    bettor: (wished?: PlayerWish) => makeBettor(doors, slipOf, wished),
  };
}

type Doors = Awaited<ReturnType<typeof openDoors>>;
type SlipOf = (
  picks: readonly PickWish[],
  more?: SlipWish,
) => Record<'legs', { event: number; odds: number }[]>;

async function makeBettor(
  doors: Doors,
  slipOf: SlipOf,
  wished: PlayerWish = { balances: { main: cents(100_000) } },
) {
  const player: Player = await doors.player(wished);
  const visitor = await doors.signIn(player);
  const keyed = (key?: string) => (key === undefined ? visitor : { ...visitor, 'idempotency-key': key });
  const place = (slip: object, key?: string) =>
    doors.send('bets.place', { slip: JSON.stringify(slip) }, keyed(key));
  return {
    ...{ player, visitor, place },
    bet: (picks: readonly PickWish[], more?: SlipWish, key?: string) => place(slipOf(picks, more), key),
    bets: async () => (await doors.ask('bets.getHistory', { count: '100' }, visitor)).result.items,
    find: async (id: string) => (await doors.ask('bets.getBet', { id }, visitor)).result,
    cashOuts: async () => (await doors.ask('bets.getCashOuts', {}, visitor)).result.items,
    cashOut: (id: string, percent: number, seen: number, key?: string) =>
      doors.send('bets.cashOut', { id, percent: String(percent), seen: String(seen) }, keyed(key)),
    cash: async (): Promise<Cents> => (await balancesOf(doors.product.db.sql, player.id)).main,
  };
}
