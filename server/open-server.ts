// A whole server: opened part by part, closed in the opposite order, and closed as far as it got when a part fails.
import { join } from 'node:path';
import { sealPlain } from './at-rest/reseal.ts';
import { openBus } from './live/bus.ts';
import { systemClock } from './base/clock.ts';
import type { Config } from './config/config.ts';
import { readContent } from './content/content.ts';
import { checkDurability } from './database/durability.ts';
import { openDatabase } from './open-database.ts';
import { claimBank } from '#sandbox/bank/one-bank.ts';
import { startBank } from '#sandbox/bank/start-bank.ts';
import { openDoors } from './http/open-doors.ts';
import { startJobsSoon } from './jobs/job-runner.ts';
import { jobsOf } from './jobs.ts';
import { openAnchors } from './ledger/anchors.ts';
import { countProcess } from './base/metrics.ts';
import { startSender } from './live/outbox.ts';
import { knowPersons } from './person/known-persons.ts';
import { openCarriers } from './post/carriers.ts';
import { openPostOffice } from './post/post-office.ts';
import { createProduct, houseContext, type Product } from './calls/product.ts';
import { admitDatabase } from '#sandbox/mark.ts';
import { requireForProduction } from './config/production.ts';
import { untraced } from './base/trace.ts';
import { openTraces } from './traces/open-traces.ts';
import { tracedDb } from './traces/traced-db.ts';

export interface Server {
  /** Where a visitor on this machine finds it. */
  address: string;
  close(): Promise<void>;
}

type Close = () => unknown;

/** `seed` fills a product that was just opened, before anyone is let in. */
type Seed = (product: Product) => Promise<void>;

export async function openServer(config: Config, seed: Seed): Promise<Server> {
  requireForProduction(config);
  const closers: Close[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  try {
    return { address: await open({ config, seed, closers }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open({
  config: settings,
  seed,
  closers,
}: {
  config: Config;
  seed: Seed;
  closers: Close[];
}): Promise<string> {
  const { trace, close: closeTraces } = await openTraces(process.env);
  closers.push(closeTraces);
  const { db: plainDb, url, ledgerKeys, close: closeDatabase } = await openDatabase(settings);
  const db = trace === untraced ? plainDb : tracedDb(plainDb, trace);
  closers.push(closeDatabase);
  await admitDatabase(plainDb.sql, settings, systemClock.now());
  await checkDurability(plainDb.sql, settings);
  const config = await withBank(settings, { url, closers });
  const bus = await openBus(config.liveBus, db);
  closers.push(bus.close);

  const content = readContent(join(import.meta.dirname, '../content'));
  const product = await createProduct({ config, db, bus, content, trace });
  await sealPlain(product);
  await knowPersons(product);
  countProcess(product.metrics);
  const sender = startSender(db, bus);
  const post = openPostOffice(product, openCarriers(config));
  closers.push(product.news.close, sender.close, post.close);
  await seed(product);

  const { address, close: closeDoors } = await openDoors(product);
  closers.push(closeDoors);
  if (config.runsJobs) {
    // Nobody waits at the door for what runs in the background.
    const verification = () => houseContext(product);
    const payments = () => ({
      ...houseContext(product),
      origin: config.publicOrigin ?? address,
      // A sweep may take most of a minute.
      get now() {
        return product.clock.now();
      },
    });
    const anchors = openAnchors({ db, folder: config.anchorDir, keys: ledgerKeys });
    const tools = { db, clock: product.clock, sender, post, anchors, verification, payments };
    closers.push(startJobsSoon(url, jobsOf(tools)).stop);
  }
  closers.push(() => {
    product.isClosing = true;
  });
  return address;
}

/** The sandbox brings a bank of its own, unless one runs already. */
async function withBank(
  config: Config,
  { url: database, closers }: { url: string; closers: Close[] },
): Promise<Config> {
  if (!config.isSandbox) return config;
  closers.push(await claimBank(database, { isShared: config.sandboxBank !== null }));
  if (config.sandboxBank !== null) return config;
  // Its memory lies beside the embedded database; without one there may be no folder it could write to.
  const { close, url, key } = await startBank(config.databaseUrl === null ? config.dataDir : null);
  closers.push(close);
  return { ...config, sandboxBank: { url, key } };
}
