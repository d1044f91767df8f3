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
  /** How many proxies in front of us may be believed about the visitor's address and protocol. */
  proxies: number;
  /** Origins that may show /forms/* in a frame, and origins that may frame every page (decision D56). */
  formsFramedBy: readonly string[];
  pagesFramedBy: readonly string[];
  runsJobs: boolean;
  /** Whether /metrics answers on the site's own port; `metricsPort` gives it a port of its own. */
  showsMetrics: boolean;
  metricsPort: number | null;
}

/** Names the setting and what was expected; printed as one sentence, and the process ends with 1. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

type Env = NodeJS.ProcessEnv;

/** The messenger's web client, inside which its mini-apps run. */
const TELEGRAM = 'https://web.telegram.org';

export function readConfig(env: Env): Config {
  oneOf(env, 'LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']);
  const isProduction = env['NODE_ENV'] === 'production';
  const databaseUrl = env['DATABASE_URL'] || null;
  return {
    port: wholeNumber(env, 'PORT', { fallback: 3000, max: 65_535 }),
    host: env['HOST'] || '0.0.0.0',
    databaseUrl,
    dataDir: resolve(env['DATA_DIR'] || 'data'),
    poolSize: wholeNumber(env, 'DATABASE_POOL', { fallback: 10, min: 1, max: 1000 }),
    liveBus: env['LIVE_BUS'] || 'process',
    isProduction,
    isDev: env['MARIGOLD_DEV'] === '1',
    // On by default with the embedded database only; in production it must be said out loud (decision M3).
    isSandbox: onOff(env, 'SANDBOX', !isProduction && databaseUrl === null),
    publicOrigin: origins(env, 'PUBLIC_ORIGIN')[0] ?? null,
    proxies: wholeNumber(env, 'PROXIES', { fallback: 0, max: 10 }),
    formsFramedBy: origins(env, 'FORMS_FRAMED_BY'),
    pagesFramedBy: origins({ PAGES_FRAMED_BY: TELEGRAM, ...env }, 'PAGES_FRAMED_BY'),
    runsJobs: onOff(env, 'JOBS', true),
    showsMetrics: onOff(env, 'METRICS', false),
    metricsPort: env['METRICS_PORT'] ? wholeNumber(env, 'METRICS_PORT', { fallback: 0, max: 65_535 }) : null,
  };
}

const onOff = (env: Env, name: string, fallback: boolean): boolean =>
  (oneOf(env, name, ['on', 'off']) ?? (fallback ? 'on' : 'off')) === 'on';

function oneOf(env: Env, name: string, words: readonly string[]): string | undefined {
  const text = env[name] || undefined;
  if (text === undefined || words.includes(text)) return text;
  throw new WrongSetting(`${name} must be one of ${words.join(', ')}, not "${text}".`);
}

interface Bounds {
  fallback: number;
  min?: number;
  max: number;
}

function wholeNumber(env: Env, name: string, { fallback, min = 0, max }: Bounds): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    throw new WrongSetting(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}

/** One origin, or several with spaces between. */
function origins(env: Env, name: string): string[] {
  return (env[name] ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((text) => {
      if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
        throw new WrongSetting(`${name} must be an address such as https://example.com, not "${text}".`);
      return new URL(text).origin;
    });
}
