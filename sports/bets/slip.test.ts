import { expect, test } from 'vitest';
import { type BetType, type SlipLeg, slipCombos, slipFault } from './slip.ts';

const legs = (count: number, bankers = 0): SlipLeg[] =>
  Array.from({ length: count }, (_, place) => ({
    eventId: `event-${place}`,
    oddsX1000: 1_900,
    isBanker: place < bankers,
  }));

test.for<[string, SlipLeg[], BetType, string | null]>([
  ['nothing', [], { type: 'single' }, 'no-legs'],
  ['two singles', legs(2), { type: 'single' }, null],
  ['one leg as an accumulator', legs(1), { type: 'accumulator' }, 'too-few-legs'],
  ['twenty legs', legs(20), { type: 'accumulator' }, null],
  ['twenty-one', legs(21), { type: 'accumulator' }, 'too-many-legs'],
  ['odds between two steps', [{ eventId: 'a', oddsX1000: 1_905 }], { type: 'single' }, 'no-such-odds'],
  ['odds below the lowest', [{ eventId: 'a', oddsX1000: 1_000 }], { type: 'single' }, 'no-such-odds'],
  ['a banker in an accumulator', legs(3, 1), { type: 'accumulator' }, 'bankers-not-possible'],
  ['two of three', legs(3), { type: 'system', size: 2 }, null],
  ['three of three', legs(3), { type: 'system', size: 3 }, 'too-few-legs'],
  ['two of three with a banker among them', legs(3, 1), { type: 'system', size: 2 }, 'too-few-legs'],
  ['two of four with two bankers', legs(6, 2), { type: 'system', size: 2 }, null],
  ['three of twelve', legs(12), { type: 'system', size: 3 }, null],
  ['four of twelve', legs(12), { type: 'system', size: 4 }, 'too-many-combos'],
  ['half a leg', legs(4), { type: 'system', size: 1.5 }, 'too-few-legs'],
  ['four legs as a trixie', legs(4), { type: 'named-system', name: 'trixie' }, 'too-many-legs'],
  ['two legs as a trixie', legs(2), { type: 'named-system', name: 'trixie' }, 'too-few-legs'],
  ['the same event twice', [...legs(2), ...legs(1)], { type: 'accumulator' }, 'same-event'],
  ['the same event twice as singles', [...legs(2), ...legs(1)], { type: 'single' }, null],
  [
    'a semi-final and the cup',
    [...legs(1), { eventId: 'cup', oddsX1000: 5_000, relatedTo: ['event-0'] }],
    { type: 'accumulator' },
    'related-events',
  ],
])('%s', ([, slip, bet, fault]) => expect(slipFault(slip, bet)).toBe(fault));

test.for<[BetType, number, number, number]>([
  [{ type: 'single' }, 3, 0, 3],
  [{ type: 'accumulator' }, 5, 0, 1],
  [{ type: 'system', size: 2 }, 5, 1, 6],
  [{ type: 'named-system', name: 'yankee' }, 4, 0, 11],
])('%o of %i legs, %i of them bankers: %i combos', ([bet, count, bankers, combos]) =>
  expect(slipCombos(legs(count, bankers), bet)).toHaveLength(combos),
);
