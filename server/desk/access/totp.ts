// Codes that a phone makes out of a key and the time. The world's time: a phone knows nothing of the sandbox's.
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { drawHex } from '../../plumbing/chance.ts';
import { systemClock } from '../../plumbing/clock.ts';

const ISSUER = 'Marigold desk';
const KEY_BYTES = 20;
const PERIOD_S = 30;
/** Phones are a little off, and people take their time. */
const WINDOW = 1;

/** In base32, as phones take it. */
export const drawTotpKey = (): string => Secret.fromHex(drawHex(KEY_BYTES)).base32;

const totpOf = (key: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(key), period: PERIOD_S });

/** How a phone learns the key: as a link, and as a picture of that link. */
export function enrolment(key: string, email: string): { key: string; link: string; picture: string } {
  const link = totpOf(key, email).toString();
  return { key, link, picture: renderSVG(link, { border: 2 }) };
}

/** The step in which the code is right, and which counts from now on; null: it is wrong, or was used before. */
export function stepOf(code: string, { key, after }: { key: string; after: number }): number | null {
  const timestamp = systemClock.now().getTime();
  const off = totpOf(key, '').validate({ token: code, timestamp, window: WINDOW });
  if (off === null) return null;
  const step = Math.floor(timestamp / 1000 / PERIOD_S) + off;
  return step > after ? step : null;
}
