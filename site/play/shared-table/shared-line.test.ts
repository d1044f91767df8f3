import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '#contract/define.ts';
import type { Asker } from '../../asking/ask.ts';
import { Table } from '../table.ts';
import { SharedLine } from './shared-line.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = new Date('2026-03-01T12:00:00Z').toISOString();
const round = (phase: string, id = 7) => ({
  ...{ kind: 'round', id, position: id, phase, opens_at: at, closes_at: at, runs_at: at },
  ...{ phase_ends_at: null, commit: 'aa', seed: null, steps: null },
});
const seat = (change: object = {}) => ({
  ...{ id: 'mine', nonce: 7, bet: { stake: 100, targetX100: 200 }, steps: [], staked: 100, paid: 0 },
  ...{ is_over: false, is_void: false, is_free: false, choices: [], decisions: 0, ...change },
});
const balance = (cash: number) => ({ currency: 'EUR', cash, bonus: 0 });
const chain = { number: 1, anchor: 'ff', length: 10, used: 7, salt: 'salt' };
const game = { sysname: 'rocket-run', stakes: { ladder: [100] } };

/** A server that answers what it is told to. */
function openHouse(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const ask = (async ({ name }: Call) => {
    asked.push(name);
    const answer = answers[name];
    if (answer === undefined) throw new Error(`nobody answers ${name}`);
    return structuredClone(answer);
  }) as unknown as Asker;
  const table = new Table({ ask, pause: () => Promise.resolve() });
  let hear: (data: Record<string, unknown>) => void = () => undefined;
  const line = new SharedLine({
    ...{ table, ask, now: () => Date.parse(at), drawSalt: () => 'drawn' },
    follow(_name, hearing) {
      hear = hearing;
      return () => undefined;
    },
  });
  return { asked, table, line, hear: (data: Record<string, unknown>) => hear(data) };
}

const opened = {
  ...{ game, mode: 'real', is_shared: true, terms: { round_min_ms: 0 }, balance: balance(1000) },
  ...{ seeds: { nonce: 0 }, round: null, packs: [] },
};

test('a chain without a salt is given one, drawn here', async () => {
  const answers = {
    'tables.get': { now: at, round: null, chain: { ...chain, salt: null }, seat: null, balance: null },
    'tables.salt': { is_taken: true },
  };
  const { line, asked } = openHouse(answers);
  const stop = line.start('rocket-run');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['tables.get', 'tables.salt']);
  stop();
});

test('a bet is shown as in play, and what became of it is asked for until it is known', async () => {
  const answers: Record<string, unknown> = {
    'play.init': opened,
    'tables.get': { now: at, round: round('open'), chain, seat: null, balance: balance(1000) },
    'tables.place': { round: seat(), balance: balance(900) },
  };
  const { line, table, hear, asked } = openHouse(answers);
  await table.open();
  const stop = line.start('rocket-run');
  await vi.advanceTimersByTimeAsync(0);
  hear({ round: round('open'), 'past:6': { kind: 'past', position: 6, steps: [] } });
  await line.place({ stake: 100 });
  expect(table.state.get()).toMatchObject({ round: { id: 'mine' }, balance: { cash: 900 }, net: 0 });

  answers['tables.get'] = { now: at, round: round('over'), chain, seat: seat(), balance: balance(900) };
  hear({ round: round('over') });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(table.state.get().round).toMatchObject({ is_over: false });
  const paid = seat({ is_over: true, paid: 200, steps: [{ step: 'bust', atX100: 300 }] });
  answers['tables.get'] = { now: at, round: round('over'), chain, seat: paid, balance: balance(1100) };
  await vi.advanceTimersByTimeAsync(1_000);
  expect(table.state.get()).toMatchObject({ round: { paid: 200 }, balance: { cash: 1100 }, net: 100 });
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.length).toBe(before);
  stop();
});

test('seats and results are told in order, and one’s own frame learns that its round is gone', async () => {
  const answers: Record<string, unknown> = {
    'play.init': opened,
    'tables.get': { now: at, round: round('open'), chain, seat: seat(), balance: balance(900) },
  };
  const { line, table, hear } = openHouse(answers);
  await table.open();
  const stop = line.start('rocket-run');
  await vi.advanceTimersByTimeAsync(0);
  expect(table.state.get().round).toMatchObject({ id: 'mine' });
  const other = { kind: 'seat', name: 'a•••b', currency: 'EUR', staked: 500, chips: null };
  hear({
    round: round('over', 8),
    'seat:x': { ...other, target_x100: 150, has_left: false, paid: null },
    'past:6': { kind: 'past', position: 6, steps: [] },
    'past:7': { kind: 'past', position: 7, steps: [] },
  });
  expect(line.state.get()).toMatchObject({
    seats: [{ id: 'x', name: 'a•••b' }],
    past: [{ position: 7 }, { position: 6 }],
  });
  answers['tables.get'] = { now: at, round: round('over', 8), chain, seat: null, balance: balance(900) };
  await vi.advanceTimersByTimeAsync(1_000);
  expect(table.state.get().round).toBe(null);
  stop();
});
