import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { type BonusState, bonusStates, mayBecome, stateDue } from './bonus-state.ts';

const now = new Date('2026-11-17T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const DAY = 86_400_000;

const due = (
  state: BonusState,
  wish: { played?: number; endsIn?: number; purse?: number; open?: boolean; movedAgo?: number } = {},
) => {
  const { played = 0, endsIn = DAY, purse = 500, open = false, movedAgo = 0 } = wish;
  return stateDue(
    { state, turnoverHundredths: played, required: cents(10), endsAt: at(endsIn), movedAt: at(-movedAgo) },
    { purse: cents(purse), hasOpenRound: open, smallestStake: cents(20), now },
  );
};

test.for([
  ['played through', due('active', { played: 1_000 }), 'completed'],
  ['played through in the midst of a round', due('active', { played: 1_000, open: true }), null],
  ['not yet', due('active', { played: 999 }), null],
  ['too late', due('active', { endsIn: -60_000 }), 'expired'],
  ['just over: what was played before may still be counted', due('active', { endsIn: -59_999 }), null],
  ['too late, with a round open', due('active', { endsIn: -60_000, open: true }), 'expiring'],
  ['its last round is over', due('expiring'), 'expired'],
  ['its last round goes on', due('expiring', { open: true }), null],
  ['its last round has completed it', due('expiring', { played: 1_000 }), 'completed'],
  ['nothing left', due('active', { purse: 0 }), 'lost'],
  ['nothing left, with a round open', due('active', { purse: 0, open: true }), null],
  ['less than any stake for a day', due('active', { purse: 19, movedAgo: DAY }), 'lost'],
  ['less than any stake for less', due('active', { purse: 19, movedAgo: DAY - 1 }), null],
  ['enough for a stake', due('active', { purse: 20, movedAgo: DAY }), null],
  ['waited too long', due('available', { endsIn: 0 }), 'expired'],
  ['waits', due('available', { endsIn: 1, purse: 0 }), null],
] as const)('%s', ([, found, expected]) => expect(found).toBe(expected));

test('what is over stays as it is', () => {
  const ended = bonusStates.filter((state) => !['available', 'active', 'expiring'].includes(state));
  for (const from of ended) {
    expect(due(from, { played: 1_000, endsIn: -DAY, purse: 0 })).toBeNull();
    for (const to of bonusStates) expect(mayBecome(from, to)).toBe(false);
  }
  expect(mayBecome('available', 'completed')).toBe(false);
  expect(mayBecome('expiring', 'available')).toBe(false);
});
