import { expect, test } from 'vitest';
import {
  formatThreshold,
  isWithinBounds,
  parseThreshold,
  thresholdNames,
  thresholds,
  thresholdText,
  usualThresholds,
  valuesInForce,
} from './thresholds.ts';

test.for(thresholdNames)('the usual value of %s is within its bounds', (name) => {
  const { usual, least, most } = thresholds[name];
  expect([least <= usual, usual <= most, isWithinBounds(name, usual)]).toEqual([true, true, true]);
  expect([isWithinBounds(name, least - 1), isWithinBounds(name, most + 1)]).toEqual([false, false]);
});

test('what is stored beyond the bounds counts as the bound, and unknown names as nothing', () => {
  const stored = [
    { name: 'payments-two-persons', value: 10 ** 12 },
    { name: 'bets-event', value: 0 },
    { name: 'no-such-threshold', value: 1 },
  ];
  expect(valuesInForce(stored)).toEqual({
    ...usualThresholds,
    'payments-two-persons': thresholds['payments-two-persons'].most,
    'bets-event': thresholds['bets-event'].least,
  });
});

test.for([
  ['payments-two-persons', '250.50', 25_050],
  ['payments-two-persons', '0.29', 29],
  ['payments-two-persons', '1.005', null],
  ['bets-event', '250', 250],
  ['bets-event', '2.5', null],
] as const)('%s reads %s', ([name, text, value]) => {
  expect(parseThreshold(name, text)).toBe(value);
});

test('what a form shows is read back as the same value', () => {
  for (const name of thresholdNames) {
    const { usual, least, most } = thresholds[name];
    for (const value of [usual, least, most])
      expect(parseThreshold(name, thresholdText(name, value))).toBe(value);
  }
});

test('values are written for staff with their unit', () => {
  expect(formatThreshold('payments-two-persons', 1_000_050)).toBe('10,000.50');
  expect(formatThreshold('gifts-alone-player', 2_000)).toBe('€\u00a020.00');
  expect(formatThreshold('bets-event', 300)).toBe('300 %');
  expect(formatThreshold('gifts-outflow', 3)).toBe('3 ×');
});

test('what one person may decide and what bets may cost is as it was agreed: at least, usually, and at most', () => {
  const inWords = thresholdNames.map((name) => {
    const { area, least, usual, most } = thresholds[name];
    return [`${name}: ${area}`, ...[least, usual, most].map((value) => formatThreshold(name, value))].join(
      ' | ',
    );
  });
  expect(inWords.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'payments-two-persons: payments | 0.00 | 10,000.00 | 20,000.00',
    'payouts-alone-day: payments | 0.00 | 10,000.00 | 100,000.00',
    'credits-alone-day: payments | 0.00 | 10,000.00 | 20,000.00',
    'payouts-automatic-day: payments | 0.00 | 1,000.00 | 5,000.00',
    'withdrawals-day: payments | 100.00 | 50,000.00 | 500,000.00',
    'gifts-alone-player: gifts | € 0.00 | € 20.00 | € 100.00',
    'gifts-alone-member: gifts | € 0.00 | € 200.00 | € 2,000.00',
    'gifts-outflow: gifts | 1 × | 3 × | 10 ×',
    'content-alone-player: gifts | € 0.00 | € 20.00 | € 100.00',
    'content-alone-day: gifts | € 0.00 | € 200.00 | € 5,000.00',
    'content-alone-total: gifts | € 0.00 | € 1,000.00 | € 20,000.00',
    'budgets-alone-day: gifts | € 0.00 | € 1,000.00 | € 20,000.00',
    'bets-win-tier-1: betting | € 10.00 | € 20,000.00 | € 50,000.00',
    'bets-win-tier-2: betting | € 10.00 | € 10,000.00 | € 25,000.00',
    'bets-win-tier-3: betting | € 10.00 | € 5,000.00 | € 12,500.00',
    'bets-win-tier-4: betting | € 10.00 | € 2,500.00 | € 6,250.00',
    'bets-win-tier-5: betting | € 10.00 | € 1,000.00 | € 2,500.00',
    'bets-payout: betting | € 10.00 | € 250,000.00 | € 500,000.00',
    'bets-payout-day: betting | € 10.00 | € 500,000.00 | € 1,000,000.00',
    'bets-event: betting | 50 % | 300 % | 500 %',
    'bets-person: betting | 10 % | 150 % | 300 %',
    'bets-league: betting | 50 % | 500 % | 1000 %',
    'bets-total: betting | € 10.00 | € 2,000,000.00 | € 5,000,000.00',
  ]);
});
