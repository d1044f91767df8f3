// The keys by which outside studios sign what they ask.
import { type Env, WrongSetting } from './setting.ts';

export interface StudioKey {
  studio: string;
  key: Buffer;
}

const KEY_BYTES = 32;
const KEYS_EACH = 2;
const KEY = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/_-]{43}=?)$/;

/** "studio:base64", several with commas between. What is wrong is named by its place: the text itself is a secret. */
export function readStudioKeys(env: Env): readonly StudioKey[] {
  const texts = (env['STUDIO_KEYS'] ?? '').split(/[\s,]+/).filter(Boolean);
  const keys = texts.map((text, at) => {
    const [, studio = '', encoded = ''] = KEY.exec(text) ?? [];
    const key = Buffer.from(encoded, 'base64');
    if (key.length !== KEY_BYTES)
      throw new WrongSetting(
        `STUDIO_KEYS: number ${at + 1} is not "studio:key", the studio’s name and ${KEY_BYTES} random bytes in base64.`,
      );
    return { studio, key };
  });
  for (const [studio, own] of Map.groupBy(keys, (each) => each.studio))
    if (own.length > KEYS_EACH)
      throw new WrongSetting(`STUDIO_KEYS: ${studio} has more than ${KEYS_EACH} keys.`);
  return keys;
}
