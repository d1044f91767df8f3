// Anchors: once a minute a line in a file outside of the database says what was recorded since the line before, as a
// count and a digest, signed, and chained to that line. Whoever removes or rewrites what a line speaks of, with every
// right in the database, cannot make the line fit again.
import { createHmac } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deriveKey } from '../at-rest/data-keys.ts';
import type { Db, Sql } from '../db.ts';
import type { Invariant, Violation } from './audit.ts';

/** What was written by transactions from `from` on and before `until`; the first line has all from before too. */
interface Anchor {
  n: number;
  at: string;
  from: number;
  until: number;
  entries: Digest;
  steps: Digest;
  /** The signature of the line before. */
  previous: string;
}

interface Digest {
  count: number;
  digest: string;
}

type Line = Anchor & { mac: string };

export interface Anchors {
  /** Adds a line, if anything was recorded that no line speaks of. */
  anchor(now: Date): Promise<void>;
  /** What is in the database and not as the lines say, or in the file and not as it was written. */
  compare(): Promise<Violation[]>;
}

interface Place {
  db: Db;
  folder: string;
  /** As `openLedgerKeys` gives them: the first signs, all check. */
  keys: readonly Buffer[];
}

const FILE = 'ledger-anchors.jsonl';

export function openAnchors({ db, folder, keys }: Place): Anchors {
  const file = join(folder, FILE);
  // The database is told the chain's keys, and never these.
  const anchorKeys = keys.map((key) => deriveKey(key, 'ledger anchor'));
  return {
    async anchor(now) {
      const last = (await readLines(file)).at(-1);
      const found = await digestSince(db, last?.until ?? 0);
      if (found.entries.count + found.steps.count === 0) return;
      const from = last?.until ?? 0;
      const next = {
        n: (last?.n ?? 0) + 1,
        at: now.toISOString(),
        from,
        ...found,
        previous: last?.mac ?? '',
      };
      await mkdir(folder, { recursive: true });
      await append(file, JSON.stringify({ ...next, mac: macOf(next, anchorKeys[0]!) }));
    },
    async compare() {
      const lines = await readLines(file);
      if (lines.length === 0) return [];
      const books = await db.atomically(({ sql }) => changedBooks(sql, lines), long);
      return [...changedLines(lines, anchorKeys), ...books];
    },
  };
}

/** Only of transactions that are over, and with them all that began before: nothing can be added to these any more. */
const digestSince = (db: Db, from: number): Promise<Pick<Anchor, 'until' | 'entries' | 'steps'>> =>
  db.atomically(async ({ sql }) => {
    await sql`set transaction isolation level repeatable read, read only`;
    const [row] = await sql<{ until: number }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as until`;
    const { until } = row!;
    const [entries] = await sql<Digest>`
      select count(*)::int as count, encode(sha256(coalesce(string_agg(hash, ''::bytea order by player_id, number), '')), 'hex') as digest
      from ledger_entry where (tx >= ${from} and tx < ${until}) or (tx is null and ${from === 0})`;
    const [steps] = await sql<Digest>`
      select count(*)::int as count, encode(sha256(coalesce(string_agg(hash, ''::bytea order by payment_id, number), '')), 'hex') as digest
      from payment_step where (tx >= ${from} and tx < ${until}) or (tx is null and ${from === 0})`;
    return { until, entries: entries!, steps: steps! };
  }, long);

/** They read much of what was ever recorded. */
const long = { isLong: true };

const macOf = (anchor: Anchor, key: Buffer): string =>
  createHmac('sha256', key).update(JSON.stringify(anchor)).digest('hex');

async function append(file: string, line: string): Promise<void> {
  const handle = await open(file, 'a');
  try {
    await handle.appendFile(`${line}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What a crash has cut off in the middle was never an anchor. */
async function readLines(file: string): Promise<Line[]> {
  const text = await readFile(file, 'utf8').catch((error: { code?: unknown }) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Line];
      } catch {
        return [];
      }
    });
}

export const anchorInvariant: Invariant = {
  name: 'L17',
  promise: 'what the anchors outside of the database say is still so',
};

function changedLines(lines: readonly Line[], keys: readonly Buffer[]): Violation[] {
  return lines.flatMap(({ mac, ...anchor }, at) => {
    const before = lines[at - 1];
    const isNext = anchor.n === at + 1 && anchor.from === (before?.until ?? 0);
    const isOurs = keys.some((key) => macOf(anchor, key) === mac);
    if (isNext && isOurs && anchor.previous === (before?.mac ?? '')) return [];
    return [
      broken(
        'an anchor was changed, or one before it removed',
        anchor,
        isOurs ? 'its place' : 'its signature',
      ),
    ];
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
  const [entriesOf, stepsOf] = [byLine(entries), byLine(steps)];
  return lines.flatMap((line, at) => [
    ...differences(line, 'entries', entriesOf.get(at)),
    ...differences(line, 'steps', stepsOf.get(at)),
  ]);
}

const byLine = (rows: readonly (Digest & { line: number })[]) =>
  new Map(rows.map(({ line, ...digest }) => [line, digest]));

function differences(line: Line, what: 'entries' | 'steps', found?: Digest): Violation[] {
  const anchored = line[what];
  const count = found?.count ?? 0;
  if (count === anchored.count && (count === 0 || found!.digest === anchored.digest)) return [];
  const detail =
    count === anchored.count ? `${count} ${what}, and others` : `${anchored.count} ${what}, now ${count}`;
  return [broken('what was recorded is not what was anchored', line, detail)];
}

const broken = (rule: string, { n, at }: Anchor, detail: string): Violation => ({
  invariant: anchorInvariant.name,
  rule,
  subject: `anchor ${n} of ${at}`,
  detail,
});
