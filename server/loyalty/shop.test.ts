// The shop: what is bought is bought once, and what cannot be given comes back.
import { expect, vi } from 'vitest';
import { openDoors, test } from '#tests/doors.ts';
import { giveCoins } from '#tests/loyalty.ts';
import { untilAnswered } from '#tests/until-answered.ts';
import { readContent } from '../content/content.ts';
import { auditLedger } from '../ledger/audit.ts';
import { log } from '../plumbing/log.ts';
import type { DefinedProduct } from './definitions.ts';

const spins = {
  kind: 'freespins',
  game: 'fox-trot',
  rounds: 5,
  stakeCents: 20,
  winsTo: 'main',
  days: 7,
} as const;
const base = { image: 'chest', tone: 'gold', reward: spins, price: 100, level: 1 };
const products: DefinedProduct[] = [
  { ...base, id: 901, stock: 1 },
  { ...base, id: 902, limit: 2 },
  { ...base, id: 903, cooldownDays: 7 },
  { ...base, id: 904, level: 3 },
  { ...base, id: 905, reward: { kind: 'bonus', template: 'nobody-has-this', cents: 500 }, stock: 5 },
  { ...base, id: 906, reward: { kind: 'frame', frame: 'brass' } },
  { ...base, id: 907, reward: { kind: 'cash', cents: 1000 } },
  { ...base, id: 908, reward: { kind: 'bonus', template: 'gift', cents: 500 } },
  { ...base, id: 909, reward: { kind: 'freebet', cents: 500, days: 7 } },
];

async function openShop() {
  const { cms, ...content } = readContent('content');
  return openDoors({
    content: {
      ...content,
      cms: <T>(name: string) => (name === 'loyalty-products' ? products : cms(name)) as T,
    },
  });
}

type Shop = Awaited<ReturnType<typeof openShop>>;

async function enter(shop: Shop, coins: number) {
  const player = await shop.player({ currency: 'EUR' });
  await giveCoins(shop.product, player, coins);
  const visitor = await shop.signIn(player);
  return {
    player,
    visitor,
    buy: (id: number, key?: string) =>
      shop.send(
        'loyalty.buyproduct',
        { id: String(id) },
        { ...visitor, ...(key && { 'idempotency-key': key }) },
      ),
    points: async () => (await shop.ask('loyalty.getinfo', {}, visitor)).result.points,
    own: async (id: number) => {
      const { result } = await shop.ask('loyalty.getproducts', { fields: 'own' }, visitor);
      return result.items.find((product: { id: number }) => product.id === id).own;
    },
    orders: async () => (await shop.ask('loyalty.getOrders', {}, visitor)).result.items,
  };
}

test('loyalty.buyproduct gives the product and takes its coins (S7-R074)', async () => {
  await using shop = await openShop();
  const { buy, points, orders, player, visitor } = await enter(shop, 250);
  expect(await buy(907)).toMatchObject({ status: 200, result: 1 });
  expect(await points()).toBe(150);
  expect(await orders()).toMatchObject([{ product: 907, price: 100, state: 'delivered' }]);
  const { result } = await shop.ask('account.getBalance', {}, visitor);
  expect(result.balance_main).toEqual({ amount: 10, currency: 'EUR' });
  expect(player.currency).toBe('EUR');
  const guest = await shop.send('loyalty.buyproduct', { id: '907' });
  expect([guest.status, guest.error.type]).toEqual([401, 'AuthorizationException']);
});

test('too few coins are refused with how many are missing, and nothing changes', async () => {
  await using shop = await openShop();
  const { buy, points, own } = await enter(shop, 60);
  const { status, error } = await buy(907);
  expect([status, error.type, error.error_data]).toEqual([422, 'NotEnoughCoinsException', { missing: 40 }]);
  expect(await points()).toBe(60);
  expect(await own(907)).toMatchObject({ state: 'short', missing: 40 });
  expect((await buy(1234)).error.type).toBe('InvalidParameterException');
});

test('a hundred who want the last one: one has it, and nobody else has paid', async () => {
  await using shop = await openShop();
  const buyers: Awaited<ReturnType<typeof enter>>[] = [];
  for (let n = 0; n < 10; n++) buyers.push(await enter(shop, 1000));
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => untilAnswered(() => buyers[n % 10]!.buy(901, `key-${n}`))),
  );
  const said = Object.groupBy(answers, ({ error }) => error?.type ?? 'bought');
  expect(Object.fromEntries(Object.entries(said).map(([type, some]) => [type, some!.length]))).toEqual({
    bought: 1,
    ProductUnavailableException: 99,
  });
  const points = await Promise.all(buyers.map((buyer) => buyer.points()));
  expect(points.toSorted((a, b) => a - b)).toEqual([900, ...Array(9).fill(1000)]);
  const packs = await shop.product.db.sql`select from freespin_pack`;
  expect(packs).toHaveLength(1);
});

test('the same key buys once', async () => {
  await using shop = await openShop();
  const { buy, points, orders } = await enter(shop, 1000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => untilAnswered(() => buy(902, 'one'))));
  expect(answers.map(({ result }) => result)).toEqual(Array(20).fill(1));
  expect(await points()).toBe(900);
  expect(await orders()).toHaveLength(1);
});

test.for([
  ['as often as a player may', 902, 2, 'limit'],
  ['again after its days', 903, 1, 'cooling'],
  ['from its level on', 904, 0, 'level'],
] as const)('it is bought %s', async ([, id, times, why]) => {
  await using shop = await openShop();
  const { buy, own, points } = await enter(shop, 1000);
  for (let n = 0; n < times; n++) expect((await buy(id)).result).toBe(1);
  const { error } = await buy(id);
  expect([error.type, error.error_data]).toEqual(['ProductUnavailableException', { why }]);
  expect((await own(id)).state).toBe(why);
  expect(await points()).toBe(1000 - times * 100);
});

test('what cannot be delivered is paid back at once, with its place in the stock, and told', async () => {
  await using shop = await openShop();
  const cry = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const { buy, points, orders, visitor } = await enter(shop, 300);
  expect((await buy(905)).result).toBe(1);
  expect(cry).toHaveBeenCalledTimes(1);
  cry.mockRestore();
  expect(await points()).toBe(300);
  expect(await orders()).toMatchObject([{ product: 905, state: 'refunded' }]);
  const { result } = await shop.ask('loyalty.getproducts', {});
  expect(result.items.find(({ id }: { id: number }) => id === 905).left).toBe(5);
  const told = await shop.ask('loyalty.getnotifications', {}, { ...visitor, 'x-csrf': '1' });
  expect(told.result.items).toMatchObject([
    { trigger: 'refund', type: 'credit', title: '100 coins came back' },
  ]);
});

test('loyalty.wearFrame puts a frame on that was bought, and no other', async () => {
  await using shop = await openShop();
  const { buy, own, visitor } = await enter(shop, 300);
  const wear = (id: number) => shop.send('loyalty.wearFrame', { id: String(id) }, visitor);
  expect((await wear(906)).error.type).toBe('InvalidParameterException');
  await buy(906);
  const frameOf = async () => (await shop.ask('loyalty.getinfo', {}, visitor)).result.frame;
  expect([await frameOf(), await own(906)]).toMatchObject(['brass', { state: 'owned', is_worn: true }]);
  await wear(0);
  expect([await frameOf(), (await own(906)).is_worn]).toEqual([null, false]);
  await wear(906);
  expect(await frameOf()).toBe('brass');
});

test('an order, a stock and points that are not what happened are found', async () => {
  await using shop = await openShop();
  shop.leaveUnaudited();
  const { buy } = await enter(shop, 300);
  await buy(901);
  const { sql } = shop.product.db;
  const faults = async () => (await auditLedger(sql)).map(({ invariant, rule }) => `${invariant}: ${rule}`);
  expect(await faults()).toEqual([]);
  await sql`update loyalty_order set microcoins = microcoins + 1`;
  expect(await faults()).toEqual(['L32: an order took or gave back other coins than it says']);
  await sql`update loyalty_order set microcoins = microcoins - 1`;
  await sql`update loyalty_stock set sold = 0`;
  expect(await faults()).toEqual(['L32: a product counts other orders than were made']);
  await sql`update loyalty_stock set sold = 1`;
  await sql`insert into loyalty_day (player_id, day, micropoints) select id, '2026-03-01', 5 from player limit 1`;
  expect(await faults()).toEqual(['L32: points are not what the days have brought']);
});

test('a bonus and a free bet are delivered as such, once, and the player is told why', async () => {
  await using shop = await openShop();
  const { visitor, buy, orders } = await enter(shop, 200);
  for (const id of [908, 909]) for (const _time of [1, 2]) await buy(id, `order-of-${id}`);
  expect((await orders()).map(({ state }: { state: string }) => state)).toEqual(['delivered', 'delivered']);
  const { result: bonuses } = await shop.ask('bonuses.get', {}, visitor);
  expect(bonuses.items).toMatchObject([{ amount: { amount: 5 }, source: { giver: 'shop', name: '908' } }]);
  const { result: freebets } = await shop.ask('bets.getFreebets', {}, visitor);
  expect(freebets.items).toMatchObject([{ value: { amount: 5, currency: 'EUR' }, odds_min: 1_500 }]);
});
