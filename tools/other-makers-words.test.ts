// Words for mechanics that are marks of other makers. Ours have names of our own: variable ways, clusters, hold, linked
// reels, coins in play, house pot.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const places = 'contract,rules,games,server,sandbox,ui,site,content,migrations,seeds,tests,tools,bench,docs';

/** In pieces, so that this file does not say them either. */
const marks: readonly (readonly string[])[] = [
  ['mega', 'ways'],
  ['cluster', ' pays'],
  ['hold', ' & win'],
  ['hold', ' and win'],
  ['infinity', ' reels'],
  ['xtra', ' reel'],
  ['x', 'ways'],
  ['x', 'nudge'],
  ['giga', 'blox'],
  ['split', 'z'],
  ['cash', ' collect'],
  ['drops', ' & wins'],
  ['dream', ' catcher'],
  ['crazy', ' time'],
  ['casino', ' war'],
  ['casino', " hold'em"],
];

const said = new RegExp(`\\b(${marks.map((pieces) => pieces.join('')).join('|')})\\b`, 'i');

const files = globSync(`{${places}}/**/*.{ts,tsx,css,json,sql,md,tsv,mjs}`);

test('no file says a word that belongs to another maker', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((path) => said.test(path) || said.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test('such a word would be found', () => {
  expect(said.test(`like ${marks[0]!.join('')}`)).toBe(true);
  expect(said.test('hold on, and win')).toBe(false);
});
