import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { definitions } from './definitions/all.ts';
import { hashOf } from './definitions/game-definition.ts';
import type { ParSheet } from './kinds/par-sheet.ts';
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
    const { rows, hash } = parOf(definition);
    const kept = sheetOf(definition.sysname);
    expect(kept.hash).toBe(hash);
    expect(kept.rows.map(({ play }) => play)).toEqual(rows.map(({ play }) => play));
    for (const [place, row] of rows.entries())
      for (const [name, figure] of Object.entries(row))
        if (typeof figure === 'number')
          expect(kept.rows[place], `${row.play} ${name}`).toHaveProperty(name, expect.closeTo(figure, 9));
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
