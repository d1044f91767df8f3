// The life of a bonus, as its player lives it.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { bonusNow, countPlayed, giveBonus } from '#tests/bonuses.ts';
import { test } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { givePack } from '#tests/freespins.ts';
import { untilAnswered } from '#tests/until-answered.ts';
import { balancesOf } from '../ledger/purse.ts';

const spin = { stake: 20, mode: 'base' };
const GAME = 'triple-sevens';

test('bonuses.get lists what a player has, with its terms computed, and nobody else’s (S7-R039, S3-R109)', async ({
  doors,
  world,
}) => {
  const player = await world.player({ currency: 'EUR' });
  const id = await giveBonus(doors.product, player, { template: 'welcome-match', amount: cents(6_000) });
  const visitor = await doors.signIn(player);
  const { result } = await doors.ask('bonuses.get', { status: 'active', offset: '0', count: '5' }, visitor);
  const eur = (amount: number) => ({ amount, currency: 'EUR' });
  expect(result).toMatchObject({
    count: 1,
    items: [
      {
        ...{ id, type: 'casino', status: 'active', title: 'Welcome bonus', amount: eur(60), purse: eur(60) },
        ...{ turnover: eur(0), required: eur(2_100), wager: { x: 35, base: 'bonus' } },
        ...{ stake_max: eur(3), stake_max_percent: 5, cap: eur(600), cap_x: 10, can_deactivate: true },
        source: { giver: 'offer', name: 'test' },
      },
    ],
  });
  const counted = Object.fromEntries(
    result.items[0].counts.map(({ kind, most }: { kind: string; most: number }) => [kind, most]),
  );
  expect(counted).toMatchObject({ slot: 100, roulette: 65, dice: 25, baccarat: 25, blackjack: 10 });
  const stranger = await doors.signIn(await world.player());
  expect((await doors.ask('bonuses.get', {}, stranger)).result).toEqual({ items: [], count: 0 });
  const guest = await doors.ask('bonuses.get');
  expect([guest.status, guest.error.type]).toEqual([401, 'AuthorizationException']);
});

test('bonuses.activate puts one into play, and no other beside it; bonuses.deactivate takes it back while nothing was played (S7-R040, S7-R041)', async ({
  doors,
  world,
}) => {
  const player = await world.player();
  const { db } = doors.product;
  const [first, second] = [await giveBonus(doors.product, player), await giveBonus(doors.product, player)];
  const visitor = await doors.signIn(player);
  const send = (call: string, id: number) => doors.send(`bonuses.${call}`, { bonus_id: String(id) }, visitor);
  expect((await send('activate', first)).result).toBe(1);
  expect((await balancesOf(db.sql, player.id)).bonus).toBe(1_000);
  const refused = await send('activate', second);
  expect([refused.status, refused.error.type]).toEqual([409, 'BonusActiveException']);
  const pack = await givePack(doors.product, player, { game: GAME, rounds: 1 });
  const free = await openFrame(doors, { sysname: GAME, player });
  expect((await free.start({ ...spin, stake: 100 }, undefined, pack)).status, 'a free spin').toBe(200);
  expect((await send('deactivate', first)).result).toBe(1);
  expect((await balancesOf(db.sql, player.id)).bonus).toBe(0);
  expect((await send('activate', second)).result).toBe(1);
  const frame = await openFrame(doors, { sysname: GAME, player });
  expect((await frame.start(spin)).status).toBe(200);
  const played = await send('deactivate', second);
  expect([played.status, played.error.type]).toEqual([422, 'BonusPlayedException']);
});

test('bonuses.remove burns what lies in its purse, and leaves money alone (S7-R042)', async ({
  doors,
  world,
}) => {
  const player = await world.player({ balances: { main: cents(5) } });
  const { db } = doors.product;
  const id = await giveBonus(doors.product, player, { template: 'welcome-match' });
  const waiting = await giveBonus(doors.product, player);
  const visitor = await doors.signIn(player);
  for (const bonus of [id, waiting])
    expect((await doors.send('bonuses.remove', { bonus_id: String(bonus) }, visitor)).result).toBe(1);
  expect(await balancesOf(db.sql, player.id)).toMatchObject({ main: 5, bonus: 0 });
  expect([(await bonusNow(db, id)).state, (await bonusNow(db, waiting)).state]).toEqual([
    'forfeited',
    'removed',
  ]);
  const again = await doors.send('bonuses.remove', { bonus_id: String(id) }, visitor);
  expect([again.status, again.error.type]).toEqual([422, 'BonusEndedException']);
  const { result } = await doors.ask('bonuses.get', { status: 'history' }, visitor);
  expect(result.items.map(({ status }: { status: string }) => status).toSorted()).toEqual([
    'forfeited',
    'removed',
  ]);
});

test('bettingBonuses.get, activate and remove do the same in betting, and one of each can be active (S7-R036, S7-R037, S7-R038)', async ({
  doors,
  world,
}) => {
  const player = await world.player();
  const { db } = doors.product;
  await giveBonus(doors.product, player, { template: 'welcome-match' });
  const id = await giveBonus(doors.product, player, { template: 'free-bet' });
  const visitor = await doors.signIn(player);
  const { result } = await doors.ask('bettingBonuses.get', { status: 'active' }, visitor);
  expect(result.items).toMatchObject([{ id, type: 'betting', is_free_bet: true, odds_min: 1.5 }]);
  const fields = { bonus_id: String(id) };
  expect((await doors.send('bettingBonuses.activate', fields, visitor)).result).toBe(1);
  expect(await balancesOf(db.sql, player.id)).toMatchObject({ bonus: 1_000, betting_bonus: 1_000 });
  expect((await doors.send('bettingBonuses.remove', fields, visitor)).result).toBe(1);
  expect(await balancesOf(db.sql, player.id)).toMatchObject({ bonus: 1_000, betting_bonus: 0 });
});

test.for(['activate', 'deactivate', 'remove'])(
  'bonuses.%s of another player’s, of betting, or of none at all changes nothing (S6-R002)',
  async (call, { doors, world }) => {
    const [player, other] = [await world.player(), await world.player()];
    const foreign = await giveBonus(doors.product, other);
    const betting = await giveBonus(doors.product, player, { template: 'free-bet' });
    const visitor = await doors.signIn(player);
    for (const id of [foreign, betting, 999_999_999, -1]) {
      const { status, error } = await doors.send(`bonuses.${call}`, { bonus_id: String(id) }, visitor);
      expect([status, error.type]).toEqual([400, 'InvalidParameterException']);
    }
    expect((await bonusNow(doors.product.db, foreign)).state).toBe('available');
    expect((await doors.send(`bonuses.${call}`, { bonus_id: String(foreign) })).status).toBe(401);
  },
);

test.for(['activate', 'remove'])('a hundred times %s at once is once', async (call, { doors, world }) => {
  const player = await world.player();
  const { db } = doors.product;
  const id = await giveBonus(doors.product, player);
  const visitor = await doors.signIn(player);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      untilAnswered(() => doors.send(`bonuses.${call}`, { bonus_id: String(id) }, visitor)),
    ),
  );
  expect(answers.filter(({ result }) => result === 1).length).toBeGreaterThan(0);
  const entries = await db.sql`
    select from ledger_entry where player_id = ${player.id} and reason in ('bonus.activated', 'bonus.ended')`;
  expect(entries).toHaveLength(1);
  expect((await balancesOf(db.sql, player.id)).bonus).toBe(call === 'activate' ? 1_000 : 0);
});

test('the same key gives a bonus once', async ({ doors, world }) => {
  const player = await world.player();
  await Promise.all(
    Array.from({ length: 20 }, () => giveBonus(doors.product, player, { key: `once-${player.id}` })),
  );
  const rows = await doors.product.db.sql`select from bonus where player_id = ${player.id}`;
  expect(rows).toHaveLength(1);
});

test('what is played counts by its game, and played through the bonus becomes money up to its cap', async ({
  doors,
  world,
}) => {
  const player = await world.player();
  const { db } = doors.product;
  const id = await giveBonus(doors.product, player, { template: 'welcome-match', amount: cents(1_000) });
  const frame = await openFrame(doors, { sysname: GAME, player });
  await frame.start(spin);
  await frame.start(spin);
  const dice = await openFrame(doors, { sysname: 'dice', player });
  expect((await dice.start({ stake: 20, chance: 4_950, side: 'under' })).status).toBe(200);
  await countPlayed(doors.product);
  expect(await bonusNow(db, id)).toMatchObject({ state: 'active', turnover: 45 });
  await db.sql`update bonus set turnover_hundredths = required_cents * 100 - 1, cap_cents = 300,
    terms = jsonb_set(terms, '{cap}', '300') where id = ${id}`;
  await frame.start(spin);
  const before = (await balancesOf(db.sql, player.id)).bonus;
  await countPlayed(doors.product);
  expect(before).toBeGreaterThan(300);
  expect(await bonusNow(db, id)).toMatchObject({ state: 'completed', converted: 300 });
  expect(await balancesOf(db.sql, player.id)).toMatchObject({ main: 300, bonus: 0 });
});
