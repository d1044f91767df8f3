// Which bonus is in play, asked of one stake after another: the account that its bonus money returns to depends on nothing else.
import { expect } from 'vitest';
import { giveActive } from '#tests/bonus-stakes.ts';
import { test } from '#tests/doors.ts';
import { undone } from '#tests/undone.ts';
import { house, pocket } from '../ledger/accounts.ts';
import { findReturnAccounts } from './paying-bonus.ts';

test('bonus money returns to the bonus that paid it while that is in play, and otherwise to the operator', async ({
  doors,
  world,
}) => {
  const { db } = doors.product;
  const [player, other] = [await world.player({ currency: 'EUR' }), await world.player({ currency: 'EUR' })];
  const id = await giveActive(doors.product, player, 'casino');
  const foreign = await giveActive(doors.product, other, 'casino');
  const accountOf = (
    product: 'casino' | 'betting',
    bonus_id: number | null,
    { bonus_cents = 1, state = 'active', id: player_id = player.id } = {},
  ) =>
    undone(db, async (tx) => {
      const endedAt = state === 'expired' ? doors.product.clock.now() : null;
      await tx.sql`update bonus set state = ${state}, ended_at = ${endedAt} where id = ${id}`;
      const stake = { player_id, bonus_id, bonus_cents: bonus_cents as never };
      return (await findReturnAccounts(tx, product, [stake]))(stake);
    });
  const own = pocket(player.id, 'bonus');
  expect(await accountOf('casino', id)).toBe(own);
  expect(await accountOf('casino', id, { state: 'expiring' })).toBe(own);
  expect(await accountOf('casino', null, { state: 'expired' }), 'of no bonus, and none is in play').toBe(own);
  expect(await accountOf('casino', null, { bonus_cents: 0 }), 'nothing of it was bonus money').toBe(own);
  expect(await accountOf('betting', null)).toBe(pocket(player.id, 'betting_bonus'));
  expect(await accountOf('casino', foreign, { id: other.id })).toBe(pocket(other.id, 'bonus'));
  for (const gone of [
    accountOf('casino', id, { state: 'expired' }),
    accountOf('casino', null),
    accountOf('casino', foreign),
    accountOf('betting', id),
  ])
    expect(await gone).toBe(house('bonuses'));
});
