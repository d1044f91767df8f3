import { expect, test } from 'vitest';
import { fetchFaults } from './outside.ts';
import { parseSource } from './sources.ts';
import { sqlFaults } from './sql.ts';

const source = (path: string, text: string) => parseSource({ path, text });

test.for([
  ['site/cashier/amount.tsx', 'const rows = sql`select id from player where id = ${id}`;'],
  ['rules/money.ts', `const text = 'SELECT id FROM player ';`],
  ['rules/money.ts', `const text = 'insert into player values (1)';`],
  ['server/cashier/deposits.ts', 'tx.sql`update ledger_balance set cents = 0`;'],
  ['server/players/balances.ts', 'sql`select cents from ledger_balance`;'],
] as const)('%s may not say: %s', ([path, text]) => expect(sqlFaults(source(path, text))).toHaveLength(1));

test.for([
  ['server/cashier/deposits.ts', 'tx.sql`update deposit set status = 1`;'],
  ['server/ledger/record.ts', 'tx.sql`insert into ledger_entry (key) values (1)`;'],
  ['server/cashier/deposits.test.ts', 'sql`select * from ledger_move`;'],
  ['site/home/hero.tsx', `const text = 'Select a game from the hall.';`],
] as const)('%s may say: %s', ([path, text]) => expect(sqlFaults(source(path, text))).toEqual([]));

test('only a named door asks another machine', () => {
  const asks = (path: string, text: string) => fetchFaults(source(path, text)).length;
  expect(asks('site/cashier/amount.tsx', `await fetch('/api/x');`)).toBe(1);
  expect(asks('server/cashier/methods/card.ts', `await fetch('https://bank');`)).toBe(1);
  expect(asks('site/cashier/amount.tsx', `new WebSocket('/live');`)).toBe(1);
  expect(asks('site/asking/ask.ts', `await fetch('/api/x');`)).toBe(0);
  expect(asks('site/cashier/amount.tsx', `cache.fetch('x'); fetchQuery('x'); // fetch('x')`)).toBe(0);
});
