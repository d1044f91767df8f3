// A whole server for a test, without a port: a product on a database of its own, asked through its real doors.
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { openExaminer } from '#sandbox/examiner.ts';
import { serveSandbox } from '#sandbox/pages/sandbox.ts';
import type { Player } from '#server/calls/context.ts';
import { createProduct } from '#server/calls/product.ts';
import { readConfig } from '#server/config/config.ts';
import { type Content, readContent } from '#server/content/content.ts';
import { openContent } from '#server/content/live-content.ts';
import { seedStore } from '#server/content-store/seed-store.ts';
import { type Db, openDb } from '#server/database/db.ts';
import { handlers } from '#server/handlers.ts';
import { createApp } from '#server/http/app.ts';
import { drain } from '#server/http/drain.ts';
import { finish } from '#server/http/pages/made-page.ts';
import type { Site } from '#server/http/pages/site.ts';
import { hostCookie } from '#server/http/visitors/cookies.ts';
import type { Bus } from '#server/live/bus.ts';
import { startSender } from '#server/live/outbox.ts';
import { openProcessBus } from '#server/live/process.ts';
import { openRooms } from '#server/open-rooms.ts';
import { type Trace, untraced } from '#server/plumbing/trace.ts';
import { startSession } from '#server/sessions/sessions.ts';
import { tracedDb } from '#server/traces/traced-db.ts';
import { createWorld, test as inWorld } from './world.ts';

/** One server on the file's one database: for tests that make their own players and leave no switch turned. */
export const test = inWorld.extend('doors', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const doors = await openDoorsIn(world);
  onCleanup(() => doors[Symbol.asyncDispose]());
  return doors;
});

export interface DoorsWish {
  env?: NodeJS.ProcessEnv;
  site?: Site;
  content?: Partial<Content>;
  /** With what operators have changed in its database, as a running server has it; else content is as the files say. */
  hasStore?: boolean;
  trace?: Trace;
  /** Stands between the product and its database, whose address is `url`. */
  through?: (db: Db, url: string) => Db;
}

/** A site of one page that says nothing: for tests of everything that is not a page. */
const silentSite: Site = {
  render: async (_url, parts) => finish({ status: 200, location: null, text: '', isOwn: false }, parts),
  pageAt: () => ({ search: [] }),
  listRoutes: () => [],
  cornerOf: async () => ({ corner: '', player: '' }),
  attach: async () => undefined,
  isChanging: false,
};

/** Read once for all tests of a worker. */
const filedContent = readContent('content');

/** For tests that ask more in a second than a visitor does in an hour; those of the limits say 1. */
const NO_LIMIT = '1000';
const someBrowser = { address: '127.0.0.1', userAgent: 'a test' };

export async function openDoors(wish: DoorsWish = {}) {
  const world = await createWorld();
  const doors = await openDoorsIn(world, wish);
  return {
    ...doors,
    async [Symbol.asyncDispose]() {
      await doors[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}

export async function openDoorsIn(world: Awaited<ReturnType<typeof createWorld>>, wish: DoorsWish = {}) {
  const server = await openServerOn(world, openProcessBus(), wish);
  const { url, player, leaveUnaudited } = world;
  return { ...server, url, player, leaveUnaudited, [Symbol.asyncDispose]: server.close };
}

/** A further server on a database that exists already, with its own pool, as another process would have. */
export async function openDoorsOn(url: string, openBus: (db: Db) => Promise<Bus>, wish: DoorsWish = {}) {
  const db = openDb(url);
  const server = await openServerOn({ db, url }, await openBus(db), wish);
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server.close();
      await db.close();
    },
  };
}

async function openServerOn({ db: ownDb, url }: { db: Db; url: string }, bus: Bus, wish: DoorsWish) {
  const { env = {}, site = silentSite, content = {}, trace = untraced, through = (db) => db } = wish;
  const db = tracedDb(through(ownDb, url), trace);
  const settings = readConfig({ SANDBOX: 'on', LIMIT_FACTOR: NO_LIMIT, ...env });
  const examiner = settings.isSandbox ? await openExaminer() : null;
  const config = { ...settings, sumsub: settings.sumsub ?? examiner?.account ?? null };
  const live = wish.hasStore === true ? await openContent(db, 'content') : null;
  if (live !== null) await seedStore(db, live.files, new Date());
  const served = live ?? { ...filedContent, ...content };
  const product = await createProduct({
    config,
    db,
    bus,
    content: served,
    rooms: openRooms({ config, db, bus, content: served }),
    handlers,
    trace,
  });
  const sender = startSender(db, bus);
  const app = await createApp(product, site, (opened, _product, hub) => {
    examiner?.attach(product);
    if (examiner !== null) serveSandbox(opened, product, hub);
  });
  return {
    app,
    product,
    ...askersOf(app),

    /** On a real port, for what cannot be seen without one. */
    async listen(): Promise<string> {
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },

    /** The cookie of a session that the player has just begun. */
    async signIn(player: Pick<Player, 'id'>, browser = someBrowser): Promise<{ cookie: string }> {
      const secret = await db.atomically((tx) =>
        startSession(tx, player.id, { now: product.clock.now(), browser }),
      );
      const isSecure = product.config.publicOrigin?.startsWith('https:') ?? false;
      return { cookie: `${hostCookie('sid', isSecure)}=${secret}` };
    },

    async close() {
      await drain(app);
      await examiner?.close();
      await sender.close();
      product.news.close();
      live?.close();
      await bus.close();
    },
  };
}

export type Headers = Record<string, string>;
type Fields = Record<string, string>;

const askersOf = (app: FastifyInstance) => ({
  get: (url: string, headers: Headers = {}) => app.inject({ method: 'GET', url, headers }),

  /** As curl -d would: a form, and no word about where it comes from. */
  post: (url: string, fields: Fields, headers: Headers = {}) => app.inject(formPost(url, fields, headers)),

  /** A call that writes: its result or error, its status, and the cookies it left. */
  async send(name: string, fields: Fields = {}, headers: Headers = {}) {
    const response = await app.inject(formPost(`/api/${name}?v=1&locale=en`, fields, headers));
    const left = [response.headers['set-cookie'] ?? []].flat();
    return {
      status: response.statusCode,
      cookie: left.map((cookie) => cookie.split(';', 1)[0]!).join('; '),
      ...response.json<Answer>(),
    };
  },

  /** A call's result or error, and its status. */
  async ask(name: string, fields: Fields = {}, headers: Headers = {}) {
    const url = `/api/${name}?${new URLSearchParams({ v: '1', locale: 'en', ...fields })}`;
    const response = await app.inject({ method: 'GET', url, headers });
    return { status: response.statusCode, headers: response.headers, ...response.json<Answer>() };
  },
});

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever the server really said
type Loose = any;
export type Answer = { result?: Loose; error?: Loose };

const formPost = (url: string, fields: Fields, headers: Headers): InjectOptions => ({
  method: 'POST',
  url,
  payload: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
});
