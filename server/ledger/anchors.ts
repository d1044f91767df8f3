// Anchors: once a minute a line in a file outside of the database says what was recorded since the line before, as a
// count and a digest, signed, and chained to that line. Whoever removes or rewrites what a line speaks of, with every
// right in the database, cannot make the line fit again. The database in turn knows the last line, so that whoever has
// only the file cannot cut it off at its end.
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { deriveKey } from '../config/data-keys.ts';
import type { Db, Sql } from '../database/db.ts';
import { log } from '../plumbing/log.ts';
import { type Anchor, appendLine, type Digest, type Line, readLines } from './anchor-file.ts';
import type { Invariant, Violation } from './audit.ts';
import { digestRules } from './rules-digest.ts';

export interface Anchors {
  /** Adds a line, if anything was recorded that no line speaks of. */
  anchor(now: Date): Promise<void>;
  /** What is in the database and not as the lines say, or in the file and not as it was written. */
  compare(): Promise<Violation[]>;
  /** From when on there are lines here, in words. */
  span(): Promise<string>;
}

interface Place {
  db: Db;
  folder: string;
  /** As `openLedgerKeys` gives them: the first signs, all check. */
  keys: readonly Buffer[];
}

export const FILE = 'ledger-anchors.jsonl';

export function openAnchors({ db, folder, keys }: Place): Anchors {
  const file = join(folder, FILE);
  // The database is told the chain's keys, and never these.
  const anchorKeys = keys.map((key) => deriveKey(key, 'ledger anchor'));
  return {
    async anchor(now) {
      const lines = await readLines(file);
      const last = lines.at(-1);
      const found = await digestSince(db, last?.until ?? 0);
      if (found.entries.count + found.steps.count + found.seals.count === 0) return;
      if (last === undefined) await tellIfOthersWere(db.sql, folder);
      const next = {
        n: (last?.n ?? 0) + 1,
        at: now.toISOString(),
        from: last?.until ?? 0,
        ...found,
        previous: last?.mac ?? '',
        rules: await digestRules(db.sql),
      };
      const line = { ...next, mac: macOf(next, anchorKeys[0]!) };
      // Where lines were cut off, the database goes on knowing the one that is missing.
      const isWhole = (await cutOff(db.sql, lines)).length === 0;
      await appendLine(file, line);
      if (isWhole) await keepHead(db.sql, lines[0] ?? line, line);
    },
    async compare() {
      const lines = await readLines(file);
      if (lines.length === 0) return [];
      const books = await db.atomically(({ sql }) => changedBooks(sql, lines), long);
      return [
        ...changedLines(lines, anchorKeys),
        ...(await cutOff(db.sql, lines)),
        ...(await changedRules(db.sql, lines)),
        ...books,
      ];
    },
    async span() {
      const [first] = await readLines(file);
      return first === undefined ? 'there are none here' : `since ${first.at}`;
    },
  };
}

/** After the line, so that at worst the file is ahead of it. */
const keepHead = (sql: Sql, { mac: file }: Line, { n, mac, at }: Line) =>
  sql`
    insert into ledger_anchor_head (file, n, mac, at) values (${file}, ${n}, ${mac}, ${at})
    on conflict (file) do update set n = excluded.n, mac = excluded.mac, at = excluded.at`;

/** A new server begins its file so, and so does one whose file was taken away. */
async function tellIfOthersWere(sql: Sql, folder: string): Promise<void> {
  const [other] = await sql<{ at: Date }>`select at from ledger_anchor_head order by at desc limit 1`;
  if (other === undefined) return;
  log.warn('a new file of anchors begins, though there were others', { folder, last: other.at });
}

type Found = Required<Pick<Anchor, 'until' | 'entries' | 'steps' | 'seals'>>;

/** Only of transactions that are over, and with them all that began before: nothing can be added to these any more. */
const digestSince = (db: Db, from: number): Promise<Found> =>
  db.atomically(async ({ sql }) => {
    const [row] = await sql<{ until: number }>`
      select transactions_over_before()::text::bigint as until`;
    const { until } = row!;
    const [entries] = await sql<Digest>`
      select count(*)::int as count, encode(sha256(coalesce(string_agg(hash, ''::bytea order by player_id, number), '')), 'hex') as digest
      from ledger_entry where (tx >= ${from} and tx < ${until}) or (tx is null and ${from === 0})`;
    const [steps] = await sql<Digest>`
      select count(*)::int as count, encode(sha256(coalesce(string_agg(hash, ''::bytea order by payment_id, number), '')), 'hex') as digest
      from payment_step where (tx >= ${from} and tx < ${until}) or (tx is null and ${from === 0})`;
    const [seals] = await sql<Digest>`
      select count(*)::int as count, encode(sha256(coalesce(string_agg(seal, ''::bytea order by name, key, number), '')), 'hex') as digest
      from row_seal where tx >= ${from} and tx < ${until}`;
    return { until, entries: entries!, steps: steps!, seals: seals! };
  }, long);

/** They read much of what was ever recorded. */
const long = { isLong: true, isSnapshot: true };

const macOf = (anchor: Anchor, key: Buffer): string =>
  createHmac('sha256', key).update(JSON.stringify(anchor)).digest('hex');

export const anchorInvariant: Invariant = {
  name: 'L17',
  promise: 'what the anchors outside of the database say is still so',
};

function changedLines(lines: readonly Line[], keys: readonly Buffer[]): Violation[] {
  return lines.flatMap(({ mac, ...anchor }, at) => {
    const before = lines[at - 1];
    const isOurs = keys.some((key) => macOf(anchor, key) === mac);
    if (isOurs && anchor.previous === (before?.mac ?? '')) return [];
    return [
      broken(
        'an anchor was changed, or one before it removed',
        anchor,
        isOurs ? 'its place' : 'its signature',
      ),
    ];
  });
}

async function cutOff(sql: Sql, lines: readonly Line[]): Promise<Violation[]> {
  const [head] = await sql<{ n: number; mac: string; at: Date }>`
    select n, mac, at from ledger_anchor_head where file = ${lines[0]?.mac ?? ''}`;
  if (head === undefined || lines.some(({ mac }) => mac === head.mac)) return [];
  const lost = { n: head.n, at: head.at.toISOString() };
  return [broken('anchors were cut off', lost, 'it is not in the file any more')];
}

/** A migration may change them; what it made of them is known from the line after it. */
async function changedRules(sql: Sql, lines: readonly Line[]): Promise<Violation[]> {
  const now = await digestRules(sql);
  return lines.flatMap((line, at) => {
    const [then, later] = [line.rules, at + 1 < lines.length ? lines[at + 1]!.rules : now];
    const isSame = then?.version !== later?.version || then?.digest === later?.digest;
    return isSame ? [] : [broken('what checks the books was changed', line, 'since then')];
  });
}

/** One look over all that was recorded, however many lines there are. */
async function changedBooks(sql: Sql, lines: readonly Line[]): Promise<Violation[]> {
  const untils = lines.map(({ until }) => until);
  const entries = await sql<Digest & { line: number }>`
    select width_bucket(coalesce(tx, 0), ${untils}::bigint[]) as line, count(*)::int as count,
      encode(sha256(string_agg(hash, ''::bytea order by player_id, number)), 'hex') as digest
    from ledger_entry where coalesce(tx, 0) < ${untils.at(-1)} group by 1`;
  const steps = await sql<Digest & { line: number }>`
    select width_bucket(coalesce(tx, 0), ${untils}::bigint[]) as line, count(*)::int as count,
      encode(sha256(coalesce(string_agg(hash, ''::bytea order by payment_id, number), '')), 'hex') as digest
    from payment_step where coalesce(tx, 0) < ${untils.at(-1)} group by 1`;
  const seals = await sql<Digest & { line: number }>`
    select width_bucket(tx, ${untils}::bigint[]) as line, count(*)::int as count,
      encode(sha256(string_agg(seal, ''::bytea order by name, key, number)), 'hex') as digest
    from row_seal where tx < ${untils.at(-1)} group by 1`;
  const [entriesOf, stepsOf, sealsOf] = [byLine(entries), byLine(steps), byLine(seals)];
  return lines.flatMap((line, at) => [
    ...differences(line, 'entries', entriesOf.get(at)),
    ...differences(line, 'steps', stepsOf.get(at)),
    ...differences(line, 'seals', sealsOf.get(at)),
  ]);
}

const byLine = (rows: readonly (Digest & { line: number })[]) =>
  new Map(rows.map(({ line, ...digest }) => [line, digest]));

function differences(line: Line, what: 'entries' | 'steps' | 'seals', found?: Digest): Violation[] {
  const anchored = line[what];
  if (anchored === undefined) return [];
  const count = found?.count ?? 0;
  if (count === anchored.count && (count === 0 || found!.digest === anchored.digest)) return [];
  const detail =
    count === anchored.count ? `${count} ${what}, and others` : `${anchored.count} ${what}, now ${count}`;
  return [broken('what was recorded is not what was anchored', line, detail)];
}

const broken = (rule: string, { n, at }: { n: number; at: string }, detail: string): Violation => ({
  invariant: anchorInvariant.name,
  rule,
  subject: `anchor ${n} of ${at}`,
  detail,
});
