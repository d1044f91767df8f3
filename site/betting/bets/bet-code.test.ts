import { expect, test } from 'vitest';
import { betCode, readBetCode } from './bet-code.ts';

const legs = [
  { event: 17, picks: [{ market: 'total|line=2.5', outcome: 'over' }] },
  {
    event: 18,
    picks: [
      { market: 'result', outcome: '1' },
      { market: 'winning-margin|from=1,2,3', outcome: '1 by 1' },
    ],
  },
];

test('a code brings back the picks, and holds nothing else', () => {
  const code = betCode({ legs } as never);
  expect(code).toMatch(/^[\w-]+$/);
  expect(readBetCode(code)).toEqual(legs);
});

test.for(['', 'xyz', '%%%', 'MTc', 'LTF-cmVzdWx0fjE'])('%s is no code', (code) => {
  expect(readBetCode(code)).toBeNull();
});
