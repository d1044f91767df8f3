// What is published of bets: to other modules as facts, and to their player.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { betChanged, betPlaced, betSettled, settledState } from './bet-facts.ts';
import type { KeptBet } from './bet-rows.ts';

const AT = new Date('2026-03-01T12:00:00Z');

const bet = (more: object = {}) =>
  ({
    ...{ id: 'a', player_id: 7, currency: 'USD', freebet_id: null, bonus_id: null, accepted_at: AT },
    ...{ staked_cents: cents(1_000), bonus_cents: cents(0), status: 'open' },
    legs: [
      { odds_x1000: 1_500, is_live: false },
      { odds_x1000: 2_500, is_live: false },
    ],
    ...more,
  }) as unknown as KeptBet;

const part = { staked: cents(333), paid: cents(600), state: 'won', opposed: cents(0) } as const;

test('a bet that is accepted is published with its stake, its legs, and whether any is in play', () => {
  const [first, second] = bet().legs;
  const live = bet({ bonus_cents: cents(400), legs: [first, { ...second, is_live: true }] });
  const data = { bet: 'a', currency: 'USD', staked: 1_000, stakedBonus: 0, legs: 2, isLive: false };
  expect(betPlaced(bet())).toEqual({ name: 'bet.placed', playerId: 7, at: AT, data });
  expect(betPlaced(live).data).toEqual({ ...data, stakedBonus: 400, isLive: true });
  expect(betChanged(bet())).toEqual({
    ...{ playerId: 7, event: { name: 'bets.changed', data: { id: 'a', status: 'open' } } },
  });
});

test('a settled bet is published with what it paid, its total odds and the least of them', () => {
  expect(betSettled(bet(), part, AT)).toEqual({
    ...{ name: 'bet.settled', playerId: 7, at: AT },
    data: {
      ...{ bet: 'a', currency: 'USD', paid: 600, state: 'won', staked: 333, stakedBonus: 0 },
      ...{ odds: 3.75, legs: 2, oddsLeast: 1.5 },
    },
  });
});

test('the bonus part of what is settled is in proportion to the stake, and whole cents below it', () => {
  const paidByBonus = bet({ bonus_cents: cents(500), bonus_id: 9 });
  expect(betSettled(paidByBonus, part, AT).data).toMatchObject({ stakedBonus: 166, bonus: 9 });
  expect(betSettled(bet(), part, AT).data).not.toHaveProperty('bonus');
});

test('what other bets cover is published where there is any, and of a free bet neither that nor a stake', () => {
  const covered = { ...part, opposed: cents(100) };
  expect(betSettled(bet(), covered, AT).data).toMatchObject({ opposed: 100, staked: 333 });
  expect(betSettled(bet(), part, AT).data).not.toHaveProperty('opposed');
  const free = betSettled(bet({ freebet_id: 3 }), covered, AT).data;
  expect(free).toMatchObject({ staked: 0 });
  expect(free).not.toHaveProperty('opposed');
});

test.for([
  ['won', 'won'],
  ['partial', 'won'],
  ['lost', 'lost'],
  ['returned', 'void'],
  ['cancelled', 'void'],
  ['cashed_out', 'cashed_out'],
  ['open', null],
  ['delayed', null],
  ['refused', null],
] as const)('a bet that is %s is settled as %s', ([status, state]) =>
  expect(settledState({ status })).toBe(state),
);
