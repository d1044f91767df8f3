// What counts beside our own rounds: bets, and rounds that a studio corrects afterwards.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { bonusNow, countPlayed, giveBonus } from '#tests/bonuses.ts';
import { test } from '#tests/doors.ts';
import { type NewFact, recordFacts } from '../facts/facts.ts';
import { house, pocket } from '../ledger/accounts.ts';
import { balancesOf } from '../ledger/purse.ts';
import { record } from '../ledger/record.ts';

test('a free bet that wins becomes money without its stake, by the fact of the bet', async ({
  doors,
  world,
}) => {
  const { db, clock } = doors.product;
  const player = await world.player();
  const id = await giveBonus(doors.product, player, { template: 'free-bet' });
  const visitor = await doors.signIn(player);
  await doors.send('bettingBonuses.activate', { bonus_id: String(id) }, visitor);
  const [own, book] = [pocket(player.id, 'betting_bonus'), house('sports')];
  const { currency } = player;
  const settle = (odds: number, paid: number): NewFact => ({
    ...{ name: 'bet.settled', playerId: player.id, at: clock.now() },
    data: {
      ...{ bet: 'a', currency, staked: cents(1_000), stakedBonus: cents(1_000), paid: cents(paid) },
      ...{ odds, state: paid > 0 ? 'won' : 'lost' },
    },
  });
  await db.atomically((tx) => recordFacts(tx, [settle(1.4, 0)]));
  await countPlayed(doors.product);
  expect(await bonusNow(db, id), 'below the odds that count').toMatchObject({ state: 'active', turnover: 0 });
  await db.atomically(async (tx) => {
    const moves = [
      { from: own, to: book, amount: cents(1_000), currency },
      { from: book, to: own, amount: cents(3_000), currency },
    ];
    await record(tx, { key: `test:bet:${player.id}`, reason: 'studio.played', moves });
    await recordFacts(tx, [settle(3, 3_000)]);
  });
  await countPlayed(doors.product);
  expect(await bonusNow(db, id)).toMatchObject({ state: 'completed', converted: 2_000 });
  expect(await balancesOf(db.sql, player.id)).toMatchObject({ main: 2_000, betting_bonus: 0 });
});

test('a stake that a studio takes back takes its turnover with it, and a pack has none', async ({
  doors,
  world,
}) => {
  const { db, clock } = doors.product;
  const player = await world.player();
  const id = await giveBonus(doors.product, player, { template: 'welcome-match' });
  const { currency } = player;
  const round = (name: 'round.settled' | 'round.corrected', staked: number, pack?: string): NewFact => ({
    ...{ name, playerId: player.id, at: clock.now() },
    data: {
      ...{ round: 'r', game: 'triple-sevens', currency, staked: cents(staked), stakedBonus: cents(staked) },
      ...{ paid: cents(1), ...(pack !== undefined && { pack }) },
    },
  });
  await db.atomically((tx) =>
    recordFacts(tx, [
      round('round.settled', 300),
      round('round.corrected', -100),
      round('round.settled', 500, 'p'),
    ]),
  );
  await countPlayed(doors.product);
  expect(await bonusNow(db, id)).toMatchObject({ state: 'active', turnover: 200 });
});
