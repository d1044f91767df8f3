// What stands on a receipt, before it is drawn.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { heldWithdrawal, NOW, startedDeposit } from '#tests/payments.ts';
import { test } from '#tests/world.ts';
import { movePayment } from '../payments.ts';
import { receiptOf } from './receipt.ts';

const linesOf = ({ facts }: Awaited<ReturnType<typeof receiptOf>>) =>
  facts.map(({ label, value }) => `${label}: ${value}`);

test('a deposit that nothing was taken from has no fee, and one that is not settled no day', async ({
  world,
}) => {
  const player = await world.player({ login: 'anna@example.com' });
  const { transaction } = await startedDeposit(world.db, player.id);
  const sheet = await receiptOf(transaction, { ...world.as(player), player });
  expect(sheet).toMatchObject({
    ...{ locale: 'en', title: 'Receipt', drawnAt: NOW },
    player: expect.stringContaining(`${player.id}`),
    foot: expect.stringContaining('01.03.2026, 12:00 UTC'),
  });
  expect(sheet.player).toContain('anna@example.com');
  expect(linesOf(sheet)).toEqual([
    'Deposit: $\u00a050.00',
    'Status: Started',
    'Method: Card',
    'Started: 01.03.2026, 12:00 UTC',
    `Payment number: ${transaction}`,
  ]);
});

test('of a withdrawal it says what arrives, where, and why it ended', async ({ world }) => {
  const player = await world.player({ login: 'boris@example.com', balances: { main: cents(100_00) } });
  const destination = { token: '', shown: '•••• 4242', fingerprint: 'place' };
  const payment = await heldWithdrawal(world, { player, destination, fee: cents(2_00) });
  await world.db.atomically((tx) =>
    movePayment(tx, payment, 'declined', { reason: 'bank_declined', now: NOW }),
  );
  await world.db.sql`
    update payment set credited_cents = 5700, credited_currency = 'EUR', settled_at = ${NOW} where id = ${payment.id}`;
  world.leaveUnaudited();
  const sheet = await receiptOf(payment.transaction, { ...world.as(player), player });
  expect(sheet.player).toContain('boris@example.com');
  expect(linesOf(sheet)).toEqual([
    'Withdrawal: $\u00a060.00',
    'Credited: €\u00a057.00',
    'Fee: $\u00a02.00',
    'You get: $\u00a058.00',
    'Status: Declined',
    'Reason: The bank declined it',
    'Method: Card',
    'Paid to: •••• 4242',
    'Started: 01.03.2026, 12:00 UTC',
    'Completed: 01.03.2026, 12:00 UTC',
    `Payment number: ${payment.transaction}`,
  ]);
});
