// Connections to PostgreSQL. An address is postgres://user:password@host:port/name; a socket is written as libpq
// writes it, postgres://user@localhost/name?host=/folder/of/the/socket, so that psql takes the same text.
import pg, { type ClientConfig } from 'pg';
import type { Sql } from './db.ts';
import { openGatheringSocket } from './gathering-socket.ts';
import { asker } from './statement.ts';

export interface ConnectionSettings extends ClientConfig {
  /** Called when the connection is lost, and not when it is closed. */
  onLost?: () => void;
}

/** One connection, by itself. */
export interface Connection {
  sql: Sql;
  /** Any number of statements, without values; gives the rows of the last. */
  run<Row extends object>(text: string): Promise<Row[]>;
  onNotification(hear: (payload: string) => void): void;
  close(): Promise<void>;
}

export async function connect(
  url: string,
  { onLost, ...settings }: ConnectionSettings = {},
): Promise<Connection> {
  const client = new pg.Client(configOf(url, settings));
  let isOpen = false;
  // Said of a connection that nobody asks at this moment; whoever asks is told by the answer.
  client.on('error', () => undefined);
  client.on('end', () => isOpen && onLost?.());
  await client.connect();
  isOpen = true;
  return {
    sql: asker(client),
    async run(text) {
      const results = await client.query(text);
      return [results].flat().at(-1)!.rows;
    },
    onNotification: (hear) => client.on('notification', ({ payload = '' }) => hear(payload)),
    async close() {
      isOpen = false;
      await client.end();
    },
  };
}

const DEFAULT_PORT = 5432;

export function configOf(url: string, settings: ClientConfig = {}): ClientConfig {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    // An IPv6 address is written in brackets, which are no part of it.
    host: searchParams.get('host') ?? decodeURIComponent(hostname.replace(/^\[(.*)\]$/, '$1')),
    port: Number(port || DEFAULT_PORT),
    ...(username !== '' && { user: decodeURIComponent(username) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
    ...(pathname.length > 1 && { database: decodeURIComponent(pathname.slice(1)) }),
    ...sslOf(searchParams.get('sslmode')),
    ...(searchParams.has('options') && { options: searchParams.get('options')! }),
    application_name: 'marigold',
    connectionTimeoutMillis: 10_000,
    pipeline: true,
    stream: openGatheringSocket,
    types: { getTypeParser },
    ...settings,
  };
}

/** As libpq means it, but that 'prefer' and 'allow' stay without: to encrypt for whoever answers protects nobody. */
function sslOf(mode: string | null): ClientConfig {
  if (mode === 'require') return { ssl: { rejectUnauthorized: false } };
  if (mode === 'verify-ca' || mode === 'verify-full') return { ssl: true };
  return {};
}

/** The same server, another database. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

const { INT8 } = pg.types.builtins;
const INT8_ARRAY = 1016;

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: unknown) => {
  if (oid === INT8) return safeBigint;
  const parse = pg.types.getTypeParser(oid, format as 'text');
  if (oid === INT8_ARRAY)
    return (text: string) =>
      (parse(text) as (string | null)[]).map((item) => (item === null ? null : safeBigint(item)));
  return parse;
};

function safeBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint outside the safe range: ${text}`);
  return value;
}
