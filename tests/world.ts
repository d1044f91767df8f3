// A fresh product for a test: an empty database, players with money, and books that must balance at the end.
import { test as base, expect } from 'vitest';
import { Vault } from '#server/at-rest/vault.ts';
import { findOtherBets } from '#server/bets/resettled-bets.ts';
import type { Browser, Context, Player } from '#server/calls/context.ts';
import { readConfig } from '#server/config/config.ts';
import { readContent } from '#server/content/content.ts';
import { openProcessBus } from '#server/live/process.ts';
import { openRooms } from '#server/open-rooms.ts';
import { copyTemplate } from './database.ts';
import { makePlayer, type PlayerWish } from './player.ts';
import { auditWritten } from './read-by-rules.ts';

const config = readConfig({});
const content = readContent('content');
const vault = new Vault([{ id: 'test', key: Buffer.alloc(32, 'key') }], Buffer.alloc(32, 'root'));
/** Tests of consumers record facts about nothing. */
const INVENTED = 'a fact has no cause';

export const nobodysBrowser: Browser = {
  address: '127.0.0.1',
  userAgent: 'a test',
  origin: 'http://localhost',
  knownMark: undefined,
  keepKnownMark: () => undefined,
  keepSession: () => undefined,
};

/** One database for all tests of a file: copying one is what costs time. */
export const test = base.extend(
  'world',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs off its first parameter
  async ({}, { onCleanup }) => {
    const world = await createWorld();
    onCleanup(() => world[Symbol.asyncDispose]());
    return world;
  },
);

export async function createWorld() {
  const { url, db, drop } = await copyTemplate();
  const rooms = openRooms({ config, db, bus: openProcessBus(), content });
  let isAudited = true;

  return {
    db,
    url,
    rooms,

    player: (wish?: PlayerWish): Promise<Player> => makePlayer(db, wish),

    as: (player: Player | null): Context => ({
      db,
      config,
      content,
      rooms,
      now: new Date('2026-03-01T12:00:00Z'),
      locale: player?.locale ?? content.defaultLocale,
      player,
      session: null,
      browser: nobodysBrowser,
      switches: { closed: [] },
      secret: Buffer.alloc(32, 'test'),
      vault,
    }),

    /** For a test that breaks the books on purpose. */
    leaveUnaudited() {
      isAudited = false;
    },

    async [Symbol.asyncDispose]() {
      const found = isAudited ? [...(await auditWritten(db.sql)), ...(await findOtherBets(db, null))] : [];
      const violations = found.filter(({ rule }) => rule !== INVENTED);
      await drop();
      expect(violations, 'the books balance').toEqual([]);
    },
  };
}
