// Every setting of the process, read from the environment once, at the start.
import { join, resolve } from 'node:path';
import { type Jurisdiction, jurisdictions } from '#rules/jurisdiction.ts';
import { type BackupSettings, readBackups } from './backups.ts';
import { type DataKey, type DataKeySettings, readDataKeys, readKeys } from './data-keys.ts';
import {
  type BetfairSettings,
  type FeedSettings,
  type OddsApiSettings,
  readBetfair,
  readFeed,
  readOddsApi,
} from './feed.ts';
import {
  type BankTransferSettings,
  type BtcpaySettings,
  readBankTransfer,
  readBtcpay,
  readStripe,
  type SandboxBank,
  type StripeSettings,
} from './gateways.ts';
import { type Hub88Settings, readHub88 } from './hub88.ts';
import { type ImageSettings, readImages } from './images.ts';
import { type LetterSettings, readLetters } from './letters.ts';
import { type PushSettings, readPush } from './push.ts';
import { type Env, oneOf, onOff, origins, readUrl, WrongSetting, wholeNumber } from './setting.ts';
import { requireKnownNames } from './setting-names.ts';
import { readStudioKeys, type StudioKey } from './studio-keys.ts';
import { readStudios, type StudioSettings } from './studios.ts';
import { readVouchers, type VoucherSettings } from './vouchers.ts';

export interface Config
  extends DataKeySettings,
    ImageSettings,
    LetterSettings,
    PushSettings,
    VoucherSettings {
  port: number;
  host: string;
  /** Null: the embedded database under `dataDir`. */
  databaseUrl: string | null;
  /** The same database past the pooler that `databaseUrl` leads through; null: there is no pooler. */
  databaseDirectUrl: string | null;
  dataDir: string;
  /** Where the embedded database's backups go; null: it keeps none. */
  backups: BackupSettings | null;
  poolSize: number;
  /** How one server tells the others; 'process': it is alone. */
  liveBus: 'process' | 'postgres';
  isProduction: boolean;
  isDev: boolean;
  isSandbox: boolean;
  /** The site's own origin, when it stands behind a proxy; otherwise taken from the request. */
  publicOrigin: string | null;
  /** How many proxies in front of us may be believed about the visitor's address and protocol; null: not said. */
  proxies: number | null;
  /** The header in which a proxy tells the visitor's country; null: nobody tells. */
  countryHeader: string | null;
  /** Origins that may show /forms/* in a frame, and origins that may frame every page (decision D56). */
  formsFramedBy: readonly string[];
  pagesFramedBy: readonly string[];
  /** Domains of e-mail addresses to which roles that move money or approve may be given; empty: any. */
  staffDomains: readonly string[];
  /** Hosts of other sites that a visitor may be sent back to after signing in (decision D40). */
  returnHosts: readonly string[];
  runsJobs: boolean;
  /** False: no page has the operator's own code in it, whatever the content says. */
  hasCustomCode: boolean;
  /** The folder of words and settings; null: the product's own. */
  contentDir: string | null;
  /** Signs what leaves the house and must come back, and goes into every password; null: one kept in the database. */
  secret: string | null;
  /** Seal what is recorded: the first seals, all check. None: one derived from the secret. */
  ledgerKeys: readonly DataKey[];
  /** Where the anchors of the books are written; best a disk that the database is not on. */
  anchorDir: string;
  /** How many times as much as the rules say anyone may ask; above 1 for load tests alone. */
  limitFactor: number;
  /** How long a new contact waits before it gets codes and ways back in, and how long new payout places are looked at. */
  contactWaitMs: number;
  /** What the law the site answers to asks of it. */
  profile: Jurisdiction;
  /** Each round is made from a seed of its own, which is told as soon as the round is over. */
  hasSeedEachRound: boolean;
  /** Who moves money for us, by cards, in Bitcoin, and over the bank; null: the sandbox bank does, or nobody. */
  stripe: StripeSettings | null;
  btcpay: BtcpaySettings | null;
  bankTransfer: BankTransferSettings | null;
  /** The sandbox bank, where one runs already; null: the server starts its own while the sandbox is on. */
  sandboxBank: SandboxBank | null;
  /** By which outside studios sign; one has two while the old one is being replaced. */
  studioKeys: readonly StudioKey[];
  /** The aggregator through which games of further studios are reached; null: none. */
  hub88: Hub88Settings | null;
  /** Outside studios whose games are on offer. */
  studios: readonly StudioSettings[];
  /** Where traces go; null: nowhere. */
  tracesUrl: string | null;
  /** Where events that can be bet on come from; null: from the sandbox's virtual leagues, or from nowhere. */
  feed: FeedSettings | null;
  /** Prices and results of real matches; null: none. */
  oddsApi: OddsApiSettings | null;
  betfair: BetfairSettings | null;
  /** Whether /metrics answers on the site's own port; `metricsPort` gives it a port of its own. */
  showsMetrics: boolean;
  metricsPort: number | null;
}

/** The messenger's web client, inside which its mini-apps run. */
const TELEGRAM = 'https://web.telegram.org';

export function readConfig(env: Env): Config {
  requireKnownNames(env);
  oneOf(env, 'LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']);
  // A word that is nearly "production" would start without all that production asks for.
  const isProduction = oneOf(env, 'NODE_ENV', ['production', 'development', 'test']) === 'production';
  const databaseUrl = env['DATABASE_URL'] || null;
  return {
    port: wholeNumber(env, 'PORT', { fallback: 3000, max: 65_535 }),
    host: env['HOST'] || '0.0.0.0',
    databaseUrl,
    databaseDirectUrl: readDirectUrl(env),
    dataDir: resolve(env['DATA_DIR'] || 'data'),
    backups: readBackups(env),
    poolSize: wholeNumber(env, 'DATABASE_POOL', { fallback: 10, min: 1, max: 1000 }),
    liveBus: oneOf(env, 'LIVE_BUS', ['process', 'postgres']) ?? 'process',
    isProduction,
    isDev: env['MARIGOLD_DEV'] === '1',
    // On by default with the embedded database only; in production it must be said out loud (decision M3).
    isSandbox: onOff(env, 'SANDBOX', !isProduction && databaseUrl === null),
    publicOrigin: origins(env, 'PUBLIC_ORIGIN')[0] ?? null,
    proxies: env['PROXIES'] ? wholeNumber(env, 'PROXIES', { fallback: 0, max: 10 }) : null,
    countryHeader: env['COUNTRY_HEADER']?.toLowerCase() || null,
    formsFramedBy: origins(env, 'FORMS_FRAMED_BY'),
    pagesFramedBy: origins({ PAGES_FRAMED_BY: TELEGRAM, ...env }, 'PAGES_FRAMED_BY'),
    staffDomains: readStaffDomains(env),
    returnHosts: origins(env, 'RETURN_TO').map((origin) => new URL(origin).host),
    runsJobs: onOff(env, 'JOBS', true),
    hasCustomCode: onOff(env, 'CUSTOM_CODE', true),
    contentDir: env['CONTENT_DIR'] ? resolve(env['CONTENT_DIR']) : null,
    secret: readSecret(env),
    ...readDataKeys(env),
    ledgerKeys: readKeys(env, 'LEDGER_KEYS'),
    anchorDir: resolve(env['ANCHOR_DIR'] || join(env['DATA_DIR'] || 'data', 'anchors')),
    limitFactor: wholeNumber(env, 'LIMIT_FACTOR', { fallback: 1, min: 1, max: 1_000_000 }),
    contactWaitMs: wholeNumber(env, 'CONTACT_WAIT_HOURS', { fallback: 72, max: 8_760 }) * 3_600_000,
    ...readImages(env),
    ...readLetters(env),
    ...readPush(env),
    ...readVouchers(env),
    profile:
      jurisdictions[
        (oneOf(env, 'PROFILE', Object.keys(jurisdictions)) ?? 'standard') as keyof typeof jurisdictions
      ],
    hasSeedEachRound: onOff(env, 'SEED_EACH_ROUND', false),
    stripe: readStripe(env),
    btcpay: readBtcpay(env),
    bankTransfer: readBankTransfer(env),
    sandboxBank: readBank(env),
    studioKeys: readStudioKeys(env),
    hub88: readHub88(env),
    studios: readStudios(env),
    feed: readFeed(env),
    oddsApi: readOddsApi(env),
    betfair: readBetfair(env),
    tracesUrl: readUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', /^https?:$/),
    showsMetrics: onOff(env, 'METRICS', false),
    metricsPort: env['METRICS_PORT'] ? wholeNumber(env, 'METRICS_PORT', { fallback: 0, max: 65_535 }) : null,
  };
}

function readDirectUrl(env: Env): string | null {
  const url = env['DATABASE_DIRECT_URL'] || null;
  if (url !== null && !env['DATABASE_URL'])
    throw new WrongSetting('DATABASE_DIRECT_URL leads past the pooler that DATABASE_URL names: set both.');
  return url;
}

/** "example.com", several with spaces or commas between. */
function readStaffDomains(env: Env): readonly string[] {
  const domains = (env['STAFF_EMAIL_DOMAINS'] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = domains.find((domain) => !/^([a-z\d-]+\.)+[a-z]{2,}$/.test(domain));
  if (wrong === undefined) return domains;
  throw new WrongSetting(`STAFF_EMAIL_DOMAINS must be domains such as example.com, not "${wrong}".`);
}

const SECRET_MIN = 32;

function readSecret(env: Env): string | null {
  const secret = env['SECRET'] || null;
  if (secret !== null && secret.length < SECRET_MIN)
    throw new WrongSetting(`SECRET must have at least ${SECRET_MIN} characters, drawn by chance.`);
  return secret;
}

/** "http://:key@host:port": its password is the key that both sides sign with. */
function readBank(env: Env): SandboxBank | null {
  const text = readUrl(env, 'SANDBOX_BANK', /^http:$/);
  if (text === null) return null;
  const { origin, password } = new URL(text);
  return { url: origin, key: decodeURIComponent(password) };
}
