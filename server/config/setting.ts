// Reading one setting: right, or a sentence that says what was expected.

export type Env = NodeJS.ProcessEnv;

/** Names the setting and what was expected; printed as one sentence, and the process ends with 1. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

export const onOff = (env: Env, name: string, fallback: boolean): boolean =>
  (oneOf(env, name, ['on', 'off']) ?? (fallback ? 'on' : 'off')) === 'on';

export function oneOf<const Word extends string>(
  env: Env,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const text = env[name] || undefined;
  if (text === undefined) return undefined;
  const word = words.find((one) => one === text);
  if (word !== undefined) return word;
  throw new WrongSetting(`${name} must be one of ${words.join(', ')}, not "${text}".`);
}

interface Bounds {
  fallback: number;
  min?: number;
  max: number;
}

export function wholeNumber(env: Env, name: string, { fallback, min = 0, max }: Bounds): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    throw new WrongSetting(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}

export function readUrl(env: Env, name: string, protocol: RegExp): string | null {
  const text = env[name] || null;
  // The address may hold a password, so it is not repeated.
  if (text !== null && !(URL.canParse(text) && protocol.test(new URL(text).protocol)))
    throw new WrongSetting(`${name} is not an address of the kind expected there.`);
  return text;
}

/** All of them or none, and then null. */
export function together<const Names extends readonly string[]>(env: Env, names: Names) {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new WrongSetting(`${names.join(', ')} are set together or not at all.`);
  return names.map((name) => env[name]!) as unknown as { readonly [N in keyof Names]: string };
}

export const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** One host, by its name or number: a wildcard would let in sites of strangers, a semicolon would end a policy. */
const isOrigin = /^https?:\/\/([a-z0-9_.-]+|\[[\da-f:.]+\])(:\d+)?$/;

/** One origin, or several with spaces between. */
export function origins(env: Env, name: string): string[] {
  return (env[name] ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((text) => {
      if (!URL.canParse(text) || !isOrigin.test(new URL(text).origin))
        throw new WrongSetting(`${name} must be an address such as https://example.com, not "${text}".`);
      return new URL(text).origin;
    });
}
