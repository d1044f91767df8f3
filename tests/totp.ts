// Somebody's phone: the code it shows now, or in so many half minutes.
import { Secret, TOTP } from 'otpauth';

export const codeOf = (key: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * 30_000 });
