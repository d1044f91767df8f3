// What studios ask, by their own names for it. The name is claimed first and in the transaction that moves the money: of
// any number of equal requests one does it, and the others wait for it and are answered alike.
import { hash } from 'node:crypto';
import type { WalletAnswer } from '#contract/studio/wallet.ts';
import { type Cents, ZERO } from '#rules/money.ts';
import type { Db, Sql, Tx } from '../database/db.ts';
import { untilKnown } from '../plumbing/until-known.ts';
import { orNotNow } from './wallet-answers.ts';

export interface Asked {
  studio: string;
  kind: 'bet' | 'win' | 'betwin' | 'rollback';
  /** As it was said: under one name only one thing can be asked. */
  said: { readonly txId: string; readonly refTxId?: string | undefined };
  now: Date;
}

export interface TransactionRow {
  tx_id: string;
  kind: Asked['kind'] | 'tombstone';
  state: 'begun' | 'refused' | 'done' | 'rolled_back';
  player_id: number | null;
  round_id: string | null;
  staked_cents: Cents;
  /** Of what was staked, and of what was paid. */
  staked_bonus_cents: Cents;
  paid_cents: Cents;
  paid_bonus_cents: Cents;
}

/** What has been moved, where something was. */
export interface Moved {
  playerId: number | null;
  roundId: string | null;
  staked?: Cents;
  stakedBonus?: Cents;
  paid?: Cents;
  paidBonus?: Cents;
}

export const NOTHING: Moved = { playerId: null, roundId: null };

/** Of a transaction that this one has claimed. */
export type Keep = (moved: Moved, state?: 'done' | 'refused') => Promise<void>;

/** `work` keeps what it has moved, and gives the answer. */
export const askOnce = (
  { db }: { db: Db },
  asked: Asked,
  work: (tx: Tx, keep: Keep) => Promise<WalletAnswer>,
): Promise<WalletAnswer> =>
  orNotNow(() =>
    untilKnown(() =>
      db.atomically(async (tx) => {
        const kept = await claim(tx.sql, asked);
        if (kept !== null) return kept;
        const answer = await work(tx, (moved, state = 'done') => keepMoved(tx, asked, moved, state));
        await keepAnswer(tx, asked, answer);
        return answer;
      }),
    ),
  );

interface KeptRow extends Pick<TransactionRow, 'kind' | 'state'> {
  body_hash: string | null;
  answer: WalletAnswer | null;
}

/** What was answered before; null where it was not asked before. */
async function claim(sql: Sql, { studio, kind, said, now }: Asked): Promise<WalletAnswer | null> {
  const bodyHash = hashOf(kind, said);
  const claimed = await sql`
    insert into studio_transaction (studio, tx_id, kind, state, ref_tx_id, body_hash, made_at)
    values (${studio}, ${said.txId}, ${kind}, 'begun', ${said.refTxId ?? null}, ${bodyHash}, ${now})
    on conflict do nothing returning 1`;
  if (claimed.length > 0) return null;
  const [kept] = await sql<KeptRow>`
    select kind, state, body_hash, answer from studio_transaction
    where studio = ${studio} and tx_id = ${said.txId}`;
  if (kept!.kind === 'tombstone')
    return { status: kind === 'rollback' ? 'TX_CONFLICT' : 'ALREADY_ROLLED_BACK' };
  if (kept!.body_hash !== bodyHash) return { status: 'TX_CONFLICT' };
  // What was done and taken back since must not be shown as done.
  return kept!.state === 'rolled_back' ? { status: 'ALREADY_ROLLED_BACK' } : kept!.answer!;
}

const hashOf = (kind: string, said: object): string =>
  hash('sha256', JSON.stringify([kind, ...Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1))]));

const keepMoved = async (
  tx: Tx,
  { studio, said }: Asked,
  { playerId, roundId, staked = ZERO, stakedBonus = ZERO, paid = ZERO, paidBonus = ZERO }: Moved,
  state: 'done' | 'refused',
): Promise<void> => {
  await tx.sql`
    update studio_transaction set state = ${state}, player_id = ${playerId}, round_id = ${roundId},
      staked_cents = ${staked}, staked_bonus_cents = ${stakedBonus}, paid_cents = ${paid}, paid_bonus_cents = ${paidBonus}
    where studio = ${studio} and tx_id = ${said.txId}`;
};

const keepAnswer = (tx: Tx, { studio, said }: Asked, answer: WalletAnswer) => tx.sql`
  update studio_transaction set answer = ${JSON.stringify(answer)}::text::jsonb
  where studio = ${studio} and tx_id = ${said.txId}`;

/**
 * One that is to be taken back, locked. Undefined: it has not come yet, and where it comes it will find that it was taken
 * back before.
 */
export async function findToTakeBack(
  tx: Tx,
  studio: string,
  txId: string,
  now: Date,
): Promise<TransactionRow | undefined> {
  const buried = await tx.sql`
    insert into studio_transaction (studio, tx_id, kind, state, made_at)
    values (${studio}, ${txId}, 'tombstone', 'rolled_back', ${now}) on conflict do nothing returning 1`;
  if (buried.length > 0) return undefined;
  const [row] = await tx.sql<TransactionRow>`
    select tx_id, kind, state, player_id, round_id, staked_cents, staked_bonus_cents, paid_cents, paid_bonus_cents
    from studio_transaction where studio = ${studio} and tx_id = ${txId} for update`;
  return row;
}

export async function findTransaction(
  sql: Sql,
  studio: string,
  txId: string,
): Promise<TransactionRow | undefined> {
  const [row] = await sql<TransactionRow>`
    select tx_id, kind, state, player_id, round_id, staked_cents, staked_bonus_cents, paid_cents, paid_bonus_cents
    from studio_transaction where studio = ${studio} and tx_id = ${txId}`;
  return row;
}

export const markTakenBack = (tx: Tx, studio: string, txId: string) => tx.sql`
  update studio_transaction set state = 'rolled_back' where studio = ${studio} and tx_id = ${txId}`;
