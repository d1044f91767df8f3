// Before money is taken in: is this one more account of a person who is excluded? Surely, and the exclusion binds this
// account too. Perhaps, for a browser or a card may be a household's: then nothing is paid in until both have shown who
// they are, or a person of the cashier has decided.
import { Refusal } from '#contract/refusals.ts';
import type { Context, Player } from '../calls/context.ts';
import type { Sql } from '../database/db.ts';
import { findBarred, isStrong, sharesAnything } from '../person/barred.ts';
import { bindPlayer, keepPairs } from '../person/bind.ts';
import { BarredPerson } from '../person/same-person.ts';
import { log } from '../plumbing/log.ts';
import { isExamined } from '../verification/examiner.ts';

type DoorContext = Pick<Context, 'db' | 'config' | 'content' | 'now'> & { player: Player };

/** Throws `BarredPerson`. Two who were both verified, and share no name and no document, are two. */
export async function refuseBarred(
  sql: Sql,
  { id, is_verified }: Pick<Player, 'id' | 'is_verified'>,
  now: Date,
): Promise<void> {
  // Hardly anybody shares anything, and to ask whether they do is quickly planned.
  if (!(await sharesAnything(sql, id))) return;
  const barred = await findBarred(sql, { playerId: id }, now);
  const doubtful = barred.filter((other) => isStrong(other) || !(is_verified && other.is_verified));
  if (doubtful.length > 0) throw new BarredPerson(doubtful);
}

/** What a deposit that met a barred person is answered, once what follows of it is kept. */
export async function orBarred<T>(ordering: Promise<T>, ctx: DoorContext): Promise<T> {
  try {
    return await ordering;
  } catch (error) {
    if (!(error instanceof BarredPerson)) throw error;
    const { db, player, now } = ctx;
    if (error.barred.some(isStrong)) throw await bindPlayer(db, player.id, error, now);
    await db.atomically((tx) => keepPairs(tx, player.id, error.barred, { verdict: null, now }));
    const accounts = error.barred.map((other) => other.id);
    log.warn('a deposit waits for somebody to tell two accounts apart', { player: player.id, accounts });
    // The words say nothing of another's exclusion, which is nobody else's business.
    throw new Refusal(
      isExamined(ctx) && !player.is_verified ? 'SumsubVerificationRequired' : 'BillingTransactionDeclined',
    );
  }
}
