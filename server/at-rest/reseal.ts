// Brings what is kept under the current key: what was written before anything was sealed, and what older keys have sealed.
// A batch is one statement. A row that somebody changes meanwhile is left to them, and whoever is interrupted goes on
// where they were: what is done is not found again.
import type { Db, Sql } from '../database/db.ts';
import { aboutDocument, aboutPayout, aboutTotp } from './about.ts';
import { ROOT } from './open-vault.ts';
import { FINGERPRINT_PREFIX, type Vault } from './vault.ts';

const BATCH = 500;

interface Tools {
  db: Db;
  vault: Vault;
}

/** What was never sealed. Its indexes are empty when there is nothing to do, so every start may look. */
export async function sealPlain(tools: Tools): Promise<number> {
  const { sql } = tools.db;
  const documents = await inBatches(
    tools,
    keepDocuments,
    (after) =>
      sql<Document>`
      select player_id as id, document_number as text from profile
      where document_number <> '' and not starts_with(document_number, 'sealed:') and player_id > ${after}
      order by player_id limit ${BATCH}`,
  );
  const payouts = await inBatches(
    tools,
    keepPayouts,
    (after) =>
      sql<Payout>`
      select id, player_id, token as text, fingerprint from payment
      where fingerprint <> '' and not starts_with(fingerprint, 'k1:') and id > ${after}
      order by id limit ${BATCH}`,
  );
  return documents + payouts + (await keyStandings(tools));
}

/** All that another key than the current one has sealed. */
export async function reseal(tools: Tools): Promise<number> {
  const {
    db: { sql },
    vault,
  } = tools;
  await sealPlain(tools);
  const documents = await inBatches(
    tools,
    keepDocuments,
    (after) =>
      sql<Document>`
      select player_id as id, document_number as text from profile
      where document_number <> '' and not starts_with(document_number, ${vault.currentPrefix}) and player_id > ${after}
      order by player_id limit ${BATCH}`,
  );
  const payouts = await inBatches(
    tools,
    keepPayouts,
    (after) =>
      sql<Payout>`
      select id, player_id, token as text, fingerprint from payment
      where type = 'withdrawal' and token <> '' and not starts_with(token, ${vault.currentPrefix}) and id > ${after}
      order by id limit ${BATCH}`,
  );
  return documents + payouts + (await resealCodes(sql, vault)) + (await resealRoot(sql, vault));
}

async function inBatches<Row extends { id: number }>(
  tools: Tools,
  keep: (tools: Tools, rows: readonly Row[]) => Promise<unknown>,
  find: (after: number) => Promise<Row[]>,
): Promise<number> {
  let [after, done] = [0, 0];
  for (;;) {
    const rows = await find(after);
    if (rows.length === 0) return done;
    await keep(tools, rows);
    after = rows.at(-1)!.id;
    done += rows.length;
  }
}

interface Document {
  /** The player's. */
  id: number;
  text: string;
}

function keepDocuments({ db: { sql }, vault }: Tools, rows: readonly Document[]): Promise<unknown> {
  const sealed = rows.map(({ id, text }) =>
    vault.seal(vault.open(text, aboutDocument(id)), aboutDocument(id)),
  );
  return sql`
    update profile set document_number = sealed
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ text }) => text)}::text[], ${sealed}::text[])
      as kept (id, text, sealed)
    where player_id = kept.id and document_number = kept.text`;
}

interface Payout {
  id: number;
  player_id: number;
  text: string;
  fingerprint: string;
}

function keepPayouts({ db: { sql }, vault }: Tools, rows: readonly Payout[]): Promise<unknown> {
  const kept = rows.map((row) => {
    const fingerprint = keyed(vault, row.fingerprint);
    const about = aboutPayout({ ...row, fingerprint });
    return { ...row, keyed: fingerprint, sealed: vault.seal(vault.open(row.text, about), about) };
  });
  return sql`
    with known as (
      insert into person_trait (player_id, kind, print, since)
      select distinct on (player_id, print) player_id, 'payment', print, now()
      from unnest(
        ${kept.map(({ player_id }) => player_id)}::bigint[], ${kept.map((row) => row.keyed)}::text[]
      ) as place (player_id, print)
      on conflict do nothing)
    update payment set token = sealed, fingerprint = keyed
    from unnest(
      ${kept.map(({ id }) => id)}::bigint[], ${kept.map(({ text }) => text)}::text[],
      ${kept.map(({ sealed }) => sealed)}::text[], ${kept.map((row) => row.keyed)}::text[]
    ) as kept (id, text, sealed, keyed)
    where payment.id = kept.id and payment.token = kept.text`;
}

const keyed = (vault: Vault, fingerprint: string): string =>
  fingerprint.startsWith(FINGERPRINT_PREFIX) ? fingerprint : vault.fingerprint('destination', fingerprint);

/** What is thought of a place follows its fingerprint. There are few. */
async function keyStandings({ db: { sql }, vault }: Tools): Promise<number> {
  const rows = await sql<{ fingerprint: string }>`
    select fingerprint from payout_destination where not starts_with(fingerprint, 'k1:')`;
  for (const { fingerprint } of rows)
    await sql`
      update payout_destination set fingerprint = ${keyed(vault, fingerprint)} where fingerprint = ${fingerprint}`;
  return rows.length;
}

/** The keys that staff's phones make codes from, of those who are in and those who are invited. There are few. */
async function resealCodes(sql: Sql, vault: Vault): Promise<number> {
  const rows = await sql<{ id: number; text: string }>`
    select id, totp_secret as text from staff_member
    where totp_secret <> '' and not starts_with(totp_secret, ${vault.currentPrefix})
    union
    select member_id, totp_secret from staff_invitation where not starts_with(totp_secret, ${vault.currentPrefix})`;
  for (const { id, text } of rows) {
    const sealed = vault.seal(vault.open(text, aboutTotp(id)), aboutTotp(id));
    await sql`update staff_member set totp_secret = ${sealed} where id = ${id} and totp_secret = ${text}`;
    await sql`update staff_invitation set totp_secret = ${sealed} where member_id = ${id} and totp_secret = ${text}`;
  }
  return rows.length;
}

async function resealRoot(sql: Sql, vault: Vault): Promise<number> {
  const [root] = await sql<{ sealed: string }>`
    select sealed from fingerprint_root where not starts_with(sealed, ${vault.currentPrefix})`;
  if (root === undefined) return 0;
  const sealed = vault.seal(vault.open(root.sealed, ROOT), ROOT);
  await sql`update fingerprint_root set sealed = ${sealed} where sealed = ${root.sealed}`;
  return 1;
}
