import { expect, test } from 'vitest';
import type { Competitor } from '#contract/betting/event.ts';
import { cents } from '#rules/money.ts';
import {
  clashOf,
  emptySlip,
  hasPick,
  joined,
  type KeptSlip,
  modeOf,
  type SlipEvent,
  stakeCents,
  stakeText,
  systemsOf,
  togglePick,
  withoutLegs,
} from './slip.ts';
import { sampleSingle, wireSingle, wireSlip } from './wire-slip.ts';

const side = (name: string): Competitor => ({
  ...{ name, short: name.slice(0, 3).toUpperCase(), emblem: name },
  colours: ['#112233', '#445566'],
});
const event = (id: number): SlipEvent => ({
  ...{ id, sport: 'football', starts_at: '2026-11-17T20:00:00Z', is_virtual: true },
  ...{ home: side('Kestrel'), away: side('Ironvale') },
});
const pick = (market: string, outcome: string) => ({ market, code: market, params: {}, outcome });
const of = (...events: number[]): KeptSlip =>
  events.reduce((slip, id) => togglePick(slip, event(id), pick('result', '1'), 2_000), emptySlip);

test('a pick goes in and out, and another answer to the same question takes its place', () => {
  const one = togglePick(emptySlip, event(1), pick('result', '1'), 2_000);
  expect(hasPick(one, 1, 'result', '1')).toBe(true);
  const other = togglePick(one, event(1), pick('result', 'X'), 3_400);
  expect(other.legs.map(({ picks, odds }) => [picks[0]!.outcome, odds])).toEqual([['X', 3_400]]);
  expect(togglePick(other, event(1), pick('result', 'X'), 3_400).legs).toEqual([]);
});

test('two picks of one match clash until they are joined into one leg', () => {
  const both = togglePick(of(1, 2), event(1), pick('total', 'over'), 1_900);
  expect(clashOf(both)).toBe(1);
  const built = joined(both, 1);
  expect(clashOf(built)).toBeNull();
  expect(built.legs.map(({ event: { id }, picks }) => [id, picks.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('no more than twenty legs', () => {
  const full = of(...Array.from({ length: 20 }, (_, at) => at + 1));
  expect(togglePick(full, event(21), pick('result', '1'), 2_000)).toBe(full);
});

test('systems by their number of legs, with bankers and without', () => {
  expect(systemsOf(3, 0).map(({ value, combos }) => [value, combos])).toEqual([
    ['2', 3],
    ['trixie', 4],
    ['patent', 7],
  ]);
  expect(systemsOf(4, 1).map(({ value, combos }) => [value, combos])).toEqual([
    ['1', 3],
    ['2', 3],
  ]);
  expect(systemsOf(2, 0)).toEqual([]);
  expect(systemsOf(12, 0).every(({ combos }) => combos <= 256)).toBe(true);
});

test('what cannot be played together is played as singles', () => {
  expect(modeOf(of(1))).toBe('singles');
  expect(modeOf(of(1, 2))).toBe('multi');
  expect(modeOf({ ...of(1, 2), mode: 'system' })).toBe('multi');
  expect(modeOf({ ...of(1, 2, 3), mode: 'system' })).toBe('system');
});

test.for([
  ['12.5', 1250],
  ['12,50', 1250],
  ['7', 700],
  ['0.1', 10],
  ['', 0],
  ['1e3', 0],
  ['12.345', 0],
  ['-5', 0],
] as const)('%s is %i cents', ([text, amount]) => expect(stakeCents(text)).toBe(amount));

test('cents are written as they are typed', () => expect(stakeText(1205)).toBe('12.05'));

test('what the server is told names no more than it needs', () => {
  const slip = { ...of(1, 2, 3), mode: 'system' as const };
  slip.legs[0] = { ...slip.legs[0]!, is_banker: true };
  expect(wireSlip(slip, 'system', { unit: cents(500) })).toEqual({
    legs: [
      { event: 1, picks: [{ market: 'result', outcome: '1' }], odds: 2_000, is_banker: true },
      { event: 2, picks: [{ market: 'result', outcome: '1' }], odds: 2_000 },
      { event: 3, picks: [{ market: 'result', outcome: '1' }], odds: 2_000 },
    ],
    ...{ bet: { type: 'system', size: 1 }, unit: 500, policy: 'better' },
  });
  expect(wireSlip(emptySlip, 'multi', { unit: cents(0) })).toBeNull();
});

test('several picks as singles are asked about and sent one by one, each as a single of one leg', () => {
  const { legs, policy } = of(1, 2);
  const [first, second] = legs.map((leg) => sampleSingle(leg));
  for (const asked of [first!, second!])
    expect(asked).toMatchObject({ bet: { type: 'single' }, legs: [{ picks: [{ market: 'result' }] }] });
  expect(sampleSingle({ ...legs[0]!, stake: '25', odds: 1_500 }), 'whatever is typed or seen').toEqual(first);
  expect(wireSingle({ policy }, legs[1]!, { unit: cents(300) })).toEqual({
    legs: [{ event: 2, picks: [{ market: 'result', outcome: '1' }], odds: 2_000 }],
    ...{ bet: { type: 'single' }, unit: 300, policy: 'better' },
  });
});

test('a free bet is sent by its number', () => {
  const paid = { unit: cents(1_000), freebet: { id: 7 } };
  expect(wireSlip(of(1, 2), 'multi', paid)).toMatchObject({ unit: 1_000, freebet: 7 });
  expect(wireSlip(of(1, 2), 'multi', { unit: cents(1_000), freebet: null })).not.toHaveProperty('freebet');
});

test('what was placed leaves the slip though its price moved meanwhile; what came in since stays', () => {
  const sent = of(1, 2);
  const since = togglePick(
    { ...sent, legs: sent.legs.map((leg) => ({ ...leg, odds: 2_150 })) },
    ...([event(3), pick('result', '1'), 2_000] as const),
  );
  expect(withoutLegs(since, sent.legs).legs.map((leg) => leg.event.id)).toEqual([3]);
  expect(withoutLegs(since, [{ ...sent.legs[0]!, picks: [pick('total', 'over')] }]).legs).toHaveLength(3);
});
