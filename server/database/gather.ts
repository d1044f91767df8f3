// Questions of one kind that are asked within one turn of the event loop make one statement: most of what a small one
// costs, here and at the database, is its trip.
import type { Sql } from './db.ts';

/** So many go together; more would make the first wait for the last. */
const TOGETHER_MAX = 50;

interface Waiting<Asked, Found> {
  asked: Asked;
  resolve(found: Found): void;
  reject(reason: unknown): void;
}

/**
 * `askAll` answers each, in their order, and cannot fail because of what one of them asked: what it throws is thrown for
 * all. Only for what waits for nobody's lock, or one would hold the others up.
 */
export function gather<Asked, Found>(
  askAll: (sql: Sql, asked: readonly Asked[]) => Promise<readonly Found[]>,
): (sql: Sql, asked: Asked) => Promise<Found> {
  const waitingAt = new WeakMap<Sql, Waiting<Asked, Found>[]>();

  return (sql, asked) =>
    new Promise((resolve, reject) => {
      const waiting = waitingAt.get(sql) ?? [];
      waiting.push({ asked, resolve, reject });
      if (waiting.length > 1) return;
      waitingAt.set(sql, waiting);
      setImmediate(() => {
        waitingAt.delete(sql);
        while (waiting.length > 0) void answer(sql, waiting.splice(0, TOGETHER_MAX));
      });
    });

  async function answer(sql: Sql, group: readonly Waiting<Asked, Found>[]): Promise<void> {
    try {
      const found = await askAll(
        sql,
        group.map(({ asked }) => asked),
      );
      for (const [at, { resolve }] of group.entries()) resolve(found[at]!);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
