// A batch whose database is played, so that each group comes back when the test says so.
import { vi } from 'vitest';
import { type BatchOptions, openBatch } from '#server/batch/batch.ts';
import type { BatchWork, Outcome } from '#server/batch/work.ts';
import type { Db, Tx } from '#server/database/db.ts';

interface Group {
  asked: readonly string[];
  isPatient: boolean;
  /** Those that are not named are done. */
  answer(outcomes?: Record<string, Outcome<string> | 'busy'>): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** What was answered or asked is acted upon within a few turns of the event loop. */
export async function settle() {
  for (let turns = 0; turns < 5; turns += 1) await new Promise(setImmediate);
}

export const playedDb = () =>
  ({ atomically: (work: (tx: Tx) => Promise<unknown>) => work({} as Tx) }) as unknown as Db;

/** Each is named by its first letter, or with a plus by several; numbers by all of their digits. */
const firstLetters = (asked: string): string[] => asked.split('+').map((part) => /^\d+|^./.exec(part)![0]);

/** Whoever uses it puts the timers back. */
export function playBatch(
  options?: BatchOptions,
  who: Pick<BatchWork<string, string>, 'namesOf' | 'ownerOf'> = { namesOf: firstLetters },
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const groups: Group[] = [];
  const batch = openBatch<string, string>(
    playedDb(),
    {
      ...who,
      doAll(_tx, asked, { isPatient }) {
        const { promise, resolve, reject } = Promise.withResolvers<(Outcome<string> | 'busy')[]>();
        groups.push({
          asked,
          isPatient,
          answer(outcomes = {}) {
            resolve(asked.map((each) => outcomes[each] ?? { done: each }));
            return settle();
          },
          fail(error) {
            reject(error);
            return settle();
          },
        });
        return promise;
      },
    },
    options,
  );
  const answers: Record<string, unknown> = {};
  /** What each was answered is kept under what it asked. */
  const ask = async (...all: string[]) => {
    for (const asked of all)
      void batch.take(asked).then(
        (done) => {
          answers[asked] = done;
        },
        (error) => {
          answers[asked] = error;
        },
      );
    await settle();
  };
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await settle();
  };
  return { ask, pass, answers, groups, asked: () => groups.map(({ asked }) => asked.join(' ')) };
}
