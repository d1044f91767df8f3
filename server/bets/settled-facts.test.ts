// What is told of bets that have ended: their stake and payout once, and of those settled anew the difference.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import type { KeptBet } from './bet-rows.ts';
import { settledFacts } from './settled-facts.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

const bet = (more: Partial<KeptBet> = {}) =>
  ({
    ...{ id: 'a', player_id: 7, currency: 'USD', freebet_id: null, bonus_id: null },
    ...{ bonus_cents: cents(0), staked_cents: cents(1_000), sold_stake_cents: cents(0) },
    ...{ paid_cents: cents(0), status: 'open', legs: [{ odds_x1000: 2_000 }], ...more },
  }) as unknown as KeptBet;

const open = bet();
const won = bet({ status: 'won', paid_cents: cents(2_000) });
const lost = bet({ status: 'lost' });

const told = (before: KeptBet, after: KeptBet, atRisk = 1) =>
  settledFacts(before, after, atRisk, NOW).map(({ name, playerId, at, data }) => {
    expect([name, playerId, at]).toEqual(['bet.settled', 7, NOW]);
    const { state, staked, paid, opposed } = data as Record<string, number>;
    // Nothing that was taken back is nothing.
    const sums = [state, staked, paid! + 0];
    return opposed === undefined ? sums : [...sums, opposed];
  });

test.for<[string, KeptBet, KeptBet, number, unknown[]]>([
  ['a bet that wins', open, won, 1, [['won', 1_000, 2_000]]],
  ['a bet that loses', open, lost, 1, [['lost', 1_000, 0]]],
  ['a bet that is still open', open, open, 1, []],
  ['a bet that has won as before', won, won, 1, []],
  ['a bet that is open again', won, open, 1, [['won', -1_000, -2_000]]],
  [
    'a win that becomes a loss',
    won,
    lost,
    1,
    [
      ['won', -1_000, -2_000],
      ['lost', 1_000, 0],
    ],
  ],
  [
    'a win that pays something else',
    won,
    { ...won, paid_cents: cents(1_500) },
    1,
    [
      ['won', -1_000, -2_000],
      ['won', 1_000, 1_500],
    ],
  ],
  [
    'a bet of which a part was sold',
    bet({ sold_stake_cents: cents(400) }),
    { ...lost, sold_stake_cents: cents(400) },
    1,
    [['lost', 600, 0]],
  ],
  ['a bet that other bets cover in part', open, lost, 0.3333, [['lost', 1_000, 0, 667]]],
  [
    'a loss that other bets cover, and that becomes a win',
    lost,
    won,
    0.5,
    [
      ['lost', -1_000, 0, -500],
      ['won', 1_000, 2_000, 500],
    ],
  ],
])('%s', ([, before, after, atRisk, expected]) => expect(told(before, after, atRisk)).toEqual(expected));
