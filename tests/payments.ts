// Payments as they stand somewhere on their way, without a server and a bank: for tests of what happens to them next.
import { type Currency, cents } from '#rules/money.ts';
import type { Player } from '#server/calls/context.ts';
import { withdrawalRequested } from '#server/cashier/payment-facts.ts';
import { movePayment, type NewPayment, openPayment, type PaymentRow } from '#server/cashier/payments.ts';
import type { Db } from '#server/database/db.ts';
import { recordFacts } from '#server/facts/facts.ts';
import { pocket } from '#server/ledger/accounts.ts';
import { record } from '#server/ledger/record.ts';
import type { PlayerWish } from './player.ts';

export const NOW = new Date('2026-03-01T12:00:00Z');
export const LATER = new Date('2026-03-01T13:00:00Z');

/** A deposit of 50 that nobody has paid yet. */
export const startedDeposit = (
  db: Db,
  playerId: number,
  {
    currency = 'USD',
    gateway = 'sandbox',
    created = NOW,
  }: { currency?: Currency; gateway?: string; created?: Date } = {},
): Promise<PaymentRow> =>
  db.atomically((tx) =>
    openPayment(
      tx,
      {
        ...{ playerId, type: 'deposit', method: 'card', gateway, currency },
        ...{ amount: cents(50_00), state: 'started' },
      },
      created,
    ),
  );

interface HeldWish extends Partial<Pick<NewPayment, 'amount' | 'fee' | 'gateway' | 'destination'>> {
  state?: 'checks' | 'approved' | 'sent';
  /** Why it waits. */
  reason?: string;
  /** Else one who has 40 left. */
  player?: Player;
}

/** A withdrawal of 60, where nothing else is said, that has come so far; its money is held. */
export async function heldWithdrawal(
  { db, player: make }: { db: Db; player(wish: PlayerWish): Promise<Player> },
  { state = 'sent', amount = cents(60_00), reason = '', player: given, ...wish }: HeldWish = {},
): Promise<PaymentRow> {
  const player = given ?? (await make({ balances: { main: cents(amount + 40_00) } }));
  const { id: playerId, currency } = player;
  return db.atomically(async (tx) => {
    const payment = await openPayment(
      tx,
      {
        ...{ playerId, type: 'withdrawal', method: 'card', gateway: 'sandbox', currency, amount },
        ...{ state: 'checks', reason, ...wish },
      },
      NOW,
    );
    const moves = [{ from: pocket(playerId, 'main'), to: pocket(playerId, 'held'), amount, currency }];
    const key = `withdrawal:${payment.transaction}:held`;
    await record(tx, { key, reason: 'withdrawal.held', moves });
    await recordFacts(tx, [withdrawalRequested({ ...payment, playerId, amount }, NOW)]);
    const way = ['checks', 'approved', 'sent'] as const;
    for (const step of way.slice(1, way.indexOf(state) + 1))
      await movePayment(tx, payment, step, { now: NOW });
    return payment;
  });
}
