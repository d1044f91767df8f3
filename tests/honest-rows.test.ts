// A row's type is only a claim: the compiler believes whatever stands between the brackets. Here the database is asked what
// each statement of the product really returns.
import { expect, test } from 'vitest';
import { statementsIn } from '../tools/rows/statements.ts';
import { type Kind, RowTypes } from '../tools/rows/stated-rows.ts';
import { isTest, listFiles, parseSources, readSources } from '../tools/tidy/sources.ts';
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

const product = readSources(listFiles().filter((path) => /^(server|sandbox|seeds|rules|contract)\/.*\.ts$/.test(path)));
const code = parseSources(product.filter(({ path }) => !isTest(path)));
const statements = code.flatMap(statementsIn);
const types = new RowTypes(code);

test('every statement is understood by the database, and returns what its row says', async () => {
  await using world = await createWorld();
  const describe = await openDescriber(world.url);
  expect(statements.length).toBeGreaterThan(200);
  const faults: string[] = [];
  for (const { where, text, source, row } of statements) {
    if (isCommand(text)) continue;
    try {
      const columns = await describe(text);
      if (row === undefined) continue;
      const said = types.propertiesOf(row, source);
      if (said === undefined) faults.push(`${where}: its row cannot be followed`);
      else
        for (const [name, { kind }] of said) {
          const fault = faultOf(columns, name, kind);
          if (fault !== undefined) faults.push(`${where}: ${fault}`);
        }
    } catch (error) {
      faults.push(`${where}: ${(error as Error).message}`);
    }
  }
  expect(faults).toEqual([]);
});

/** What returns no rows, and may not be prepared. */
const isCommand = (text: string): boolean => /^\s*(begin|commit|rollback|set|listen|notify|vacuum|create|alter|drop)\b/i.test(text);

function faultOf(columns: readonly Column[], name: string, said: Kind): string | undefined {
  const column = columns.find((one) => one.name === name);
  if (column === undefined) return `it returns no ${name}`;
  const kind = kinds[column.type] ?? 'any';
  return said === 'any' || kind === 'any' || kind === said ? undefined : `${name} is a ${kind}, and is called a ${said}`;
}
