import { expect, test } from 'vitest';
import { drawAudit } from './audit-report.ts';

const invariants = [
  { name: 'L3', promise: 'a purse holds what was moved into it' },
  { name: 'L10', promise: 'play money never meets real money' },
];
const violation = (n: number) => ({
  invariant: 'L3',
  rule: 'a kept balance is not what was moved',
  subject: `player:${n}:main`,
  detail: 'USD: kept 2, moved 1',
});

test('books in order are a line for each rule', () => {
  expect(drawAudit({ isAuditors: true, invariants, violations: [] })).toBe(
    [
      '✓ L3  a purse holds what was moved into it',
      '✓ L10 play money never meets real money',
      'The books are in order. Read as marigold_auditor.',
    ].join('\n'),
  );
});

test('a broken rule is followed by what breaks it', () => {
  const lines = drawAudit({ isAuditors: false, invariants, violations: [violation(1)] }).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    '✗ L3  a purse holds what was moved into it',
    '      a kept balance is not what was moved: player:1:main (USD: kept 2, moved 1)',
  ]);
  expect(lines.at(-1)).toContain('who is not allowed to be marigold_auditor');
});

test('of very many rows only the first are shown, with how many more there are', () => {
  const violations = Array.from({ length: 25 }, (_, n) => violation(n));
  const lines = drawAudit({ isAuditors: true, invariants, violations }).split('\n');
  expect(lines).toHaveLength(1 + 20 + 1 + 1 + 1);
  expect(lines[21]).toBe('      … and 5 more');
  expect(lines.at(-1)).toContain('broken in 25 places');
});
