import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { account } from '#contract/account/account.ts';
import { cashierWithdrawals } from '#contract/cashier/withdrawals.ts';
import { games } from '#contract/games.ts';
import { cents } from '#rules/money.ts';
import { read } from '../asking/reads.ts';
import { applyEvent, applyMissed, readFrame } from './apply-event.ts';

const of = (amount: number) => ({ amount: cents(amount), currency: 'EUR' as const });
const balances = {
  balance_main: of(1250),
  balance_bonus: of(1),
  balance_betting_bonus: of(0),
  balance_fun: of(7),
};

/** A cache with four answers on screen. */
async function answered() {
  const cache = new QueryClient();
  const answers = {
    'account.getInfo': { uid: 5, login: 'anna' },
    'account.getBalance': {},
    'cashier.getwithdrawsettings': {},
    'games.get': { items: [] },
  };
  const ask = async (call: { name: string }) => answers[call.name as keyof typeof answers] as never;
  for (const call of [account.getInfo, account.getBalance, cashierWithdrawals.getwithdrawsettings, games.get])
    await cache.prefetchQuery(read(call, {}, ask));
  const isStale = (name: string) => cache.getQueryState([name, {}])?.isInvalidated;
  return { cache, isStale };
}

test('a new balance is on screen without asking, in its own answer and in the account’s', async () => {
  const { cache, isStale } = await answered();
  await applyEvent(cache, { name: 'account.balance_updated', data: balances });

  expect(cache.getQueryData([account.getBalance.name, {}])).toEqual(balances);
  expect(cache.getQueryData([account.getInfo.name, {}])).toEqual({ uid: 5, login: 'anna', ...balances });
  expect(isStale('account.getInfo')).toBe(false);
});

test('what else shows the balance asks again: how much can be withdrawn follows it', async () => {
  const { cache, isStale } = await answered();
  await applyEvent(cache, { name: 'account.balance_updated', data: balances });
  expect(isStale('cashier.getwithdrawsettings')).toBe(true);
  expect(isStale('account.getBalance')).toBe(false);
});

test('a balance that comes before anyone asked for it is there when they do', async () => {
  const cache = new QueryClient();
  await applyEvent(cache, { name: 'account.balance_updated', data: balances });
  expect(cache.getQueryData([account.getBalance.name, {}])).toEqual(balances);
  expect(cache.getQueryData([account.getInfo.name, {}])).toBeUndefined();
});

test('the end of a session asks anew who is there, and forgets what only the player could see', async () => {
  const { cache, isStale } = await answered();
  await applyEvent(cache, { name: 'auth.session_ended', data: { session: null } });
  expect(isStale('account.getInfo')).toBe(true);
  expect(cache.getQueryData([account.getBalance.name, {}])).toBeUndefined();
  expect(isStale('games.get')).toBe(false);
});

test('after a silence what an event could have changed asks again, and nothing else', async () => {
  const { cache, isStale } = await answered();
  await applyMissed(cache);
  expect(isStale('account.getBalance')).toBe(true);
  expect(isStale('account.getInfo')).toBe(true);
  expect(isStale('games.get')).toBe(false);
});

test('a frame is read as the contract writes it, and one from a newer server is passed over', () => {
  const wire = (amount: number) => ({ amount, currency: 'EUR' });
  const data = {
    balance_main: wire(12.5),
    balance_bonus: wire(0.01),
    balance_betting_bonus: wire(0),
    balance_fun: wire(0.07),
  };
  expect(readFrame(JSON.stringify({ event: 'account.balance_updated', data }))).toEqual({
    name: 'account.balance_updated',
    data: balances,
  });
  expect(readFrame('{"event":"jackpot.fell","data":{}}')).toBeUndefined();
  expect(readFrame('{"event":"__proto__","data":{}}')).toBeUndefined();
});

test('an answer that was on its way when the balance changed does not bring the old one back', async () => {
  const cache = new QueryClient();
  const old = { ...balances, balance_main: of(0) };
  const { promise: late, resolve: answerLate } = Promise.withResolvers<typeof balances>();
  const ask = vi.fn().mockReturnValueOnce(late).mockResolvedValue(balances);
  const asked = cache.fetchQuery(read(account.getBalance, {}, ask)).catch(() => undefined);

  const applied = applyEvent(cache, { name: 'account.balance_updated', data: balances });
  answerLate(old);
  await Promise.all([asked, applied]);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(cache.getQueryData([account.getBalance.name, {}])).toEqual(balances);
});

test('nor does the account’s first answer: it is asked for again', async () => {
  const cache = new QueryClient();
  const info = { uid: 5, login: 'anna', ...balances };
  const { promise: late, resolve: answerLate } = Promise.withResolvers<unknown>();
  const ask = vi.fn().mockReturnValueOnce(late).mockResolvedValue(info);
  const shown = new QueryObserver(cache, read(account.getInfo, {}, ask));
  const stop = shown.subscribe(() => undefined);

  const applied = applyEvent(cache, { name: 'account.balance_updated', data: balances });
  answerLate({ ...info, balance_main: of(0) });
  await applied;
  expect(shown.getCurrentResult().data).toEqual(info);
  stop();
});
