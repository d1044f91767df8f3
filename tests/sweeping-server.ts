// A process that does nothing but sweep payments as a server does. Tests kill it in the middle.
import { parseArgs } from 'node:util';
import { openVault } from '#server/at-rest/open-vault.ts';
import { openSecret } from '#server/at-rest/secret.ts';
import { openGateways } from '#server/cashier/gateways/open-gateways.ts';
import { sweepPayments } from '#server/cashier/sweep.ts';
import { readConfig } from '#server/config/config.ts';
import { openDb } from '#server/database/db.ts';
import { startJobs } from '#server/jobs/job-runner.ts';
import { systemClock } from '#server/plumbing/clock.ts';

process.once('disconnect', () => process.exit());

const { values } = parseArgs({ options: { url: { type: 'string' }, bank: { type: 'string' } } });
const db = openDb(values.url!);
const config = readConfig({ SANDBOX: 'on', SANDBOX_BANK: values.bank! });
const vault = await openVault(db.sql, config, await openSecret(db.sql, config));
const rooms = { cashier: { gateways: openGateways(config) } };
const sweep = () => sweepPayments({ db, rooms, vault, now: systemClock.now(), origin: 'http://localhost' });
const runner = await startJobs(values.url!, [{ name: 'payments-sweep', run: sweep }]);
await runner.send('payments-sweep');
