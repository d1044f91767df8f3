// What long tests of pages walk through, and the player they walk as.
import { expect, vi } from 'vitest';
import { addresses } from '../journeys/addresses.ts';

export { localised } from '../journeys/addresses.ts';

/** Each page with its status, and what stands where there is none or nothing was found. */
export const everyPage: readonly (readonly [path: string, status: number])[] = [
  ...addresses.map((path) => [path, 200] as const),
  ['/gamehall?query=zzz', 200],
  ['/responsible-play', 200],
  ['/no/such/page', 404],
];

/** Anna has paid something in: her history, wallet and receipt are not empty. */
export async function settleDeposit(origin: string): Promise<void> {
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
  await send(new URL(redirect_url).pathname, { act: 'success' });
  const about = `/api/cashier.getdepositinfo?transaction=${transaction}`;
  const settled = async () => {
    const { result } = await (await fetch(origin + about, { headers: { cookie } })).json();
    expect(result.state).toBe('paid');
  };
  await vi.waitFor(settled, { timeout: 60_000 });
}
