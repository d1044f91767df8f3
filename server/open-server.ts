// A whole server: opened part by part, closed in the opposite order, and closed as far as it got when a part fails.
import { join } from 'node:path';
import { sealPlain } from './at-rest/reseal.ts';
import { keepBetsGoing } from './bets/run-bets.ts';
import { openPricing } from './book/pricing.ts';
import { createProduct, houseContext, type Product } from './calls/product.ts';
import { watchSwitches } from './calls/watch-switches.ts';
import { keepCashbacks } from './cashbacks/keep-cashbacks.ts';
import type { Config } from './config/config.ts';
import { requireForProduction, statesOf } from './config/production.ts';
import { openContent } from './content/live-content.ts';
import { seedStore } from './content-store/seed-store.ts';
import { checkDurability } from './database/durability.ts';
import { admitDatabase } from './database/sandbox-mark.ts';
import { runReaders } from './facts/run-readers.ts';
import { feedsOf } from './feed/feeds.ts';
import { runFeed } from './feed/run-feed.ts';
import { noteOpenings, openGames } from './games/openings.ts';
import { handlers } from './handlers.ts';
import type { MoreDoors } from './http/app.ts';
import { openDoors, openSite } from './http/open-doors.ts';
import { keepJackpots } from './jackpots/keep-jackpots.ts';
import { startJobsSoon } from './jobs/job-runner.ts';
import { runTasks } from './jobs/run-tasks.ts';
import { jobsOf } from './jobs.ts';
import { openAnchors } from './ledger/anchors.ts';
import { requireCheckpointFolder, watchCheckpoints } from './ledger/checkpoint-folder.ts';
import { openBus } from './live/bus.ts';
import { startSender } from './live/outbox.ts';
import { openDatabase } from './open-database.ts';
import { openRooms } from './open-rooms.ts';
import { knowPersons } from './person/known-persons.ts';
import { systemClock } from './plumbing/clock.ts';
import { log } from './plumbing/log.ts';
import { countProcess } from './plumbing/metrics.ts';
import { logTrouble } from './plumbing/outage-log.ts';
import { untraced } from './plumbing/trace.ts';
import { closeCarriers, openCarriers } from './post/carriers.ts';
import { readersOf } from './readers.ts';
import { runTables } from './tables/run-tables.ts';
import { tasksOf } from './tasks.ts';
import { openRuns } from './tournaments/open-runs.ts';
import { openTraces } from './traces/open-traces.ts';
import { tracedDb } from './traces/traced-db.ts';

export interface Server {
  /** Where a visitor on this machine finds it. */
  address: string;
  close(): Promise<void>;
}

type Close = () => unknown;

/** What the process hands in: the house itself knows neither its first content nor its sandbox. */
export interface Handed {
  /** Fills a product that was just opened, before anyone is let in. */
  seed(product: Product): Promise<void>;
  /** The outside world as a tester plays it; null: it is real. */
  openSandbox: ((config: Config, database: string) => Promise<OpenedSandbox>) | null;
}

export interface OpenedSandbox {
  /** The settings, naming whatever it has opened. */
  config: Config;
  serve: MoreDoors;
  close(): Promise<void>;
}

export async function openServer(config: Config, handed: Handed): Promise<Server> {
  requireForProduction(config);
  log.info('what production needs', statesOf(config));
  if (config.runsJobs) await requireCheckpointFolder(config.anchorDir);
  const closers: Close[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  try {
    return { address: await open({ config, handed, closers }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Opening {
  config: Config;
  handed: Handed;
  closers: Close[];
}

/** Starts first because it takes as long as the database. Requests wait for it: cold prices take ten times as long. */
function startPricing(closers: Close[]): Promise<void> {
  const { warm, close } = openPricing();
  closers.push(close);
  return warm;
}

async function open({ config: settings, handed, closers }: Opening): Promise<string> {
  const { trace, close: closeTraces } = await openTraces(process.env);
  closers.push(closeTraces);
  const begun = Promise.all([openSite(settings), startPricing(closers)]);
  // Errors are reported by the caller that awaits them.
  begun.catch(() => undefined);
  const { db: plainDb, url, ledgerKeys, close: closeDatabase } = await openDatabase(settings);
  const db = trace === untraced ? plainDb : tracedDb(plainDb, trace);
  closers.push(closeDatabase);
  await admitDatabase(plainDb.sql, settings, systemClock.now());
  await checkDurability(plainDb.sql, settings);
  const sandbox = await handed.openSandbox?.(settings, url);
  if (sandbox !== undefined) closers.push(sandbox.close);
  const config = sandbox?.config ?? settings;
  const bus = await openBus(config.liveBus, db);
  closers.push(bus.close);

  const content = await openContent(db, config.contentDir ?? join(import.meta.dirname, '../content'));
  closers.push(content.close);
  await seedStore(db, content.files, systemClock.now());
  const product = await createProduct({
    ...{ config, db, bus, content, handlers, trace },
    rooms: openRooms({ config, db, bus, content }),
  });
  await prepare(product);
  const sender = startSender(db, bus);
  const carriers = openCarriers(config);
  const tasks = runTasks(product, tasksOf(product, carriers));
  closers.push(watchSwitches(product).close);
  closers.push(product.news.close, sender.close, () => closeCarriers(carriers), tasks.close);
  await handed.seed(product);
  // Whoever comes first finds what runs: the job that opens the next ones comes later.
  await openRuns(product, product.clock.now());

  const [site] = await begun;
  const { address, close: closeDoors } = await openDoors(product, site, sandbox?.serve);
  closers.push(closeDoors);
  if (config.runsJobs) {
    // Nobody waits at the door for what runs in the background.
    closers.push(runReaders(product, readersOf(product)).close);
    closers.push(runTables(product).close);
    closers.push(keepBetsGoing(product).close);
    closers.push(runFeed(product, url, () => feedsOf(config, product.clock)).close);
    const verification = () => houseContext(product);
    const payments = () => ({
      ...houseContext(product),
      origin: config.publicOrigin ?? address,
      // A sweep may take most of a minute.
      get now() {
        return product.clock.now();
      },
    });
    const anchors = watchCheckpoints(
      openAnchors({ db, folder: config.anchorDir, keys: ledgerKeys }),
      (isFailing) => {
        product.areCheckpointsFailing = isFailing;
      },
    );
    const tools = { db, bus, clock: product.clock, sender, anchors, verification, payments };
    closers.push(startJobsSoon(url, jobsOf(tools)).stop);
    const first = anchors
      .anchor(product.clock.now())
      .catch((error) => logTrouble(error, { what: 'checkpoint' }));
    closers.push(() => first);
  }
  closers.push(() => {
    product.isClosing = true;
  });
  return address;
}

/** What the database has to hold before the first request. */
async function prepare(product: Product): Promise<void> {
  await sealPlain(product);
  await knowPersons(product);
  await noteOpenings(product.db.sql, openGames(), systemClock.now());
  await keepJackpots({ ...houseContext(product), bus: product.bus });
  await keepCashbacks(houseContext(product));
  countProcess(product.metrics);
}
