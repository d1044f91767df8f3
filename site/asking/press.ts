// A press of a button that moves money, and its idempotency key. It is kept until the answer is known, over a reload as
// well: the same asked again is then the same press, and whatever it did is not done twice.
import { nowMs } from '../start/clock.ts';

interface Press {
  key: string;
  /** Of what was asked; not the fields themselves, which may be a card's. */
  mark: string;
  at: number;
}

/** Later the same fields are another wish. */
const KEPT_MS = 15 * 60_000;
const placeOf = (call: string) => `press:${call}`;

/** The key of the press that still waits for its answer, or else of a new one. */
export function keyOfPress(call: string, fields: string, now = nowMs()): string {
  const mark = markOf(fields);
  const waiting = readPress(call);
  if (waiting?.mark === mark && now - waiting.at < KEPT_MS) return waiting.key;
  const key = drawKey();
  keep(call, { key, mark, at: now });
  return key;
}

/** Its answer is known: the next press is another. */
export function forgetPress(call: string): void {
  try {
    sessionStorage.removeItem(placeOf(call));
  } catch {
    // Nothing was kept.
  }
}

function readPress(call: string): Press | null {
  try {
    return JSON.parse(sessionStorage.getItem(placeOf(call)) ?? 'null') as Press | null;
  } catch {
    return null;
  }
}

/** A browser may forbid it; then a reload forgets the press. */
function keep(call: string, press: Press): void {
  try {
    sessionStorage.setItem(placeOf(call), JSON.stringify(press));
  } catch {
    // The key still serves for as long as the page asks.
  }
}

export const drawKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** FNV-1a. Two wishes with one mark would share a key, and the server refuses that. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}
