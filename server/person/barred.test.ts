import { expect, test } from 'vitest';
import { type Barred, isStrong, refusalFor } from './barred.ts';

const [soon, later] = [new Date('2026-04-01T00:00:00Z'), new Date('2027-04-01T00:00:00Z')];

const barred = (change: Partial<Barred>): Barred => ({
  id: 1,
  kinds: ['document'],
  is_verified: false,
  is_banned: false,
  is_excluded: false,
  excluded_until: null,
  ...change,
});
const excluded = (excluded_until: Date | null) => barred({ is_excluded: true, excluded_until });
const banned = barred({ is_banned: true });

const saidOf = (found: readonly Barred[]) => {
  const refusal = refusalFor(found);
  return [refusal?.reason, (refusal?.details as { error_data?: unknown } | undefined)?.error_data];
};

test('a document, a name, an examiner and a person of the house tell surely; a browser and a place of payment only hint', () => {
  const kinds = ['document', 'name', 'shown', 'same', 'browser', 'payment'] as const;
  expect(kinds.map((kind) => isStrong({ kinds: [kind] }))).toEqual([true, true, true, true, false, false]);
  expect(isStrong({ kinds: ['browser', 'name'] })).toBe(true);
});

test('of several exclusions the longest is told, and one without end is longest', () => {
  const told = (...days: (Date | null)[]) => saidOf(days.map(excluded))[1];
  expect(told(soon, later)).toEqual({ self_exclusion_until: later.toISOString() });
  expect(told(later, soon)).toEqual({ self_exclusion_until: later.toISOString() });
  expect(told(later, null)).toEqual({ self_exclusion_until: null });
  expect(told(null, soon)).toEqual({ self_exclusion_until: null });
});

test('an exclusion is said before a ban, and a mere hint refuses nobody', () => {
  expect(saidOf([banned, excluded(soon)])[0]).toBe('Authorization');
  expect(saidOf([banned])[0]).toBe('UserBanned');
  expect(refusalFor([{ ...excluded(soon), kinds: ['browser'] }])).toBeUndefined();
  expect(saidOf([banned, { ...excluded(soon), kinds: ['browser'] }])[0]).toBe('UserBanned');
});
