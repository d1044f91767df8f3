// A bank has taken back what a player had paid in: it is noted once, and whoever has given something for it reads of it.
import type { Cents, Currency } from '#rules/money.ts';
import { lockPlayer, type Tx } from '../../database/db.ts';
import { recordFacts } from '../../facts/facts.ts';
import { sayNo } from '../approvals/approvals.ts';

interface PaymentRow {
  transaction: string;
  method: string;
  currency: Currency;
  paid_cents: Cents;
}

export async function noteChargeback(
  tx: Tx,
  { player, transaction }: { player: number; transaction: string },
  now: Date,
): Promise<PaymentRow> {
  await lockPlayer(tx, player);
  const [payment] = await tx.sql<PaymentRow>`
    select transaction, method, coalesce(credited_currency, currency) as currency,
      coalesce(credited_cents, cents) as paid_cents
    from payment
    where transaction = ${transaction} and player_id = ${player} and type = 'deposit' and state = 'paid'`;
  if (payment === undefined) throw sayNo('The player has no such deposit that was paid.');
  const told = await tx.sql`
    select from fact where name = 'deposit.charged_back' and player_id = ${player}
      and data ->> 'transaction' = ${transaction}`;
  if (told.length > 0) throw sayNo('This deposit is noted as charged back already.');
  const { paid_cents: amount, ...about } = payment;
  const data = { ...about, amount };
  await recordFacts(tx, [{ name: 'deposit.charged_back', playerId: player, at: now, data }]);
  return payment;
}
