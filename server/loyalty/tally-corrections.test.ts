// What a studio takes back of a round takes its share of what the round has brought, and no more.
import { expect, test } from 'vitest';
import { MICRO } from '#rules/loyalty.ts';
import { cents } from '#rules/money.ts';
import type { Fact } from '../facts/facts.ts';
import type { QuestRow } from './quest-rows.ts';
import type { LoyaltyRound } from './round-rows.ts';
import { Tally, type TallyTerms } from './tally.ts';

const DAY = '2026-03-01';
const later = new Date('2026-03-05T12:00:00Z');

/** 10 euros staked cost 1 euro: 10 points, 8 coins. */
const terms: TallyTerms = {
  earning: { coinsPerEuro: 8, pointsPerEuro: 10, bonusShare: 0.2, dailyPointsMax: 100, streakPoints: 5 },
  levels: [{ level: 1, name: 'one', points: 0, coinRate: 100, gift: [] }],
  perks: new Map(),
  rates: { EUR: 1 },
  gameOf: (game) => ({ sysname: game, edge: 0.1, places: ['slots'], isOwn: false }),
};

const round: LoyaltyRound = {
  ...{ round_id: 'r', player_id: 1, day: DAY, cost: 1, micropoints: 10 * MICRO, microcoins: 8 * MICRO },
  counted: [
    ['q', '', 0],
    ['q', '', 1, 10],
  ],
};

const quest: QuestRow = {
  ...{ player_id: 1, quest: 'q', turn: '', state: 'started', ends_at: null, completed_at: null },
  terms: {
    ...{ repeats: 'once', rewards: [] },
    steps: [
      { counts: 'rounds', count: 9 },
      { counts: 'points', count: 90 },
    ],
  },
  progress: [
    { done: 3, seen: [] },
    { done: 30, seen: [] },
  ],
  started_at: new Date('2026-03-01T00:00:00Z'),
};

const open = (kept: readonly LoyaltyRound[] = [round]) =>
  new Tally(terms, {
    players: new Map([
      [
        1,
        {
          ...{ player_id: 1, micropoints: 40 * MICRO, character_id: null, character_chosen_at: null },
          ...{ streak_days: 3, streak_day: DAY, frame_product_id: null },
        },
      ],
    ]),
    days: [{ player_id: 1, day: DAY, micropoints: 40 * MICRO }],
    quests: [quest],
    rounds: new Map(kept.map((one) => [one.round_id, one])),
  });

const corrected = (euros: number, of: { round?: string; playerId?: number; pack?: string } = {}) => {
  const { round: name = 'r', playerId = 1, pack } = of;
  return {
    ...{ id: 1, name: 'round.corrected', playerId, at: later },
    data: {
      ...{ round: name, game: 'acme', currency: 'EUR', staked: cents(euros * 100), stakedBonus: cents(0) },
      ...{ paid: cents(0), ...(pack !== undefined && { pack }) },
    },
  } satisfies Fact;
};

const doneOf = (tally: Tally) => tally.quests.map(({ progress }) => progress.map(({ done }) => done));

test('a part that is taken back takes its share of points and coins from the day of the round', () => {
  const tally = open();
  tally.corrected(corrected(-4));
  expect(tally.gained).toMatchObject([{ playerId: 1, micropoints: -4 * MICRO }]);
  expect(tally.days).toEqual([{ player_id: 1, day: DAY, micropoints: -4 * MICRO }]);
  expect(tally.coins).toMatchObject([{ key: `play:${DAY}`, microcoins: -3.2 * MICRO }]);
  expect(tally.rounds).toEqual([
    {
      ...round,
      ...{ cost: 0.6, micropoints: 6 * MICRO, microcoins: 4.8 * MICRO },
      counted: [
        ['q', '', 0],
        ['q', '', 1, 6],
      ],
    },
  ]);
  expect(doneOf(tally), 'the round stays a round, and its points are fewer').toEqual([[3, 26]]);
  expect(tally.changed).toEqual([1]);
});

test.for([
  ['all of it', -10],
  ['more than it was', -15],
] as const)('a round of which %s is taken back has brought nothing and counts nowhere', ([, euros]) => {
  const tally = open();
  tally.corrected(corrected(euros));
  expect(tally.gained).toMatchObject([{ micropoints: -10 * MICRO }]);
  expect(tally.coins).toMatchObject([{ microcoins: -8 * MICRO }]);
  expect(tally.rounds).toEqual([{ ...round, cost: 0, micropoints: 0, microcoins: 0, counted: [] }]);
  expect(doneOf(tally)).toEqual([[2, 20]]);
});

test('two corrections of one batch take one after the other', () => {
  const tally = open();
  tally.corrected(corrected(-5));
  tally.corrected(corrected(-5));
  tally.corrected(corrected(-5));
  expect(tally.gained).toMatchObject([{ micropoints: -10 * MICRO }]);
  expect(tally.rounds).toMatchObject([{ cost: 0, micropoints: 0, microcoins: 0, counted: [] }]);
  expect(doneOf(tally)).toEqual([[2, 20]]);
});

test('what a corrected round still brings is rounded down to whole millionths', () => {
  const tally = open([{ ...round, micropoints: 5, microcoins: 3 }]);
  tally.corrected(corrected(-5));
  expect(tally.rounds).toMatchObject([{ micropoints: 2, microcoins: 1 }]);
  expect(tally.gained).toMatchObject([{ micropoints: -3 }]);
});

test.for([
  ['that adds to a round', corrected(5), [round]],
  ['that changes no stake', corrected(0), [round]],
  ['of free spins', corrected(-5, { pack: 'a pack' }), [round]],
  ['of a round that is not known', corrected(-5, { round: 'other' }), [round]],
  ['of a player who is given nothing', corrected(-5, { playerId: 2 }), [round]],
  ['of a round that cost nothing', corrected(-5), [{ ...round, cost: 0 }]],
] as const)('a correction %s takes nothing', ([, fact, kept]) => {
  const tally = open(kept);
  tally.corrected(fact);
  expect([tally.gained, tally.days, tally.coins, tally.rounds, tally.quests]).toEqual([[], [], [], [], []]);
});
