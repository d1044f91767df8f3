// Each limit of bets that the operator sets applies from the next bet on.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import type { ThresholdName } from '#rules/thresholds.ts';
import { openBettingHouse } from '#tests/betting-house.ts';
import { makeLeague } from '#tests/book.ts';
import { agreeOn } from '#tests/thresholds.ts';

const RICH = { balances: { main: cents(900_000_000) } };

const lowered: readonly [tier: number, values: Partial<Record<ThresholdName, string>>][] = [
  [1, { 'bets-win-tier-1': '100' }],
  [2, { 'bets-win-tier-2': '100' }],
  [3, { 'bets-win-tier-3': '100' }],
  [4, { 'bets-win-tier-4': '100' }],
  [5, { 'bets-win-tier-5': '100' }],
  [1, { 'bets-payout': '100' }],
  [1, { 'bets-payout-day': '100' }],
  [1, { 'bets-event': '50' }],
  [1, { 'bets-person': '10' }],
  [1, { 'bets-total': '100' }],
  // A league may lose less than one bet on it may win only where its events may lose little too.
  [1, { 'bets-event': '50', 'bets-league': '50' }],
];

test.for(lowered)(
  'in a league of tier %i %o lowers what is quoted and what is taken',
  async ([tier, values]) => {
    await using house = await openBettingHouse();
    const league = await makeLeague(house.sql, { tier });
    const event = await house.event({ league });
    const bettor = await house.bettor(RICH);
    const pick = { event, market: 'result', outcome: '1' };
    const most = async (): Promise<number> => {
      const slip = JSON.stringify(house.slipOf([pick]));
      return (await house.ask('bets.quote', { slip }, bettor.visitor)).result.unit_max;
    };
    let before = await most();
    for (const [name, value] of Object.entries(values)) {
      await agreeOn(house, name as ThresholdName, value);
      const after = await most();
      expect([name, after < before]).toEqual([name, true]);
      before = after;
    }
    const tooMuch = await bettor.bet([pick], { unit: before + 1 });
    expect(tooMuch.result.refused).toMatchObject({ why: expect.stringMatching(/^(stake|payout)-limit$/) });
    const { result } = await bettor.bet([pick], { unit: before });
    expect(result.status).toBe('open');
  },
);
