// What a batch of facts comes to, without a database: facts and what was there before in, changes out.
import { expect, test } from 'vitest';
import { MICRO } from '#rules/loyalty.ts';
import { cents } from '#rules/money.ts';
import type { Fact, NewFact } from '../facts/facts.ts';
import type { LoyaltyRow } from './player-rows.ts';
import type { QuestRow } from './quest-rows.ts';
import type { LoyaltyRound } from './round-rows.ts';
import { Tally, type TallyTerms } from './tally.ts';

const noon = new Date('2026-03-05T12:00:00Z');
const DAY = '2026-03-05';

const level = (at: number, points: number, coinRate: number) => ({
  ...{ level: at, name: `level ${at}`, points, coinRate, gift: [] },
});

/** 10 euros staked cost 1 euro at an edge of a tenth: 10 points, 8 coins. A euro is 2 dollars. */
const terms: TallyTerms = {
  earning: { coinsPerEuro: 8, pointsPerEuro: 10, bonusShare: 0.2, dailyPointsMax: 100, streakPoints: 5 },
  levels: [level(1, 0, 100), level(2, 50, 200), level(3, 70, 200), level(4, 1_000, 200)],
  perks: new Map([
    [1, { source: 'slots', percent: 50 }],
    [2, { source: 'streak', percent: 100 }],
  ]),
  rates: { EUR: 2, USD: 1 },
  gameOf: (game) => ({
    ...{ sysname: `now-${game}`, edge: 0.1, isOwn: game.startsWith('own') },
    places: game.endsWith('table') ? ['table'] : ['slots'],
  }),
};

const row = (part: Partial<LoyaltyRow> = {}): LoyaltyRow => ({
  ...{ player_id: 1, micropoints: 0, character_id: null, character_chosen_at: null },
  ...{ streak_days: 3, streak_day: DAY, frame_product_id: null },
  ...part,
});

type Before = ConstructorParameters<typeof Tally>[1];

const open = (
  part: Partial<LoyaltyRow> = {},
  before: Partial<Before> = {},
  changed: Partial<TallyTerms> = {},
) =>
  new Tally(
    { ...terms, ...changed },
    {
      players: new Map([[1, row(part)]]),
      ...{ days: [], quests: [], rounds: new Map() },
      ...before,
    },
  );

type Played = Extract<NewFact, { name: 'round.settled' }>['data'];

const fact = (data: Partial<Played> = {}, at = noon, playerId = 1) =>
  ({
    ...{ id: 1, name: 'round.settled', playerId, at },
    data: {
      ...{ round: 'r', game: 'acme', currency: 'EUR', staked: cents(10_00) },
      ...{ stakedBonus: cents(0), paid: cents(0), ...data },
    },
  }) satisfies Fact;

const kept = (part: Partial<LoyaltyRound> = {}): LoyaltyRound => ({
  ...{
    round_id: 'r',
    player_id: 1,
    day: '2026-03-01',
    cost: 1,
    micropoints: 10 * MICRO,
    microcoins: 8 * MICRO,
  },
  counted: [],
  ...part,
});

const quest = (steps: QuestRow['terms']['steps'], part: Partial<QuestRow> = {}): QuestRow => ({
  ...{
    player_id: 1,
    quest: 'q',
    turn: '',
    state: 'started',
    progress: [],
    ends_at: null,
    completed_at: null,
  },
  terms: { repeats: 'once', steps, rewards: [] },
  started_at: new Date('2026-03-01T00:00:00Z'),
  ...part,
});

const doneOf = (tally: Tally) => tally.quests.map(({ progress }) => progress.map(({ done }) => done));

test('a round of an outside studio brings points and coins on its day, and is kept with what it has brought', () => {
  const tally = open({ micropoints: 3 * MICRO });
  tally.settled(fact());
  tally.settled(fact({ round: 's', staked: cents(5_00) }));
  const micropoints = 15 * MICRO;
  expect(tally.gained).toEqual([{ playerId: 1, micropoints, streakDays: 3, streakDay: DAY }]);
  expect(tally.days).toEqual([{ player_id: 1, day: DAY, micropoints }]);
  expect(tally.coins).toEqual([{ playerId: 1, key: `play:${DAY}`, microcoins: 12 * MICRO, reason: 'play' }]);
  expect(tally.rounds).toEqual([
    kept({ day: DAY }),
    kept({ round_id: 's', day: DAY, cost: 0.5, micropoints: 5 * MICRO, microcoins: 4 * MICRO }),
  ]);
});

test('a round of our own is final, and not kept', () => {
  const tally = open();
  tally.settled(fact({ game: 'own' }));
  expect(tally.gained).toHaveLength(1);
  expect(tally.rounds).toEqual([]);
});

test.for([
  ['free spins', fact({ pack: 'a pack' })],
  ['a player who is given nothing', fact({}, noon, 2)],
] as const)('%s bring nothing', ([, one]) => {
  const tally = open();
  tally.settled(one);
  expect([tally.gained, tally.days, tally.coins, tally.rounds, tally.changed]).toEqual([[], [], [], [], []]);
});

test('bonus money counts a fifth, and each currency by its rate', () => {
  const pointsOf = (data: Partial<Played>, rates: TallyTerms['rates'] = terms.rates) => {
    const tally = open({}, {}, { rates });
    tally.settled(fact(data));
    return (tally.gained[0]?.micropoints ?? 0) / MICRO;
  };
  expect(pointsOf({ stakedBonus: cents(10_00) })).toBe(2);
  expect(pointsOf({ currency: 'USD' })).toBe(5);
  expect(pointsOf({ currency: 'USD', stakedBonus: cents(5_00) })).toBe(3);
  expect(pointsOf({ currency: 'BRL' }), 'of no known rate').toBe(0);
  expect(pointsOf({ currency: 'USD' }, { USD: 0.5 } as TallyTerms['rates']), 'rates are of euros').toBe(5);
});

test('a level makes more coins from the next round on, and every level passed on the way is reached', () => {
  const tally = open({ micropoints: 45 * MICRO });
  tally.settled(fact());
  expect(tally.coins[0]!.microcoins).toBe(8 * MICRO);
  expect(tally.reached).toEqual([{ playerId: 1, level: 2 }]);
  tally.settled(fact({ round: 's', staked: cents(20_00) }));
  expect(tally.coins[0]!.microcoins).toBe((8 + 32) * MICRO);
  expect(tally.reached).toEqual([
    { playerId: 1, level: 2 },
    { playerId: 1, level: 3 },
  ]);
  const high = open({ micropoints: 70 * MICRO });
  high.settled(fact());
  expect(high.reached, 'reached before').toEqual([]);
});

test.for([
  ['its coins where it is good', 1, 'acme', 12],
  ['no more coins elsewhere', 1, 'acme-table', 8],
  ['no more coins of play for the streak', 2, 'acme', 8],
  ['nothing where nobody knows it', 9, 'acme', 8],
] as const)('a character brings %s', ([, character_id, game, coins]) => {
  const tally = open({ character_id });
  tally.settled(fact({ game }));
  expect(tally.coins[0]!.microcoins).toBe(coins * MICRO);
});

test('beyond the bound of a day only the share that still fits is brought, of points and of coins', () => {
  const tally = open({}, { days: [{ player_id: 1, day: DAY, micropoints: 95 * MICRO }] });
  tally.settled(fact());
  tally.settled(fact({ round: 's' }));
  expect(tally.days).toEqual([{ player_id: 1, day: DAY, micropoints: 5 * MICRO }]);
  expect(tally.coins[0]!.microcoins).toBe(4 * MICRO);
  expect(tally.rounds.map(({ micropoints }) => micropoints)).toEqual([5 * MICRO, 0]);
  tally.settled(fact({ round: 't' }, new Date('2026-03-06T00:00:00Z')));
  expect(tally.days).toHaveLength(2);
  expect(tally.days[1]).toEqual({ player_id: 1, day: '2026-03-06', micropoints: 10 * MICRO });
});

test('parts of a millionth are left out where only a share of a round fits into the day', () => {
  const tally = open({}, { days: [{ player_id: 1, day: DAY, micropoints: 100 * MICRO - 1 }] });
  tally.settled(fact());
  expect(tally.gained[0]!.micropoints).toBe(1);
  expect(tally.coins, '0.8 millionths of a coin').toEqual([]);
});

const yesterday = { streak_day: '2026-03-04' };

test('a day counts for the streak once its play has earned enough, and is paid and told once', () => {
  const tally = open(yesterday, { days: [{ player_id: 1, day: DAY, micropoints: 3 * MICRO }] });
  tally.settled(fact({ staked: cents(1_00) }));
  expect([tally.streaks, tally.notices]).toEqual([[], []]);
  // One more point makes the five that are needed.
  tally.settled(fact({ round: 's', staked: cents(1_00) }));
  tally.settled(fact({ round: 't' }));
  expect(tally.streaks).toEqual([
    { playerId: 1, key: `streak:${DAY}`, microcoins: 7 * MICRO, reason: 'streak' },
  ]);
  expect(tally.notices).toEqual([{ playerId: 1, trigger: 'streak', data: { coins: 7, days: 4 } }]);
  expect(tally.gained).toMatchObject([{ streakDays: 4, streakDay: DAY }]);
  expect(tally.changed).toEqual([1]);
});

test.for([
  ['a day that was counted', { streak_day: DAY }, fact()],
  ['a day before the last that was counted', { streak_day: '2026-03-06' }, fact()],
  ['a win without a stake', yesterday, fact({ staked: cents(0), paid: cents(5_00) })],
] as const)('%s does not count for the streak again', ([, part, one]) => {
  const tally = open(part, { days: [{ player_id: 1, day: DAY, micropoints: 50 * MICRO }] });
  tally.settled(one);
  expect(tally.streaks).toEqual([]);
});

test('a character of the streak brings more for a day, another does not', () => {
  const coins = [2, 1].map((character_id) => {
    const tally = open({ streak_day: null, streak_days: 0, character_id });
    tally.settled(fact());
    return tally.streaks.map(({ microcoins }) => microcoins / MICRO);
  });
  expect(coins).toEqual([[8], [4]]);
});

test('a page is told to look again for each further 25 points, up or down', () => {
  const changedAfter = (held: number, staked: number) => {
    const tally = open({ micropoints: held * MICRO });
    tally.settled(fact({ staked: cents(staked * 100) }));
    return tally.changed;
  };
  expect(changedAfter(0, 24)).toEqual([]);
  expect(changedAfter(0, 25)).toEqual([1]);
  expect(changedAfter(24, 1)).toEqual([1]);
});

test('rounds, their multiple, points, deposits and days count in quests', () => {
  const steps = [
    { counts: 'rounds', count: 9, minCents: 10_00, isDistinct: true },
    { counts: 'rounds', count: 9, minMultiple: 150 },
    { counts: 'points', count: 90 },
    { counts: 'deposits', count: 9, minCents: 5_00 },
    { counts: 'days', count: 9 },
  ] as const;
  const tally = open({}, { quests: [quest(steps)] });
  tally.settled(fact({ paid: cents(15_00) }));
  tally.settled(fact({ round: 's', currency: 'USD', staked: cents(19_00), paid: cents(28_00) }));
  tally.settled(fact({ round: 't', staked: cents(0), paid: cents(5_00) }));
  const deposit = (amount: number, currency: 'EUR' | 'USD') =>
    ({
      ...{ id: 1, name: 'deposit.settled', playerId: 1, at: noon },
      data: { transaction: 't', method: 'card', currency, amount: cents(amount) },
    }) satisfies Fact;
  tally.deposited(deposit(5_00, 'EUR'));
  tally.deposited(deposit(9_99, 'USD'));
  const signedIn = { id: 1, name: 'player.signed_in', playerId: 1, data: { way: 'password' } } as const;
  tally.signedIn({ ...signedIn, at: noon });
  tally.signedIn({ ...signedIn, at: new Date('2026-03-06T00:00:00Z') });
  expect(doneOf(tally)).toEqual([[1, 1, 19.5, 1 + 1, 2]]);
  expect(tally.quests[0]!.progress[0]!.seen).toEqual(['now-acme']);
  expect(tally.quests[0]!.progress[4]!.seen).toEqual([DAY, '2026-03-06']);
  expect(tally.rounds[0]!.counted).toEqual([
    ['q', '', 0],
    ['q', '', 1],
    ['q', '', 2, 10],
  ]);
  expect(tally.changed).toEqual([1]);
});
