import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { definitionOf, definitions } from './definitions/all.ts';
import type { GameDefinition } from './definitions/game-definition.ts';
import { extremesOf } from './kinds/offers/extremes.ts';
import { belowPrinted } from './kinds/offers/sheet-gate.ts';
import type { ParSheet } from './kinds/par-sheet.ts';

const sheetOf = (sysname: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `par/${sysname}.json`), 'utf8')) as ParSheet;

test.each(definitions)(
  'nothing that $sysname offers returns less than its sheet prints, at any stake',
  (definition) => {
    const sheet = sheetOf(definition.sysname);
    const { lowest, highest } = extremesOf(definition, sheet.rows);
    expect(belowPrinted(definition, sheet)).toEqual([]);
    expect(sheet).toMatchObject({
      lowest: { choice: lowest.choice, stake: lowest.stake },
      highest: { choice: highest.choice, stake: highest.stake },
    });
    expect(sheet.lowest.return).toBeCloseTo(lowest.return, 9);
    expect(sheet.highest.return).toBeCloseTo(highest.return, 9);
    expect(sheet.lowest.return, 'a choice that returns less is not offered').toBeGreaterThan(0.85);
    expect(sheet.highest.return).toBeLessThan(1);
  },
);

/** The game with another figure, or at other stakes. */
const changed = (sysname: string, figures: object, stakes?: readonly number[]): GameDefinition => {
  const definition = definitionOf(sysname)!;
  return {
    ...definition,
    figures: { ...(definition.figures as object), ...figures },
    stakes: stakes === undefined ? definition.stakes : { ladder: stakes },
  };
};

test('a cell that is offered although its price is cut at the top is found', () => {
  const found = belowPrinted(changed('mines', { endsBelowTop: undefined }), sheetOf('mines'));
  expect(found.join('\n')).toMatch(/^mines-19-opens-6 at 20 cents returns 0\.0564/m);
});

test('a stake at which payouts are floored is found', () => {
  expect(belowPrinted(changed('keno', {}, [20]), sheetOf('keno'))).not.toEqual([]);
  expect(belowPrinted(changed('plinko', {}, [3]), sheetOf('plinko'))).not.toEqual([]);
  expect(() => belowPrinted(changed('gem-forge', {}, [15]), sheetOf('gem-forge'))).toThrow('parts of a cent');
});

test('a spot that accepts none of the small chips is found', () => {
  const odd = changed('baccarat-noir', { tieX10000: 100_001 });
  expect(() => extremesOf(odd, [])).toThrow('tie is accepted at no stake');
});
