// The outside world as a tester plays it: whatever the settings leave open is played here, each by a service that the
// house asks as it would ask the real one.
import type { Config } from '#server/config/config.ts';
import type { OpenedSandbox } from '#server/open-server.ts';
import { claimBank } from './bank/one-bank.ts';
import { startBank } from './bank/start-bank.ts';
import { openExaminer } from './examiner.ts';
import { serveSandbox } from './pages/sandbox.ts';

export async function openSandbox(settings: Config, database: string): Promise<OpenedSandbox> {
  await using opened = new AsyncDisposableStack();
  const bank = await openBank(settings, database, opened);
  const examiner = await openExaminer();
  opened.defer(examiner.close);
  const kept = opened.move();
  return {
    config: { ...settings, sandboxBank: bank, sumsub: settings.sumsub ?? examiner.account },
    serve(app, product, hub) {
      examiner.attach(product);
      serveSandbox(app, product, hub);
    },
    close: () => kept.disposeAsync(),
  };
}

async function openBank(
  { sandboxBank, databaseUrl, dataDir }: Config,
  database: string,
  opened: AsyncDisposableStack,
): Promise<Config['sandboxBank']> {
  opened.defer(await claimBank(database, { isShared: sandboxBank !== null }));
  if (sandboxBank !== null) return sandboxBank;
  // Its memory lies beside the embedded database; without one there may be no folder it could write to.
  const { close, url, key } = await startBank(databaseUrl === null ? dataDir : null);
  opened.defer(close);
  return { url, key };
}
