// How the database finds a page of history in a house with many payments: by an index, whatever the filter.
import { expect, test } from 'vitest';
import { createWorld } from '#tests/world.ts';
import type { Sql } from '../database/db.ts';
import { type HistoryFilter, listPayments } from './history.ts';

const OTHERS = 30_000;
const OWN = 200;

/** A statement of a server is cancelled after five seconds, and a busy machine needs that long for all at once. */
const AT_ONCE = 2_000;

async function addPayments({ db }: Awaited<ReturnType<typeof createWorld>>, playerId: number, count: number) {
  for (let made = 0; made < count; made += AT_ONCE)
    await db.sql`
      insert into payment (transaction, player_id, number, type, type_number, method, gateway, currency, cents, state,
        created_at, changed_at, looked_at)
      select ${String(playerId)} || '-' || n, ${playerId}, n, 'deposit', n, 'card', 'sandbox', 'USD', 1000,
        (array['paid', 'failed'])[1 + n % 2], made.at, made.at, made.at
      from generate_series(${made}::int + 1, ${Math.min(made + AT_ONCE, count)}::int) as n,
        lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) as made`;
}

async function createBusyWorld() {
  const world = await createWorld();
  // These payments have no entries: it is only how they are found that is looked at.
  world.leaveUnaudited();
  const [anna, others] = [await world.player(), await world.player()];
  await addPayments(world, anna.id, OWN);
  await addPayments(world, others.id, OTHERS);
  await world.db.sql`analyze payment`;

  const plans: string[] = [];
  /** Asks, and asks first how it would be found. */
  const explained: Sql = async (texts, ...values) => {
    const [first, ...rest] = texts;
    const asked = [`explain ${first}`, ...rest];
    const lines = await world.db.sql<{ 'QUERY PLAN': string }>(
      Object.assign(asked, { raw: asked }) as unknown as TemplateStringsArray,
      ...values,
    );
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
    return world.db.sql(texts, ...values);
  };
  const ctx = { ...world.as(anna), player: anna, db: { ...world.db, sql: explained } };
  return Object.assign(world, {
    plansOf: async (filter: HistoryFilter) => {
      const { items } = await listPayments(filter, { offset: 40, count: 20 }, ctx);
      return { shown: items.length, plans: plans.splice(0) };
    },
  });
}

const filters: HistoryFilter[] = [
  {},
  { type: 'deposit' },
  { state: 'paid' },
  { method: 'card' },
  { from: '2026-01-01', to: '2026-01-31' },
  { type: 'deposit', state: 'paid', method: 'card', from: '2026-01-01', to: '2026-01-31' },
];

test('a page of history is found by an index, with any filter', async () => {
  await using world = await createBusyWorld();
  for (const filter of filters) {
    const { shown, plans } = await world.plansOf(filter);
    expect([filter, shown]).toEqual([filter, 20]);
    for (const plan of plans) expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
    expect(plans.join('\n')).not.toContain('Seq Scan on payment');
  }
});

test('without the index the same would be noticed here', async () => {
  await using world = await createBusyWorld();
  await world.db.sql`alter table payment drop constraint payment_player_id_number_key`;
  await world.db.sql`alter table payment drop constraint payment_player_id_type_type_number_key`;
  await world.db.sql`drop index payment_by_time`;
  expect((await world.plansOf({ state: 'paid' })).plans.join('\n')).toContain('Seq Scan on payment');
});
