// What the site keeps for a player between visits, by key (decision D91). A guest's lives in the browser.
import * as z from 'zod/mini';
import { get, post } from './define.ts';
import { Done, list } from './wire.ts';

export const STORAGE_KEY_MAX = 64;

const Entry = z.object({ key: z.string(), value: z.string() });

export const storage = {
  /** Keys that hold nothing are left out. */
  get: get('storage.get', {
    who: 'player',
    servesExcluded: true,
    input: z.object({ keys: list }),
    output: z.array(Entry),
    shows: ['storage'],
  }),

  getKeys: get('storage.getKeys', {
    who: 'player',
    servesExcluded: true,
    input: z.object({}),
    output: z.array(z.string()),
    shows: ['storage'],
  }),

  /** A key in use gets the new value. */
  set: post('storage.set', {
    who: 'player',
    servesExcluded: true,
    input: z.object({
      key: z.string().check(z.minLength(1), z.maxLength(STORAGE_KEY_MAX)),
      value: z.string(),
    }),
    output: Done,
    refuses: ['StorageQuotaExceeded'],
    changes: ['storage'],
  }),
};
