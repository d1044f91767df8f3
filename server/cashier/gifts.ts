// Money a tester gave stands in the history like any other deposit.
import { createHash } from 'node:crypto';
import type { Cents } from '#rules/money.ts';
import type { Player } from '../calls/context.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { tellAll } from '../live/outbox.ts';
import { depositSettled } from './payment-facts.ts';
import { openPayment, TRANSACTION_BYTES, toldPayment } from './payments.ts';

/** The same for the same gift, so that it arrives once however often it is given. */
export const giftTransaction = ({ id }: Player, key: string): string =>
  createHash('sha256')
    .update(`${id}:${key}`)
    .digest('hex')
    .slice(0, 2 * TRANSACTION_BYTES);

interface Gift {
  player: Player;
  amount: Cents;
  transaction: string;
}

/** The ledger's entry is the giver's to make. */
export async function keepGift(tx: Tx, { player, amount, transaction }: Gift): Promise<void> {
  await lockPlayer(tx, player.id);
  const [clock] = await tx.sql<{ now: Date }>`select now() as now`;
  const { now } = clock!;
  const wish = { playerId: player.id, type: 'deposit', method: 'sandbox', gateway: 'sandbox' } as const;
  const order = { ...wish, transaction, currency: player.currency, amount };
  const payment = await openPayment(tx, { ...order, state: 'paid' }, now);
  await recordFacts(tx, [depositSettled(payment, now)]);
  await tellAll(tx, [toldPayment(player.id, { ...order, state: 'paid' })]);
}
