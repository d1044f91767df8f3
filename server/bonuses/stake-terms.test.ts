// What a bonus in play allows and forbids of a stake.
import { expect, test as unit } from 'vitest';
import { cents } from '#rules/money.ts';
import { giveBonus } from '#tests/bonuses.ts';
import { test } from '#tests/world.ts';
import type { PlayerContext } from '../calls/context.ts';
import { readContent } from '../content/content.ts';
import type { Nullable } from '../database/db.ts';
import { house, pocket } from '../ledger/accounts.ts';
import { activateBonus } from './activate.ts';
import { bonuses } from './handlers.ts';
import { findPayingBonuses, findReturnAccounts } from './paying-bonus.ts';
import { bonusRefused, findStakeTerms, type StakeTerms, stakeable } from './stake-terms.ts';

const now = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const none = {
  ...{ bonus_id: null, bonus_state: null, bonus_ends_at: null, bonus_stake_max: null, bonus_excluded: null },
};
const active: Nullable<StakeTerms> = {
  ...{ bonus_id: 1, bonus_state: 'active', bonus_ends_at: later(1), bonus_stake_max: cents(500) },
  bonus_excluded: ['dice', 'limbo'],
};

unit.for<[string, Nullable<StakeTerms>, number]>([
  ['in play', active, 300],
  ['in play at its last moment', { ...active, bonus_ends_at: now }, 0],
  ['out of time', { ...active, bonus_ends_at: later(-1) }, 0],
  ['waiting for its last round', { ...active, bonus_state: 'expiring', bonus_ends_at: later(1_000) }, 0],
  ['absent', none, 300],
])('of a bonus that is %s, %i cents can be staked', ([, terms, bonus]) => {
  const purse = { main: cents(100), bonus: cents(300) };
  expect(stakeable(purse, terms, now)).toEqual({ main: 100, bonus });
});

unit.for<[string, Nullable<StakeTerms>, { game?: string; stake?: number; bonus?: number }, unknown]>([
  ['as much as its maximum', active, { stake: 500 }, null],
  [
    'a cent above its maximum',
    active,
    { stake: 501 },
    { reason: 'BonusMaxBet', details: { error_data: { limit_amount: 500 } } },
  ],
  ['an excluded game', active, { game: 'limbo' }, { reason: 'BonusGameExcluded' }],
  ['an excluded game with own money', active, { game: 'limbo', bonus: 0 }, null],
  ['above its maximum with own money', active, { stake: 501, bonus: 0 }, null],
  ['without a maximum', { ...active, bonus_stake_max: null }, { stake: 99_999 }, null],
  ['no list of excluded games', { ...active, bonus_excluded: null }, { game: 'limbo' }, null],
  ['bonus money of no bonus', none, { stake: 99_999, game: 'limbo' }, null],
])('a stake of bonus money: %s', ([, terms, { game = 'mines', stake = 100, bonus = 1 }, refused]) => {
  const answer = bonusRefused(terms, { game, stake: cents(stake), bonus: cents(bonus) });
  if (refused === null) expect(answer).toBeNull();
  else expect(answer).toMatchObject(refused as object);
});

test('the terms of a stake are those of the casino bonus that its player has in play', async ({ world }) => {
  const { db } = world;
  const product = { db, content: readContent('content'), clock: { now: () => now } };
  const [player, other, waiting] = [await world.player(), await world.player(), await world.player()];
  const id = await giveBonus(product, player, { template: 'welcome-match' });
  const otherId = await giveBonus(product, other, { template: 'welcome-match' });
  await giveBonus(product, player);
  await giveBonus(product, waiting);
  const betting = await giveBonus(product, waiting, { template: 'welcome-bet' });
  const chosen = { id: betting, product: 'betting', player: waiting } as const;
  await db.atomically((tx) => activateBonus(tx, chosen, { now, isApart: true }));
  await db.sql`update bonus set terms = jsonb_set(terms, '{excluded}', '["dice"]') where id = ${id}`;
  expect(await findStakeTerms(db.sql, player.id)).toEqual({
    ...{ bonus_id: id, bonus_state: 'active', bonus_ends_at: later(14 * 86_400_000), bonus_stake_max: 50 },
    bonus_excluded: ['dice'],
  });
  expect(await findStakeTerms(db.sql, other.id)).toMatchObject({ bonus_id: otherId, bonus_excluded: [] });
  expect(await findStakeTerms(db.sql, waiting.id), 'it waits, or is of betting').toEqual(none);
  const game = async (sysname = 'dice') => {
    const context = { ...world.as(player), player } as PlayerContext;
    return (await bonuses.getGame({ sysname }, context)).counts;
  };
  expect(await game()).toMatchObject({ is_excluded: true, stake_max: { amount: 50, currency: 'USD' } });
  expect(await game('limbo')).toMatchObject({ is_excluded: false });
  await db.sql`update bonus set stake_max_cents = null, turnover_hundredths = 250 where id = ${id}`;
  expect(await game(), 'no maximum').toMatchObject({ stake_max: null, turnover: { amount: 2 } });
  await db.sql`update bonus set state = 'expiring' where id = ${otherId}`;
  expect(await findStakeTerms(db.sql, other.id)).toMatchObject({
    bonus_id: otherId,
    bonus_state: 'expiring',
  });

  const stake = (player_id: number, bonus_id: number | null, bonus_cents = 10) => ({
    ...{ player_id, bonus_id, bonus_cents: cents(bonus_cents) },
  });
  const stakes = [stake(player.id, id), stake(other.id, otherId, 1), stake(waiting.id, betting)];
  const isPaying = await findPayingBonuses(db.sql, 'casino', stakes);
  expect(stakes.map(isPaying)).toEqual([true, true, false]);
  expect([stake(player.id, null), stake(waiting.id, null)].map(isPaying), 'of no bonus').toEqual([
    false,
    true,
  ]);
  const accountOf = await db.atomically((tx) => findReturnAccounts(tx, 'casino', stakes));
  expect(stakes.map(accountOf), 'to the bonus in play, or to the operator').toEqual([
    ...[pocket(player.id, 'bonus'), pocket(other.id, 'bonus'), house('bonuses')],
  ]);
  const ofBets = await findPayingBonuses(db.sql, 'betting', stakes);
  expect(stakes.map(ofBets)).toEqual([false, false, true]);
});
