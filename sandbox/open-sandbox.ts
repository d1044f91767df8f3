// The outside world as a tester plays it: whatever the settings leave open is played here, each by a service that the
// house asks as it would ask the real one.
import type { Product } from '#server/calls/product.ts';
import type { Config } from '#server/config/config.ts';
import { together } from '#server/database/db.ts';
import type { OpenedSandbox } from '#server/open-server.ts';
import { claimBank } from './bank/one-bank.ts';
import { startBank } from './bank/start-bank.ts';
import { openExaminer } from './examiner.ts';
import { type StartedLeagues, startLeagues } from './leagues/start-leagues.ts';
import { serveSandbox } from './pages/sandbox.ts';
import { serveStudio } from './pages/studio-proxy.ts';
import { type StartedStudio, startStudio } from './studio/start-studio.ts';
import { STUDIO_PATH, studioSettings } from './studio/studio-shelf.ts';

export async function openSandbox(settings: Config, database: string): Promise<OpenedSandbox> {
  await using opened = new AsyncDisposableStack();
  // Their memory lies beside the embedded database; without one there may be no folder they could write to.
  const folder = settings.databaseUrl === null ? settings.dataDir : null;
  const [bank, studio, leagues] = await together(
    openBank(settings, { database, folder }, opened),
    openStudio(folder, opened),
    openLeagues(settings, folder, opened),
  );
  const examiner = await openExaminer();
  opened.defer(examiner.close);
  const kept = opened.move();
  return {
    config: {
      ...{ ...settings, sandboxBank: bank, sumsub: settings.sumsub ?? examiner.account },
      feed: settings.feed ?? (leagues && { url: leagues.url, key: leagues.key }),
      studioKeys: [...settings.studioKeys, studio.key],
      studios: [...settings.studios, studioSettings(`${STUDIO_PATH}/play`)],
    },
    serve(app, product, hub) {
      examiner.attach(product);
      serveSandbox(app, product, hub);
      serveStudio(app, product, studio);
      if (leagues !== null) keepTime(leagues, product);
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

async function openLeagues(
  { feed }: Config,
  folder: string | null,
  opened: AsyncDisposableStack,
): Promise<StartedLeagues | null> {
  if (feed !== null) return null;
  const leagues = await startLeagues(folder);
  opened.defer(leagues.close);
  return leagues;
}

/** A tester who moves the house's time finds matches of that time. */
function keepTime(leagues: StartedLeagues, { switches, news }: Product): void {
  const tell = () => leagues.shift(switches.timeShiftMs);
  news.onChange((changed) => changed.includes('switches') && tell());
  tell();
}
