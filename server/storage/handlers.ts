import type { storage as contract } from '#contract/storage.ts';
import { DONE } from '#contract/wire.ts';
import type { HandlersOf } from '../calls/context.ts';
import { findEntries, keepEntry, listKeys } from './entries.ts';

export const storage: HandlersOf<typeof contract> = {
  get: ({ keys }, { db, player }) => findEntries(db.sql, player.id, keys),

  getKeys: (_input, { db, player }) => listKeys(db.sql, player.id),

  async set(entry, { db, player }) {
    await db.atomically((tx) => keepEntry(tx, player.id, entry));
    return DONE;
  },
};
