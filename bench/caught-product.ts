// The product once more, in this process, where what it says to its database can be caught.
import { openExaminer } from '#sandbox/examiner.ts';
import { createProduct } from '#server/calls/product.ts';
import { readConfig } from '#server/config/config.ts';
import { readContent } from '#server/content/content.ts';
import type { Db } from '#server/database/db.ts';
import { handlers } from '#server/handlers.ts';
import { createApp } from '#server/http/app.ts';
import { finish } from '#server/http/pages/made-page.ts';
import { openProcessBus } from '#server/live/process.ts';
import { openRooms } from '#server/open-rooms.ts';
import { type CaughtDb, catchStatements, type Statement } from './caught.ts';
import { hold, type Room } from './measurement.ts';

interface Asked {
  url: string;
  headers: Record<string, string>;
  payload: string;
}

interface CaughtProduct {
  /** The answer's body, and what was said to the database for it. */
  ask(asked: Asked): Promise<{ body: string; said: Statement[] }>;
}

/** On a database that another product serves, with its settings. */
export async function openCaught(
  room: Room,
  { db, env }: { db: Db; env: NodeJS.ProcessEnv },
): Promise<CaughtProduct> {
  const caught: CaughtDb = catchStatements(db);
  // Nobody asks it: that there is one decides whether a player must have shown who they are.
  const examiner = await hold(room, openExaminer(), ({ close }) => close());
  const config = { ...readConfig(env), sumsub: examiner.account };
  const content = readContent('content');
  const bus = openProcessBus();
  const product = await createProduct({
    config,
    db: caught.db,
    bus,
    content,
    rooms: openRooms({ config, db: caught.db, bus, content }),
    handlers,
  });
  const app = await createApp(product, {
    render: async (_url, parts) => finish({ status: 200, location: null, text: '', isOwn: false }, parts),
    pageAt: () => ({ search: [] }),
    listRoutes: () => [],
    cornerOf: async () => ({ corner: '', player: '' }),
    attach: async () => undefined,
    isChanging: false,
  });
  room.defer(() => app.close());
  return {
    async ask(asked) {
      caught.take();
      const { body } = await app.inject({ method: 'POST', ...asked });
      return { body, said: caught.take() };
    },
  };
}
