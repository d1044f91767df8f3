// The names of all settings. An unknown name close to one of them is a typing error: the operator believes that it is in force.
import { type Env, WrongSetting } from './setting.ts';

/** As docs/how-to/run.md lists them. */
export const settingNames: readonly string[] = `
  ANCHOR_DIR BACKUP_DIR BACKUP_KEEP BACKUP_WAL_SECONDS BANK_TRANSFER_BIC BANK_TRANSFER_CURRENCY BANK_TRANSFER_IBAN
  BANK_TRANSFER_NAME BANK_TRANSFER_STATEMENTS BANK_TRANSFER_STATEMENT_KEY BETFAIR_API BETFAIR_APP_KEY BETFAIR_SESSION
  BETFAIR_STREAM BTCPAY_API_KEY BTCPAY_STORE BTCPAY_URL BTCPAY_WEBHOOK_SECRET CONTACT_WAIT_HOURS CONTENT_DIR
  COUNTRY_HEADER CUSTOM_CODE DATABASE_DIRECT_URL DATABASE_POOL DATABASE_URL DATA_DIR DATA_KEYS FEED_URL FORMS_FRAMED_BY
  HOST HUB88_API_URL HUB88_OPERATOR_ID HUB88_PRIVATE_KEY HUB88_PUBLIC_KEY IMAGE_CACHE_MB IMAGE_ORIGINS JOBS LEDGER_KEYS
  LIMIT_FACTOR LIVE_BUS LOG_LEVEL MAIL_FROM METRICS METRICS_PORT NODE_ENV OAUTH_DISCORD_ID OAUTH_DISCORD_SECRET
  OAUTH_GOOGLE_ID OAUTH_GOOGLE_SECRET ODDS_API_KEY ODDS_API_SECONDS ODDS_API_SPORTS ODDS_API_URL
  OTEL_EXPORTER_OTLP_ENDPOINT OTEL_EXPORTER_OTLP_HEADERS OTEL_SERVICE_NAME OTEL_TRACES_SAMPLER_ARG PAGES_FRAMED_BY PORT
  PROFILE PROXIES PUBLIC_ORIGIN PUSH_ORIGINS RETURN_TO SANDBOX SANDBOX_BANK SECRET SEED_EACH_ROUND SMS_TOKEN SMS_URL
  SMTP_URL STAFF_EMAIL_DOMAINS STRIPE_API_URL STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET STUDIOS_FILE STUDIO_KEYS
  SUMSUB_ACTION_LEVEL SUMSUB_APP_TOKEN SUMSUB_LEVEL SUMSUB_SECRET_KEY SUMSUB_URL SUMSUB_WEBHOOK_SECRET SUPPORT_EMAIL
  TELEGRAM_BOT_TOKEN VAPID_PRIVATE_KEY VAPID_PUBLIC_KEY VAPID_SUBJECT`
  .trim()
  .split(/\s+/);

/** Set by our own launcher, never by an operator. */
export const ownNames: readonly string[] = ['MARIGOLD_DEV', 'MARIGOLD_LAUNCHED'];

/** Of the specification of OpenTelemetry: near to ours, and not ours. */
const foreign = /^OTEL_/;

/**
 * Rejects a name that is nearly a setting's. An environment is full of names of others, so that only a slip is taken for one:
 * one letter, or two in a long name, or the same words written otherwise.
 */
export function requireKnownNames(env: Env): void {
  const known = new Set([...settingNames, ...ownNames]);
  const sentences = Object.keys(env)
    .filter((name) => !known.has(name) && !foreign.test(name))
    .flatMap((name) => {
      const meant = findMeant(name);
      return meant === undefined ? [] : [`${name} is no setting. Do you mean ${meant}?`];
    });
  if (sentences.length > 0) throw new WrongSetting(sentences.join('\n'));
}

const LONG = 9;
const SHORT = 5;

function findMeant(name: string): string | undefined {
  const slips = settingNames
    .map((setting) => ({ setting, slips: countSlips(plain(name), plain(setting)) }))
    .filter(({ setting, slips }) => slips <= (setting.length >= LONG ? 2 : setting.length >= SHORT ? 1 : 0))
    .toSorted((a, b) => a.slips - b.slips);
  return slips[0]?.setting;
}

/** "databaseUrl" and "DATABASE-URL" are the same words. */
const plain = (name: string) => name.toUpperCase().replace(/[^A-Z\d]/g, '');

/** Letters that are missing, added, wrong, or swapped with the next one. */
function countSlips(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          rows[i - 1]![j]! + 1,
          row[j - 1]! + 1,
          rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
          isSwapped ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}
