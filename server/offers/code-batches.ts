// Codes in batches: each good once, and drawn so that nobody guesses one from another.
import type { Sql, Tx } from '../database/db.ts';
import { drawHex } from '../plumbing/chance.ts';

interface Batch {
  offerId: number;
  batch: string;
  count: number;
  by: string;
}

/** Sixty bits: ten characters that nobody mistakes for one another. */
const CODE_BYTES = 10;
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const drawCode = (): string => {
  const bytes = Buffer.from(drawHex(CODE_BYTES), 'hex');
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
};

/** Undefined: there is a batch of that name already. */
export async function makeBatch(
  tx: Tx,
  { offerId, batch, count, by }: Batch,
  now: Date,
): Promise<string[] | undefined> {
  await tx.sql`select pg_advisory_xact_lock(hashtext('promo-batch'), hashtext(${batch}))`;
  const held = await tx.sql<{ id: number }>`select id from promo_code where batch = ${batch} limit 1`;
  if (held.length > 0) return undefined;
  const codes = Array.from({ length: count }, drawCode);
  const made = await tx.sql<{ code: string }>`
    insert into promo_code (code, kind, offer_id, batch, max, created_at, created_by)
    select code, 'unique', ${offerId}, ${batch}, 1, ${now}, ${by} from unnest(${codes}::text[]) as code
    on conflict (code) do nothing returning code`;
  return made.map(({ code }) => code);
}

interface CodeRow {
  id: number;
  code: string;
  kind: 'shared' | 'unique' | 'personal' | 'affiliate';
  offer_id: number;
  batch: string;
  used: number;
  max: number | null;
  ends_at: Date | null;
}

/** The latest first. */
export const listCodes = (
  sql: Sql,
  { after, batch, count }: { after: number | null; batch: string | null; count: number },
): Promise<CodeRow[]> =>
  sql<CodeRow>`
    select id, code, kind, offer_id, batch, used, max, ends_at from promo_code
    where (${after}::bigint is null or id < ${after}) and (${batch}::text is null or batch = ${batch})
    order by id desc limit ${count}`;
