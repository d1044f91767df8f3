import { expect, test } from 'vitest';
import { parseSource } from './sources.ts';
import { wordFaults } from './words.ts';

const faults = (path: string, text: string) => wordFaults(parseSource({ path, text }));

test.for([
  ['games/kinds/slot.ts', 'const x = Math.random();'],
  ['server/sessions/sessions.ts', 'const x = randomBytes(32);'],
  ['server/database/db.ts', 'console.log(1);'],
  ['site/cashier/amount.tsx', 'const x = parseFloat(text);'],
  ['site/cashier/amount.tsx', 'const x = <b>{amount.toFixed(2)}</b>;'],
  ['server/cashier/deposits.ts', 'const at = new Date();'],
  ['site/home/home.page.tsx', 'const at = Date.now();'],
  ['server/database/db.test.ts', 'await new Promise((done) => setTimeout(done, 100));'],
  ['tests/journeys/home.spec.ts', 'await page.waitForTimeout(100);'],
  ['tests/journeys/home.spec.ts', 'expect(await page.title()).toBe("Home");'],
  ['tests/journeys/home.spec.ts', 'test.skip("later", () => {});'],
  ['rules/money.ts', 'enum Colour { Red }'],
  ['rules/money.ts', 'const x = y as any;'],
  ['rules/money.ts', 'const f = (x: any) => x;'],
  ['rules/money.ts', '// TODO round this'],
  ['rules/money.ts', '/* FIXME */'],
  ['rules/money.ts', '// @ts-ignore'],
  ['rules/money.ts', '// @ts-expect-error'],
  ['rules/money.ts', '// biome-ignore lint/style/x:'],
] as const)('%s may not say: %s', ([path, text]) => expect(faults(path, text)).toHaveLength(1));

test.for([
  ['server/plumbing/chance.ts', 'const x = randomBytes(32);'],
  ['server/plumbing/clock.ts', 'const at = new Date();'],
  ['server/database/db.ts', `const at = new Date('2026-03-01');`],
  ['tools/build.mjs', 'console.log(1);'],
  ['server/http/live/live-socket.ts', 'setTimeout(close, 100);'],
  ['tests/journeys/home.spec.ts', 'await expect.poll(() => page.title()).toBe("Home");'],
  ['rules/money.ts', '// TODO #12 round this'],
  ['rules/money.ts', '// Math.random() would be no proof.'],
  ['rules/money.ts', `const words = 'console.log( enum Colour { }';`],
  ['rules/money.ts', '// @ts-expect-error the library has no types'],
  ['ui/table.tsx', '// biome-ignore lint/a11y/x: browsers forget what a table is'],
] as const)('%s may say: %s', ([path, text]) => expect(faults(path, text)).toEqual([]));

test('a fault says where and what instead', () => {
  expect(faults('server/database/db.ts', 'let a;\n\nconsole.log(a);')).toEqual([
    'server/database/db.ts:3 says console.: use the log',
  ]);
});
