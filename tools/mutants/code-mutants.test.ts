import { expect, test } from 'vitest';
import { parseSource } from '../tidy/sources.ts';
import { mutantsOf } from './code-mutants.ts';
import { applyEdit } from './mutant.ts';

/** Every text that a text becomes. */
const mutations = (text: string) =>
  mutantsOf(parseSource({ path: 'rules/sample.ts', text })).map((mutant) => applyEdit(text, mutant));

test.for([
  ['const isOld = age >= 18;', ['const isOld = true;', 'const isOld = false;', 'const isOld = age > 18;']],
  [
    'if (a && b) go();',
    ['if (true && b) go();', 'if (false && b) go();', 'if (a && true) go();', 'if (a && b) ;'],
  ],
  [
    'if (a || !b) go();',
    ['if (true || !b) go();', 'if (false || !b) go();', 'if (a || false) go();', 'if (a || !b) ;'],
  ],
  ['while (at < end) at += 1;', ['while (false) at += 1;', 'while (at <= end) at += 1;']],
] as const)('every condition of %s is granted and denied once, every bound moved', ([text, expected]) => {
  const all = mutations(text);
  for (const one of expected) expect(all).toContain(one);
  expect(new Set(all).size).toBe(all.length);
});

test('an endless loop is not made on purpose', () => {
  expect(mutations('while (a < b) go();')).not.toContain('while (true) go();');
});

test.for([
  ['const left = max - used;', 'const left = max + used;'],
  ['const days = 7;', 'const days = 8;'],
  ['const limit = 5n;', 'const limit = 6n;'],
  ["const name = 'main';", "const name = '';"],
  ['const names = [a];', 'const names = [];'],
  ['const one = list[at];', 'const one = list[at + 1];'],
  ['const one = given ?? fallback;', 'const one = given;'],
  ['const one = given ?? fallback;', 'const one = fallback;'],
  ['const low = Math.min(a, b);', 'const low = Math.max(a, b);'],
  ['const text = given.trim();', 'const text = given;'],
  ['const digits = /^\\d{2,4}$/i;', 'const digits = /\\d{2,4}$/i;'],
  ['const digits = /^\\d{2,4}$/i;', 'const digits = /^\\d{2,4}/i;'],
  ['const digits = /^\\d{2,4}$/i;', 'const digits = /^\\d{2,4}$/;'],
  ['const digits = /^\\d{2,4}$/i;', 'const digits = /^\\d{2,5}$/i;'],
  ['const find = (id: number) => read(id);', 'const find = (id: number) => undefined;'],
  ['function go() { first(); second(); }', 'function go() {}'],
  ['function go() { first(); second(); }', 'function go() { first(); ; }'],
  ['count += 1;', 'count -= 1;'],
] as const)('%s may become %s', ([text, mutated]) => expect(mutations(text)).toContain(mutated));

test.for([
  ["import { a } from './a.ts';"],
  ["type Name = 'a' | 'b';"],
  ["log.warn({ at: 1 }, 'nothing came of it')"],
  ['declare const a: 1;'],
] as const)('nothing is planted in %s', ([text]) =>
  expect(mutations(text).filter((one) => one.trim() !== ';')).toEqual([]),
);

test('so are those of an error of ours, and not what else it is told', () => {
  const all = mutations('throw new GatewayFailed(`no answer`, true);');
  expect(all).toContain('throw new GatewayFailed(`no answer`, false);');
  expect(all.some((text) => text.includes('``'))).toBe(false);
  expect(mutations("throw new Refusal('InvalidRequest');")).toContain("throw new Refusal('');");
});

test('the words of a bug are for engineers, the fact that it is thrown is not', () => {
  const all = mutations('if (id < 1) throw new RangeError(`no such`);');
  expect(all).toContain('if (false) throw new RangeError(`no such`);');
  expect(all.some((text) => text.includes('``'))).toBe(false);
});
