import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '#contract/define.ts';
import { Refusal, type RefusalName } from '#contract/refusals.ts';
import { cents } from '#rules/money.ts';
import type { Asker } from '../asking/ask.ts';
import { Unanswered } from '../asking/unanswered.ts';
import { canBegin, isGain, Table, wonIn } from './table.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

afterEach(() => void vi.unstubAllGlobals());

const balance = (cash: number) => ({ currency: 'EUR', cash, bonus: 0 });
const round = (change: object = {}) => ({
  id: '1',
  nonce: 7,
  bet: { stake: 100 },
  steps: [{ step: 'fall' }],
  staked: 100,
  paid: 0,
  is_over: true,
  choices: [],
  decisions: 0,
  is_void: false,
  is_free: false,
  ...change,
});
const opened = (change: object = {}) => ({
  game: {
    ...{ sysname: 'dice', name: 'Dice', kind: 'dice', hash: '', figures: {}, return: [0.99] },
    stakes: { ladder: [50, 100] },
  },
  mode: 'real',
  terms: { round_min_ms: 0, has_autoplay: false, has_turbo: true },
  balance: balance(1000),
  seeds: { commit: 'a', next_commit: 'b', client_seed: 'c', nonce: 7 },
  round: null,
  packs: [],
  ...change,
});

type Answer = object | (() => Promise<never>);
const lost = () => Promise.reject(new Unanswered(true));
const no = (reason: RefusalName) => () => Promise.reject(Reflect.construct(Refusal, [reason]) as Refusal);

/** A table at a server that gives these answers one after the other. */
function tableWith(...answers: Answer[]) {
  const asked: { name: string; input: unknown; key: string | undefined }[] = [];
  const pauses: number[] = [];
  const ask = (async (call: Call, input: unknown, key?: string) => {
    const answer = answers[asked.length];
    asked.push({ name: call.name, input, key });
    return typeof answer === 'function' ? await answer() : { pack: null, ...answer };
  }) as Asker;
  const table = new Table({ ask, pause: async (ms) => void pauses.push(ms) });
  return { table, asked, pauses };
}

test('play.init opens the table with a small stake', async () => {
  const { table, asked } = tableWith(opened());
  await table.open();
  expect(asked).toEqual([{ name: 'play.init', input: {}, key: undefined }]);
  expect(table.state.get()).toMatchObject({
    stake: 100,
    balance: { cash: 1000 },
    round: null,
    isAsking: false,
  });
});

test('a win is added to the balance once it was seen', async () => {
  const won = round({ paid: 250 });
  const { table } = tableWith(opened(), { round: won, balance: balance(1150) });
  await table.open();
  await table.start({ stake: 100 });
  expect(table.state.get().balance?.cash).toBe(900);
  expect(wonIn(table.state.get())).toBe(0);
  expect(canBegin(table.state.get())).toBe(false);
  table.see(1);
  expect(table.state.get()).toMatchObject({ balance: { cash: 1150 }, net: 150 });
  expect(wonIn(table.state.get())).toBe(250);
  expect(isGain(table.state.get())).toBe(true);
  expect(canBegin(table.state.get())).toBe(true);
});

test('a win below the stake is no gain', async () => {
  const { table } = tableWith(opened(), { round: round({ paid: 40 }), balance: balance(940) });
  await table.open();
  await table.start({ stake: 100 });
  table.see(1);
  expect(wonIn(table.state.get())).toBe(40);
  expect(isGain(table.state.get())).toBe(false);
});

test('a lost answer to play.start is asked for with the same key, with growing pauses, and said to be', async () => {
  const done = { round: round(), balance: balance(900) };
  const { table, asked, pauses } = tableWith(opened(), lost, lost, no('InternalServerError'), lost, done);
  const said: boolean[] = [];
  await table.open();
  table.state.watch(() => said.push(table.state.get().isChecking));
  await table.start({ stake: 100 });
  const keys = asked.slice(1).map(({ key }) => key);
  expect(keys).toHaveLength(5);
  expect(new Set(keys).size).toBe(1);
  expect(pauses).toEqual([500, 1000, 2000, 4000]);
  expect(said).toContain(true);
  expect(table.state.get()).toMatchObject({ isChecking: false, refusal: null, round: { id: '1' } });
});

test('every press has a key of its own', async () => {
  const { table, asked } = tableWith(
    opened(),
    { round: round({ steps: [] }), balance: balance(900) },
    { round: round({ id: '2', steps: [] }), balance: balance(800) },
  );
  await table.open();
  await table.start({ stake: 100 });
  await table.start({ stake: 100 });
  expect(new Set(asked.map(({ key }) => key)).size).toBe(3);
});

test('what is refused leaves the balance as it was', async () => {
  const { table } = tableWith(opened(), no('BetNotAllowed'));
  await table.open();
  await table.start({ stake: 100 });
  expect(table.state.get()).toMatchObject({ balance: { cash: 1000 }, refusal: { reason: 'BetNotAllowed' } });
});

test('a busy server that never took the press is not said to be checked', async () => {
  const { table, pauses } = tableWith(opened(), no('TooManyRequests'));
  await table.open();
  await table.start({ stake: 100 });
  expect(pauses).toEqual([]);
  expect(table.state.get().refusal?.reason).toBe('TooManyRequests');
});

test.for(['StepConflict', 'RoundOpen', 'RoundNotFound'] as const)(
  'after %s the table is looked at again',
  async (reason) => {
    const open = round({ is_over: false, choices: [{ name: 'collect' }], decisions: 3 });
    const { table, asked } = tableWith(opened(), no(reason), opened({ round: open }));
    await table.open();
    await table.start({ stake: 100 });
    expect(asked.map(({ name }) => name)).toEqual(['play.init', 'play.start', 'play.init']);
    expect(table.state.get()).toMatchObject({ round: { decisions: 3 }, seen: 1, refusal: { reason } });
  },
);

test('where the law sets a time between rounds, the next one waits for it', async () => {
  const terms = { round_min_ms: 2500, has_autoplay: false, has_turbo: false };
  const { promise, resolve } = Promise.withResolvers<void>();
  const pauses: number[] = [];
  const answers = [opened({ terms }), { round: round({ steps: [] }), balance: balance(900) }];
  const pause = (ms: number) => {
    pauses.push(ms);
    return promise;
  };
  const table = new Table({ ask: (async () => answers.shift()) as Asker, pause });
  await table.open();
  await table.start({ stake: 100 });
  expect(pauses).toEqual([2500]);
  expect(canBegin(table.state.get())).toBe(false);
  resolve();
  await expect.poll(() => canBegin(table.state.get())).toBe(true);
});

test('play.decide names the round and how many decisions came before', async () => {
  const open = round({ is_over: false, choices: [{ name: 'collect' }], decisions: 2 });
  const over = round({ steps: [{ step: 'fall' }, { step: 'field' }], paid: 300, decisions: 3 });
  const { table, asked } = tableWith(opened({ round: open }), { round: over, balance: balance(1200) });
  await table.open();
  await table.decide({ name: 'collect' });
  expect(asked[1]?.input).toEqual({ round: '1', decisions: 2, decision: { name: 'collect' } });
  expect(table.state.get()).toMatchObject({ seen: 1, balance: { cash: 1000 } });
  table.see(2);
  expect(table.state.get()).toMatchObject({ seen: 2, balance: { cash: 1200 }, net: 200 });
});

test('a press while another waits is nothing', async () => {
  const { table, asked } = tableWith(opened(), { round: round(), balance: balance(900) });
  await table.open();
  const first = table.start({ stake: 100 });
  await table.start({ stake: 100 });
  await first;
  expect(asked).toHaveLength(2);
});

test('offline nothing is sent, and nothing is checked', async () => {
  const { table, pauses } = tableWith(opened(), () => Promise.reject(new Unanswered(false)));
  await table.open();
  await table.start({ stake: 100 });
  expect(pauses).toEqual([]);
  expect(table.state.get()).toMatchObject({ round: null, isChecking: false, refusal: { isSent: false } });
});

test('a check that is due keeps the table as it was, until play.confirmCheck has said to go on', async () => {
  const due = new Refusal('RealityCheckDue', {
    error_data: { since: '2026-11-17T08:00:00.000Z', staked: cents(500), paid: cents(200) },
  });
  const { table, asked } = tableWith(opened(), () => Promise.reject(due), 1 as never, {
    round: round(),
    balance: balance(900),
  });
  await table.open();
  await table.start({ stake: 100 });
  expect(table.state.get()).toMatchObject({ round: null, balance: { cash: 1000 }, refusal: due });
  await table.confirmCheck();
  expect(table.state.get()).toMatchObject({ refusal: null, isAsking: false });
  await table.start({ stake: 100 });
  expect(asked.map(({ name }) => name)).toEqual([
    'play.init',
    'play.start',
    'play.confirmCheck',
    'play.start',
  ]);
  expect(table.state.get().round).not.toBeNull();
});

test('seeds that were changed elsewhere are read again, and nothing else of the table changes', async () => {
  const changed = { commit: 'b', next_commit: 'd', client_seed: 'e', nonce: 0 };
  const { table } = tableWith(opened(), opened({ seeds: changed, balance: balance(5) }));
  await table.open();
  await table.readSeeds();
  expect(table.state.get()).toMatchObject({ opened: { seeds: changed }, balance: { cash: 1000 } });
});

test('a round of the history is shown again from its first step, and neither balance nor result changes', async () => {
  const { table, asked } = tableWith(
    opened(),
    { round: round(), balance: balance(900) },
    { round: round({ id: '3' }), balance: balance(800) },
  );
  await table.open();
  await table.start({ stake: 100 });
  table.see(1);
  const before = table.state.get();
  table.watch(round({ id: '2', paid: 500, steps: [{ step: 'fall' }, { step: 'rise' }] }) as never);
  expect(table.state.get()).toMatchObject({ isReplay: true, seen: 0, balance: before.balance });
  expect(canBegin(table.state.get()), 'while it is shown').toBe(false);
  table.see(2);
  expect(table.state.get()).toMatchObject({ isReplay: true, net: before.net, balance: before.balance });
  expect(asked).toHaveLength(2);
  await table.start({ stake: 100 });
  expect(table.state.get()).toMatchObject({ isReplay: false, round: { id: '3' } });
});

test('what is open, was given back or cannot be shown any more is not shown again', async () => {
  const { table } = tableWith(opened());
  await table.open();
  for (const past of [round({ is_over: false }), round({ is_void: true }), round({ steps: [] })])
    table.watch(past as never);
  expect(table.state.get()).toMatchObject({ round: null, isReplay: false });
});
