import { expect, test } from 'vitest';
import { nearTests } from './near-tests.ts';
import { parseSource } from './tidy/sources.ts';

const code = Object.entries({
  'rules/money.ts': '',
  'rules/odds.ts': `import './money.ts';`,
  'rules/odds.test.ts': `import './odds.ts';`,
  'rules/days.test.ts': `import './days.ts';`,
  'server/database/db.ts': `import '#rules/money.ts';`,
  'server/database/db.test.ts': `import './db.ts';`,
  'server/ledger/record.test.ts': `import '#rules/money.ts';`,
}).map(([path, text]) => parseSource({ path, text }));

test('a change meets the tests beside it that reach it, and those that name it', () => {
  expect(nearTests(code, ['rules/money.ts'])).toEqual(['rules/odds.test.ts', 'server/ledger/record.test.ts']);
  expect(nearTests(code, ['server/database/db.ts'])).toEqual(['server/database/db.test.ts']);
  expect(nearTests(code, ['rules/days.test.ts', 'README.md'])).toEqual(['rules/days.test.ts']);
});
