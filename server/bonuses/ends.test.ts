// How bonuses end by time, by play, by their players and by the house.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { CARD, openCashier } from '#tests/bank.ts';
import { bonusNow, countPlayed, giveBonus } from '#tests/bonuses.ts';
import { test } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { readContent } from '../content/content.ts';
import { lockPlayer } from '../database/db.ts';
import { balancesOf } from '../ledger/purse.ts';
import { systemClock } from '../plumbing/clock.ts';
import { giveBack } from '../rounds/go-on.ts';
import { findRound } from '../rounds/round-rows.ts';
import { endDueBonuses } from './end-due.ts';

const welcome = { template: 'welcome-match', amount: cents(1_000) };
const DAY_MS = 86_400_000;
const later = (days: number) => new Date(systemClock.now().getTime() + days * DAY_MS);

test('one that waits too long expires, and so does one that is not played through in time', async ({
  doors,
  world,
}) => {
  const { db } = doors.product;
  const player = await world.player();
  const [active, waiting] = [
    await giveBonus(doors.product, player, welcome),
    await giveBonus(doors.product, player),
  ];
  await endDueBonuses(db, later(6));
  expect([(await bonusNow(db, active)).state, (await bonusNow(db, waiting)).state]).toEqual([
    'active',
    'available',
  ]);
  await endDueBonuses(db, later(8));
  expect((await bonusNow(db, waiting)).state).toBe('expired');
  await endDueBonuses(db, later(15));
  expect((await bonusNow(db, active)).state).toBe('expired');
  expect((await balancesOf(db.sql, player.id)).bonus).toBe(0);
});

test('with a round open it is expiring, plays no more, and is over when the round is', async ({
  doors,
  world,
}) => {
  const { db, clock } = doors.product;
  const player = await world.player();
  const id = await giveBonus(doors.product, player, welcome);
  const frame = await openFrame(doors, { sysname: 'mines', player });
  const { round } = (await frame.start({ stake: 40, mines: 1 })).result;
  await endDueBonuses(db, later(15));
  expect((await bonusNow(db, id)).state).toBe('expiring');
  const other = await openFrame(doors, { sysname: 'triple-sevens', player });
  expect((await other.start({ stake: 20, mode: 'base' })).error.type).toBe('InsufficientFundsException');
  await db.atomically(async (tx) => {
    await lockPlayer(tx, player.id);
    await giveBack(tx, (await findRound(tx.sql, player.id, round.id))!, clock.now());
  });
  await endDueBonuses(db, later(15));
  expect((await bonusNow(db, id)).state).toBe('expired');
  expect(await balancesOf(db.sql, player.id)).toMatchObject({ main: 0, bonus: 0 });
});

test('what a round pays after its bonus was given up goes to the operator, and another can start before', async ({
  doors,
  world,
}) => {
  const { db } = doors.product;
  const player = await world.player();
  const id = await giveBonus(doors.product, player, welcome);
  const next = await giveBonus(doors.product, player);
  const frame = await openFrame(doors, { sysname: 'mines', player });
  let { round } = (await frame.start({ stake: 40, mines: 1 })).result;
  await doors.send('bonuses.remove', { bonus_id: String(id) }, frame.visitor);
  const answer = await doors.send('bonuses.activate', { bonus_id: String(next) }, frame.visitor);
  expect(answer.result, JSON.stringify(answer.error)).toBe(1);
  ({ round } = (await frame.decide(round, { name: 'open', at: 3 })).result);
  if (!round.is_over) await frame.decide(round, { name: 'collect' });
  await countPlayed(doors.product);
  expect(await balancesOf(db.sql, player.id)).toMatchObject({ main: 0, bonus: 1_000 });
  expect(await bonusNow(db, next), 'nor is it played with').toMatchObject({ state: 'active', turnover: 0 });
});

test('played down to nothing it is lost', async ({ doors, world }) => {
  const { db } = doors.product;
  const player = await world.player();
  const id = await giveBonus(doors.product, player, { ...welcome, amount: cents(2_000) });
  const frame = await openFrame(doors, { sysname: 'limbo', player });
  while ((await frame.start({ stake: 100, targetX100: 1_000_000 })).status === 200);
  await countPlayed(doors.product);
  const { state } = await bonusNow(db, id);
  const { bonus } = await balancesOf(db.sql, player.id);
  expect([state, bonus]).toEqual(['lost', 0]);
});

const withIsolation = (isOn: boolean) => {
  const files = readContent('content');
  const general = { ...files.cms<object>('general'), is_bonus_isolation_enabled: isOn };
  return { cms: <T>(name: string) => (name === 'general' ? general : files.cms(name)) as T };
};
const wish = { method: 'card', amount: '20', ...CARD };
const rich = { isVerified: true, balances: { main: cents(5_000) } };

test('a withdrawal that would end a bonus asks first, and then ends it; money is paid in full (S2-R178)', async () => {
  await using doors = await openCashier({ content: withIsolation(false) });
  const { db } = doors.product;
  const player = await doors.player(rich);
  const id = await giveBonus(doors.product, player, welcome);
  const visitor = await doors.enter(player);
  const asked = await doors.send('cashier.makewithdrawal', wish, visitor);
  expect([asked.status, asked.error.type, asked.error.error_data]).toEqual([
    422,
    'BonusWouldBurnException',
    { bonus_amount: 10 },
  ]);
  expect(await balancesOf(db.sql, player.id)).toMatchObject({ main: 5_000, bonus: 1_000, held: 0 });
  const done = await doors.send('cashier.makewithdrawal', { ...wish, burn_bonuses: '1' }, visitor);
  expect(done.status, JSON.stringify(done.error)).toBe(200);
  expect(await balancesOf(db.sql, player.id)).toMatchObject({ main: 3_000, bonus: 0, held: 2_000 });
  expect((await bonusNow(db, id)).state).toBe('forfeited');
  const again = await doors.send('cashier.makewithdrawal', wish, visitor);
  expect(again.status, JSON.stringify(again.error)).toBe(200);
});

test('kept apart, a withdrawal leaves the bonus alone', async () => {
  await using doors = await openCashier({ content: withIsolation(true) });
  const { db } = doors.product;
  const player = await doors.player(rich);
  const id = await giveBonus(doors.product, player, welcome);
  const visitor = await doors.enter(player);
  const done = await doors.send('cashier.makewithdrawal', wish, visitor);
  expect(done.status, JSON.stringify(done.error)).toBe(200);
  expect((await bonusNow(db, id)).state).toBe('active');
  expect(await balancesOf(db.sql, player.id)).toMatchObject({ bonus: 1_000, held: 2_000 });
});

test('another currency is refused while a bonus is active, though its purse is empty', async ({
  doors,
  world,
}) => {
  const { db } = doors.product;
  const player = await world.player();
  await giveBonus(doors.product, player, { ...welcome, amount: cents(2_000) });
  const frame = await openFrame(doors, { sysname: 'limbo', player });
  while ((await frame.start({ stake: 100, targetX100: 1_000_000 })).status === 200);
  expect((await balancesOf(db.sql, player.id)).bonus).toBe(0);
  const change = () => doors.send('account.setCurrency', { currency: 'EUR' }, frame.visitor);
  expect((await change()).status).toBe(400);
  await countPlayed(doors.product);
  expect((await change()).status).toBe(200);
});
