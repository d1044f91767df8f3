// An outage is one line a minute, however many it hits: the first of it at once, and then how often it happened since.
import { log, sentenceOf } from './log.ts';
import { isPassing, TooManyWait } from './outage.ts';

const EVERY_MS = 60_000;

interface Outage {
  message: string;
  times: number;
  why: string;
}

/** By whom and what it concerns. */
const outages = new Map<string, Outage>();

/** Every outage is new again. */
export const forgetOutages = (): void => outages.clear();

/** `message` says what could not be done with `who`. Of a bug the first line has the stack. */
export function logOutage(who: string, message: string, error: unknown, { isBug = false } = {}): void {
  const why = sentenceOf(error);
  const key = `${who} ${message}`;
  const known = outages.get(key);
  if (known !== undefined) {
    Object.assign(known, { times: known.times + 1, why });
    return;
  }
  if (isBug) log.bug(error, { who, what: message, times: 1 });
  else log.warn(message, { who, why, times: 1 });
  outages.set(key, { message, times: 0, why });
  setTimeout(() => tellAgain(key, who), EVERY_MS).unref();
}

/** What a visitor's request failed of: the database's trouble is one outage, so is too much to do, anything else a bug. */
export function logTrouble(error: unknown, facts: Record<string, unknown>): void {
  const who = error instanceof TooManyWait ? 'server' : 'database';
  if (isPassing(error)) logOutage(who, 'requests are refused', error);
  else log.bug(error, facts);
}

function tellAgain(key: string, who: string): void {
  const outage = outages.get(key);
  outages.delete(key);
  if (outage === undefined || outage.times === 0) return;
  const { message, times, why } = outage;
  log.warn(message, { who, why, times });
  outages.set(key, { message, times: 0, why });
  setTimeout(() => tellAgain(key, who), EVERY_MS).unref();
}
