// Pages of the sportsbook, as guests get them while prices move: the board, and an event with all of its markets. Finished
// pages are kept for a second at the most; what is promised is that a crowd does not notice.
import { setTimeout as pause } from 'node:timers/promises';
import { tellEvents } from '#server/book/tell-events.ts';
import type { Db } from '#server/database/db.ts';
import { openPostgresBus } from '#server/live/postgres.ts';
import { openDatabase } from '#server/open-database.ts';
import { makeEvent, makeLeague } from '#tests/book.ts';
import { besideBare } from './beside-bare.ts';
import { makeFolder } from './folder.ts';
import { hold, type Measurement, type Room } from './measurement.ts';
import { compareLoads } from './page-loads.ts';
import { launch } from './site.ts';

const EVENTS = 60;
const CHANGE_EVERY_MS = 100;

export const betting: Measurement = {
  name: 'betting',
  async run(room) {
    const dataDir = await makeFolder(room);
    const env = { LIMIT_FACTOR: '1000000', LIVE_BUS: 'postgres', JOBS: 'off' };
    const command: [string, ...string[]] = [process.execPath, 'server/main.ts'];
    const { origin } = await launch(room, { command, dataDir, isChannel: true, env });
    const opening = openDatabase({ databaseUrl: null, dataDir, poolSize: 2 });
    const { db } = await hold(room, opening, ({ close }) => close());
    const ids = await fill(db);
    await keepMoving(room, db, ids);
    const loads = await besideBare(room, {
      board: { url: `${origin}/betting` },
      event: { url: `${origin}/betting/event/${ids[0]}` },
    });
    return [...compareLoads('the board', loads.board), ...compareLoads('an event', loads.event)];
  },
};

async function fill(db: Db): Promise<number[]> {
  const league = await makeLeague(db.sql);
  const ids: number[] = [];
  for (let number = 0; number < EVENTS; number += 1) {
    const isLive = number % 2 === 0;
    const wish = { league, home: `Club ${number}`, away: `Side ${number}` };
    const event = await makeEvent(db.sql, isLive ? { ...wish, status: 'live', starts_at: new Date() } : wish);
    ids.push(event.id);
  }
  return ids;
}

/** A match after the other goes on by a step, until the room is left. */
async function keepMoving(room: Room, db: Db, ids: readonly number[]): Promise<void> {
  const bus = await openPostgresBus(db);
  const over = new AbortController();
  const moving = (async () => {
    for (let change = 0; !over.signal.aborted; change += 1) {
      const id = ids[(change * 2) % ids.length]!;
      await db.atomically(async (tx) => {
        await tx.sql`update event set moment = (moment + 1) % 60, version = version + 1 where id = ${id}`;
        await tellEvents(tx, bus, [id], new Date());
      });
      await pause(CHANGE_EVERY_MS);
    }
  })();
  room.defer(async () => {
    over.abort();
    await moving;
  });
}
