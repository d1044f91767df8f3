// What an examiner has read off a player's documents: from then on it tells their person, whatever they write.
import { documentForms, nameForms } from '#rules/same-person.ts';
import type { Context } from '../calls/context.ts';
import type { Tx } from '../database/db.ts';
import { log } from '../plumbing/log.ts';
import { findBarred, refusalFor } from './barred.ts';
import { bindPlayer, keepPairs } from './bind.ts';
import { lockPerson, withPerson } from './person-lock.ts';
import { addTraits, type Trait } from './traits.ts';

export interface Shown {
  firstName: string;
  lastName: string;
  middleName: string;
  /** 1999-12-31. */
  dob: string;
  documentNumbers: readonly string[];
}

/** The review stands, and with it the way to the money; an exclusion of the same person binds the account. */
export async function knowShown(
  playerId: number,
  shown: Shown,
  { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>,
): Promise<void> {
  const { names, documents } = formsOf(shown);
  const traits = [
    ...names.map((form): Trait => ({ kind: 'shown', print: vault.fingerprint('name', form) })),
    ...documents.map((form): Trait => ({ kind: 'shown', print: vault.fingerprint('document', form) })),
  ];
  const prints = traits.map(({ print }) => print);
  const barred = await withPerson(() =>
    db.atomically(async (tx) => {
      await lockPerson(tx, playerId, prints);
      await addTraits(tx.sql, playerId, traits, now);
      await noteHolders(tx, playerId, prints.slice(names.length), now);
      return findBarred(tx.sql, { playerId }, now);
    }),
  );
  if (refusalFor(barred) !== undefined) await bindPlayer(db, playerId, { barred }, now);
}

/** The country and the kind have other names at the examiner: a number is known by the birth date beside it. */
function formsOf({ firstName, lastName, middleName, dob, documentNumbers }: Shown) {
  const named = { first_name: firstName, last_name: lastName, middle_name: middleName, birth_date: dob };
  const documents = documentNumbers.flatMap((document_number) =>
    documentForms({ document_number, document_type: '', country_code: '', birth_date: dob }).slice(1),
  );
  return { names: nameForms(named), documents };
}

/** One account a document: that somebody else has it too is for a person of the cashier to look at. */
async function noteHolders(tx: Tx, playerId: number, prints: readonly string[], now: Date): Promise<void> {
  const holders = await tx.sql<{ id: number }>`
    select distinct player_id as id from person_trait
    where print = any(${prints}::text[]) and player_id <> ${playerId}`;
  if (holders.length === 0) return;
  const accounts = holders.map(({ id }) => id);
  log.warn('a document was shown that another account has', { player: playerId, accounts });
  const pairs = holders.map(({ id }) => ({ id, kinds: ['document' as const] }));
  await keepPairs(tx, playerId, pairs, { verdict: null, now });
}
