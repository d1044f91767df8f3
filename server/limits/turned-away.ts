// Who was turned away a moment ago. A flood counts itself on one row, and its waiting for that row would hold the
// connections everyone else needs; so whoever is over a limit is told so for a second without asking the database again.

const REMEMBERED_MS = 1_000;
const KEYS_MAX = 10_000;

interface TurnedAway {
  untilMs: number;
  retryAfter: number;
}

/** By the database that said so: several products may live in one process. */
const byDatabase = new WeakMap<object, Map<string, TurnedAway>>();

/** The seconds they were told to wait, or null for who may ask. */
export function recallTurnedAway(database: object, key: string): number | null {
  const keys = byDatabase.get(database);
  const found = keys?.get(key);
  if (found === undefined) return null;
  if (found.untilMs > performance.now()) return found.retryAfter;
  keys!.delete(key);
  return null;
}

export function rememberTurnedAway(database: object, key: string, retryAfter: number): void {
  const keys = byDatabase.get(database) ?? new Map<string, TurnedAway>();
  byDatabase.set(database, keys);
  // A flood from more addresses than this is no longer told apart by them.
  if (keys.size >= KEYS_MAX) keys.clear();
  keys.set(key, { untilMs: performance.now() + REMEMBERED_MS, retryAfter });
}

export function forgetTurnedAway(database: object, keys: readonly string[]): void {
  for (const key of keys) byDatabase.get(database)?.delete(key);
}
