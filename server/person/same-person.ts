// Whether what somebody tells about themselves makes them a person whom the house has excluded, or who has an account
// already.
import { Refusal } from '#contract/refusals.ts';
import type { Sql, Tx } from '../database/db.ts';
import { type Barred, findBarred, isStrong, refusalFor } from './barred.ts';
import type { Trait } from './traits.ts';

/** A person who is excluded. What follows of it outlives the transaction, which changes nothing; see bind.ts. */
export class BarredPerson extends Error {
  override readonly name = 'BarredPerson';
  readonly barred: readonly Barred[];

  constructor(barred: readonly Barred[]) {
    super('this is a person who is excluded');
    this.barred = barred;
  }
}

/** The traits must be locked. 0 for a player who is about to be made. Throws `BarredPerson`. */
export async function admitTold(
  tx: Tx,
  playerId: number,
  traits: readonly Trait[],
  now: Date,
): Promise<void> {
  // Who is excluded already takes their money home, and may have to say who they are for it.
  if (traits.length === 0 || (await isShutOut(tx.sql, playerId, now))) return;
  const barred = await findBarred(tx.sql, { playerId, coming: traits.map(({ print }) => print) }, now);
  if (refusalFor(barred) !== undefined) throw new BarredPerson(barred.filter(isStrong));
  if (await isHeldByAnother(tx.sql, playerId, traits))
    throw new Refusal('InvalidParameter', { invalid_parameters: { document_number: ['taken'] } });
}

async function isShutOut(sql: Sql, playerId: number, now: Date): Promise<boolean> {
  const rows = await sql`
    select 1 from self_exclusion where player_id = ${playerId} and (ends_at is null or ends_at > ${now}) limit 1`;
  return rows.length > 0;
}

/** One account a document. An account that was closed holds none. */
async function isHeldByAnother(sql: Sql, playerId: number, traits: readonly Trait[]): Promise<boolean> {
  const documents = traits.filter(({ kind }) => kind === 'document').map(({ print }) => print);
  const rows = await sql`
    select 1 from person_trait join player on player.id = player_id
    where print = any(${documents}::text[]) and player_id <> ${playerId} and status <> 'deleted' and not exists (
      select from person_pair as pair
      where pair.player_id = least(player.id, ${playerId}) and pair.other_id = greatest(player.id, ${playerId})
        and verdict = 'apart')
    limit 1`;
  return rows.length > 0;
}
