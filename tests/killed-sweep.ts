// A server killed in the middle of its sweep of payments, and the next one that has to end it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { sweepPayments } from '#server/cashier/sweep.ts';
import { type JobPace, startJobs } from '#server/jobs/job-runner.ts';
import { openCashier } from './bank.ts';

type House = Awaited<ReturnType<typeof openCashier>>;

/** In milliseconds, from the kill until the payment is paid by a server of that pace. */
export async function sweepAfterKill(
  pace: Readonly<JobPace>,
  onKilled: (house: House) => Promise<unknown>,
): Promise<number> {
  await using house = await openCashier();
  const visitor = await house.enter(await house.player({ balances: { main: cents(1) } }));
  const wish = { method: 'card', amount: '50' };
  const { transaction } = (await house.send('cashier.makedeposit', wish, visitor)).result;
  house.bank.accounts.change(house.bank.accounts.find('payments', transaction)!, 'paid');
  house.turn({ mute_payments: true });
  await killInSweep(house);
  const killedAt = performance.now();
  house.turn({});
  await onKilled(house);

  const { db, rooms, vault, clock } = house.product;
  const run = () => sweepPayments({ db, rooms, vault, now: clock.now(), origin: house.address });
  const next = await startJobs(house.url, [{ name: 'payments-sweep', run }], pace);
  const stateOf = async () =>
    (await house.ask('cashier.getdepositinfo', { transaction }, visitor)).result.state;
  await expect.poll(stateOf, { timeout: 90_000 }).toBe('paid');
  const tookMs = performance.now() - killedAt;
  await next.stop();
  return tookMs;
}

async function killInSweep({ bank, key, url, product }: House): Promise<void> {
  const asked = once(bank.app.server, 'request');
  const address = new URL(product.config.sandboxBank!.url);
  address.password = key;
  const server = fork(
    join(import.meta.dirname, 'sweeping-server.ts'),
    ['--url', url, '--bank', address.href],
    { execArgv: ['--disable-warning=ExperimentalWarning'] },
  );
  await asked;
  server.kill('SIGKILL');
  await once(server, 'exit');
}
