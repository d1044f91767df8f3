import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { definitions } from './definitions/all.ts';
import { hashOf } from './definitions/game-definition.ts';
import { differencesOf, type ParSheet } from './kinds/par-sheet.ts';
import { isSlow, parOf } from './kinds/pars.ts';
import { playsOf } from './kinds/plays.ts';

const folder = join(import.meta.dirname, 'par');

const sheetOf = (sysname: string) =>
  JSON.parse(readFileSync(join(folder, `${sysname}.json`), 'utf8')) as ParSheet;

test('every game has a sheet, and no sheet is without a game', () => {
  const sheets = readdirSync(folder).map((file) => file.replace('.json', ''));
  expect(sheets.toSorted()).toEqual(definitions.map(({ sysname }) => sysname).toSorted());
});

test.each(definitions.filter((definition) => !isSlow(definition)))(
  'the sheet of $sysname holds',
  (definition) => {
    expect(differencesOf(sheetOf(definition.sysname), parOf(definition))).toEqual([]);
  },
);

test.each(definitions)(
  'the sheet of $sysname is of its definition, and of the plays that can be played',
  (definition) => {
    const { hash, rows } = sheetOf(definition.sysname);
    expect(hash).toBe(hashOf(definition));
    expect(playsOf(definition).map(({ play }) => play)).toEqual(rows.map(({ play }) => play));
  },
);

test.each(definitions)('$sysname returns between 85 and 100 % of what is staked', ({ sysname }) => {
  for (const row of sheetOf(sysname).rows) {
    expect(row.return, row.play).toBeGreaterThan(0.85);
    expect(row.return, row.play).toBeLessThan(1);
    expect(row.topX100).toBeGreaterThan(100);
  }
});

test('sheets differ by a figure, a play or the definition, and not by how their sums were added', () => {
  const sheet = sheetOf('wolfrise');
  const [row] = sheet.rows;
  const changed = (change: object) => ({ ...sheet, rows: [{ ...row!, ...change }] });
  expect(differencesOf(sheet, changed({ return: row!.return + 1e-12 }))).toEqual([]);
  expect(differencesOf(sheet, changed({ return: row!.return + 1e-6 }))).toEqual(['base return']);
  expect(differencesOf(sheet, changed({ topOdds: row!.topOdds * 1.001 }))).toEqual(['base topOdds']);
  expect(differencesOf(sheet, changed({ method: 'simulated', within: 0.1 }))).toEqual([
    'base method',
    'base within',
  ]);
  expect(differencesOf(sheet, changed({ play: 'other' }))).toEqual(['plays']);
  expect(differencesOf(sheet, { ...sheet, hash: 'other' })).toEqual(['hash']);
});
