// Tells that somebody came, by a picture nobody sees (spec §7 "Hit tracking"). With the fraud check on it tells once more,
// three seconds later, with what that check has found out about the browser.
import { warn } from '../start/browser-log.ts';
import { nowMs } from '../start/clock.ts';
import { loadScript } from '../start/load-script.ts';
import { readTrail } from './trail.ts';

const FRAUD_AFTER_MS = 3_000;

interface Agent {
  init(): void;
  getSession(): Promise<string>;
}

declare global {
  var seon: Agent | undefined;
}

let isSent = false;

/** Once a document. Whoever takes back what they allowed begins a new one. */
export function sendHits(fraudScript: string | null): void {
  if (isSent) return;
  isSent = true;
  send({});
  if (fraudScript !== null) setTimeout(() => void sendFraudHit(fraudScript), FRAUD_AFTER_MS);
}

/** A script that does not come must not keep the hit back. */
async function sendFraudHit(script: string): Promise<void> {
  const session = await sessionOf(script).catch((error: unknown) => void warn('fraud check', error));
  // A browser does not ask again for a picture of the same address.
  send({ at: String(nowMs()), ...(session !== undefined && { fraud_session: session }) });
}

async function sessionOf(script: string): Promise<string> {
  await loadScript(script);
  globalThis.seon?.init();
  return (await globalThis.seon?.getSession()) ?? '';
}

function send(more: Record<string, string>): void {
  const { track_id } = readTrail();
  const query = new URLSearchParams({
    referer: document.referrer,
    ...(track_id !== undefined && { track_id }),
    ...more,
  });
  new Image().src = `/hit?${query}`;
}
