import { expect, test } from 'vitest';
import { creditorReference, referencesIn, writtenInGroups } from './creditor-reference.ts';
import { remainder97 } from './mod97.ts';

const REFERENCE = creditorReference('0123456789abcdef01234567');

test('the example of the standard has the remainder that every reference has', () => {
  expect(remainder97(`539007547034RF18`)).toBe(1);
  expect(referencesIn('RF18539007547034')).toEqual(['RF18539007547034']);
});

test('a transaction has one reference, and another has another', () => {
  expect(REFERENCE).toMatch(/^RF\d\d[0-9A-Z]{12}$/);
  expect(creditorReference('0123456789abcdef01234567')).toBe(REFERENCE);
  const all = Array.from({ length: 1000 }, (_, at) =>
    creditorReference(`ab${at.toString(16).padStart(22, '0')}`),
  );
  expect(new Set(all).size).toBe(1000);
});

test.for([
  ['1', 'RF74000000000001'],
  ['7', 'RF09000000000007'],
  ['0123456789abcdef01234567', 'RF124F4JV458XRHJ'],
  ['ffffffffffffffffffffffff', 'RF28MJG5U2CA1YPR'],
] as const)('transaction %s is %s, with every zero that stands before', ([transaction, reference]) => {
  expect(creditorReference(transaction)).toBe(reference);
  expect(referencesIn(reference)).toEqual([reference]);
});

test('it is found however the payer wrote it', () => {
  const grouped = writtenInGroups(REFERENCE);
  expect(grouped).toMatch(/^(\w{4} ){3}\w{4}$/);
  for (const text of [
    grouped,
    grouped.toLowerCase(),
    `Deposit, ref: ${grouped}. Thanks`,
    `SURF RF ${REFERENCE}`,
  ])
    expect(referencesIn(text)).toContain(REFERENCE);
  expect(referencesIn('for my account')).toEqual([]);
});

test('one wrong sign makes it nobody’s', () => {
  for (let at = 2; at < REFERENCE.length; at += 1) {
    const slip = REFERENCE.slice(0, at) + (REFERENCE[at] === '7' ? '8' : '7') + REFERENCE.slice(at + 1);
    expect(referencesIn(slip)).not.toContain(slip);
  }
});
