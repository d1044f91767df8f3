// Players who are gone while a round of theirs is open: signed out, excluded, or in another tab. What they won is paid, once.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/doors.ts';
import { type Frame, openFrame } from '#tests/frame.ts';
import { givePack } from '#tests/freespins.ts';
import { seedNext } from '#tests/seeded.ts';
import { untilAnswered } from '#tests/until-answered.ts';
import type { Player } from '../calls/context.ts';
import type { Product } from '../calls/product.ts';
import { runTasks } from '../jobs/run-tasks.ts';
import { balancesOf } from '../ledger/purse.ts';
import { absentEnded } from './end-absent.ts';
import { giveBack } from './go-on.ts';
import { findRound } from './round-rows.ts';

const rich = { balances: { main: cents(10_000) } };
const few = { stake: 100, mines: 1 };
const DAY_MS = 86_400_000;
/** A slot with a bonus in which one picks. */
const PICKS = 'clover-row';
const spin = { stake: 100, mode: 'base' };

type Doors = Parameters<typeof openFrame>[0] & { product: Product };

/** One safe cell is open, which is worth 1.03. */
async function openSafe(frame: Frame) {
  for (;;) {
    const begun = (await frame.start(few)).result.round;
    const { result } = await frame.decide(begun, { name: 'open', at: 7 });
    if (!result.round.is_over) return { round: result.round, cash: result.balance.cash as number };
  }
}

/** Twice, as after a crash. */
async function aDayLater({ db, clock, vault, metrics }: Product) {
  const later = { ...clock, now: () => new Date(clock.now().getTime() + DAY_MS + 1) };
  for (let times = 0; times < 2; times++) {
    const tasks = runTasks({ db, clock: later, metrics }, [absentEnded({ db, clock: later, vault })]);
    await tasks.settled();
    await tasks.close();
  }
}

test('who signs out in the middle of a round can decide nothing more there, and is paid once', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'mines', player });
  const { round, cash } = await openSafe(frame);
  const host = 'localhost';
  expect((await doors.ask('auth.logout', {}, { ...frame.visitor, host, 'x-csrf': '1' })).status).toBe(200);
  expect((await frame.decide(round, { name: 'collect' })).status).toBe(401);
  expect((await frame.start(few)).status).toBe(401);
  await aDayLater(doors.product);
  expect((await balancesOf(doors.product.db.sql, player.id)).main).toBe(cash + 103);
});

test('who excludes themselves in the middle of a round plays on in no tab, and is paid once', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'mines', player });
  const { round, cash } = await openSafe(frame);
  const { db, clock } = doors.product;
  await db.sql`
    insert into self_exclusion (player_id, period, set_at, ends_at) values (${player.id}, '1_day', ${clock.now()}, null)`;
  for (const decision of [{ name: 'open', at: 8 }, { name: 'collect' }])
    expect((await frame.decide(round, decision)).error.type).toBe('AuthorizationException');
  for (const refused of [await frame.init(), await frame.start(few)])
    expect(refused.error.type).toBe('AuthorizationException');
  expect((await balancesOf(db.sql, player.id)).main).toBe(cash);
  await aDayLater(doors.product);
  expect((await balancesOf(db.sql, player.id)).main).toBe(cash + 103);
});

test('a round that is open in two tabs is decided in one of them, and paid once', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const before = await openFrame(doors, { sysname: 'mines', player });
  const { round, cash } = await openSafe(before);
  const now = await openFrame(doors, { sysname: 'mines', player });
  for (const tab of [before, now])
    expect((await tab.init()).result).toMatchObject({ round, balance: { cash } });
  expect((await now.decide(round, { name: 'collect' })).result.balance.cash).toBe(cash + 103);
  expect((await before.decide(round, { name: 'collect' })).error.type).toBe('StepConflictException');
  expect((await before.init()).result.balance.cash).toBe(cash + 103);
});

test('fifty starts at once of a game that waits for decisions take one stake', async ({ doors, world }) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'mines', player });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => untilAnswered(() => frame.start(few, `key-${n}`))),
  );
  const said = answers.map(({ error }) => error?.type ?? 'begun');
  expect(said.filter((one) => one === 'begun')).toHaveLength(1);
  expect(new Set(said)).toEqual(new Set(['begun', 'RoundOpenException']));
  expect((await frame.init()).result).toMatchObject({ balance: { cash: 9_900 }, seeds: { nonce: 1 } });
});

test('a round of another game cannot be decided in this one', async ({ doors, world }) => {
  const player = await world.player(rich);
  const mines = await openFrame(doors, { sysname: 'mines', player });
  const tower = await openFrame(doors, { sysname: 'tower', player });
  const { round, cash } = await openSafe(mines);
  const { status, error } = await tower.decide(round, { name: 'collect' });
  expect([status, error.type]).toEqual([404, 'RoundNotFoundException']);
  expect((await mines.init()).result).toMatchObject({ round, balance: { cash } });
});

/** A free spin that has come to its bonus, where the player picks. */
async function openBonus(doors: Doors, player: Player) {
  const pack = await givePack(doors.product, player, { game: PICKS, rounds: 2, winsTo: 'bonus' });
  const frame = await openFrame(doors, { sysname: PICKS, player });
  const isWanted = ({ isOver }: { isOver: boolean }) => !isOver;
  await seedNext(doors.product, player, { sysname: PICKS, bet: spin, isWanted });
  const { result } = await frame.start(spin, undefined, pack);
  expect(result.round).toMatchObject({ is_over: false, is_free: true });
  expect(result.pack.remaining_count).toBe(1);
  return { frame, pack, round: result.round };
}

test('a free spin whose bonus is left open is ended a day later, and its win goes where the pack says', async ({
  doors,
  world,
}) => {
  const player = await world.player();
  const { pack, frame } = await openBonus(doors, player);
  await aDayLater(doors.product);
  const { sql } = doors.product.db;
  const { main, bonus } = await balancesOf(sql, player.id);
  expect([main, bonus]).toEqual([0, 0]);
  // It becomes a bonus when the pack is over.
  const [kept] = await sql<{ won: number }>`select won_cents as won from freespin_pack where id = ${pack}`;
  expect(kept!.won).toBeGreaterThanOrEqual(300);
  const told = (await frame.init()).result;
  expect(told).toMatchObject({ round: null, packs: [{ id: pack, remaining_count: 1 }] });
  const { items } = (await frame.rounds()).result;
  expect(items).toMatchObject([{ is_over: true, is_void: false, is_free: true, paid: kept!.won }]);
});

test('a free spin that is given back is in its pack again, the house has its stake, and its player hears of it', async ({
  doors,
  world,
}) => {
  const player = await world.player();
  const { db, clock, bus } = doors.product;
  const { pack, round, frame } = await openBonus(doors, player);
  const heard: string[] = [];
  const stop = bus.subscribe((message) => {
    if ('event' in message && message.to === player.id) heard.push(message.event.name);
  });
  await db.atomically(async (tx) =>
    giveBack(tx, (await findRound(tx.sql, player.id, round.id))!, clock.now()),
  );
  await expect.poll(() => heard).toContain('freespins.changed');
  stop();
  expect((await frame.init()).result).toMatchObject({
    ...{ round: null, balance: { cash: 0, bonus: 0 }, packs: [{ id: pack, remaining_count: 2 }] },
  });
  const [given] = await db.sql<{ cents: number }>`
    select sum(case when from_path = 'house:bonuses' then cents else -cents end)::bigint as cents
    from ledger_move where player_id = ${player.id} and 'house:bonuses' in (from_path, to_path)`;
  expect(given).toEqual({ cents: 0 });
});
