// The sandbox bank tells the shop what happened, signed, again and again until the shop has heard it.
import { setTimeout as pause } from 'node:timers/promises';
import { signNotice } from '#server/cashier/gateways/signature.ts';
import { drawHex } from '#server/plumbing/chance.ts';
import type { Clock } from '#server/plumbing/clock.ts';
import { log } from '#server/plumbing/log.ts';
import type { About, BankPayment } from './accounts.ts';
import type { BankSwitches } from './bank-switches.ts';

const TRIES = 5;
const HEARD_WITHIN_MS = 10_000;

interface Teller {
  key: string;
  clock: Clock;
  switches: BankSwitches;
}

/** Done when the shop has heard it, or will not. */
export async function tellShop(about: About, payment: BankPayment, teller: Teller): Promise<void> {
  const { switches } = teller;
  if (switches.delay > 0) await pause(switches.delay * 1000);
  if (switches.garbage) await post(payment.notify, '<html>502</html>', 't=0,v1=00').catch(() => undefined);
  const notice = written(about, payment);
  await deliver(payment.notify, notice, teller);
  if (switches.duplicate)
    for (let again = 0; again < 2; again += 1) await deliver(payment.notify, notice, teller);
  if (switches.reorder)
    await deliver(payment.notify, written(about, { ...payment, state: 'pending' }), teller);
}

const written = (about: About, { order, reference, state, cents, currency }: BankPayment): string =>
  JSON.stringify({ id: `ev_${drawHex(12)}`, about, order, reference, state, cents, currency });

async function deliver(url: string, notice: string, { key, clock }: Teller): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const seconds = Math.floor(clock.now().getTime() / 1000);
    const isHeard = await post(url, notice, signNotice(notice, key, seconds)).catch(() => false);
    if (isHeard) return;
    await pause(2 ** tried * 250);
  }
  log.warn('the shop did not hear a notice of the sandbox bank', { url });
}

async function post(url: string, body: string, signature: string): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'bank-signature': signature },
    body,
    signal: AbortSignal.timeout(HEARD_WITHIN_MS),
  });
  await response.body?.cancel();
  return response.ok;
}
