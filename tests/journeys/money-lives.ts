// Players who pay in and take out without a pause while everything around them dies, and what they were told.
import { expect, vi } from 'vitest';
import type { MortalHouse } from './mortal-house.ts';

/** Of the players a sandbox knows, those who may take money home, each with a card of their own. */
export const cards = { anna: '4242424242424242', carla: '5555555555554444', daina: '4000056655665556' };
const LANES = 2;

/** What players were told, by the name of the payment. */
export interface Told {
  started: Set<string>;
  paid: Set<string>;
}

/** Undefined: no answer, or one of trouble. Whatever was asked may have happened. */
const asker =
  (origin: string) =>
  async (path: string, body?: Record<string, string>, cookie = '') => {
    try {
      const response = await fetch(origin + path, {
        headers: { cookie },
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
        ...(body !== undefined && { method: 'POST', body: new URLSearchParams(body) }),
      });
      const text = await response.text();
      if (response.status >= 500) return undefined;
      return { response, result: path.startsWith('/api/') ? JSON.parse(text).result : undefined };
    } catch {
      return undefined;
    }
  };

export async function startLives(house: MortalHouse) {
  const told: Told = { started: new Set(), paid: new Set() };
  let isOver = false;
  const ask = asker(house.origin);
  const patiently = (look: () => Promise<boolean>) =>
    vi.waitFor(
      async () => {
        if (!isOver && !(await look())) throw new Error('not yet');
      },
      { timeout: 200_000, interval: 60 },
    );
  const follow = async (call: string, transaction: string, cookie: string) =>
    patiently(async () => {
      const state = (await ask(`/api/${call}?transaction=${transaction}`, undefined, cookie))?.result?.state;
      if (state === 'paid') told.paid.add(transaction);
      return state === 'paid' || state === 'failed' || state === 'declined';
    });

  const deposit = async (cookie: string) => {
    const begun = await ask('/api/cashier.makedeposit', { method: 'card', amount: '100' }, cookie);
    if (begun?.result === undefined) return;
    const { transaction, redirect_url } = begun.result;
    told.started.add(transaction);
    await patiently(
      async () => (await ask(new URL(redirect_url).pathname, { act: 'success' })) !== undefined,
    );
    await follow('cashier.getdepositinfo', transaction, cookie);
  };
  const withdraw = async (cookie: string, card: string) => {
    const requisites = { 'requisites[card_number]': card, 'requisites[card_holder]': 'ANNA REED' };
    const wish = { method: 'card', amount: '100', ...requisites };
    const begun = await ask('/api/cashier.makewithdrawal', wish, cookie);
    if (begun?.result === undefined) return;
    const { transaction } = begun.result;
    told.started.add(transaction);
    const decision = { transaction, decision: 'approve' };
    await patiently(async () => (await ask('/__sandbox/cashier/decide', decision)) !== undefined);
    await follow('cashier.getWithdrawal', transaction, cookie);
  };
  const live = async (name: keyof typeof cards) => {
    const entered = await ask('/__sandbox/sign-in', { player: name });
    const cookie = entered!.response.headers.get('set-cookie')!.split(';', 1)[0]!;
    await Promise.all(
      Array.from({ length: LANES }, async () => {
        while (!isOver) {
          await deposit(cookie);
          await withdraw(cookie, cards[name]);
        }
      }),
    );
  };
  const lives = Promise.all((Object.keys(cards) as (keyof typeof cards)[]).map(live));

  return {
    told,
    toBeTold: (more: number) => {
      const wanted = told.paid.size + more;
      return expect.poll(() => told.paid.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(wanted);
    },
    /** Once everything is back, what nobody told us meanwhile is asked for, as the sweep of every minute would. */
    workNow: () =>
      expect.poll(() => ask('/__sandbox/cashier/work', {}), { timeout: 60_000 }).not.toBe(undefined),
    async end() {
      isOver = true;
      await lives;
    },
  };
}
