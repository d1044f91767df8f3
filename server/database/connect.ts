// Connections to PostgreSQL. An address is postgres://user:password@host:port/name; a socket is written as libpq
// writes it, postgres://user@localhost/name?host=/folder/of/the/socket, so that psql takes the same text.
import postgres from 'postgres';

type Options = postgres.Options<Record<string, postgres.PostgresType>>;

export function connect(url: string, options: Options = {}): postgres.Sql<Record<string, unknown>> {
  const address = new URL(url);
  const socket = address.searchParams.get('host');
  address.searchParams.delete('host');
  return postgres(address.href, {
    types: { bigint: safeBigint as postgres.PostgresType },
    onnotice: () => undefined,
    ...options,
    ...(socket === null ? {} : { host: socket }),
  });
}

/** The same server, another database. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

const safeBigint: postgres.PostgresType<number> = {
  to: 20,
  from: [20],
  serialize: String,
  parse(text: string) {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`bigint outside the safe range: ${text}`);
    return value;
  },
};
