// Where jackpots fall, tried over thousands of cycles: as often as their terms say, and never past their limit.
import { expect, test } from 'vitest';
import { countBet, type JackpotTerms, MICROS, measureOf, type Standing } from '#rules/jackpots.ts';
import { commitOf } from '../rng/commit.ts';
import { fastRng } from '../rng/fast-rng.ts';
import { drawInt } from '../rng/rng.ts';
import { type Cycle, triggerOf } from './trigger.ts';
import { verifyDrop } from './verify-drop.ts';

const all = { games: ['gem-forge'], min_stake_cents: 1, rates: { EUR: 1_000_000 } };
const byValue: JackpotTerms = {
  ...{ ...all, kind: 'by-value', start_cents: 100_000, limit_cents: 500_000 },
  ...{ pot_ppm: 10_000, reserve_ppm: 5_000 },
};
const byTicket: JackpotTerms = {
  ...{ ...all, kind: 'progressive', start_cents: 50_000, mean_turnover_cents: 5_000_000 },
  ...{ pot_ppm: 5_000, reserve_ppm: 10_000 },
};
const CYCLES = 4_000;

const seedOf = (number: number) =>
  new Uint8Array(32)
    .fill(7)
    .with(0, number % 256)
    .with(1, number >> 8);

/** Bets of 10.00 to 250.00 until it falls. */
function playCycle(terms: JackpotTerms, number: number, bets: ReturnType<typeof fastRng>) {
  const trigger = triggerOf(seedOf(number), { jackpot: 1, number, terms, window: null });
  let standing: Standing = {
    ...{ potMicros: terms.start_cents * MICROS, reservedMicros: 0, tickets: 0, lastAt: 0, rounds: 0 },
  };
  let before = measureOf(terms.kind, standing);
  while (before < trigger) {
    const cents = [1_000, 2_500, 5_000, 10_000, 25_000][drawInt(bets, 5)]!;
    standing = countBet(terms, standing, cents * 1_000, 1);
    const after = measureOf(terms.kind, standing);
    if (after >= trigger) return { trigger, before, after, standing };
    before = after;
  }
  throw new Error('it fell before the first bet');
}

function playMany(terms: JackpotTerms) {
  const bets = fastRng(4);
  const drops = Array.from({ length: CYCLES }, (_, number) => playCycle(terms, number, bets));
  const mean = (pick: (drop: (typeof drops)[number]) => number) =>
    drops.reduce((sum, drop) => sum + pick(drop), 0) / CYCLES;
  return { drops, mean };
}

test('by value it falls halfway on average, at its limit at the latest, and its reserve pays the next start', () => {
  const { drops, mean } = playMany(byValue);
  // Theory: (start + limit) / 2, turnover (limit − start) / 2c, so that half a percent pays the start.
  expect(mean(({ standing }) => standing.potMicros / MICROS) / 300_000).toBeCloseTo(1, 1);
  expect(mean(({ standing }) => standing.tickets / 1_000) / 20_000_000).toBeCloseTo(1, 1);
  expect(mean(({ standing }) => standing.reservedMicros / MICROS) / 100_000).toBeCloseTo(1, 1);
  const most = Math.max(...drops.map(({ trigger }) => trigger / MICROS));
  expect(most).toBeLessThanOrEqual(500_000);
  expect(most).toBeGreaterThan(490_000);
});

test('by ticket it falls after the turnover its terms say, and as likely late as early', () => {
  const { drops, mean } = playMany(byTicket);
  const turnover = mean(({ trigger }) => trigger / 1_000);
  expect(turnover / 5_000_000).toBeGreaterThan(0.94);
  expect(turnover / 5_000_000).toBeLessThan(1.06);
  // Half of them within ln 2 of the mean, as of anything that has no memory.
  const early = drops.filter(({ trigger }) => trigger / 1_000 < 5_000_000 * Math.LN2).length;
  expect(early / CYCLES).toBeGreaterThan(0.47);
  expect(early / CYCLES).toBeLessThan(0.53);
});

test('by time it falls within its window', () => {
  const terms: JackpotTerms = { ...byTicket, kind: 'by-time', window_minutes: 60 };
  const window = { from: 1_000_000, to: 1_000_000 + 3_600_000 };
  const moments = Array.from({ length: 500 }, (_, number) =>
    triggerOf(seedOf(number), { jackpot: 3, number, terms, window }),
  );
  expect(Math.min(...moments)).toBeGreaterThan(window.from);
  expect(Math.max(...moments)).toBeLessThanOrEqual(window.to);
  expect(new Set(moments).size).toBeGreaterThan(490);
});

test('a drop is verified by its seed, and by no other', () => {
  const cycle: Cycle = { jackpot: 1, number: 9, terms: byValue, window: null };
  const { before, after, trigger } = playCycle(byValue, 9, fastRng(1));
  const serverSeed = Buffer.from(seedOf(9)).toString('hex');
  const drop = { cycle, commit: commitOf(seedOf(9)), serverSeed, before, after };
  expect(verifyDrop(drop)).toEqual({ commit: drop.commit, isCommitted: true, trigger, isReached: true });
  expect(verifyDrop({ ...drop, serverSeed: '00'.repeat(32) })).toMatchObject({ isCommitted: false });
  expect(verifyDrop({ ...drop, before: trigger })).toMatchObject({ isReached: false });
  expect(verifyDrop({ ...drop, after: trigger - 1 })).toMatchObject({ isReached: false });
});
