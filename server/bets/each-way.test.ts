// The two legs of a bet each way, and which legs cannot be combined.
import { expect, test } from 'vitest';
import { PLACE, WINNER } from '#sports/markets/outright.ts';
import { areRelated, eachWayLegs } from './each-way.ts';
import type { OfferedLeg } from './leg-offers.ts';

interface Offered {
  code: string;
  chance: number;
  oddsX1000: number | null;
  wasX1000?: number;
}

const PAUSED = { pause: 'review' };

/** A season whose place market offers these runners. What is read of a leg here is all that it has. */
function winnerLeg(
  places: readonly Offered[] | null,
  more: Partial<Omit<OfferedLeg, 'picks'>> & { market?: object; picks?: readonly object[] } = {},
): OfferedLeg {
  const { market = {}, ...own } = more;
  const place = { id: PLACE, type: { code: PLACE }, spec: { kind: 'runner-place' }, pause: null };
  const markets = new Map(places === null ? [] : [[PLACE, { ...place, outcomes: places, ...market }]]);
  return {
    ...{ event: { id: 1 }, picks: [{ market: WINNER, outcome: 'r0' }], isBanker: false, chance: 0.2 },
    ...{ oddsX1000: 5_000, plainOddsX1000: 5_000, baseOddsX1000: 5_000, book: { markets } },
    ...own,
  } as unknown as OfferedLeg;
}

const r0: Offered = { code: 'r0', chance: 0.4, oddsX1000: 2_400 };
const other: Offered = { code: 'r1', chance: 0.9, oddsX1000: 1_050 };

test.for<[string, Offered, Partial<OfferedLeg>, Partial<OfferedLeg>]>([
  [
    'a quarter of the profit of the winner, where that is the lowest price',
    { ...r0, oddsX1000: 2_300 },
    {},
    { oddsX1000: 2_000, plainOddsX1000: 2_000, baseOddsX1000: 2_000, chance: 0.4 },
  ],
  [
    'the price of the place, where that is lower',
    { ...r0, chance: 0.6, oddsX1000: 1_600 },
    {},
    { oddsX1000: 1_600, plainOddsX1000: 1_600, baseOddsX1000: 1_600, chance: 0.6 },
  ],
  [
    'a boosted place: its plain price is the one before the boost, and so is its base price',
    { ...r0, chance: 0.5, oddsX1000: 1_900, wasX1000: 1_700 },
    {},
    { oddsX1000: 1_900, plainOddsX1000: 1_700, baseOddsX1000: 1_700, chance: 0.5 },
  ],
  [
    'a boosted winner: the plain and the base price follow those of the winner',
    r0,
    { oddsX1000: 5_200, plainOddsX1000: 4_800, baseOddsX1000: 4_400 },
    { oddsX1000: 2_050, plainOddsX1000: 1_950, baseOddsX1000: 1_850, chance: 0.4 },
  ],
])('the place is paid at %s', ([, place, winner, expected]) => {
  const win = winnerLeg([other, place], winner);
  const legs = eachWayLegs([win]);
  expect(legs).toHaveLength(2);
  expect(legs![0]).toBe(win);
  const spec = { kind: 'runner-place' };
  expect(legs![1]).toEqual({
    ...win,
    ...expected,
    picks: [{ market: PLACE, code: PLACE, spec, outcome: 'r0' }],
  });
});

test.for<[string, readonly OfferedLeg[]]>([
  ['no leg', []],
  ['a leg without picks', [winnerLeg([r0], { picks: [] })]],
  ['two legs', [winnerLeg([r0]), winnerLeg([r0])]],
  ['another market than the winner', [winnerLeg([r0], { picks: [{ market: 'result', outcome: 'r0' }] })]],
  ['a season without places', [winnerLeg(null)]],
  ['a season whose places are paused', [winnerLeg([r0], { market: PAUSED })]],
  ['a runner that has no place', [winnerLeg([other])]],
  ['a place without a price', [winnerLeg([other, { ...r0, oddsX1000: null }])]],
])('there is no bet each way on %s', ([, legs]) => expect(eachWayLegs(legs)).toBeNull());

test('a season is not combined with a match of its league, and two matches of one league are', () => {
  const on = (id: number, league: number, runners: readonly string[] | null = null) =>
    ({ event: { id, runners, league: { id: league } } }) as unknown as OfferedLeg;
  const season = on(1, 7, ['Alder', 'Birch']);
  expect(areRelated([])).toBe(false);
  expect(areRelated([season])).toBe(false);
  expect(areRelated([season, season]), 'the same event twice').toBe(false);
  expect(areRelated([on(2, 7), season])).toBe(true);
  expect(areRelated([season, on(2, 8)])).toBe(false);
  expect(areRelated([on(2, 7), on(3, 7)])).toBe(false);
});
