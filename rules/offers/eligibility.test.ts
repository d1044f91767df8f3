import { expect, test } from 'vitest';
import {
  needsOf,
  type OfferPlayer,
  type OfferRuleTerms,
  type OfferStanding,
  obstacleOf,
} from './eligibility.ts';

const now = new Date('2026-03-10T12:00:00Z');
const player: OfferPlayer = {
  country: 'LV',
  currency: 'EUR',
  registeredAt: new Date('2026-03-01T12:00:00Z'),
  level: 1,
  deposits: 0,
  hasContact: false,
  isVerified: false,
  isBarred: false,
};
const standing: OfferStanding = { taken: 0, isTakenByPerson: false, isOpened: false, isGone: false };
const rule: OfferRuleTerms = {
  started_at: '2026-03-01T00:00:00Z',
  finished_at: '2026-04-01T00:00:00Z',
  trigger: { action: 'deposit', number: 1 },
  conditions: {},
  limits: { perPlayer: 1 },
};

const obstacle = (change: {
  rule?: Partial<OfferRuleTerms>;
  player?: Partial<OfferPlayer>;
  standing?: Partial<OfferStanding>;
  now?: string;
}) =>
  obstacleOf(
    { ...rule, ...change.rule },
    { ...player, ...change.player },
    { ...standing, ...change.standing },
    change.now === undefined ? now : new Date(change.now),
  );

test('an offer is whose it is for, from its start until its end', () => {
  expect(obstacle({})).toBeNull();
  expect(obstacle({ now: '2026-02-28T23:59:59Z' })).toBe('NOT_STARTED');
  expect(obstacle({ now: '2026-03-01T00:00:00Z' })).toBeNull();
  expect(obstacle({ now: '2026-04-01T00:00:00Z' })).toBe('EXPIRED');
  expect(obstacle({ rule: { started_at: null } })).toBe('NOT_STARTED');
});

test.for<[string | null, Parameters<typeof obstacle>[0]]>([
  ['COUNTRY', { rule: { conditions: { countries: ['FI'] } } }],
  [null, { rule: { conditions: { countries: ['FI', 'LV'] } } }],
  ['COUNTRY', { rule: { conditions: { countries: ['FI'] } }, player: { country: null } }],
  ['CURRENCY', { rule: { conditions: { currencies: ['BRL'] } } }],
  ['CURRENCY', { rule: { conditions: { currencies: ['BRL'] } }, player: { currency: null } }],
  ['NEW_PLAYERS', { rule: { conditions: { newPlayersDays: 8 } } }],
  [null, { rule: { conditions: { newPlayersDays: 9 } } }],
  ['LEVEL', { rule: { conditions: { levelMin: 3 } }, player: { level: 2 } }],
  [null, { rule: { conditions: { levelMin: 3 } }, player: { level: 3 } }],
  ['REWARDS_BLOCKED', { player: { isBarred: true } }],
  ['NOT_ELIGIBLE', { standing: { isTakenByPerson: true } }],
  ['ALREADY_USED', { standing: { taken: 1 } }],
  [null, { standing: { taken: 1 }, rule: { limits: { perPlayer: 2 } } }],
  ['LIMIT_REACHED', { standing: { isGone: true } }],
  ['NEED_CODE', { rule: { needsCode: true } }],
  [null, { rule: { needsCode: true }, standing: { isOpened: true } }],
  ['EARLIER_DEPOSIT', { player: { deposits: 1 } }],
  ['LATER_DEPOSIT', { rule: { trigger: { action: 'deposit', number: 3 } }, player: { deposits: 1 } }],
  [null, { rule: { trigger: { action: 'deposit', number: 3 } }, player: { deposits: 2 } }],
  [
    'LATER_DEPOSIT',
    { rule: { trigger: { action: 'deposit', number: null, after: 3 } }, player: { deposits: 2 } },
  ],
  [null, { rule: { trigger: { action: 'deposit', number: null, after: 3 } }, player: { deposits: 7 } }],
  [null, { rule: { trigger: { action: 'take' } }, player: { deposits: 7 } }],
])('%s where %j', ([expected, change]) => expect(obstacle(change)).toBe(expected));

test('what a player can still do is told, in order', () => {
  const both = { ...rule, conditions: { needsContact: true, needsVerification: true } };
  expect(needsOf(both, player)).toEqual(['contact', 'verification']);
  expect(needsOf(both, { ...player, hasContact: true })).toEqual(['verification']);
  expect(needsOf(rule, player)).toEqual([]);
});
