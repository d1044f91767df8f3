// What sets offers off by itself, and that a batch of facts is read in as many questions as a handful.
import { expect, test } from 'vitest';
import type { OfferRule } from '#contract/offer-rule.ts';
import { openCashier } from '#tests/bank.ts';
import { factsReadable } from '#tests/facts.ts';
import { depositOffer, giveAll, offer, withOffers } from '#tests/offers.ts';
import { recordFacts } from '../facts/facts.ts';
import { readSome } from '../facts/read-facts.ts';
import { offersReader } from './offers-reader.ts';

const openHouse = (offers: readonly OfferRule[]) => openCashier({ content: withOffers(offers) });
type House = Awaited<ReturnType<typeof openHouse>>;

async function enter(house: House, wish: Parameters<House['player']>[0] = {}) {
  const player = await house.player(wish);
  return { player, who: await house.enter(player) };
}

type Visitor = Awaited<ReturnType<typeof enter>>['who'];

const balance = async (house: House, who: Visitor) =>
  (await house.ask('account.getBalance', {}, who)).result.balance_main.amount;

test('a registration, a confirmed contact and days in a row set offers off, once each', async () => {
  const give = (id: number, trigger: OfferRule['trigger']) =>
    depositOffer({ id, trigger, rewards: [{ kind: 'cash', amount: 100 * id }] });
  await using house = await openHouse([
    give(1, { action: 'registration' }),
    give(2, { action: 'contact' }),
    give(4, { action: 'streak', days: 3 }),
  ]);
  const { db, clock } = house.product;
  const { player, who } = await enter(house, { currency: 'EUR' });
  const day = (back: number) => new Date(clock.now().getTime() - back * 86_400_000);
  const came = (at: Date) =>
    ({ name: 'player.signed_in', playerId: player.id, at, data: { way: 'password' } }) as const;
  const registered = { method: 'email', country: 'LV' };
  await db.atomically((tx) =>
    recordFacts(tx, [
      { name: 'player.registered', playerId: player.id, at: day(6), data: registered },
      { name: 'contact.confirmed', playerId: player.id, at: day(5), data: { type: 'email' } },
      { name: 'contact.confirmed', playerId: player.id, at: day(5), data: { type: 'phone' } },
      ...[day(4), day(4), day(2), day(1), day(0)].map(came),
    ]),
  );
  await giveAll(house.product);
  expect(await balance(house, who)).toBe(7);
});

test('what happened long ago sets nothing off, though it is read only now', async () => {
  await using house = await openHouse([depositOffer({ trigger: { action: 'registration' } })]);
  const { db, clock } = house.product;
  const { player, who } = await enter(house);
  const at = new Date(clock.now().getTime() - 8 * 86_400_000);
  const data = { method: 'email', country: 'LV' };
  await db.atomically((tx) =>
    recordFacts(tx, [{ name: 'player.registered', playerId: player.id, at, data }]),
  );
  await giveAll(house.product);
  expect(await balance(house, who)).toBe(0);
});

test('a thousand deposits are read with as many questions as ten', async () => {
  await using house = await openHouse([depositOffer()]);
  const { db, clock, content } = house.product;
  const player = await house.player();
  const counts: number[] = [];
  for (const many of [10, 1_000]) {
    const data = (at: number) =>
      ({ transaction: `t${many}-${at}`, method: 'card', currency: 'EUR', amount: 5_000 }) as never;
    await db.atomically((tx) =>
      recordFacts(
        tx,
        Array.from({ length: many }, (_, at) => ({
          name: 'deposit.settled',
          playerId: player.id,
          at: clock.now(),
          data: data(at),
        })),
      ),
    );
    await factsReadable(db);
    let asked = 0;
    const reader = offersReader({ content, clock });
    await readSome(
      db,
      {
        ...reader,
        read: (tx, facts) =>
          reader.read(
            {
              ...tx,
              sql: (...words) => {
                asked += 1;
                return tx.sql(...words);
              },
            },
            facts,
          ),
      },
      many,
    );
    counts.push(asked);
  }
  expect(counts[1]).toBe(counts[0]);
});

test('a level that is reached sets its offers off, once; a level too low keeps others away', async () => {
  const cash = (id: number, trigger: OfferRule['trigger'], conditions: OfferRule['conditions'] = {}) =>
    depositOffer({ id, trigger, conditions, rewards: [{ kind: 'cash', amount: 100 * id }] });
  await using house = await openHouse([
    cash(1, { action: 'level', level: 3 }),
    cash(2, { action: 'level' }),
    cash(4, { action: 'take' }, { levelMin: 3 }),
  ]);
  const { db, clock } = house.product;
  const { player, who } = await enter(house, { currency: 'EUR' });
  const obstacleTo = async (id: string) =>
    (await house.ask('campaigns.getoffers', { id }, who)).result.items[0].trigger.obstacle;
  expect([await obstacleTo('1'), await obstacleTo('4')]).toEqual([null, 'LEVEL']);
  const reach = (level: number) =>
    db.atomically(async (tx) => {
      await tx.sql`
        insert into loyalty_level_up (player_id, level, reached_at, gift)
        values (${player.id}, ${level}, ${clock.now()}, '[]') on conflict do nothing`;
      const fact = { name: 'level.reached', playerId: player.id, at: clock.now(), data: { level } } as const;
      await recordFacts(tx, [fact, fact]);
    });
  await reach(2);
  await giveAll(house.product);
  expect(await balance(house, who)).toBe(2);
  await reach(3);
  await giveAll(house.product);
  // Of the second offer each player has one.
  expect(await balance(house, who)).toBe(3);
  expect([await obstacleTo('1'), await obstacleTo('4')]).toEqual(['ALREADY_USED', null]);
});

test('a code that somebody registered with is used for them where their page did not, and once', async () => {
  const house = await openCashier({ content: withOffers([offer()]) });
  await using _ = house;
  const { db, clock } = house.product;
  const register = async (code: string) => {
    const { player, who } = await enter(house, { currency: 'EUR' });
    const data = { method: 'email', country: 'LV' };
    await db.sql`
      insert into registration (player_id, auth_type, registered_at, promo_code, source)
      values (${player.id}, 'email', ${clock.now()}, ${code}, '{}')`;
    await db.atomically((tx) =>
      recordFacts(tx, [{ name: 'player.registered', playerId: player.id, at: clock.now(), data }]),
    );
    return who;
  };
  const packs = async (who: Visitor) => (await house.ask('freespins.get', {}, who)).result.items.length;
  const [lost, quick, wrong] = [await register(' spins '), await register('SPINS'), await register('NONE')];
  expect((await house.send('campaigns.activateOffer', { promo_code: 'SPINS' }, quick)).status).toBe(200);
  await giveAll(house.product);
  expect(await packs(lost), 'its page may still come').toBe(0);
  const later = { ...house.product, clock: { now: () => new Date(clock.now().getTime() + 6 * 60_000) } };
  await giveAll(later);
  await giveAll(later);
  expect([await packs(lost), await packs(quick), await packs(wrong)]).toEqual([1, 1, 0]);
});
