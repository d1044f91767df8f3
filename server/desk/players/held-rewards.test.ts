// The player's page shows staff what the player was promised and waits for, with why and since when.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { drainBudget } from '#tests/budgets.ts';
import { openDesk } from '#tests/desk.ts';
import { test } from '#tests/doors.ts';
import { holdReward } from '../../bonuses/held-rewards.ts';
import { initialBudget } from '../../budgets/budget-name.ts';
import { reopenKind, stopKind } from '../../budgets/stop-kind.ts';
import { giveOrWait } from '../../rewards/give-or-wait.ts';
import type { Given } from '../../rewards/reward.ts';
import { listHeldRewards } from './held-rewards.ts';

test('rewards that wait for a budget or a stopped kind are on the player’s page, with why and since when', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const support = await desk.member('support');
  const { db, clock, content } = doors.product;
  const now = clock.now();
  const player = await doors.player({ currency: 'EUR' });
  const held = async () =>
    (await desk.ask('players.get', { player: String(player.id) }, support)).result.held;
  expect(await held()).toEqual([]);

  await drainBudget(doors.product, { kind: 'loyalty-quest', name: 'first-steps' }, 3_00);
  const quest: Given = {
    ...{ key: 'waits-at-the-desk', player, reward: { kind: 'cash', amount: cents(1_000) } },
    source: { giver: 'quest', name: 'first-steps' },
  };
  await db.atomically((tx) => giveOrWait(tx, quest, now, content));
  const later = new Date(now.getTime() + 1_000);
  const insurance = { bet: 'b1', player: player.id, currency: 'EUR', value: 250, cost: 250 };
  await db.atomically(async (tx) => {
    await stopKind(tx, { kind: 'insurance', why: 'too many', by: '', now });
    await holdReward(
      tx,
      {
        ...{ playerId: player.id, key: 'insurance:b1', giver: 'insurance', kind: 'freebet' },
        ...{ currency: 'EUR', cents: cents(250), count: null, given: insurance },
      },
      later,
    );
  });
  const left = (amount: number) => ({ amount, currency: 'EUR' });
  expect(await held()).toEqual([
    {
      ...{
        since: now.toISOString(),
        giver: 'quest',
        name: 'first-steps',
        kind: 'cash',
        says: '€\u00a010.00',
      },
      ...{ budget: 'loyalty-quest:first-steps', left: left(3), stopped: null },
    },
    {
      ...{ since: later.toISOString(), giver: 'insurance', name: 'b1', kind: 'freebet', says: '€\u00a02.50' },
      ...{ budget: 'insurance:accumulators', left: left(50_000) },
      stopped: { at: now.toISOString(), by: '', why: 'too many' },
    },
  ]);
});

test('only what this player waits for is listed, the earliest first, each with the budget that it waits for', async ({
  doors,
}) => {
  const { db, clock } = doors.product;
  const now = clock.now();
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
  const [player, other] = [await doors.player({ currency: 'EUR' }), await doors.player({ currency: 'USD' })];
  const hold = (to: Given['player'], key: string, seconds: number, given: object, more: object = {}) =>
    db.atomically((tx) =>
      holdReward(
        tx,
        {
          ...{ playerId: to.id, key, giver: 'level', kind: 'cash', currency: to.currency },
          ...{ cents: cents(700), count: null, given },
          ...more,
        } as Parameters<typeof holdReward>[1],
        at(seconds),
      ),
    );
  const source = { giver: 'level', name: '6' };
  await hold(player, 'level:b', 20, { source, reward: { kind: 'coins', coins: 40 } }, { kind: 'coins' });
  await hold(player, 'level:a', 10, {});
  await hold(player, 'level:c', 30, {}, { cents: null, count: 1, kind: 'coins' });
  await hold(other, 'level:d', 5, {});
  const claim = (to: Given['player'], offer: number, state: string, reason: string) => db.sql`
    insert into offer_claim (player_id, offer_id, number, cause, rule, currency, state, reason, created_at, changed_at)
    values (${to.id}, ${offer}, 1, 'a test', '{}', ${to.currency}, ${state}, ${reason}, ${at(1)}, ${at(2)})`;
  await claim(player, 5, 'partial', 'RewardUnavailable');
  await claim(player, 6, 'partial', 'OfferUnavailable');
  await claim(player, 7, 'given', 'RewardUnavailable');
  await claim(other, 8, 'partial', 'RewardUnavailable');
  await db.atomically(async (tx) => {
    await stopKind(tx, { kind: 'loyalty-program', why: 'too many', by: 'Ann', now });
    await stopKind(tx, { kind: 'offer', why: 'a test', by: 'Ann', now });
    await reopenKind(tx, { kind: 'offer', by: 'Bob', now });
  });
  await drainBudget(doors.product, { kind: 'offer', name: '6' });
  await drainBudget(doors.product, { kind: 'jackpot', name: '5' });

  const held = await listHeldRewards(db.sql, player.id);
  const stopped = { at: now.toISOString(), by: 'Ann', why: 'too many' };
  const ofLevels = {
    ...{ giver: 'level', budget: 'loyalty-program:all', stopped },
    left: { amount: initialBudget('loyalty-program'), currency: 'EUR' },
  };
  expect(held).toEqual([
    {
      ...{ since: at(2).toISOString(), giver: 'offer', name: '5', kind: null, says: '', stopped: null },
      ...{ budget: 'offer:5', left: { amount: initialBudget('offer'), currency: 'EUR' } },
    },
    { ...ofLevels, since: at(10).toISOString(), name: '', kind: 'cash', says: '€\u00a07.00' },
    { ...ofLevels, since: at(20).toISOString(), name: '6', kind: 'coins', says: '40' },
    { ...ofLevels, since: at(30).toISOString(), name: '', kind: 'coins', says: '' },
  ]);
  const usd = await listHeldRewards(db.sql, other.id);
  expect(usd.map(({ name, says }) => [name, says])).toEqual([
    ['8', ''],
    ['', '$\u00a07.00'],
  ]);

  for (let more = 0; more < 50; more += 1) await hold(player, `level:more-${more}`, 100 + more, {});
  const page = await listHeldRewards(db.sql, player.id);
  expect([page.length, page.at(-1)!.since], 'fifty at most').toEqual([50, at(145).toISOString()]);
});
