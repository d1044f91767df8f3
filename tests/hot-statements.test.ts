// A database that is split by player answers a statement from one of its parts only where the statement says whose rows it
// means. Here every statement of what players do most is looked at; docs/scale.md lists those that cannot say it, and why.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Sql } from '#server/database/db.ts';
import { type CaughtDb, catchStatements, type Statement } from '../bench/caught.ts';
import { statementsIn } from '../tools/rows/statements.ts';
import { isTest, listFiles, parseSources, readSources } from '../tools/tidy/sources.ts';
import { openCashier } from './bank.ts';
import { walkHotPaths } from './hot-walk.ts';
import { type Touch, touchesOf } from './touched-tables.ts';
import { createWorld } from './world.ts';

const scale = readFileSync('docs/scale.md', 'utf8');

/** By table: the columns that rows may be found by instead of their player. */
const otherwise = new Map(
  [...scale.matchAll(/^\| `(\w+)` \| (`\w+`(?:, `\w+`)*) \| \S.* \|$/gm)].map(([, table, by]) => [
    table!,
    [...by!.matchAll(/`(\w+)`/g)].map(([, column]) => column!),
  ]),
);
/** Files whose statements are of many players at once, by what they are for. */
const houseFiles = [...scale.matchAll(/^\| `(server\/[\w/-]+\.ts)` \| \S.* \|$/gm)].map(([, path]) => path!);
const functions = [...scale.matchAll(/^\| `(\w+)\(\)` \| \S.* \|$/gm)].map(([, name]) => name!);

const files = listFiles().filter(
  (path) => path.startsWith('server/') && !isTest(path) && path.endsWith('.ts'),
);
const written = new Map(
  parseSources(readSources(files))
    .flatMap(statementsIn)
    .map(({ text, where }) => [text, where.replace(/:\d+$/, '')]),
);

interface House {
  sql: Sql;
  /** By table: the column that says whose a row is. */
  keys: ReadonlyMap<string, string>;
  functions: readonly string[];
}

async function lookAround(sql: Sql): Promise<House> {
  const rows = await sql<{ table_name: string }>`
    select table_name from information_schema.columns where table_schema = 'public' and column_name = 'player_id'`;
  const made = await sql<{ name: string }>`
    select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace`;
  const keys = new Map(rows.map(({ table_name }) => [table_name, 'player_id']));
  return { sql, keys: keys.set('player', 'id'), functions: made.map(({ name }) => name) };
}

interface Looked {
  faults: string[];
  /** What docs/scale.md was needed for: "payment by id". */
  used: Set<string>;
}

async function lookAt(
  statements: readonly Statement[],
  { sql, keys, functions: made }: House,
): Promise<Looked> {
  const looked: Looked = { faults: [], used: new Set() };
  for (const statement of statements) {
    const text = statement.texts.reduce((before, part, place) => `${before}$${place}${part}`);
    if (!/^\s*(select|insert|update|delete|with)\b/.test(text)) continue;
    const where = written.get(text) ?? text;
    for (const name of made.filter((one) => new RegExp(`\\b${one}\\(`).test(text))) {
      looked.used.add(name);
      if (!functions.includes(name)) looked.faults.push(`${where}: ${name}() is not in docs/scale.md`);
    }
    for (const touch of await touchesOf(sql, statement)) judge(touch, { keys, where, looked });
  }
  return looked;
}

interface Judging {
  keys: House['keys'];
  where: string;
  looked: Looked;
}

function judge({ table, by, isInsert }: Touch, { keys, where, looked }: Judging): void {
  const key = keys.get(table);
  if (key !== undefined && by.includes(key)) return;
  const column = otherwise.get(table)?.find((one) => by.includes(one));
  if (column !== undefined) looked.used.add(`${table} by ${column}`);
  else if (houseFiles.includes(where)) looked.used.add(where);
  else looked.faults.push(`${where}: ${isInsert ? 'into' : 'of'} ${table}, by ${by.join(', ') || 'nothing'}`);
}

test('every hot statement names its player, or docs/scale.md says why not', async () => {
  let caught: CaughtDb | undefined;
  const through: Parameters<typeof openCashier>[0] = {
    through(db) {
      caught = catchStatements(db);
      return caught.db;
    },
  };
  await using cashier = await openCashier(through);
  await walkHotPaths(cashier, () => void caught!.take());
  // Events are sent in the background.
  const heard: Statement[] = [];
  const isSent = () => {
    heard.push(...caught!.take());
    return heard.some(({ texts }) => texts[0]!.includes('delete from live_outbox'));
  };
  await expect.poll(isSent).toBe(true);
  const said = new Map(heard.map((statement) => [statement.texts.join('$'), statement]));
  expect(said.size).toBeGreaterThan(40);
  const { faults, used } = await lookAt([...said.values()], await lookAround(cashier.product.db.sql));
  expect(faults).toEqual([]);
  const listed = [...otherwise].flatMap(([table, columns]) =>
    columns.map((column) => `${table} by ${column}`),
  );
  expect(
    [...listed, ...functions, ...houseFiles].filter((one) => !used.has(one)),
    'docs/scale.md lists what nobody needs',
  ).toEqual([]);
});

const planted: readonly [string, TemplateStringsArray][] = [
  ['a read by nothing', statement`select sum(cents) from payment where state = 'paid'`],
  ['a read of more than one player', statement`select main from ledger_purse where player_id > 5`],
  ['a write by what is not the player', statement`update player set locale = 'en' where country_code = 'LV'`],
  [
    'a table that no row of docs/scale.md speaks of',
    statement`select day from daily_total where day = '2026-03-01'`,
  ],
  [
    'a row without its player',
    statement`insert into fact (at, name, data) values (now(), 'round.settled', '{}')`,
  ],
  ['a function that no row speaks of', statement`select fact_drop_months('2026-03-01')`],
];

function statement(texts: TemplateStringsArray): TemplateStringsArray {
  return texts;
}

test.for(planted)('%s is a fault', async ([, texts]) => {
  await using world = await createWorld();
  const { faults } = await lookAt([{ texts, values: [] }], await lookAround(world.db.sql));
  expect(faults).toHaveLength(1);
});
