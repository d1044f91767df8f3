// How jackpots follow what the operator defines, and how they count rounds: what is written, booked and published.
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { addToBudget, budgetNow, drainBudget } from '#tests/budgets.ts';
import { countJackpots, forceJackpot } from '#tests/jackpots.ts';
import { createWorld, test } from '#tests/world.ts';
import { readContent } from '../content/content.ts';
import { type NewFact, recordFacts } from '../facts/facts.ts';
import type { BusMessage } from '../live/bus.ts';
import { openProcessBus } from '../live/process.ts';
import { log } from '../plumbing/log.ts';
import { jackpotsReader } from './count-rounds.ts';
import { keepJackpots } from './keep-jackpots.ts';

const now = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-02T00:00:00Z');
const clock = { now: () => now };
const files = readContent('content');
type Definition = { id: number; is_offered: boolean; start_cents: number; title: unknown };
const definitions = files.cms<Definition[]>('jackpots');
const [GRAND, MINOR, MINI] = [1, 3, 4];
const GAME = 'red-corral';

/** A house of its own whose operator can change the jackpots, and whose messages to servers can be read. */
async function openHouse() {
  const world = await createWorld();
  const { db } = world;
  const { vault } = world.as(null);
  let defined = definitions.filter(({ id }) => id !== 2);
  const content = {
    ...files,
    cms: <T>(name: string) => (name === 'jackpots' ? (defined as T) : files.cms<T>(name)),
  };
  const messages: BusMessage[] = [];
  const bus = {
    ...openProcessBus(),
    publish: async (...published: readonly BusMessage[]) => {
      messages.push(...published);
    },
  };
  const product = { db, bus, clock, content, vault };
  const rowsOf = (id: number) => db.sql<{ number: number; state: string }>`
    select number, state from jackpot_cycle where jackpot_id = ${id} order by number`;
  return {
    ...{ world, product, db, rowsOf },
    define: (change: (all: Definition[]) => Definition[]) => {
      defined = change(defined);
    },
    keep: (at = now, with_ = bus) => keepJackpots({ db, bus: with_, content, vault, now: at }),
    async play(...facts: NewFact[]) {
      await db.atomically((tx) => recordFacts(tx, facts));
      await countJackpots(product);
    },
    /** What was published since it was asked last: pots that changed, and whether the list of jackpots did. */
    published() {
      const all = messages.splice(0);
      return {
        pots: all.flatMap((message) => ('patch' in message ? Object.keys(message.patch) : [])).toSorted(),
        lists: all.flatMap((message) => ('changed' in message ? message.changed : [])),
      };
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

const round = (playerId: number | null, more: object = {}): NewFact => ({
  ...{ name: 'round.settled', playerId, at: now },
  data: {
    ...{ round: 'r', game: GAME, currency: 'EUR', staked: cents(10_000), stakedBonus: cents(0) },
    ...{ paid: cents(0), ...more },
  },
});

test('every jackpot that is offered begins once, and pages are told only of what has changed', async () => {
  await using house = await openHouse();
  await Promise.all([house.keep(), house.keep(), house.keep()]);
  expect(house.published()).toEqual({ pots: ['1', '3', '4'], lists: ['jackpots'] });
  const begun = [
    { number: 1, state: 'open' },
    { number: 2, state: 'next' },
  ];
  for (const id of [GRAND, MINOR, MINI]) expect(await house.rowsOf(id)).toEqual(begun);
  const entries = await house.db.sql`
    select key, reason from ledger_entry where key like 'jackpot:4:%' or key like '%began:4' order by key`;
  expect(entries).toMatchObject([
    { key: 'budget:jackpot:1:began:4' },
    { key: 'jackpot:4:1:began', reason: 'jackpot.funded' },
  ]);
  await house.keep();
  expect(house.published(), 'nothing has changed').toEqual({ pots: [], lists: [] });
});

test('a changed definition applies to the next cycle, and one that is gone is offered no more', async () => {
  await using house = await openHouse();
  await house.keep();
  house.published();
  const kept = async (id: number) =>
    (
      await house.db.sql<{ start: number; is_offered: boolean; title: string }>`
        select (terms ->> 'start_cents')::int as start, is_offered, words -> 'en' ->> 'title' as title
        from jackpot where id = ${id}`
    )[0]!;
  expect(await kept(MINI)).toEqual({ start: 5_000, is_offered: true, title: 'Mini' });
  const change = async (id: number, fields: Partial<Definition>) => {
    house.define((all) => all.map((one) => (one.id === id ? { ...one, ...fields } : one)));
    await house.keep();
    return house.published().lists;
  };
  expect(await change(MINI, { start_cents: 6_000 })).toEqual(['jackpots']);
  expect(await kept(MINI)).toEqual({ start: 6_000, is_offered: true, title: 'Mini' });
  expect(await change(MINI, { title: 'Small' })).toEqual(['jackpots']);
  expect(await kept(MINI)).toMatchObject({ title: 'Small' });
  expect(await change(MINI, { is_offered: false })).toEqual(['jackpots']);
  expect(await kept(MINI)).toMatchObject({ is_offered: false });
  house.define((all) => all.filter(({ id }) => id !== GRAND));
  await house.keep();
  expect(house.published().lists).toEqual(['jackpots']);
  expect([(await kept(GRAND)).is_offered, (await kept(MINOR)).is_offered]).toEqual([false, true]);
  expect(
    (await house.rowsOf(GRAND)).map(({ state }) => state),
    'its cycle goes on',
  ).toEqual(['open', 'next']);
  await house.keep();
  expect(house.published().lists, 'it was gone before').toEqual([]);
});

test('a jackpot without a budget waits, which staff read in the log, and begins once there is one', async () => {
  await using house = await openHouse();
  using warned = vi.spyOn(log, 'warn').mockReturnValue();
  const budget = { kind: 'jackpot', name: String(MINI) } as const;
  await drainBudget(house.product, budget, 4_999);
  await house.keep();
  expect(warned.mock.calls).toEqual([['a jackpot waits for its budget', { jackpot: MINI }]]);
  expect([await house.rowsOf(MINI), (await house.rowsOf(GRAND)).length]).toEqual([[], 2]);
  const player = await house.world.player({ currency: 'EUR' });
  await house.play(round(player.id));
  house.published();
  await addToBudget(house.product, budget, 1);
  await house.keep();
  expect(house.published()).toEqual({ pots: ['4'], lists: ['jackpots'] });
  expect((await house.rowsOf(MINI)).map(({ state }) => state)).toEqual(['open', 'next']);

  // The round that wins is a fact alone.
  house.world.leaveUnaudited();
  await forceJackpot(house.product, MINI);
  for (const _ of ['falls', 'finds it closed']) await house.play(round(player.id));
  expect((await house.rowsOf(MINI)).map(({ state }) => state)).toEqual(['dropped', 'next']);
  expect(await house.db.sql`select cycle from jackpot_win`).toEqual([{ cycle: 1 }]);
  const commitOf = () => house.db.sql`
    select commit from jackpot_cycle where jackpot_id = ${MINI} and number = 2`;
  const promised = await commitOf();
  await addToBudget(house.product, budget, 5_000);
  await house.keep();
  expect((await house.rowsOf(MINI)).map(({ state }) => state)).toEqual(['dropped', 'open', 'next']);
  expect(await commitOf(), 'by the seed that was promised').toEqual(promised);
  const charged = await house.db.sql`
    select key from ledger_entry where key like 'budget:%began:4' and reason = 'budget.charged' order by key`;
  expect(charged, 'each start once').toEqual([
    { key: 'budget:jackpot:1:began:4' },
    { key: 'budget:jackpot:2:began:4' },
  ]);
});

test('the end of a window is recorded once, and the pot goes on into the next window', async () => {
  await using house = await openHouse();
  await house.keep();
  const ends = () => house.db.sql`select data from fact where name = 'jackpot.window_ended'`;
  const end = (
    await house.db.sql<{ at: Date }>`
      select window_to as at from jackpot_cycle where jackpot_id = ${MINOR} and state = 'open'`
  )[0]!.at;
  expect(end).toEqual(later);
  await house.keep(new Date(later.getTime() - 1));
  expect(await ends()).toEqual([]);
  for (const _ of [1, 2]) await house.keep(later);
  expect(await ends()).toEqual([{ data: { jackpot: MINOR, cycle: 1 } }]);
  house.published();
  await countJackpots(house.product);
  expect(house.published()).toEqual({ pots: ['3'], lists: ['jackpots'] });
  expect((await house.rowsOf(MINOR)).map(({ state }) => state)).toEqual(['rolled_over', 'open', 'next']);
  expect(await house.rowsOf(GRAND), 'others go on').toHaveLength(2);
});

test('a stake of the player’s own money fills the pots of its game, and only these pots are published', async () => {
  await using house = await openHouse();
  await house.keep();
  house.published();
  const player = await house.world.player({ currency: 'EUR' });
  await house.play(
    round(player.id, { stakedBonus: cents(4_000) }),
    round(player.id, { pack: 'p' }),
    round(player.id, { stakedBonus: cents(10_000) }),
    round(null),
  );
  const [mini] = await house.db.sql`
    select rounds, tickets, reserved_micros from jackpot_cycle where jackpot_id = ${MINI} and state = 'open'`;
  // Of 60.00 in own money a thousandth is put by.
  expect(mini).toEqual({ rounds: 1, tickets: 6_000_000, reserved_micros: 6_000_000 });
  const reserves = () => house.db.sql`select id, reserve_micros from jackpot order by id`;
  expect(await reserves()).toEqual([
    { id: GRAND, reserve_micros: 0 },
    { id: MINOR, reserve_micros: 0 },
    { id: MINI, reserve_micros: 6_000_000 },
  ]);
  expect(house.published(), 'nothing has ended').toEqual({ pots: ['4'], lists: [] });
  const [entry] = await house.db.sql`select reason from ledger_entry where key like 'jackpots:%'`;
  expect(entry).toEqual({ reason: 'jackpot.funded' });
  const reader = jackpotsReader(house.product);
  expect([reader.name, reader.reads]).toEqual(['jackpots', ['round.settled', 'jackpot.window_ended']]);
});

test('what falls is paid later as a task, charges the start of the next cycle, and is published', async () => {
  await using house = await openHouse();
  // The round that wins is a fact alone.
  house.world.leaveUnaudited();
  await house.keep();
  const budget = { kind: 'jackpot', name: String(MINI) } as const;
  const before = (await budgetNow(house.product, budget)).spent;
  await forceJackpot(house.product, MINI);
  house.published();
  const player = await house.world.player({ currency: 'EUR' });
  await house.play(round(player.id));
  expect(house.published()).toEqual({ pots: ['4'], lists: ['jackpots'] });
  expect((await house.rowsOf(MINI)).map(({ state }) => state)).toEqual(['dropped', 'open', 'next']);
  // Of the next start of 50.00 the reserve holds 10 cents.
  expect((await budgetNow(house.product, budget)).spent - before).toBe(4_990);
  const moves = await house.db.sql`
    select from_path, to_path, cents from ledger_entry join ledger_move using (player_id, number)
    where key like 'jackpots:%' order by cents desc, from_path`;
  const [pot, reserve] = ['house:pool-jackpot-4', 'house:pool-jackpot-4-reserve'];
  expect(moves).toEqual([
    { from_path: 'house:bonuses', to_path: pot, cents: 4_990 },
    { from_path: 'house:games', to_path: reserve, cents: 10 },
    { from_path: reserve, to_path: pot, cents: 10 },
  ]);
  expect(await house.db.sql`select payload from task where name = 'jackpot.won'`).toEqual([
    { payload: { jackpot: MINI, cycle: 1 } },
  ]);
  expect(await house.db.sql`select player_id, pot_cents from jackpot_win`).toEqual([
    { player_id: player.id, pot_cents: 5_000 },
  ]);
});

test('pages that cannot be told now do not undo what was counted', async () => {
  await using house = await openHouse();
  using logged = vi.spyOn(log, 'bug').mockReturnValue();
  const down = { ...openProcessBus(), publish: () => Promise.reject(new Error('no bus')) };
  await house.keep(now, down);
  expect((await house.rowsOf(MINI)).length).toBe(2);
  await expect
    .poll(() => logged.mock.calls)
    .toContainEqual([expect.objectContaining({ message: 'no bus' }), { what: 'jackpots' }]);
});

test('jackpots are never counted anew', async ({ world: { db } }) => {
  const reader = jackpotsReader({ bus: openProcessBus(), clock, vault: {} as never });
  const again = db.atomically((tx) => reader.forget!(tx));
  await expect(again).rejects.toThrow('jackpots were paid by what was counted, so it is not counted again');
});
