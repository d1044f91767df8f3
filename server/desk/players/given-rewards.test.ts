// The player's page shows staff what the operator gave this player, whoever gave it.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { openDesk } from '#tests/desk.ts';
import { test } from '#tests/doors.ts';
import { giveReward } from '../../rewards/give-reward.ts';
import type { Given } from '../../rewards/reward.ts';

test('what a campaign, a quest and a member of staff gave is on the player’s page, the latest first', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const [support, cashier] = [await desk.member('support'), await desk.member('cashier')];
  const { db, clock, content } = doors.product;
  const player = await doors.player({ currency: 'EUR' });
  const asked = { player: String(player.id) };
  const shown = async () => (await desk.ask('players.get', asked, support)).result.rewards;
  expect(await shown()).toEqual([]);

  await doors.send('campaigns.activateOffer', { promo_code: 'GOLDEN25' }, await doors.signIn(player));
  const quest: Given = {
    key: `quest-shown-${player.id}`,
    player,
    reward: { kind: 'cash', amount: cents(1_000) },
    source: { giver: 'quest', name: 'first-steps' },
  };
  for (let times = 0; times < 2; times += 1)
    await db.atomically((tx) => giveReward(tx, quest, new Date(clock.now().getTime() + 1_000), content));
  expect(await shown()).toMatchObject([
    { giver: 'quest', name: 'first-steps', kind: 'cash', says: '€\u00a010.00' },
    { giver: 'promo-code', name: '8', kind: 'freespins', at: expect.stringMatching(/Z$/) },
  ]);

  const gift = { key: 'a1b2c3d4e5f6a7b8', amount: '5', days: '7', reason: 'asked by phone' };
  expect((await desk.send('players.giveFreebet', { ...asked, ...gift }, cashier)).status).toBe(200);
  expect(await shown()).toContainEqual(
    expect.objectContaining({ giver: 'staff', name: cashier.name, kind: 'freebet', says: '€\u00a05.00' }),
  );
});
