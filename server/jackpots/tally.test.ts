// What bets do to one jackpot, counted in memory: where it falls, what begins after it, and what is booked.
import { expect, test } from 'vitest';
import type { JackpotTerms } from '#rules/jackpots.ts';
import type { Vault } from '../at-rest/vault.ts';
import { type CycleRow, drawCycle, type JackpotRow, opened } from './cycles.ts';
import { type Bet, Tally, triggerIn } from './tally.ts';

/** Seeds are not encrypted here, so that a test knows where each cycle falls. */
const vault = { seal: (text: string) => text, open: (text: string) => text } as unknown as Vault;
const BEGUN = Date.parse('2026-03-01T12:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const fixed: JackpotTerms = {
  ...{ kind: 'fixed', games: ['fed'], min_stake_cents: 1, start_cents: 1_000, pot_ppm: 100_000 },
  ...{ reserve_ppm: 50_000, mean_turnover_cents: 100, rates: { EUR: 1_000_000 } },
};
const byTime: JackpotTerms = { ...fixed, kind: 'by-time', window_minutes: 60 };

interface Wanted {
  change?: Partial<JackpotRow>;
  houseLeft?: number;
  number?: number;
}

function tallyOf(
  terms: JackpotTerms,
  { change = {}, houseLeft = 1_000_000, number = 1 }: Wanted = {},
): Tally {
  const jackpot: JackpotRow = { id: 9, terms, is_offered: true, reserve_micros: 0, ...change };
  const start = { terms, fromHouse: terms.start_cents, potMicros: terms.start_cents * 1e6 };
  const cycle = opened(drawCycle(9, number, new Date(BEGUN), vault), { ...start, at: BEGUN, from: BEGUN });
  const next = drawCycle(9, number + 1, new Date(BEGUN), vault);
  return new Tally(jackpot, { cycle, next }, vault, houseLeft);
}

const bet = (stake: number, at = BEGUN): Bet => ({
  ...{ round: 'r', player: 1, game: 'fed', currency: 'EUR', stake, at },
});

/** Far beyond any trigger of these terms. */
const FELLING = 100_000_000;

const windowOf = (cycle: CycleRow | null) => [cycle!.window_from!.getTime(), cycle!.window_to!.getTime()];

test('a window is over at its very end, and the next begins there with what the pot has come to', () => {
  const tally = tallyOf(byTime);
  tally.count(bet(1_000, BEGUN - 1));
  expect(tally.isChanged, 'the first cycle had not begun').toBe(false);
  tally.count(bet(100, BEGUN));
  const { pot_micros: pot } = tally.cycle!;
  expect(pot).toBe(1_010_000_000);
  tally.pass(BEGUN + HOUR_MS - 1);
  expect([tally.cycle!.number, windowOf(tally.cycle)]).toEqual([1, [BEGUN, BEGUN + HOUR_MS]]);
  tally.pass(BEGUN + HOUR_MS);
  expect(tally.cycle).toMatchObject({ number: 2, state: 'open', pot_micros: pot, house_cents: 0 });
  expect(windowOf(tally.cycle)).toEqual([BEGUN + HOUR_MS, BEGUN + 2 * HOUR_MS]);
  expect(tally.ended).toMatchObject([
    { number: 1, state: 'rolled_over', ended_at: new Date(BEGUN + HOUR_MS) },
  ]);
  expect(tally.wins).toEqual([]);
  tally.pass(BEGUN + 5 * HOUR_MS + MINUTE_MS);
  expect(windowOf(tally.cycle), 'hours without a bet are passed over').toEqual([
    BEGUN + 5 * HOUR_MS,
    BEGUN + 6 * HOUR_MS,
  ]);
});

test('a bet that is read late still counts for the cycle that is open by then, unless it is the first', () => {
  // So rare that it does not fall by chance.
  const rare = { ...fixed, mean_turnover_cents: 1_000_000_000_000 };
  const [first, second] = [tallyOf(rare), tallyOf(rare, { number: 2 })];
  for (const tally of [first, second]) tally.count(bet(10, BEGUN - 1));
  expect([first.cycle!.rounds, second.cycle!.rounds]).toEqual([0, 1]);
  first.count(bet(10, BEGUN));
  expect(first.cycle!.rounds).toBe(1);
});

test('each cycle falls by its own trigger, and its start is booked from the reserve and the operator', () => {
  const tally = tallyOf(fixed, { change: { reserve_micros: 300 * 1e6 } });
  const first = triggerIn(tally.cycle!, vault);
  tally.count(bet(FELLING));
  const second = triggerIn(tally.cycle!, vault);
  expect(second, 'drawn anew').not.toBe(first);
  // All that a bet puts by comes before the next start is taken from it.
  expect(tally.booked).toEqual({ pot: 10_000_000, reserve: 5_000_000, seedReserve: 1_000, seedHouse: 0 });
  expect(tally.reserveMicros).toBe((300 + 5_000_000 - 1_000) * 1e6);
  tally.count(bet(FELLING));
  expect(tally.wins.map(({ cycle, trigger }) => [cycle, trigger])).toEqual([
    [1, first],
    [2, second],
  ]);
  expect(tally.wins.map(({ potCents }) => potCents)).toEqual([10_001_000, 10_001_000]);
  expect(tally.cycles.map(({ number, state }) => [number, state])).toEqual([
    ...[
      [1, 'dropped'],
      [2, 'dropped'],
      [3, 'open'],
      [4, 'next'],
    ],
  ]);
});

test('a jackpot begins again only as often as the operator’s budget pays for it', () => {
  const tally = tallyOf({ ...fixed, reserve_ppm: 0 }, { houseLeft: 1_999 });
  tally.count(bet(FELLING));
  expect(tally.cycle).toMatchObject({ number: 2, house_cents: 1_000, start_micros: 1_000 * 1e6 });
  tally.count(bet(FELLING));
  expect(tally.cycle, 'the budget has no room for another').toBeNull();
  tally.count(bet(FELLING));
  expect(tally.wins).toHaveLength(2);
  expect(tally.booked).toMatchObject({ seedReserve: 0, seedHouse: 1_000 });
  const exact = tallyOf({ ...fixed, reserve_ppm: 0 }, { houseLeft: 1_000 });
  exact.count(bet(FELLING));
  expect(exact.cycle, 'just enough').toMatchObject({ number: 2 });
});

test('a jackpot that is offered no more falls once and does not begin again; the rest of a cent is put by', () => {
  const terms = { ...fixed, reserve_ppm: 0, pot_ppm: 100_001 };
  const tally = tallyOf(terms, { change: { is_offered: false } });
  tally.count(bet(FELLING + 1));
  expect([tally.cycle, tally.wins.length]).toEqual([null, 1]);
  const pot = 1_000 * 1e6 + (FELLING + 1) * 100_001;
  expect(tally.wins[0]!.potCents).toBe(Math.floor(pot / 1e6));
  expect(tally.reserveMicros).toBe(pot % 1e6);
  expect(tally.cycles.map(({ state }) => state)).toEqual(['dropped', 'next']);
});

test('what falls within its window begins again when that window would have ended', () => {
  const tally = tallyOf(byTime);
  const trigger = triggerIn(tally.cycle!, vault);
  tally.count(bet(100, trigger - 1));
  expect(tally.wins).toEqual([]);
  tally.count(bet(100, trigger));
  expect(tally.wins).toMatchObject([{ cycle: 1, trigger, before: trigger - 1, after: trigger }]);
  expect(tally.cycle).toMatchObject({ number: 2, opened_at: new Date(trigger) });
  expect(windowOf(tally.cycle)).toEqual([BEGUN + HOUR_MS, BEGUN + 2 * HOUR_MS]);
});
