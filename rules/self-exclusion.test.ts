import { expect, test } from 'vitest';
import { type ExclusionPeriod, exclusionEnd, exclusionPeriods } from './self-exclusion.ts';

test.for<[ExclusionPeriod, string, string | null]>([
  ['1_day', '2026-03-01T12:00:00Z', '2026-03-02T12:00:00Z'],
  ['7_days', '2026-03-01T12:00:00Z', '2026-03-08T12:00:00Z'],
  ['30_days', '2026-02-01T12:00:00Z', '2026-03-03T12:00:00Z'],
  ['3_months', '2026-11-30T23:59:59Z', '2027-02-28T23:59:59Z'],
  ['6_months', '2026-08-31T00:00:00Z', '2027-02-28T00:00:00Z'],
  ['9_months', '2026-01-15T08:30:00Z', '2026-10-15T08:30:00Z'],
  ['1_year', '2028-02-29T01:02:03Z', '2029-02-28T01:02:03Z'],
  ['2_years', '2026-03-01T12:00:00Z', '2028-03-01T12:00:00Z'],
  ['3_years', '2026-03-01T12:00:00Z', '2029-03-01T12:00:00Z'],
  ['4_years', '2028-02-29T12:00:00Z', '2032-02-29T12:00:00Z'],
  ['5_years', '2026-12-31T12:00:00Z', '2031-12-31T12:00:00Z'],
  ['permanent', '2026-03-01T12:00:00Z', null],
])('%s from %s ends at %s', ([period, from, end]) => {
  expect(exclusionEnd(period, new Date(from))).toEqual(end === null ? null : new Date(end));
});

test('there are the twelve periods of the specification, and only one without an end', () => {
  expect(exclusionPeriods).toHaveLength(12);
  expect(exclusionPeriods.filter((period) => exclusionEnd(period, new Date(0)) === null)).toEqual([
    'permanent',
  ]);
});
