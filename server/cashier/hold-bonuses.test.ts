// What a withdrawal does to the bonuses its player has in play, where bonus money is not kept apart.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { bonusNow, giveBonus } from '#tests/bonuses.ts';
import { sharedBatch } from '#tests/shared-batch.ts';
import { test } from '#tests/world.ts';
import type { Player } from '../calls/context.ts';
import { readContent } from '../content/content.ts';
import type { Db } from '../database/db.ts';
import { balancesOf } from '../ledger/purse.ts';
import type { Choice } from './choose-method.ts';
import { type Hold, holdBatch } from './hold-batch.ts';
import { drawTransaction } from './payments.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const content = readContent('content');
const holdsOf = sharedBatch(holdBatch);
const choice = {
  method: { sysname: 'card' },
  gateway: { name: 'sandbox' },
  terms: { fee: cents(1) },
} as unknown as Choice;

const hold = (db: Db, player: Player, change: Partial<Hold>) => {
  const transaction = drawTransaction();
  const destination = { token: transaction, shown: '', fingerprint: transaction, tokenMark: 'mark' };
  return holdsOf(db).take({
    ...{ transaction, player, destination, key: undefined, amount: cents(20_00), choice, now: NOW },
    ...{ isExamined: true, changedForMs: 0, sparesBonuses: false, burnsBonuses: false, ...change },
  });
};

const given = (db: Db, player: Player) =>
  giveBonus({ db, content, clock: { now: () => NOW } }, player, { template: 'welcome-match' });

test('a withdrawal ends the bonus of its player, once they know, and no other player’s', async ({
  world: { db, player },
}) => {
  const rich = { isVerified: true, balances: { main: cents(100_00) } };
  const [own, other, without] = [await player(rich), await player(rich), await player(rich)];
  const [id, idOfOther] = [await given(db, own), await given(db, other)];
  await expect(hold(db, own, {})).rejects.toMatchObject({
    ...{ reason: 'BonusWouldBurn', details: { error_data: { bonus_amount: 1_000 } } },
  });
  await hold(db, other, { sparesBonuses: true });
  await hold(db, without, {});
  expect((await bonusNow(db, id)).state).toBe('active');
  const tooMuch = hold(db, own, { burnsBonuses: true, amount: cents(100_01) });
  await expect(tooMuch).rejects.toMatchObject({ reason: 'WithdrawalDeclined' });
  expect((await bonusNow(db, id)).state, 'nothing was withdrawn').toBe('active');
  const [{ last } = { last: 0 }] = await db.sql<{ last: number }>`
    select coalesce(max(id), 0)::float8 as last from live_outbox`;
  await hold(db, own, { burnsBonuses: true });
  expect(await balancesOf(db.sql, own.id)).toMatchObject({ main: 80_00, bonus: 0, held: 20_00 });
  expect([(await bonusNow(db, id)).state, (await bonusNow(db, idOfOther)).state]).toEqual([
    'forfeited',
    'active',
  ]);
  const balances = await db.sql<{ data: object }>`
    select data from live_outbox
    where player_id = ${own.id} and name = 'account.balance_updated' and id > ${last} order by id desc limit 1`;
  expect(balances, 'the last that their pages are sent').toMatchObject([
    { data: { balance_main: { amount: 80 }, balance_bonus: { amount: 0 } } },
  ]);
});
