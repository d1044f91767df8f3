import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { post } from '#contract/define.ts';
import { Refusal, type RefusalName } from '#contract/refusals.ts';
import type { Asker } from './ask.ts';
import { sendOnce } from './send-once.ts';
import { Unanswered } from './unanswered.ts';

const { pay } = {
  pay: post('example.pay', {
    who: 'player',
    takesKey: true,
    input: z.object({ amount: z.string() }),
    output: z.string(),
  }),
};

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

const lost = () => Promise.reject(new Unanswered(true));
const no = (reason: RefusalName) => () => Promise.reject(Reflect.construct(Refusal, [reason]) as Refusal);

/** Presses with answers that come one after the other; the keys that were sent, and what was told meanwhile. */
async function press(
  answers: (() => Promise<string>)[],
  { amount = '5', isWanted = (): boolean => true } = {},
) {
  const keys: (string | undefined)[] = [];
  const told: boolean[] = [];
  const ask = (async (_call, _input, key) => {
    keys.push(key);
    return answers[keys.length - 1]!();
  }) as Asker;
  const sent = sendOnce(
    ask,
    pay,
    { amount },
    {
      isWanted,
      onAsking: (isAsking) => told.push(isAsking),
      pause: async () => undefined,
    },
  );
  const [outcome] = await Promise.allSettled([sent]);
  return { keys, told, outcome };
}

test('an answer that is lost is asked for with the same key, and said to be', async () => {
  const { keys, told, outcome } = await press([lost, no('ApplicationUnavailable'), async () => 'T1']);
  expect(outcome).toMatchObject({ value: 'T1' });
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
  expect(told).toEqual([true, true, false]);
});

test('a definite answer ends the press: the same pressed again is another', async () => {
  const first = await press([async () => 'T1']);
  const second = await press([no('WithdrawalDeclined')]);
  const third = await press([async () => 'T2']);
  const keys = [first, second, third].flatMap(({ keys: sent }) => sent);
  expect(new Set(keys).size).toBe(3);
  expect(second.outcome).toMatchObject({ reason: { reason: 'WithdrawalDeclined' } });
});

test('while nobody knows how it ended, the same pressed again, also after a reload, is the same press', async () => {
  const first = await press([lost, lost, lost, lost, lost]);
  expect(first.keys).toHaveLength(5);
  expect(first.outcome).toMatchObject({ reason: { isSent: true } });
  const silent = await press([no('BillingServiceError')]);
  const again = await press([async () => 'T1']);
  expect(new Set([first, silent, again].flatMap(({ keys }) => keys)).size).toBe(1);
});

test('a form that was changed is another press', async () => {
  const first = await press([no('BillingServiceError')]);
  const second = await press([async () => 'T1'], { amount: '6' });
  expect(second.keys).not.toEqual(first.keys);
});

test('nothing is asked once the player has left, or is offline', async () => {
  expect((await press([lost], { isWanted: () => false })).keys).toHaveLength(1);
  const offline = press([lost]);
  vi.stubGlobal('navigator', { onLine: false });
  expect((await offline).keys).toHaveLength(1);
});

test('what never left the browser is told at once', async () => {
  const { keys, told, outcome } = await press([() => Promise.reject(new Unanswered(false))]);
  expect(keys).toHaveLength(1);
  expect(told).toEqual([false]);
  expect(outcome).toMatchObject({ reason: { isSent: false } });
});

test('of what was asked only a mark is kept in the browser', async () => {
  await press([no('BillingServiceError')], { amount: '4242424242424242' });
  expect([...kept.values()].join()).not.toContain('4242');
});
