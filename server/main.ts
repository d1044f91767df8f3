// The process: one line when the doors are open, an orderly end when it is told to end, and one sentence when it
// cannot start. Only this file knows of signals and exit codes.
import { seed } from '#seeds/seed.ts';
import { readConfig } from './config/config.ts';
import { WrongSetting } from './config/setting.ts';
import { openServer } from './open-server.ts';
import { CannotStart } from './plumbing/cannot-start.ts';
import { log } from './plumbing/log.ts';

/** After this an end that does not come by itself is made. */
const CLOSED_WITHIN_MS = 15_000;

/** Told from the 1 of a wrong setting: whoever keeps the server running starts it again after this, and only then. */
const BUG = 70;

process.on('uncaughtException', (error) => {
  log.bug(error);
  process.exit(BUG);
});
// Who reads what we print may leave before we do.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);
process.on('unhandledRejection', (error) => log.bug(error));

const told = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  // The launcher was killed: nobody is left to tell us.
  if (process.env['MARIGOLD_LAUNCHED'] === '1') process.once('disconnect', resolve);
});

try {
  const config = readConfig(process.env);
  const openSandbox = config.isSandbox ? (await import('#sandbox/open-sandbox.ts')).openSandbox : null;
  const { address, close } = await openServer(config, { seed, openSandbox });
  process.stdout.write(
    `Marigold is open at ${address}${config.isSandbox ? ` (sandbox: ${address}/__sandbox)` : ''}\n`,
  );

  // A launcher that was killed at this moment hears nothing any more, which is no fault of ours.
  if (process.connected) process.send?.('open', undefined, undefined, () => undefined);

  await told;
  setTimeout(() => process.exit(1), CLOSED_WITHIN_MS).unref();
  await close();
  process.exit(0);
} catch (error) {
  const isExplained = error instanceof CannotStart || error instanceof WrongSetting;
  if (isExplained) process.stderr.write(`${error.message}\n`);
  else log.bug(error);
  process.exit(isExplained ? 1 : BUG);
}
