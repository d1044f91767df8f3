// What the product really says to its database while it answers one request, as a script for pgbench. The statements are
// caught on their way, so they cannot fall behind the product's own.
import type { Db, Sql, Tx } from '#server/database/db.ts';

export interface Statement {
  texts: readonly string[];
  values: readonly unknown[];
  /** pgbench keeps what its one row holds, each column by its name. */
  isKept?: boolean;
}

export interface CaughtDb {
  db: Db;
  /** All that was said since the last time this was asked. */
  take(): Statement[];
}

const plain = (text: string): Statement => ({ texts: [text], values: [] });

export function catchStatements(db: Db): CaughtDb {
  const caught: Statement[] = [];
  const through =
    (sql: Sql): Sql =>
    (texts, ...values) => {
      caught.push({ texts, values });
      return sql(texts, ...values);
    };
  return {
    db: {
      ...db,
      sql: through(db.sql),
      async atomically(work) {
        caught.push(plain('begin'));
        const result = await db.atomically((tx: Tx) => work({ ...tx, sql: through(tx.sql) }));
        caught.push(plain('commit'));
        return result;
      },
    },
    take: () => caught.splice(0),
  };
}

/** What stands for another value in every transaction, and the name pgbench knows that by. */
export type Names = Readonly<Record<string, string>>;

/** `begins` are pgbench's own commands. */
export const scriptFrom = (
  statements: readonly Statement[],
  names: Names,
  begins: readonly string[],
): string =>
  [
    ...begins,
    ...statements.map((statement) => `${written(statement, names)}${statement.isKept ? ' \\gset' : ';'}`),
  ].join('\n');

/** With other values in these columns of the list that it unnests. */
export function withColumns(
  { texts, values, ...rest }: Statement,
  columns: Readonly<Record<string, unknown>>,
): Statement {
  const [, names = ''] = /\bas \w+ \(([^)]+)\)/.exec(texts.join('?')) ?? [];
  const order = names.split(',').map((name) => name.trim());
  const changed = Object.entries(columns).reduce(
    (all, [name, value]) => {
      const place = order.indexOf(name);
      if (place === -1) throw new Error(`there is no column ${name} among ${names}`);
      return all.with(place, [value]);
    },
    [...values],
  );
  return { ...rest, texts, values: changed };
}

/** What a limit on calls knows the asker by. */
export const countedAs = (said: readonly Statement[]): string =>
  String(said.find(({ texts }) => texts.some((text) => text.includes('rate_limit')))!.values[0]);

const written = ({ texts, values }: Statement, names: Names): string =>
  texts
    // On one line a remark would take the rest of the statement with it.
    .map((text) => text.replace(/--[^\n]*/g, '').replace(/\s+/g, ' '))
    .reduce((text, next, at) => text + writtenValue(values[at - 1], names) + next)
    .trim();

function writtenValue(value: unknown, names: Names): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return quoted(value.toISOString());
  if (value instanceof Uint8Array)
    return `'\\\\x${Buffer.from(value).toString('hex')}'`.replace('\\\\', '\\');
  if (Array.isArray(value)) return listOf(value, names);
  return named(String(value), names);
}

function listOf(values: readonly unknown[], names: Names): string {
  const items = values.map((item) => named(String(item), names));
  const isMade = values.some((item) => isNamed(String(item), names));
  if (!isMade) return quoted(`{${values.map((item) => JSON.stringify(plainItem(item))).join(',')}}`);
  const type = values.every((item) => typeof item === 'number') ? 'bigint' : 'text';
  return `array[${items.join(', ')}]::${type}[]`;
}

const plainItem = (item: unknown) =>
  item instanceof Uint8Array ? `\\x${Buffer.from(item).toString('hex')}` : item;

const pattern = (names: Names) => new RegExp(`(${Object.keys(names).join('|')})`);
const isNamed = (text: string, names: Names) => pattern(names).test(text);

/** 'deposit:t7373731' → 'deposit\x3at' || :n. pgbench takes any colon for one of its own. */
function named(text: string, names: Names): string {
  const pieces = text.split(pattern(names)).filter((piece) => piece !== '');
  if (pieces.length === 0) return quoted('');
  const parts = pieces.map((piece) => names[piece] ?? quoted(piece));
  return parts.length === 1 ? parts[0]! : `(${parts.join(' || ')})`;
}

const quoted = (text: string) =>
  /[:\\']/.test(text)
    ? `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll(':', '\\x3a')}'`
    : `'${text}'`;
