// How long one turn of the event loop takes while something is done.
import { scheduler } from 'node:timers/promises';

/** Between two looks: a loop that looks in every turn would take a core from the threads that answer it. */
const LOOK_EACH_MS = 1;

/**
 * The most that one turn of the event loop took, in time of this thread: on a machine that others keep busy the clock says
 * how long the thread was not running. No task is longer than what is returned.
 */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = process.threadCpuUsage();
  let isWatching = true;
  const look = () => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - last.user - last.system);
    last = now;
  };
  const watch = async () => {
    while (isWatching) {
      await scheduler.wait(LOOK_EACH_MS);
      look();
    }
  };
  const watching = watch();
  try {
    await work();
  } finally {
    isWatching = false;
    await watching;
  }
  return longest / 1_000;
}
