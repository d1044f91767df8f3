// Whether a bet is what its receipt says: what was promised may not change, and what settlement and sales change is no promise.
import { expect, test, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { WON } from '#sports/settle/outcome-result.ts';
import { eventRecord } from '#tests/event-record.ts';
import { JUDGED_AT, judgeSlip } from '#tests/judged-slip.ts';
import { offeredBook } from '../book/offered-book.ts';
import { log } from '../plumbing/log.ts';
import type { KeptBet } from './bet-rows.ts';
import type { Place } from './place-batch.ts';
import { brokenPromise, isPromised } from './promised-bet.ts';
import { receiptText } from './receipt-text.ts';

const match = eventRecord('football', { strength: 0 });
const oddsOf = (event: typeof match) =>
  offeredBook(event)
    .markets.get('result')!
    .outcomes.find(({ code }) => code === '1')!.oddsX1000!;

function placedBet(type: object, count: number): KeptBet {
  const events = Array.from({ length: count }, (_, at) => ({ ...match, id: at + 1 }));
  const picks = [{ market: 'result', outcome: '1' }];
  const legs = events.map((event) => ({ event: event.id, picks, odds: oddsOf(event) }));
  const slip = { legs, bet: type, policy: 'none', unit: cents(1_000) } as unknown as Place['slip'];
  const judged = judgeSlip(slip, new Map(events.map((event) => [event.id, event])));
  if (!('bet' in judged)) throw new Error('it is not taken');
  return withText(judged.bet, receiptText(judged.bet, judged.bet.legs, JUDGED_AT));
}

const withText = (bet: KeptBet, text: string): KeptBet => ({
  ...bet,
  receipt: { text, signature: 's', key: 'k' },
});

const bet = placedBet({ type: 'single' }, 1);
const [leg] = bet.legs;
const { text } = bet.receipt!;

/** As receipts of earlier releases were, which said neither how a bet is settled nor what it is sold back at. */
const former = (): KeptBet => {
  const { terms: _, ...rest } = JSON.parse(text) as Record<string, unknown>;
  return withText(bet, JSON.stringify(rest));
};

test.for<[string, KeptBet, string | null]>([
  ['a bet as it was placed', bet, null],
  ['one that was sold in part', { ...bet, unit_cents: cents(1), potential_cents: cents(2) }, null],
  ['one that has won', { ...bet, status: 'won', legs: [{ ...leg!, result: WON }] }, null],
  ['a system', placedBet({ type: 'system', size: 2 }, 3), null],
  ['one without a receipt', { ...bet, receipt: null }, 'receipt'],
  ['one that was never accepted', { ...bet, accepted_at: null }, 'receipt'],
  ['one at another price', { ...bet, legs: [{ ...leg!, odds_x1000: leg!.odds_x1000 + 10 }] }, 'legs'],
  ['one of another stake', { ...bet, staked_cents: cents(2_000) }, 'stake'],
  ['one that is sold back at another price', { ...bet, legs: [{ ...leg!, base_odds_x1000: 9_999 }] }, 'legs'],
  ['one whose leg is settled as another one', { ...bet, legs: [{ ...leg!, is_live: true }] }, 'terms'],
  [
    'one whose receipt says the same in another order',
    withText(
      bet,
      JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text) as object).toReversed())),
    ),
    null,
  ],
  [
    'one whose receipt says something more',
    withText(bet, JSON.stringify({ ...(JSON.parse(text) as object), more: 1 })),
    'more',
  ],
  ['one of an earlier release', former(), null],
  [
    'one of an earlier release, whose price to sell it back at nobody promised',
    { ...former(), legs: [{ ...leg!, base_odds_x1000: 1_500 }] },
    null,
  ],
  [
    'one of an earlier release at another price',
    { ...former(), legs: [{ ...leg!, odds_x1000: leg!.odds_x1000 + 10 }] },
    'legs',
  ],
])('%s', ([, changed, field]) => expect(brokenPromise(changed)).toBe(field));

test('a bet is paid only with a sealed receipt that says the same, and else someone has to look', () => {
  const bug = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const [sealed, unsealed] = [new Set([bet.id]), new Set(['another'])];
  expect(isPromised(bet, sealed)).toBe(true);
  expect(bug).not.toHaveBeenCalled();
  expect(isPromised(bet, unsealed)).toBe(false);
  expect(bug).toHaveBeenLastCalledWith(expect.any(Error), { bet: bet.id, broken: 'seal' });
  expect(isPromised({ ...bet, staked_cents: cents(2_000) }, sealed)).toBe(false);
  expect(bug).toHaveBeenLastCalledWith(expect.any(Error), { bet: bet.id, broken: 'stake' });
  bug.mockRestore();
});
