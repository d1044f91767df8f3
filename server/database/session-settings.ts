// What every statement of the product must run with: the keys that seal what is recorded, and the timeouts. A direct
// connection brings them as startup parameters. A pooler may drop those without a word, and hands a server connection to
// somebody else after each transaction, so through a pooler every transaction sets them for itself.
import { createHash } from 'node:crypto';
import type { ClientBase, PoolClient, QueryConfig, QueryResult } from 'pg';
import { ConnectionLost } from './statement.ts';

/** By name, as PostgreSQL takes them; times in milliseconds. */
export type SessionSettings = ReadonlyMap<string, string>;

export interface Timeouts {
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
}

/** The settings in an address stand in its `options`, as libpq writes them: -cname=value. */
export function sessionSettings(url: string, timeouts: Timeouts): SessionSettings {
  const options = new URL(url).searchParams.get('options') ?? '';
  const pairs = [...options.matchAll(/-c\s*([\w.]+)=(\S*)/g)].map(
    ([, name, value]) => [name!, value!] as const,
  );
  return new Map([
    ...pairs,
    ...Object.entries(timeouts).map(([name, value]) => [name, String(value)] as const),
  ]);
}

/** Only hashes are sent: statements and their values may be logged. */
const LOST_SETTINGS = `
  select name from unnest($1::text[], $2::text[]) as wanted (name, hash)
  left join pg_settings using (name)
  where encode(sha256(convert_to(coalesce(setting, current_setting(name, true), ''), 'UTF8')), 'hex') <> hash
  order by name`;

/** For every new connection that brings its settings itself. */
export async function requireSettings(client: ClientBase, settings: SessionSettings): Promise<void> {
  const hashes = [...settings.values()].map((value) => createHash('sha256').update(value).digest('hex'));
  const { rows } = await client.query<{ name: string }>(LOST_SETTINGS, [[...settings.keys()], hashes]);
  if (rows.length === 0) return;
  throw new ConnectionLost(
    `the connection has lost ${rows.map(({ name }) => name).join(', ')} on its way: where DATABASE_URL leads through a pooler, DATABASE_DIRECT_URL must lead past it`,
  );
}

const SET_LOCALLY =
  'select set_config(name, value, true) from unnest($1::text[], $2::text[]) as setting (name, value)';

export const settingValues = (settings: SessionSettings): [string[], string[]] => [
  [...settings.keys()],
  [...settings.values()],
];

/** A prepared statement is known to one server connection alone, and the next question may meet another. */
export const withoutName = ({ name: _name, ...statement }: QueryConfig): QueryConfig => statement;

/** One question as a transaction of its own, in one trip. */
export async function queryAlone(
  client: PoolClient,
  statement: QueryConfig,
  settings: SessionSettings,
): Promise<QueryResult> {
  const sent = [
    client.query('begin'),
    client.query(SET_LOCALLY, settingValues(settings)),
    client.query(withoutName(statement)),
    // After a failure PostgreSQL answers this with a rollback.
    client.query('commit'),
  ] as const;
  const outcomes = await Promise.allSettled(sent);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return sent[2];
}
