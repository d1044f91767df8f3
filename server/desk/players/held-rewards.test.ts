// The player's page shows staff what the player was promised and waits for, with why and since when.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { drainBudget } from '#tests/budgets.ts';
import { openDesk } from '#tests/desk.ts';
import { test } from '#tests/doors.ts';
import { holdReward } from '../../bonuses/held-rewards.ts';
import { stopKind } from '../../budgets/stop-kind.ts';
import { giveOrWait } from '../../rewards/give-or-wait.ts';
import type { Given } from '../../rewards/reward.ts';

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
