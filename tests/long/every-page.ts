// What long tests of pages walk through, and the player they walk as.
import { expect, vi } from 'vitest';
import { addresses } from '../journeys/addresses.ts';
import { journey } from '../journeys/browser.ts';

/** Each page with its status, and what stands where there is none or nothing was found. */
export const everyPage: readonly (readonly [path: string, status: number])[] = [
  ...addresses.map((path) => [path, 200] as const),
  ['/gamehall?query=zzz', 200],
  ['/responsible-play', 200],
  ['/no/such/page', 404],
];

/** The page of confirming tries whatever code its address holds, and the example holds none. */
export const expects = [/^40[01] for POST .*account\.confirmContact/];

/** How a deposit ends at the bank for the page that tells of it. */
const acts = { paysuccess: 'success', payfail: 'fail', paypending: 'pending' };

/**
 * A journey through every page as Anna, who has payments of each kind: her history, wallet and receipt are not empty,
 * and `own` puts a payment of hers in the place of an example's.
 */
export const walk = journey.extend<{ own: (path: string) => string }>({
  own: [
    async ({ origin }, use) => {
      const names = new Map<string, string>();
      for (const [page, act] of Object.entries(acts)) names.set(page, await makeDeposit(origin, act));
      await use((path) =>
        path.replace(/(\/cashier\/(\w+)\/)1001$/, (_, start, page) => start + names.get(page)),
      );
    },
    { scope: 'file' },
  ],
});

const states: Readonly<Record<string, string>> = { success: 'paid', fail: 'failed', pending: 'pending' };

async function makeDeposit(origin: string, act: string): Promise<string> {
  const send = (path: string, body: Record<string, string>, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams(body),
      redirect: 'manual',
    });
  const entered = await send('/__sandbox/sign-in', { player: 'anna' });
  const cookie = entered.headers.get('set-cookie')!.split(';', 1)[0]!;
  const begun = await send('/api/cashier.makedeposit', { method: 'card', amount: '50' }, cookie);
  const { transaction, redirect_url } = (await begun.json()).result;
  await send(new URL(redirect_url).pathname, { act });
  const about = `/api/cashier.getdepositinfo?transaction=${transaction}`;
  const hasEnded = async () => {
    const { result } = await (await fetch(origin + about, { headers: { cookie } })).json();
    expect(result.state).toBe(states[act]);
  };
  await vi.waitFor(hasEnded, { timeout: 60_000 });
  return transaction;
}
