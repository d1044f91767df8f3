// A decision that adds to the stake: which money pays it, what can refuse it, and what the player's other devices are sent.
import { expect, vi } from 'vitest';
import type { Balances } from '#contract/account/account.ts';
import { cents } from '#rules/money.ts';
import { giveActive } from '#tests/bonus-stakes.ts';
import { openDoorsIn } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { hear } from '#tests/heard.ts';
import { moveMoney } from '#tests/moved-money.ts';
import type { PlayerWish } from '#tests/player.ts';
import { seedNext } from '#tests/seeded.ts';
import { spentMeanwhile } from '#tests/spent-meanwhile.ts';
import { test as inWorld } from '#tests/world.ts';
import type { Player } from '../calls/context.ts';
import { close, reopen } from '../content/closures.ts';
import { balancesOf } from '../ledger/purse.ts';
import { log } from '../plumbing/log.ts';
import { goOn } from './go-on.ts';
import { findOtherOutcomes } from './replayed-outcomes.ts';
import { findRound } from './round-rows.ts';

const GAME = 'blackjack-21';
const DOUBLE = { name: 'double' };

const test = inWorld.extend('house', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  let meanwhile: ReturnType<typeof spentMeanwhile> | undefined;
  const doors = await openDoorsIn(world, {
    through(db) {
      meanwhile = spentMeanwhile(db);
      return meanwhile.db;
    },
  });
  onCleanup(() => doors[Symbol.asyncDispose]());
  const { product } = doors;
  const { sql } = product.db;

  /** A hand of 100 cents that can be doubled, and then wins 200, loses, or does whatever it does. */
  async function openHand(player: Player, after: 'wins' | 'loses' = 'loses') {
    const frame = await openFrame(doors, { sysname: GAME, player });
    await seedNext(product, player, {
      ...{ sysname: GAME, bet: { stake: 100 } },
      isWanted({ choices }, play) {
        if (!choices.some(({ name }) => name === DOUBLE.name)) return false;
        const { isOver, paid } = play(DOUBLE);
        return isOver && paid === (after === 'wins' ? 400 : 0);
      },
    });
    const { round } = (await frame.start({ stake: 100 })).result;
    expect(round).toMatchObject({ is_over: false, staked: 100 });
    return {
      id: round.id as string,
      double: (key?: string) => frame.decide(round, DOUBLE, key),
      kept: async () =>
        (
          await sql`select staked_cents, bonus_cents, state, jsonb_array_length(decisions) as decisions
            from round where id = ${round.id}`
        )[0],
      held: async () => {
        const { main, bonus } = await balancesOf(sql, player.id);
        return [main, bonus];
      },
    };
  }
  const { arm: spendMeanwhile, loseAnswer } = meanwhile!;
  return { ...doors, spendMeanwhile, loseAnswer, openHand };
});

const open = { staked_cents: 100, bonus_cents: 0, state: 'open', decisions: 0 };
const holding = (main: number, bonus: number): PlayerWish => ({
  balances: { ...(main > 0 && { main: cents(main) }), ...(bonus > 0 && { bonus: cents(bonus) }) },
});

test.for<[string, PlayerWish, number, number, number, [number, number]]>([
  // Title, balances before, put into main after the first stake, bonus money of the first stake and after, balances after.
  ['main money', holding(250, 300), 0, 0, 0, [50, 300]],
  ['bonus money', holding(0, 250), 500, 100, 200, [500, 50]],
  ['both, main money first', holding(60, 240), 30, 40, 110, [0, 130]],
])(
  'more of a stake that %s has paid is paid by it again',
  async ([, wish, more, first, all, left], { house, world }) => {
    const player = await world.player(wish);
    const hand = await house.openHand(player);
    expect(await hand.kept()).toEqual({ ...open, bonus_cents: first });
    if (more > 0) await moveMoney(world.db, player, more);
    using heard = hear(house.product, player.id);
    expect((await hand.double()).result).toMatchObject({
      round: { is_over: true, staked: 200, paid: 0 },
      balance: { cash: left[0], bonus: left[1] },
    });
    expect(await hand.kept()).toEqual({ staked_cents: 200, bonus_cents: all, state: 'over', decisions: 1 });
    expect(await hand.held()).toEqual(left);
    await heard.untilLast('account.balance_updated', {
      ...{ balance_main: { amount: left[0] / 100 }, balance_bonus: { amount: left[1] / 100 } },
    });
  },
);

test('a doubled hand that wins is paid, and the player is sent the balance after it', async ({
  house,
  world,
}) => {
  const player = await world.player(holding(200, 0));
  using heard = hear(house.product, player.id);
  const hand = await house.openHand(player, 'wins');
  expect((await hand.double()).result.balance.cash).toBe(400);
  await heard.untilLast('account.balance_updated', { balance_main: { amount: 4 } });
  const told = heard.come.map(({ data }) => (data as Balances).balance_main.amount);
  expect(told, 'after the first stake, after the second, after the win').toEqual([1, 0, 4]);
});

test.for<[string, PlayerWish]>([
  ['bonus money does not pay more of a stake of main money', holding(199, 500)],
  ['main money does not pay more of a stake of bonus money', holding(0, 199)],
  ['nothing pays it where both together are too little', holding(60, 139)],
])('%s', async ([, wish], { house, world }) => {
  const player = await world.player(wish);
  const hand = await house.openHand(player);
  const kept = await hand.kept();
  if ((wish.balances?.main ?? 0) === 0) await moveMoney(world.db, player, 500);
  const held = await hand.held();
  expect((await hand.double()).error.type).toBe('InsufficientFundsException');
  expect([await hand.kept(), await hand.held()]).toEqual([kept, held]);
});

test('a stake whose money is spent elsewhere at the same moment is refused as any that cannot be paid', async ({
  house,
  world,
}) => {
  const player = await world.player(holding(200, 0));
  const hand = await house.openHand(player);
  house.spendMeanwhile(() => moveMoney(world.db, player, -1));
  expect((await hand.double()).error.type).toBe('InsufficientFundsException');
  expect([await hand.kept(), await hand.held()]).toEqual([open, [99, 0]]);
});

test('trouble with the ledger is not told as too little money, and the stake can be added after it', async ({
  house,
  world,
}) => {
  const player = await world.player(holding(200, 0));
  const hand = await house.openHand(player);
  const bug = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  house.loseAnswer();
  expect((await hand.double()).status).toBeGreaterThanOrEqual(500);
  expect(bug).toHaveBeenCalledOnce();
  bug.mockRestore();
  expect((await hand.double()).status).toBe(200);
});

test('nothing is added to the stake of a free spin, nor for a player who is absent', async ({
  house,
  world,
}) => {
  const player = await world.player(holding(200, 0));
  const { id, double } = await house.openHand(player);
  const { vault, clock, content } = house.product;
  const terms = { vault, now: clock.now() };
  const payer = { session: null, content };
  const add = (more: object, by: typeof payer | null) =>
    world.db.atomically(async (tx) => {
      const row = (await findRound(tx.sql, player.id, id))!;
      return goOn(tx, { ...row, ...more }, DOUBLE, { ...terms, payer: by });
    });
  await expect(add({ pack_id: 'a pack' }, payer)).rejects.toMatchObject({ reason: 'BetNotAllowed' });
  await expect(add({}, null)).rejects.toThrow(`adds to the stake of ${id}`);
  expect((await double()).status).toBe(200);
});

test('the bonus that paid the first stake pays more of it, and no other one does', async ({
  house,
  world,
}) => {
  const { product } = house;
  const [player, other] = [await world.player(), await world.player()];
  const hand = await house.openHand(await withBonus(player), 'wins');
  const hers = await house.openHand(await withBonus(other));
  const visitor = await house.signIn(other);
  const [given] = await world.db.sql<{ id: number }>`select id from bonus where player_id = ${other.id}`;
  const removed = await house.send('bonuses.remove', { bonus_id: String(given!.id) }, visitor);
  expect(removed.status).toBe(200);
  await giveActive(product, other, 'casino');
  expect((await hers.double()).error.type).toBe('InsufficientFundsException');
  expect(await hers.held()).toEqual([0, 10_000]);
  expect((await hand.double()).result).toMatchObject({ balance: { cash: 0, bonus: 10_200 } });
  expect(await hand.kept()).toMatchObject({ staked_cents: 200, bonus_cents: 200 });

  async function withBonus(one: Player): Promise<Player> {
    await giveActive(product, one, 'casino');
    return one;
  }
});

test('the largest stake of a bonus holds for all that a round stakes', async ({ house, world }) => {
  const player = await world.player();
  await giveActive(house.product, player, 'casino');
  const hand = await house.openHand(player);
  await world.db.sql`update bonus set stake_max_cents = 199 where player_id = ${player.id}`;
  const refused = await hand.double();
  expect([refused.error.type, refused.error.error_data]).toEqual([
    'BonusMaxBetException',
    { limit_amount: 1.99 },
  ]);
  expect(await hand.held()).toEqual([0, 9_900]);
  await world.db.sql`update bonus set stake_max_cents = 200 where player_id = ${player.id}`;
  expect((await hand.double()).status).toBe(200);
});

test.for(['product:casino', `game:${GAME}`] as const)(
  'no stake is added while %s is closed',
  async (target, { house, world }) => {
    const { clock } = house.product;
    const player = await world.player(holding(300, 0));
    const hand = await house.openHand(player);
    const by = { by: 'a test', now: clock.now() };
    const closed = {
      target,
      messages: { en: 'Back soon', ru: 'Скоро', lv: 'Drīz', pt: 'Já' },
      ends_at: null,
    };
    await world.db.atomically((tx) => close(tx, closed, by));
    const refused = await hand.double();
    await world.db.atomically((tx) => reopen(tx, target, by));
    expect([refused.error.type, refused.error.error_data.target]).toEqual(['InMaintenanceException', target]);
    expect(await hand.kept()).toEqual(open);
    expect((await hand.double()).status).toBe(200);
  },
);

test('doubled hands come to the same when they are played again', async ({ house, world }) => {
  expect(await findOtherOutcomes(world.db, { vault: house.product.vault, since: null })).toEqual([]);
});
