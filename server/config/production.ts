// What a product needs before real players come: one list, for the error at the start and the line of the log. A setting without
// which production would not be safe is added here; a value that opens a door is added to unsafe-settings.ts.
import type { Config } from './config.ts';
import { NO_SENDER } from './letters.ts';
import { WrongSetting } from './setting.ts';
import { findUnsafeSettings } from './unsafe-settings.ts';

/** 'sandbox': the sandbox stands in for it, and production is satisfied only because it was said out loud. */
type PartState = 'ok' | 'sandbox' | 'missing';

interface Part {
  /** As the log names it. */
  name: string;
  /** What to set, and why. */
  needs: string;
  state(config: Config): PartState;
}

const isThere = (is: boolean): PartState => (is ? 'ok' : 'missing');

/** What the sandbox plays while it is on. */
const played = (is: boolean, { isSandbox }: Config): PartState =>
  is ? 'ok' : isSandbox ? 'sandbox' : 'missing';

const parts: readonly Part[] = [
  {
    name: 'secret',
    needs:
      'SECRET: at least 32 characters drawn by chance. Otherwise the key lies in the database, beside what it signs.',
    state: ({ secret }) => isThere(secret !== null),
  },
  {
    name: 'data_keys',
    needs:
      'DATA_KEYS: a key for document numbers and bank accounts, such as "first:" and 32 random bytes in base64. Otherwise a copy of the database may hold all that opens them.',
    state: (config) => played(config.dataKeys.length > 0, config),
  },
  {
    name: 'book_keys',
    needs:
      'LEDGER_KEYS: a key that seals the books, such as "first:" and 32 random bytes in base64. It must not change with SECRET, or nobody can check what was sealed before.',
    state: (config) => played(config.ledgerKeys.length > 0, config),
  },
  {
    name: 'origin',
    needs: 'PUBLIC_ORIGIN: the address of the site as visitors see it, beginning with https://.',
    state: (config) => played(isHttps(config), config),
  },
  {
    name: 'proxies',
    needs:
      'PROXIES: how many proxies stand in front, 0 if none. Otherwise all visitors seem to come from one address and share its limits.',
    state: (config) => isThere(config.proxies !== null || !isHttps(config)),
  },
  {
    name: 'email',
    needs: 'SMTP_URL: a mail server. Otherwise codes for e-mail addresses are never sent.',
    state: (config) => played(config.smtpUrl !== null, config),
  },
  {
    name: 'sender',
    needs: 'MAIL_FROM: whom letters are from, such as "Marigold <no-reply@example.com>".',
    state: (config) => played(config.mailFrom !== NO_SENDER, config),
  },
  {
    name: 'support',
    needs: 'SUPPORT_EMAIL: the mailbox that visitors reach when they write to support.',
    state: (config) => played(config.supportEmail !== null, config),
  },
  {
    name: 'staff_domains',
    needs:
      'STAFF_EMAIL_DOMAINS: domains of your company, such as example.com. Roles that move money or approve are given to addresses there alone.',
    state: (config) => played(config.staffDomains.length > 0, config),
  },
  {
    name: 'sms',
    needs: 'SMS_URL: a gateway for text messages. Otherwise codes for phones are never sent.',
    state: (config) => played(config.smsGateway !== null, config),
  },
  {
    name: 'identity',
    needs:
      'SUMSUB_APP_TOKEN, SUMSUB_SECRET_KEY, SUMSUB_WEBHOOK_SECRET: an examiner. With PROFILE=strict nobody pays in before it has looked at them.',
    state: (config) => played(config.sumsub !== null || !config.profile.identityFirst, config),
  },
  {
    name: 'backups',
    needs:
      'BACKUP_DIR: a folder on another disk for the backups of the embedded database, see docs/how-to/back-up.md. With DATABASE_URL its server has its own.',
    state: (config) => played(config.databaseUrl !== null || config.backups !== null, config),
  },
];

const isHttps = ({ publicOrigin }: Config): boolean => publicOrigin?.startsWith('https:') ?? false;

export const statesOf = (config: Config): Record<string, PartState> =>
  Object.fromEntries(parts.map(({ name, state }) => [name, state(config)]));

/** Lists everything at once, so that an operator corrects the settings in one round. */
export function requireForProduction(config: Config): void {
  if (!config.isProduction) return;
  const missing = parts.filter(({ state }) => state(config) === 'missing').map(({ needs }) => needs);
  const sentences = [...missing, ...findUnsafeSettings(config)].map((sentence) => `- ${sentence}`);
  if (sentences.length > 0)
    throw new WrongSetting(
      `This is production, and these settings are missing or unsafe:\n${sentences.join('\n')}`,
    );
}
