// What an active bonus forbids is refused before play, and nothing is taken for it.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { bonusNow, countPlayed, giveBonus } from '#tests/bonuses.ts';
import { openDoors, test } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { openTableHouse } from '#tests/table-house.ts';
import { readContent } from '../content/content.ts';
import { balancesOf } from '../ledger/purse.ts';

const GAME = 'triple-sevens';
const spin = (stake: number) => ({ stake, mode: 'base' });
const welcome = { template: 'welcome-match', amount: cents(1_000) };

test('a stake with bonus money over the maximum is refused before play; with money it is taken', async ({
  doors,
  world,
}) => {
  const player = await world.player();
  await giveBonus(doors.product, player, welcome);
  const frame = await openFrame(doors, { sysname: GAME, player });
  const { status, error } = await frame.start(spin(100));
  expect([status, error.type, error.error_data]).toEqual([
    422,
    'BonusMaxBetException',
    { limit_amount: 0.5 },
  ]);
  expect((await frame.init()).result).toMatchObject({ balance: { bonus: 1_000 }, seeds: { nonce: 0 } });
  expect((await frame.start(spin(40))).status).toBe(200);
  const rich = await world.player({ balances: { main: cents(1_000) } });
  await giveBonus(doors.product, rich, welcome);
  const own = await openFrame(doors, { sysname: GAME, player: rich });
  expect((await own.start(spin(100))).status).toBe(200);
  expect((await balancesOf(doors.product.db.sql, rich.id)).bonus).toBe(1_000);
});

test('a game that is not played with a bonus is refused before play', async ({ doors, world }) => {
  const player = await world.player();
  const { db } = doors.product;
  const id = await giveBonus(doors.product, player, welcome);
  await db.sql`update bonus set terms = jsonb_set(terms, '{excluded}', ${JSON.stringify([GAME])}::jsonb) where id = ${id}`;
  const frame = await openFrame(doors, { sysname: GAME, player });
  const { status, error } = await frame.start(spin(20));
  expect([status, error.type]).toEqual([422, 'BonusGameExcludedException']);
  const { result } = await doors.ask('bonuses.getGame', { sysname: GAME }, frame.visitor);
  expect(result.counts).toMatchObject({ percent: 0, is_excluded: true });
  expect((await balancesOf(db.sql, player.id)).bonus).toBe(1_000);
});

test('bonuses.getGame says before a round how much of it counts, and nothing where no bonus is in play', async ({
  doors,
  world,
}) => {
  const player = await world.player();
  const visitor = await doors.signIn(player);
  const ask = async (sysname: string) =>
    (await doors.ask('bonuses.getGame', { sysname }, visitor)).result.counts;
  expect(await ask('dice')).toBeNull();
  await giveBonus(doors.product, player, welcome);
  expect(await ask('dice')).toMatchObject({ percent: 25, is_excluded: false, stake_max: { amount: 0.5 } });
  expect(await ask(GAME)).toMatchObject({ percent: 100, required: { amount: 350 } });
  expect(await ask('nothing-at-all')).toMatchObject({ percent: 100 });
});

test('a decision that adds to the stake beyond the maximum is refused, and the round stays as it was', async ({
  doors,
  world,
}) => {
  const player = await world.player();
  const { db } = doors.product;
  const id = await giveBonus(doors.product, player, welcome);
  const frame = await openFrame(doors, { sysname: 'blackjack-21', player });
  await db.sql`update bonus set stake_max_cents = 100 where id = ${id}`;
  for (;;) {
    const { result } = await frame.start({ stake: 100 });
    const offered = result.round.choices.find(({ name }: { name: string }) => name === 'double');
    if (offered === undefined) {
      if (!result.round.is_over) await frame.decide(result.round, { name: 'stand' });
      continue;
    }
    const { status, error } = await frame.decide(result.round, { name: 'double' });
    expect([status, error.type]).toEqual([422, 'BonusMaxBetException']);
    expect((await frame.init()).result.round).toMatchObject({ staked: 100, decisions: 0 });
    return;
  }
});

test('at a shared table it is refused as well', async () => {
  await using house = await openTableHouse('rocket-run');
  await house.until('open');
  const player = await house.sit({});
  await giveBonus(house.product, player.player, { template: 'welcome-match', amount: cents(100_000) });
  const refused = await player.place({ stake: 1_000, targetX100: 101 });
  expect([refused.status, refused.error.type]).toEqual([422, 'BonusMaxBetException']);
  expect((await player.place({ stake: 100, targetX100: 101 })).status).toBe(200);
});

test.for([
  ['apart only what it has staked counts', true],
  ['together all that is staked counts', false],
] as const)('bonus money kept %s', async ([, isApart]) => {
  const files = readContent('content');
  const general = { ...files.cms<object>('general'), is_bonus_isolation_enabled: isApart };
  const cms = <T>(name: string) => (name === 'general' ? general : files.cms(name)) as T;
  await using doors = await openDoors({ content: { cms } });
  const { db } = doors.product;
  const player = await doors.player({ balances: { main: cents(30) } });
  const id = await giveBonus(doors.product, player, welcome);
  const frame = await openFrame(doors, { sysname: GAME, player });
  const stakes = { staked: 0, bonus: 0 };
  while (stakes.bonus === 0) {
    const before = await balancesOf(db.sql, player.id);
    const { round } = (await frame.start(spin(20))).result;
    const after = await balancesOf(db.sql, player.id);
    stakes.staked += 20;
    if (round.paid === 0) stakes.bonus += before.bonus - after.bonus;
    else stakes.bonus += isApart && before.main < 20 ? 20 : 20 - Math.min(20, before.main);
  }
  await countPlayed(doors.product);
  expect((await bonusNow(db, id)).turnover).toBe(isApart ? stakes.bonus : stakes.staked);
});
