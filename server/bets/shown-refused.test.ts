// A slip that was not taken, as its player sees it.
import { expect, test } from 'vitest';
import type { Slip } from '#contract/betting/slip.ts';
import { RULES } from '#sports/bets/extras.ts';
import { eventRecord, STARTS_AT } from '#tests/event-record.ts';
import { shownRefused } from './shown-refused.ts';

const now = new Date('2026-05-01T12:00:00Z');
const events = new Map([
  [1, eventRecord('football', { id: 1 })],
  [2, eventRecord('football', { id: 2, status: 'live', moment: 10 })],
]);
const TOTAL = 'total|line=2.5';

const slipOf = (wish: object = {}) =>
  ({
    legs: [
      { event: 1, picks: [{ market: TOTAL, outcome: 'over' }], odds: 2_000, is_banker: true },
      { event: 2, picks: [{ market: 'withdrawn|line=7', outcome: 'X' }], odds: 3_000 },
    ],
    ...{ bet: { type: 'accumulator' }, unit: 1_000, policy: 'better', ...wish },
  }) as unknown as Slip;

const shown = (slip: Slip, odds: number[] | null = null) =>
  shownRefused(
    {
      ...{ id: 'a', slip, player: { currency: 'EUR' }, now },
      refused: { why: 'price', odds, unit: null },
    },
    events,
  );

test('a rejected slip shows what was asked for, at the odds that its player saw', () => {
  const money = (amount: number) => ({ amount, currency: 'EUR' });
  expect(shown(slipOf())).toEqual({
    ...{ id: 'a', status: 'refused', bet: { type: 'accumulator' }, combos: 1, odds: 6_000 },
    legs: [
      {
        ...{ event: 1, league: expect.objectContaining({ id: 1 }), home: 'Alder', away: 'Birch' },
        starts_at: STARTS_AT.toISOString(),
        picks: [{ market: TOTAL, outcome: 'over', code: 'total', result: null, params: { line: 2.5 } }],
        ...{ odds: 2_000, is_banker: true, score_at_placement: null, result: null },
        ...{ factor: null, score: null, is_late: false, is_live: false },
      },
      expect.objectContaining({
        ...{ event: 2, odds: 3_000, is_banker: false, is_live: true },
        picks: [{ market: 'withdrawn|line=7', outcome: 'X', code: 'withdrawn', result: null, params: {} }],
      }),
    ],
    ...{
      stake: money(1_000),
      unit: money(1_000),
      potential: money(6_000),
      paid: money(0),
      withheld: money(0),
    },
    ...{ policy: 'better', is_freebet: false, rules: RULES, created_at: now.toISOString() },
    ...{ settled_at: null, decides_at: null, receipt: null },
    refused: { why: 'price', odds: null, unit: null },
  });
});

test('the odds that are offered in its place set what it would have paid', () => {
  expect(shown(slipOf(), [2_000, 2_500])).toMatchObject({ odds: 5_000, potential: { amount: 5_000 } });
});

test('singles of a system are staked once each, and a free bet promises its profit alone', () => {
  const asked = slipOf({ bet: { type: 'system', size: 1 } });
  const singles = { ...asked, legs: asked.legs.map((leg) => ({ ...leg, is_banker: false })) };
  expect(shown(singles)).toMatchObject({ combos: 2, stake: { amount: 2_000 }, unit: { amount: 1_000 } });
  expect(shown(slipOf({ freebet: 7 }))).toMatchObject({ is_freebet: true, potential: { amount: 5_000 } });
});

test('an event that is not known is left out, and the rest of the slip is shown', () => {
  const slip = slipOf();
  const legs = [{ ...slip.legs[0]!, event: 99 }, slip.legs[1]!];
  expect(shown({ ...slip, legs }).legs.map(({ event }) => event)).toEqual([2]);
});
