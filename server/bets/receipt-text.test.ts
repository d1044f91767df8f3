// Receipts that were issued must be found whole by every later release, however the database orders the fields of a market.
import { expect, test } from 'vitest';
import type { BetRow, LegRow } from './bet-rows.ts';
import { receiptText } from './receipt-text.ts';

const bet = {
  ...{ id: 'b', player_id: 7, combos: [[0]], kind: { type: 'single' }, currency: 'EUR', rules: '1' },
  ...{ staked_cents: 100, unit_cents: 100, bonus_cents: 5, potential_cents: 200, boost_percent: 0 },
  freebet_id: null,
} as unknown as BetRow;

const textWith = (spec: object): string => {
  const picks = [{ outcome: '1', spec, code: 'handicap', market: 'handicap|line=-0.5' }];
  const leg = { event_id: 3, picks, odds_x1000: 2000, base_odds_x1000: 2000, score: null };
  const own = { ...leg, is_banker: false, is_live: true } as unknown as LegRow;
  return receiptText(bet, [own], new Date('2026-01-01T00:00:00Z'));
};

test('the digest of the terms is that of earlier releases', () => {
  const text = textWith({ tallies: ['ft'], params: { line: -0.5, side: undefined }, kind: 'handicap' });
  expect(JSON.parse(text).terms).toBe('DaEAVuzczyeAA1tqgsFu_LctEAdLkUoWy86LTe1InkM');
  expect(textWith({ kind: 'handicap', params: { line: -0.5 }, tallies: ['ft'] })).toBe(text);
});

test('another line of the same market gives another digest', () => {
  const at = (line: number) => textWith({ tallies: ['ft'], params: { line }, kind: 'handicap' });
  expect(at(-0.5)).not.toBe(at(-1.5));
});
