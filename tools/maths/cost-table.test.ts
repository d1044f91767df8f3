// The table that operators trust, played quickly: `npm run maths -- bonuses` plays all of it at length.
import { expect, test } from 'vitest';
import { designed, measure } from './cost-table.ts';

const FEW = 400;
const few = designed.filter(({ x, bet }) => x === 35 || (x === 30 && bet === 5) || (x === 20 && bet === 5));

test.for(few)(
  '$law, $x ×, bets of $bet %: the product’s own rules cost what the design has measured',
  (row) => {
    expect(measure(row, FEW)).toMatchObject({ outside: [] });
  },
);

test('a rule that costs otherwise is seen', () => {
  const row = designed.find(({ law, x, bet }) => law === 'deviation-4' && x === 35 && bet === 1)!;
  expect(measure({ ...row, x: 20 }, FEW).outside).toContain('turnover');
});
