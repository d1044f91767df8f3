// Every setting of the process, read from the environment once, at the start.
import { resolve } from 'node:path';

export interface Config {
  port: number;
  host: string;
  /** Null: the embedded database under `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  poolSize: number;
  /** How live events reach the other servers: 'process', 'postgres', or the address of a broker. */
  liveBus: string;
  isProduction: boolean;
  isDev: boolean;
  isSandbox: boolean;
  /** The site's own origin, when it stands behind a proxy; otherwise taken from the request. */
  publicOrigin: string | null;
  runsJobs: boolean;
}

/** Names the setting and what was expected; printed as one sentence, and the process ends with 1. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const isProduction = env['NODE_ENV'] === 'production';
  const databaseUrl = env['DATABASE_URL'] || null;
  return {
    port: wholeNumber(env, 'PORT', 3000, 65_535),
    host: env['HOST'] || '0.0.0.0',
    databaseUrl,
    dataDir: resolve(env['DATA_DIR'] || 'data'),
    poolSize: wholeNumber(env, 'DATABASE_POOL', 10, 1000),
    liveBus: env['LIVE_BUS'] || 'process',
    isProduction,
    isDev: env['MARIGOLD_DEV'] === '1',
    isSandbox: sandboxIsOn(env, { isProduction, databaseUrl }),
    publicOrigin: origin(env['PUBLIC_ORIGIN']),
    runsJobs: onOff(env, 'JOBS', true),
  };
}

/** On by default with the embedded database only; in production it must be said out loud (decision M3). */
function sandboxIsOn(
  env: NodeJS.ProcessEnv,
  { isProduction, databaseUrl }: { isProduction: boolean; databaseUrl: string | null },
): boolean {
  return onOff(env, 'SANDBOX', !isProduction && databaseUrl === null);
}

function onOff(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (text !== 'on' && text !== 'off') throw new WrongSetting(`${name} must be "on" or "off", not "${text}".`);
  return text === 'on';
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new WrongSetting(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
  return value;
}

function origin(text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text)) throw new WrongSetting(`PUBLIC_ORIGIN must be an address such as https://example.com, not "${text}".`);
  return new URL(text).origin;
}
