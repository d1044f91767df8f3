import { expect, test } from 'vitest';
import type { CostTerms } from './reward-cost.ts';
import { coinsCost, rewardCost } from './reward-cost.ts';
import * as costs from './worst-cost.ts';

const terms: CostTerms = { coinHundredths: 130, leastStake: (game) => (game === 'high' ? 100 : 20) };
const cash = { kind: 'cash', cents: 500 };

test.for([
  [{ kind: 'cash', amount: 700 }, 700],
  [{ kind: 'cash', cents: 700 }, 700],
  [{ kind: 'bonus', template: 'a', most: 50_000 }, 50_000],
  [{ kind: 'bonus', template: 'a', cents: 900 }, 900],
  [{ kind: 'freebet', cents: 500, days: 7 }, 500],
  [{ kind: 'freespins', game: 'low', rounds: 10, stake: 20 }, 200],
  [{ kind: 'freespins', game: 'low', rounds: 10, stakeCents: 40 }, 400],
  [{ kind: 'freespins', game: 'low', rounds: 10, stake_cents: 40 }, 400],
  // A pack whose stake the game does not take is played at the smallest that it takes.
  [{ kind: 'freespins', game: 'high', rounds: 1_000, stake: 1 }, 100_000],
  [{ kind: 'coins', coins: 100 }, 130],
  [{ kind: 'frame', frame: 'royal' }, 0],
  [{ kind: 'a-kind-of-tomorrow', cents: 1 }, Infinity],
  [{ kind: 'cash' }, Infinity],
  [{ kind: 'coins' }, Infinity],
  [{ kind: 'freespins', game: 'low', stake: 20 }, Infinity],
  [{ kind: 'freespins', game: 'low', rounds: 10 }, Infinity],
  [{ kind: 'freespins', rounds: 10, stake: 20 }, Infinity],
] as const)('a reward %j costs %d', ([reward, cost]) => expect(rewardCost(reward, terms)).toBe(cost));

test('coins are rounded up', () => expect(coinsCost(1, 130)).toBe(2));

const offer = (limits: { perPlayer: number; perDay?: number; total?: number }) =>
  costs.offerCost({ limits, rewards: [cash, { kind: 'coins', coins: 100 }] }, terms);
const tournament = {
  ...({ status: 'on', schedule: { every: 'week' }, promised_cents: 1_000 } as const),
  prizes: [
    { from: 1, to: 1, share: 5_000 },
    { from: 2, to: 3, share: 2_500 },
  ],
} as const;
const jackpot = { is_offered: true, kind: 'by-time', start_cents: 2_000 };
const cashback = { is_offered: true, cap_cents: 500, rates: [{ rate_ppm: 50_000 }] };
const quest = [{ kind: 'coins', coins: 10 }];

test.for<[string, costs.WorstCost, number, number, number]>([
  ['an offer for anybody', offer({ perPlayer: 2 }), 1_260, Infinity, Infinity],
  ['an offer of 10', offer({ perPlayer: 2, total: 10 }), 1_260, 6_300, 6_300],
  ['an offer of 3 a day', offer({ perPlayer: 1, perDay: 3 }), 630, 1_890, 56_700],
  [
    'an offer with fewer claims than one player may have',
    offer({ perPlayer: 50, total: 2 }),
    1_260,
    1_260,
    1_260,
  ],
  ['a daily quest', costs.questCost({ repeats: 'daily', rewards: quest }, terms), 390, Infinity, Infinity],
  ['a weekly quest', costs.questCost({ repeats: 'weekly', rewards: quest }, terms), 65, Infinity, Infinity],
  ['a quest', costs.questCost({ repeats: 'once', rewards: quest }, terms), 13, Infinity, Infinity],
  ['a quest for a frame', costs.questCost({ repeats: 'once', rewards: [{ kind: 'frame' }] }, terms), 0, 0, 0],
  [
    'levels with gifts',
    costs.programCost({ levels: [{ coinRate: 100, gift: [cash, cash] }] }, terms),
    ...([1_000, Infinity, Infinity] as const),
  ],
  [
    'levels of which one multiplies coins',
    costs.programCost({ levels: [100, 101].map((coinRate) => ({ coinRate, gift: [] })) }, terms),
    ...([Infinity, Infinity, Infinity] as const),
  ],
  ['a product at its price', costs.productCost({ reward: cash, price: 400 }, terms), 0, 0, 0],
  [
    'a product of 10,000 for one coin',
    costs.productCost({ reward: { kind: 'cash', cents: 1_000_000 }, price: 1 }, terms),
    ...([Infinity, Infinity, Infinity] as const),
  ],
  [
    'a cheap product, one each week',
    costs.productCost({ reward: cash, price: 100, cooldownDays: 7, stock: 20 }, terms),
    ...([1_850, 7_400, 7_400] as const),
  ],
  [
    'a product that is sold out',
    costs.productCost({ reward: { kind: 'a-kind-of-tomorrow' }, price: 1, stock: 0 }, terms),
    ...([0, 0, 0] as const),
  ],
  [
    'a product that each player may have twice',
    costs.productCost({ reward: cash, price: 100, limit: 2, cooldownDays: 7 }, terms),
    ...([740, Infinity, Infinity] as const),
  ],
  ['a character without a perk', costs.characterCost({ perk: { percent: 0 } }), 0, 0, 0],
  ['a character', costs.characterCost({ perk: { percent: 1 } }), Infinity, Infinity, Infinity],
  ['a template of bonuses', costs.bonusTemplateCost(), Infinity, Infinity, Infinity],
  ['a weekly tournament', costs.tournamentCost(tournament, terms), 2_500, 1_000, 5_000],
  [
    'a tournament whose table is above its promise',
    costs.tournamentCost(
      {
        ...{ ...tournament, schedule: { every: 'day' as const } },
        prizes: [
          { from: 1, to: 10, reward: { kind: 'cash', cents: 700 } },
          { from: 11, to: 11, reward: { kind: 'freespins', game: 'low', rounds: 5, stake_cents: 20 } },
        ],
      },
      terms,
    ),
    ...([21_000, 7_100, 213_000] as const),
  ],
  [
    'a tournament that promises half of an odd sum to the first',
    costs.tournamentCost({ ...tournament, promised_cents: 999 }, terms),
    ...([2_495, 999, 4_995] as const),
  ],
  [
    'a tournament whose only place wins nothing',
    costs.tournamentCost({ ...tournament, promised_cents: 20_000, prizes: [{ from: 1, to: 1 }] }, terms),
    ...([0, 20_000, 100_000] as const),
  ],
  [
    'a tournament without places',
    costs.tournamentCost({ ...tournament, prizes: [] }, terms),
    ...([0, 1_000, 5_000] as const),
  ],
  ['a tournament that is off', costs.tournamentCost({ ...tournament, status: 'off' }, terms), 0, 0, 0],
  [
    'a jackpot of each hour',
    costs.jackpotCost({ ...jackpot, window_minutes: 60 }),
    Infinity,
    48_000,
    1_440_000,
  ],
  [
    'a jackpot whose last window of a day is cut short',
    costs.jackpotCost({ ...jackpot, window_minutes: 1_000 }),
    ...([Infinity, 4_000, 120_000] as const),
  ],
  [
    'a jackpot with a limit',
    costs.jackpotCost({ ...jackpot, limit_cents: 5_000 }),
    5_000,
    Infinity,
    Infinity,
  ],
  ['a jackpot not offered', costs.jackpotCost({ ...jackpot, is_offered: false }), 0, 0, 0],
  ['a weekly cashback', costs.cashbackCost({ ...cashback, period: 'week' }), 2_500, Infinity, Infinity],
  ['a monthly cashback', costs.cashbackCost({ ...cashback, period: 'month' }), 500, Infinity, Infinity],
  [
    'a cashback that is not offered',
    costs.cashbackCost({ ...cashback, is_offered: false, period: 'day' }),
    ...([0, 0, 0] as const),
  ],
  [
    'a cashback of nothing below a level',
    costs.cashbackCost({ ...cashback, period: 'day', rates: [{ rate_ppm: 0 }, { rate_ppm: 1 }] }),
    ...([15_000, Infinity, Infinity] as const),
  ],
  [
    'a cashback of nothing',
    costs.cashbackCost({ ...cashback, period: 'day', rates: [{ rate_ppm: 0 }] }),
    0,
    0,
    0,
  ],
])('%s costs what it can pay at worst', ([, cost, perPlayer, perDay, total]) =>
  expect(cost).toEqual({ perPlayer, perDay, total }),
);
