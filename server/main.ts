// The process: one line when the doors are open, an orderly end when it is told to end, and one sentence when it
// cannot start. Only this file knows of signals and exit codes.
import { seed } from '#seeds/seed.ts';
import { readConfig } from './config.ts';
import { CannotStart } from './database/cannot-start.ts';
import { log } from './log.ts';
import { openServer } from './open-server.ts';
import { WrongSetting } from './setting.ts';

/** After this an end that does not come by itself is made. */
const CLOSED_WITHIN_MS = 15_000;

process.on('uncaughtException', (error) => {
  log.bug(error);
  process.exit(1);
});
process.on('unhandledRejection', (error) => log.bug(error));

const told = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  // The launcher was killed: nobody is left to tell us.
  if (process.env['MARIGOLD_LAUNCHED'] === '1') process.once('disconnect', resolve);
});

try {
  const config = readConfig(process.env);
  const { address, close } = await openServer(config, seed);
  process.stdout.write(
    `Marigold is open at ${address}${config.isSandbox ? ` (sandbox: ${address}/__sandbox)` : ''}\n`,
  );

  await told;
  setTimeout(() => process.exit(1), CLOSED_WITHIN_MS).unref();
  await close();
  process.exit(0);
} catch (error) {
  if (!(error instanceof CannotStart || error instanceof WrongSetting)) log.bug(error);
  else process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
