// The keys under which personal numbers are kept. They come from the environment, so that a stolen copy of the database
// says nothing.
import { hkdfSync } from 'node:crypto';
import { type Env, WrongSetting } from './setting.ts';

export interface DataKey {
  id: string;
  key: Buffer;
}

export interface DataKeySettings {
  /** The first seals, all open; none: one derived from the secret. */
  dataKeys: readonly DataKey[];
}

const KEY_BYTES = 32;
const KEY = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/_-]{43}=?)$/;

/** Of the key that is derived; no key of an operator's may be called so. */
const DERIVED = 'derived';

export const readDataKeys = (env: Env): DataKeySettings => ({ dataKeys: readKeys(env, 'DATA_KEYS') });

/** "id:base64", several with commas between. What is wrong is named by its place: the text itself is a secret. */
export function readKeys(env: Env, name: string): readonly DataKey[] {
  const texts = (env[name] ?? '').split(/[\s,]+/).filter(Boolean);
  const keys = texts.map((text, at) => {
    const [, id = '', encoded = ''] = KEY.exec(text) ?? [];
    const key = Buffer.from(encoded, 'base64');
    if (key.length !== KEY_BYTES || id === DERIVED)
      throw new WrongSetting(
        `${name}: number ${at + 1} is not "id:key", a short name of your own and ${KEY_BYTES} random bytes in base64.`,
      );
    return { id, key };
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new WrongSetting(`${name}: two keys have the same name.`);
  return keys;
}

/** What an operator has set, and last the key derived from the secret: it opens what was kept before any was set. */
export const allKeys = (
  { dataKeys }: DataKeySettings,
  secret: Buffer,
): readonly [DataKey, ...(readonly DataKey[])] => {
  const derived = { id: DERIVED, key: deriveKey(secret, 'data key') };
  const [first, ...others] = dataKeys;
  return first === undefined ? [derived] : [first, ...others, derived];
};

/** A key for one purpose says nothing about the key for another. */
export const deriveKey = (from: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', from, '', `marigold ${purpose}`, KEY_BYTES));
