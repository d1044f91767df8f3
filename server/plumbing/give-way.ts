// A thread of dear work begins by giving way: whoever is being answered comes before what it makes.
import { getPriority, setPriority } from 'node:os';

/** Of a core that others want too, such a thread is left about a quarter. Less, and a busy neighbour would stop it. */
const NICENESS = 5;

/**
 * On Linux a thread has a priority of its own; elsewhere this would slow the whole process down. A process that was started
 * with a lower priority keeps it: an ordinary account may not raise one, and the server would end of the error.
 */
export function giveWay(): void {
  if (process.platform === 'linux' && getPriority(0) < NICENESS) setPriority(0, NICENESS);
}
