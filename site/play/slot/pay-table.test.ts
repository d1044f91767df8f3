import { expect, test } from 'vitest';
import { definitionOf, definitions } from '#games/definitions/all.ts';
import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { payTableOf } from './pay-table.ts';

const slots = definitions.filter(({ kind }) => kind === 'slot');

test.each(slots)(
  'the pay table of $sysname shows nothing above the most that a round pays',
  ({ figures }) => {
    const { capX100 } = figures as SlotFigures;
    const shown = payTableOf(figures as SlotFigures).flatMap(({ paysX100 }) => paysX100);
    expect(shown.length).toBeGreaterThan(0);
    expect(Math.max(...shown)).toBeLessThanOrEqual(capX100);
  },
);

test('an entry above the cap is shown as the cap, and others as they are', () => {
  const figures = definitionOf('gem-forge')!.figures as SlotFigures;
  const { paysX100 } = payTableOf(figures)[0]!;
  expect(paysX100.at(-1)).toBe(figures.capX100);
  expect(paysX100.slice(0, -1)).toEqual(figures.paysX100['H1']!.slice(0, -1));
});
