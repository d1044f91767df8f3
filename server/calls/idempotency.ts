// The caller's key (amendment M11): what moves money or grants something is done once under it, and answered alike ever
// after. The key is written in the transaction that moves the money, so there is no moment at which only one is kept.
//
// Three ways to use it. A call that is one transaction runs in `atomicallyOnce`. A batch reads the keys beside its other
// facts and writes them with `keepAnswers` beside its other rows. What goes on outside of a transaction, as a deposit at
// its gateway, is kept as begun; see idempotency-begun.ts.
import type { Nested } from '#contract/fields.ts';
import { isRefusal, Refusal, type RefusalName, refusals } from '#contract/refusals.ts';
import { type RefusalBody, readRefusal, writeRefusal } from '#contract/refusals-wire.ts';
import { endStates } from '#rules/payment-state.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { Outcome } from '../batch/work.ts';
import { type Db, lockPlayer, type Sql, type Tx, together } from '../database/db.ts';
import { untilKnown } from '../plumbing/until-known.ts';
import type { Context } from './context.ts';

export interface IdempotencyKey {
  playerId: number;
  call: string;
  key: string;
  bodyHash: string;
}

const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

/** The same for the same fields in whatever order, form or JSON. They may hold a card's number, so a bare hash will not do. */
export const hashBody = (fields: Nested, vault: Vault): string =>
  vault.fingerprint('request', JSON.stringify(inOrder(fields)));

const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, inner]) => [name, inOrder(inner)])
    : value;

export interface KeyRow {
  body_hash: string;
  subject: string;
  answer: unknown;
  refusal: RefusalBody | null;
}

export async function findKept(sql: Sql, asked: IdempotencyKey | undefined): Promise<KeyRow | undefined> {
  if (asked === undefined) return undefined;
  const [row] = await sql<KeyRow>`
    select body_hash, subject, answer, refusal from idempotency_key
    where player_id = ${asked.playerId} and call = ${asked.call} and key = ${asked.key}`;
  return row;
}

/** Null: begun, and nobody knows yet how it ends. */
export function readKept<T>({ bodyHash }: IdempotencyKey, kept: KeyRow): Outcome<T> | null {
  if (bodyHash !== kept.body_hash) return { refused: new Refusal('InvalidRequest') };
  if (kept.refusal !== null) return { refused: readRefusal(kept.refusal) };
  return kept.answer === null ? null : { done: kept.answer as T };
}

export function unwrap<T>(outcome: Outcome<T>): T {
  if ('done' in outcome) return outcome.done;
  throw outcome.refused;
}

export interface Answered {
  key: IdempotencyKey | undefined;
  subject: string;
  /** As JSON keeps it; null while it is only begun. */
  answer: unknown;
}

/** The caller has locked the players and found no such keys since. */
export async function keepAnswers(tx: Tx, answered: readonly Answered[], now: Date): Promise<void> {
  const keyed = answered.flatMap(({ key, ...rest }) => (key === undefined ? [] : [{ ...key, ...rest }]));
  if (keyed.length === 0) return;
  await tx.sql`
    insert into idempotency_key (player_id, call, key, body_hash, subject, answer, kept_at, claimed_at)
    select player_id, call, key, body_hash, subject, answer::jsonb, ${now}, clock_timestamp()
    from unnest(
      ${keyed.map(({ playerId }) => playerId)}::bigint[], ${keyed.map(({ call }) => call)}::text[],
      ${keyed.map(({ key }) => key)}::text[], ${keyed.map(({ bodyHash }) => bodyHash)}::text[],
      ${keyed.map(({ subject }) => subject)}::text[],
      ${keyed.map(({ answer }) => (answer === null ? null : JSON.stringify(answer)))}::text[]
    ) as keyed (player_id, call, key, body_hash, subject, answer)`;
}

type KeyContext = Pick<Context, 'db' | 'now' | 'idempotencyKey'>;

/** A transaction that is all there is to a call. Without a key it is done as often as it is asked for. */
export const atomicallyOnce = <T>(
  { db, now, idempotencyKey: key }: KeyContext,
  subject: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  key === undefined
    ? db.atomically(work)
    : untilKnown(() =>
        db.atomically(async (tx) => {
          const [, kept] = await together(lockPlayer(tx, key.playerId), findKept(tx.sql, key));
          const outcome = kept === undefined ? null : readKept<T>(key, kept);
          if (outcome !== null) return unwrap(outcome);
          const answer = await work(tx);
          await keepAnswers(tx, [{ key, subject, answer }], now);
          return answer;
        }),
      );

/**
 * A "no" is kept as well, before it is told: the same request may still be on its way, and must not be granted after
 * the player was told no. Trouble that passes is not kept. And whatever was answered under the key before is answered
 * again, although it would be refused by now.
 */
export async function refuseOnce<T>(ctx: KeyContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { idempotencyKey: key, db, now } = ctx;
    if (key === undefined || !isRefusal(error) || isForbidden(error.reason)) throw error;
    if (isFinal(error.reason)) await keepRefusal(db, key, error, now);
    const kept = await findKept(db.sql, key);
    const outcome = kept === undefined ? null : readKept<T>(key, kept);
    if (outcome === null) throw error;
    return unwrap(outcome);
  }
}

const isFinal = (reason: RefusalName): boolean => refusals[reason].status === 422;
const isForbidden = (reason: RefusalName): boolean => [401, 403].includes(refusals[reason].status);

const keepRefusal = (
  { sql }: Db,
  { playerId, call, key, bodyHash }: IdempotencyKey,
  why: Refusal,
  now: Date,
) =>
  sql`
    insert into idempotency_key as kept (player_id, call, key, body_hash, refusal, kept_at)
    values (${playerId}, ${call}, ${key}, ${bodyHash}, ${JSON.stringify(writeRefusal(why))}::text::jsonb, ${now})
    on conflict (player_id, call, key) do update set refusal = excluded.refusal
    where kept.body_hash = excluded.body_hash and kept.answer is null and kept.refusal is null`;

/** Nobody asks again after so long. A payment that has not ended keeps its key. */
export async function forgetKeys(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from idempotency_key
    where kept_at < ${new Date(now.getTime() - KEPT_DAYS * DAY_MS)}
      and not exists (
        select from payment where transaction = subject and state <> all(${[...endStates]}::text[]))`;
}
