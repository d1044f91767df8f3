// What a studio has asked on a day, for it to lay beside its own books.
import type { WalletAnswer, WalletInput } from '#contract/studio/wallet.ts';
import type { Cents } from '#rules/money.ts';
import type { WalletContext } from './studio-sessions.ts';
import type { TransactionRow } from './transactions.ts';

const PAGE = 1_000;

interface Listed extends Pick<TransactionRow, 'tx_id' | 'kind' | 'state'> {
  staked_cents: Cents;
  paid_cents: Cents;
}

interface Reconciled extends WalletAnswer {
  transactions: { txId: string; type: string; state: string; staked: number; paid: number }[];
  /** More of them follow the last one. */
  hasMore: boolean;
}

export async function reconcile(
  { db }: WalletContext,
  studio: string,
  { date, after = '' }: WalletInput<'reconcile'>,
): Promise<Reconciled> {
  const rows = await db.sql<Listed>`
    select tx_id, kind, state, staked_cents, paid_cents from studio_transaction
    where studio = ${studio} and tx_id > ${after} and (made_at at time zone 'UTC')::date = ${date}::text::date
    order by tx_id limit ${PAGE + 1}`;
  return {
    status: 'OK',
    transactions: rows.slice(0, PAGE).map(({ tx_id, kind, state, staked_cents, paid_cents }) => ({
      ...{ txId: tx_id, type: kind, state, staked: staked_cents, paid: paid_cents },
    })),
    hasMore: rows.length > PAGE,
  };
}
