// The one door to the push services of browsers. The address to ask comes from a player's browser, so only services that
// are known are asked, by HTTPS, and nobody is followed elsewhere.
import webPush from 'web-push';
import type { PushKeys, PushSettings } from '../config/push.ts';

const ANSWERED_WITHIN_MS = 10_000;
/** A device that is off for longer hears of it on the site. */
const KEPT_SECONDS = 24 * 3_600;

const known = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
  /^web\.push\.apple\.com$/,
];

export function isPushService(endpoint: string, { pushOrigins }: Pick<PushSettings, 'pushOrigins'>): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (pushOrigins.includes(url.origin)) return true;
  return url.protocol === 'https:' && url.port === '' && known.some((host) => host.test(url.hostname));
}

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  title: string;
  text: string;
  link: string;
}

/** The service answered that nobody listens there any more. */
export class NobodyThere extends Error {
  override readonly name = 'NobodyThere';
}

/** The service answered, and does not take this message. The next one it may. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
}

export async function sendPush(
  { endpoint, p256dh, auth }: Subscription,
  message: PushMessage,
  keys: PushKeys,
): Promise<void> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: keys, TTL: KEPT_SECONDS },
  );
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: new Uint8Array(body!),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const why = `a push service answered ${response.status}`;
  if (response.status === 404 || response.status === 410) throw new NobodyThere(why);
  throw response.status < 500 && response.status !== 429 ? new PushRefused(why) : new Error(why);
}
