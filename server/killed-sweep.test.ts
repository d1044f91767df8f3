import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { openCashier } from '#tests/bank.ts';
import { sweepPayments } from './cashier/sweep.ts';
import { startJobs } from './job-runner.ts';

vi.setConfig({ testTimeout: 120_000 });

test('a server killed in mid-sweep leaves the sweep to the next, within a minute', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(await house.player({ balances: { main: cents(1) } }));
  const wish = { method: 'card', amount: '50' };
  const { transaction } = (await house.send('cashier.makedeposit', wish, visitor)).result;
  house.bank.accounts.change(house.bank.accounts.find('payments', transaction)!, 'paid');
  house.turn({ mute_payments: true });
  const asked = once(house.bank.app.server, 'request');
  const { db, config, vault, clock } = house.product;
  const bank = new URL(config.sandboxBank!.url);
  bank.password = house.key;
  const server = fork(
    join(import.meta.dirname, '../tests/sweeping-server.ts'),
    ['--url', house.url, '--bank', bank.href],
    { execArgv: ['--disable-warning=ExperimentalWarning'] },
  );
  await asked;
  server.kill('SIGKILL');
  await once(server, 'exit');
  const killedAt = performance.now();
  house.turn({});

  const run = () => sweepPayments({ db, config, vault, now: clock.now(), origin: house.address });
  const next = await startJobs(house.url, [{ name: 'payments-sweep', run }]);
  const stateOf = async () =>
    (await house.ask('cashier.getdepositinfo', { transaction }, visitor)).result.state;
  await expect.poll(stateOf, { timeout: 90_000, interval: 250 }).toBe('paid');
  expect(performance.now() - killedAt).toBeLessThan(60_000);
  await next.stop();
});
