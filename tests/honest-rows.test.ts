// A row's type is only a claim: the compiler believes whatever stands between the brackets. Here the database is asked what
// each statement of the product really returns, and which of it is money.
import { expect, test } from 'vitest';
import { type Kind, RowTypes } from '../tools/rows/claimed-rows.ts';
import { type Statement, statementsIn } from '../tools/rows/statements.ts';
import { isTest, listFiles, parseSource, parseSources, readSources } from '../tools/tidy/sources.ts';
import { type Column, openDescriber } from './described.ts';
import { createWorld } from './world.ts';

/** By the numbers of pg_type: what the driver makes of them. */
const kinds: Readonly<Record<number, Kind>> = {
  16: 'boolean',
  17: 'bytes',
  20: 'number',
  21: 'number',
  23: 'number',
  25: 'string',
  26: 'number',
  700: 'number',
  701: 'number',
  19: 'string',
  1043: 'string',
  1082: 'date',
  1114: 'date',
  1184: 'date',
  1700: 'string',
  2950: 'string',
};
const BIGINT = 20;
/** What money is called, where a statement reckons it; pockets are of a purse. */
const moneyNames = /(^|_)cents$|^(main|bonus|betting_bonus|held|fun)$/;

const product = readSources(
  listFiles().filter((path) => /^(server|sandbox|seeds|rules|contract)\/.*\.ts$/.test(path)),
);
const code = parseSources(product.filter(({ path }) => !isTest(path)));
const types = new RowTypes(code);

async function openJudge() {
  const world = await createWorld();
  const { describe, close } = await openDescriber(world.url);
  const money = await world.db.sql<{ table: number; place: number }>`
    select attrelid as table, attnum as place from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and atttypid = ${BIGINT} and attnum > 0
      and (attname ~ '(^|_)cents$' or (relname = 'ledger_purse' and attname ~ ${moneyNames.source}))`;
  const moneyColumns = new Set(money.map(({ table, place }) => `${table} ${place}`));
  const isMoney = ({ name, type, table, place }: Column): boolean =>
    table === 0 ? type === BIGINT && moneyNames.test(name) : moneyColumns.has(`${table} ${place}`);

  async function faultsOf({ where, text, source, row }: Statement): Promise<string[]> {
    if (isCommand(text)) return [];
    try {
      const columns = await describe(text);
      if (row === undefined) return [];
      const said = types.propertiesOf(row, source);
      if (said === undefined) return [`${where}: its row cannot be followed`];
      const faults = [...said].map(([name, { kind }]) => {
        const column = columns.find((one) => one.name === name);
        return column === undefined ? `it returns no ${name}` : faultOf(column, kind, isMoney(column));
      });
      if (sumsMoney(text) && !columns.some(isMoney))
        faults.push('it sums money, and calls none of it …cents');
      return faults.filter((fault) => fault !== undefined).map((fault) => `${where}: ${fault}`);
    } catch (error) {
      return [`${where}: ${(error as Error).message}`];
    }
  }
  return {
    faultsOf,
    async [Symbol.asyncDispose]() {
      await close();
      await world[Symbol.asyncDispose]();
    },
  };
}

/** What returns no rows, and may not be prepared. */
const isCommand = (text: string): boolean =>
  /^\s*(begin|commit|rollback|set|listen|notify|vacuum|create|alter|drop)\b/i.test(text);

const sumsMoney = (text: string): boolean => /\bsum\([^)]*cents\b/.test(text);

function faultOf({ name, type }: Column, said: Kind, isMoney: boolean): string | undefined {
  const kind = isMoney ? 'cents' : (kinds[type] ?? 'any');
  return said === 'any' || kind === 'any' || kind === said
    ? undefined
    : `${name} is a ${kind}, and is called a ${said}`;
}

test('every statement is understood by the database, and returns what its row says', async () => {
  await using judge = await openJudge();
  const statements = code.flatMap(statementsIn);
  expect(statements.length).toBeGreaterThan(200);
  const faults: string[] = [];
  for (const statement of statements) faults.push(...(await judge.faultsOf(statement)));
  expect(faults).toEqual([]);
});

test.for([
  ['a column that is not there', '{ nobody: string }', 'select login from player', 'it returns no nobody'],
  ['another kind', '{ id: string }', 'select id from player', 'id is a number, and is called a string'],
  [
    'money as a number',
    '{ cents: number }',
    'select cents from payment',
    'cents is a cents, and is called a number',
  ],
  [
    'money by another name',
    '{ sum: number }',
    'select fee_cents as sum from payment',
    'sum is a cents, and is called a number',
  ],
  [
    'a pocket as a number',
    '{ held: number }',
    'select held from ledger_purse',
    'held is a cents, and is called a number',
  ],
  ['a number as money', '{ id: Cents }', 'select id from player', 'id is a number, and is called a cents'],
  [
    'a sum of money as a number',
    '{ total: number }',
    'select sum(cents)::bigint as total from payment',
    'it sums money, and calls none of it …cents',
  ],
])('%s is seen', async ([, row, text, fault]) => {
  await using judge = await openJudge();
  const planted = parseSource({ path: 'server/planted.ts', text: `await sql<${row}>\`${text}\`;` });
  const [statement] = statementsIn(planted);
  expect(await judge.faultsOf(statement!)).toEqual([`server/planted.ts:1: ${fault}`]);
});
