import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { createWorld } from '#tests/world.ts';
import type { Player } from '../context.ts';
import type { Db } from '../db.ts';
import type { Choice } from './choose-method.ts';
import { holdDesk } from './hold-desk.ts';

const choice = {
  method: { sysname: 'card' },
  gateway: { name: 'sandbox' },
  terms: { fee: cents(0) },
} as unknown as Choice;

test('of those who are held together everybody is told their own outcome', async () => {
  await using world = await createWorld();
  const rich = { isVerified: true, balances: { main: cents(100_00) } };
  const blocked = await world.player(rich);
  const first = await world.player(rich);
  const poor = await world.player({ isVerified: true });
  const second = await world.player(rich);
  await world.db.sql`update player set is_kyc_block_enabled = true where id = ${blocked.id}`;
  let transactions = 0;
  const db: Db = {
    ...world.db,
    atomically: (work) => {
      transactions += 1;
      return world.db.atomically(work);
    },
  };
  const hold = (player: Player, name: string) =>
    holdDesk(db).take({
      transaction: name,
      key: undefined,
      player,
      amount: cents(20_00),
      choice,
      destination: { token: name, shown: '', fingerprint: name },
      now: new Date('2026-03-01T12:00:00Z'),
      isExamined: true,
      changedForMs: 0,
    });
  const told = await Promise.allSettled([
    hold(blocked, 'a'),
    hold(first, 'b'),
    hold(poor, 'c'),
    hold(second, 'd'),
  ]);
  expect(told).toMatchObject([
    { reason: { reason: 'KycWithdrawal' } },
    { value: { transaction: 'b' } },
    { reason: { reason: 'WithdrawalDeclined' } },
    { value: { transaction: 'd' } },
  ]);
  // Not tried again one by one, which would put right what went wrong for all.
  expect(transactions).toBe(1);
  const kept = await world.db.sql`select transaction, player_id from payment order by transaction`;
  expect(kept).toEqual([
    { transaction: 'b', player_id: first.id },
    { transaction: 'd', player_id: second.id },
  ]);
});
