import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '#contract/define.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Asker } from '../asking/ask.ts';
import { packInUse } from './free-spins.ts';
import { isGain, Table } from './table.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
});
afterEach(() => void vi.unstubAllGlobals());

const pack = (remaining_count: number, id = 'first', stake = 20) => ({
  ...{ id, remaining_count, stake, wins_to: 'main', expires_at: '2026-12-01T00:00:00Z' },
});
const balance = (cash: number) => ({ currency: 'EUR', cash, bonus: 0 });
const opened = (packs: object[], cash = 1000) => ({
  game: {
    sysname: 'nine-bells',
    name: '',
    kind: 'slot',
    hash: '',
    figures: {},
    return: [],
    stakes: { ladder: [20, 100] },
  },
  ...{ mode: 'real', terms: { round_min_ms: 0 }, balance: balance(cash), seeds: {}, round: null, packs },
});
const played = (left: object | null, paid = 0) => ({
  round: {
    ...{ id: '1', nonce: 7, bet: { stake: 20 }, steps: [], staked: 20, paid, is_over: true },
    ...{ choices: [], decisions: 0, is_void: false, is_free: left !== null },
  },
  balance: balance(1000 + paid),
  pack: left,
});

async function openedWith(...answers: (object | Refusal)[]) {
  const asked: unknown[] = [];
  const ask = (async (_call: Call, input: unknown) => {
    const answer = answers[asked.length];
    asked.push(input);
    if (answer instanceof Error) throw answer;
    return answer;
  }) as Asker;
  const table = new Table({ ask, pause: async () => undefined });
  await table.open();
  return { table, asked, get: () => table.state.get() };
}

test('free spins are played at their own stake, and take nothing of one’s own', async () => {
  const { table, asked, get } = await openedWith(opened([pack(2)]), played(pack(1), 15));
  expect(get().stake).toBe(20);
  await table.start({ stake: 20 });
  expect(asked[1]).toEqual({ bet: { stake: 20 }, pack: 'first' });
  expect(get()).toMatchObject({ balance: { cash: 1015 }, net: 15 });
  expect(packInUse(get().free)?.remaining_count).toBe(1);
  expect(isGain(get()), 'all that is won is a gain').toBe(true);
});

test('after the last of one pack comes the next, and after all of them one’s own money only by a word', async () => {
  const first = opened([pack(1), pack(1, 'second', 100)]);
  const { table, asked, get } = await openedWith(
    ...[first, played(pack(0)), played(pack(0, 'second', 100)), played(null)],
  );
  await table.start({ stake: 20 });
  expect(get().stake, 'of the next pack').toBe(100);
  await table.start({ stake: 100 });
  expect(get().free).toMatchObject({ packs: [], isUsedUp: true });
  await table.start({ stake: 100 });
  expect(asked, 'nothing is sent').toHaveLength(3);
  table.goOn();
  await table.start({ stake: 100 });
  expect(asked[3]).toEqual({ bet: { stake: 100 } });
});

test('who chooses a stake plays with their own money, and may come back to the free spins', async () => {
  const { table, asked, get } = await openedWith(opened([pack(2)]), played(null), played(pack(1)));
  table.setStake(100);
  await table.start({ stake: 100 });
  expect(asked[1]).toEqual({ bet: { stake: 100 } });
  table.setFree();
  expect(get().stake).toBe(20);
  await table.start({ stake: 20 });
  expect(asked[2]).toEqual({ bet: { stake: 20 }, pack: 'first' });
});

test('free spins that have ended meanwhile are not followed by one’s own money unasked', async () => {
  const { table, get } = await openedWith(opened([pack(2)]), new Refusal('FreespinsEnded'), opened([]));
  await table.start({ stake: 20 });
  expect(get().refusal?.reason).toBe('FreespinsEnded');
  expect(get().free).toEqual({ packs: [], isAside: false, isUsedUp: true });
});
