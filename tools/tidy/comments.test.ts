import { expect, test } from 'vitest';
import { commentFaults } from './comments.ts';
import { parseSource } from './sources.ts';

const faults = (text: string) => commentFaults(parseSource({ path: 'rules/money.ts', text }));

test.for([
  ['a banner', '// ---------- helpers ----------'],
  ['a boxed banner', '/*****************/'],
  ['code that does not run', '// const total = sum(moves);\n// return total;'],
  ['code that does not run, in a block', '/* if (total > 0) { pay(total); } */'],
  ['history', '// This used to be kept in the session, which was slow.'],
  ['a sentence without an end', '// The house keeps no balance of its own here'],
  ['a sentence without an end over two lines', '// The house keeps no balance,\n// so that no row is hot'],
  ['a doc comment without an end', '/** Thrown when the purse has less than asked */\nconst a = 1;'],
] as const)('%s is not a comment', ([, text]) => expect(faults(text)).toHaveLength(1));

test.for([
  ['a sentence', '// The house keeps no balance of its own here.'],
  ['two lines of one sentence', '// The house keeps no balance of its own,\n// so that no row is hot.'],
  ['an address', '// /cashier/deposit and /cashier/deposit/{sysname}'],
  ['a remark beside code', 'const a = 1; // at the end: the books must balance'],
  ['an order to a tool', '// biome-ignore lint/a11y/x: browsers forget what a table is then'],
  ['a tag', '/**\n * The whole sum.\n * @param {string} path of the file that is read\n */\nconst a = 1;'],
  ['prose with brackets', '// A call is refused (spec §8) when the purse is empty; see {refusals}.'],
] as const)('%s is a comment', ([, text]) => expect(faults(text)).toEqual([]));
