// Every reward is charged to the budget of its definition; beyond it nothing is given, and nothing is lost.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { addToBudget, budgetNow, drainBudget } from '#tests/budgets.ts';
import { test } from '#tests/doors.ts';
import { giveCoins } from '#tests/loyalty.ts';
import type { Player } from '../calls/context.ts';
import { giveOrWait, waitingRewardsGiven } from './give-or-wait.ts';
import { giveReward } from './give-reward.ts';
import type { Given, Reward, RewardSource } from './reward.ts';

const spins = {
  kind: 'freespins',
  game: 'triple-sevens',
  rounds: 10,
  stake: cents(100),
  winsTo: 'main',
  days: 7,
} as const;

const givenTo = (
  player: Player,
  reward: Reward,
  source: RewardSource,
  key = `${source.name}-${player.id}`,
): Given => ({
  ...{ key, player, reward, source },
});

test.for<[Reward, number]>([
  [{ kind: 'cash', amount: cents(540) }, 500],
  [{ kind: 'bonus', template: 'gift', amount: cents(540) }, 500],
  [{ kind: 'freebet', value: cents(541), days: 7 }, 501],
  [spins, 926],
  [{ kind: 'coins', coins: 100 }, 130],
])(
  'a reward of %j is charged once, with what it costs in euros: %d',
  async ([reward, cost], { doors, world }) => {
    const { db, clock, content } = doors.product;
    const player = await world.player({ currency: 'USD' });
    const source = { giver: 'offer', name: `cost-${reward.kind}` } as const;
    for (let times = 0; times < 2; times += 1)
      await db.atomically((tx) => giveReward(tx, givenTo(player, reward, source), clock.now(), content));
    const { spent } = await budgetNow(doors.product, { kind: 'offer', name: source.name });
    expect(spent - 1).toBe(cost);
  },
);

test('cash of a tournament was charged when the run promised it, and its other prizes when they are given', async ({
  doors,
  world,
}) => {
  const { db, clock, content } = doors.product;
  const player = await world.player({ currency: 'EUR' });
  const source = { giver: 'tournament', name: 'cost-of-prizes' } as const;
  const give = (reward: Reward) =>
    db.atomically((tx) => giveReward(tx, givenTo(player, reward, source, reward.kind), clock.now(), content));
  await give({ kind: 'cash', amount: cents(500) });
  await give({ kind: 'coins', coins: 100 });
  const { spent } = await budgetNow(doors.product, { kind: 'tournament', name: source.name });
  expect(spent - 1).toBe(130);
});

test('a promo code whose budget is used up gives nothing, and works again with a new budget', async ({
  doors,
  world,
}) => {
  const budget = { kind: 'offer', name: '8' } as const;
  await drainBudget(doors.product, budget, 499);
  const player = await world.player({ currency: 'EUR' });
  const visitor = await doors.signIn(player);
  const use = () => doors.send('campaigns.activateOffer', { promo_code: 'GOLDEN25' }, visitor);
  const { status, error } = await use();
  expect([status, error.type]).toEqual([422, 'RewardUnavailableException']);
  const { sql } = doors.product.db;
  const left = await sql`
    select id::text from freespin_pack where player_id = ${player.id}
    union all select id::text from offer_claim where player_id = ${player.id}
    union all select id::text from promo_activation where player_id = ${player.id}`;
  expect(left).toEqual([]);
  await addToBudget(doors.product, budget);
  expect((await use()).status).toBe(200);
});

test('a product whose budget is used up is paid back in coins', async ({ doors, world }) => {
  await drainBudget(doors.product, { kind: 'loyalty-product', name: '2' });
  const player = await world.player({ currency: 'EUR' });
  await giveCoins(doors.product, player, 1_000);
  const visitor = await doors.signIn(player);
  await doors.send('loyalty.buyproduct', { id: '2' }, visitor);
  const { points } = (await doors.ask('loyalty.getinfo', {}, visitor)).result;
  expect(points).toBe(1_000);
});

test('a reward that was promised waits for its budget, and is given once there is one', async ({
  doors,
  world,
}) => {
  const { db, clock, content } = doors.product;
  const budget = { kind: 'loyalty-program', name: 'all' } as const;
  await drainBudget(doors.product, budget, 300);
  const player = await world.player({ currency: 'EUR' });
  const given = givenTo(player, { kind: 'cash', amount: cents(500) }, { giver: 'level', name: '6' });
  await db.atomically((tx) => giveOrWait(tx, given, clock.now(), content));
  const [task] = await db.sql<{ payload: unknown }>`select payload from task where name = 'reward.waiting'`;
  const worker = waitingRewardsGiven(doors.product);
  const work = async () => {
    const effect = await worker.run(task!.payload, AbortSignal.timeout(1_000));
    await db.atomically(async (tx) => effect?.(tx));
  };
  await expect(work()).rejects.toThrow('RewardUnavailable');
  await addToBudget(doors.product, budget);
  await work();
  await work();
  const [purse] = await db.sql<{
    main: number;
  }>`select main from ledger_purse where player_id = ${player.id}`;
  expect(purse).toEqual({ main: 500 });
});
