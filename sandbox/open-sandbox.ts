// The outside world as a tester plays it: whatever the settings leave open is played here, each by a service that the
// house asks as it would ask the real one.
import type { Config } from '#server/config/config.ts';
import { together } from '#server/database/db.ts';
import type { OpenedSandbox } from '#server/open-server.ts';
import { claimBank } from './bank/one-bank.ts';
import { startBank } from './bank/start-bank.ts';
import { openExaminer } from './examiner.ts';
import { startLeagues } from './leagues/start-leagues.ts';
import { serveSandbox } from './pages/sandbox.ts';
import { serveStudio } from './pages/studio-proxy.ts';
import { type StartedStudio, startStudio } from './studio/start-studio.ts';
import { STUDIO_PATH, studioSettings } from './studio/studio-shelf.ts';

export async function openSandbox(settings: Config, database: string): Promise<OpenedSandbox> {
  await using opened = new AsyncDisposableStack();
  // Their memory lies beside the embedded database; without one there may be no folder they could write to.
  const folder = settings.databaseUrl === null ? settings.dataDir : null;
  const [bank, studio, feed] = await together(
    openBank(settings, { database, folder }, opened),
    openStudio(folder, opened),
    openFeed(settings, folder, opened),
  );
  const examiner = await openExaminer();
  opened.defer(examiner.close);
  const kept = opened.move();
  return {
    config: {
      ...{ ...settings, sandboxBank: bank, feed, sumsub: settings.sumsub ?? examiner.account },
      studioKeys: [...settings.studioKeys, studio.key],
      studios: [...settings.studios, studioSettings(`${STUDIO_PATH}/play`)],
    },
    serve(app, product, hub) {
      examiner.attach(product);
      serveSandbox(app, product, hub);
      serveStudio(app, product, studio);
    },
    close: () => kept.disposeAsync(),
  };
}

async function openBank(
  { sandboxBank }: Config,
  { database, folder }: { database: string; folder: string | null },
  opened: AsyncDisposableStack,
): Promise<Config['sandboxBank']> {
  opened.defer(await claimBank(database, { isShared: sandboxBank !== null }));
  if (sandboxBank !== null) return sandboxBank;
  const { close, url, key } = await startBank(folder);
  opened.defer(close);
  return { url, key };
}

async function openStudio(folder: string | null, opened: AsyncDisposableStack): Promise<StartedStudio> {
  const studio = await startStudio(folder);
  opened.defer(studio.close);
  return studio;
}

async function openFeed(
  { feed }: Config,
  folder: string | null,
  opened: AsyncDisposableStack,
): Promise<Config['feed']> {
  if (feed !== null) return feed;
  const { close, url, key } = await startLeagues(folder);
  opened.defer(close);
  return { url, key };
}
