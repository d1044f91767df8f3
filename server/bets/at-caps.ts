// Bets and sales that fitted the caps when they were read, but whose league or total cap another transaction has used up
// since: they are judged again by what is left.

/** Raised by the database: server/bets/routines/88-risk-scopes.sql. */
const isCapExceeded = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'RK001';

const TRIES = 5;

/** `work` is a transaction of its own. */
export async function judgedAtCaps<T>(work: () => Promise<T>, whenFull: () => T): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (!isCapExceeded(error)) throw error;
      if (tries === TRIES) return whenFull();
    }
}
