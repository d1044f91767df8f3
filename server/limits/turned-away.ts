// Who was turned away a moment ago. A flood counts itself on one row, and its waiting for that row would hold the
// connections everyone else needs; so whoever is over a limit is told so for a second without asking the database again.

const REMEMBERED_MS = 1_000;
const KEYS_MAX = 10_000;

interface Wait {
  untilMs: number;
  retryAfter: number;
}

export class TurnedAway {
  readonly #keys = new Map<string, Wait>();

  /** The seconds they were told to wait, or null for who may ask. */
  recall(key: string): number | null {
    const found = this.#keys.get(key);
    if (found === undefined) return null;
    if (found.untilMs > performance.now()) return found.retryAfter;
    this.#keys.delete(key);
    return null;
  }

  remember(key: string, retryAfter: number): void {
    // A flood from more addresses than this is no longer told apart by them.
    if (this.#keys.size >= KEYS_MAX) this.#keys.clear();
    this.#keys.set(key, { untilMs: performance.now() + REMEMBERED_MS, retryAfter });
  }

  forget(keys: readonly string[]): void {
    for (const key of keys) this.#keys.delete(key);
  }
}
