// The operator's accounts with those who say who a player is: other sites, a messenger, the examiner of documents.
import { type Env, readUrl, together, WrongSetting, withoutSlash } from './setting.ts';

export interface VoucherSettings {
  /** As what the product is known to the services that vouch for people, by service; only those that were set up. */
  social: Readonly<Record<string, SocialClient>>;
  /** Of the bot whose mini-app the site is; null: nobody comes from there. */
  telegramBotToken: string | null;
  /** Our account with the examiner that looks at documents; null: nobody does, or in the sandbox its own. */
  sumsub: SumsubSettings | null;
}

export interface SocialClient {
  id: string;
  secret: string;
}

export interface SumsubSettings {
  url: string;
  appToken: string;
  secretKey: string;
  webhookSecret: string;
  /** What an applicant is asked for, and what an action is, by the names they have at Sumsub. */
  level: string;
  actionLevel: string;
  /** Of its widget, for the player's browser. */
  scriptUrl: string;
  /** Whose frames it shows itself in; null: our own. */
  widgetOrigins: string | null;
}

const socialServices = ['google', 'discord'];

export const readVouchers = (env: Env): VoucherSettings => ({
  social: readSocial(env),
  telegramBotToken: env['TELEGRAM_BOT_TOKEN'] || null,
  sumsub: readSumsub(env),
});

function readSocial(env: Env): VoucherSettings['social'] {
  const clients = socialServices.flatMap((service): [string, SocialClient][] => {
    const [idName, secretName] = [
      `OAUTH_${service.toUpperCase()}_ID`,
      `OAUTH_${service.toUpperCase()}_SECRET`,
    ];
    const [id, secret] = [env[idName] || '', env[secretName] || ''];
    if ((id === '') !== (secret === ''))
      throw new WrongSetting(`${idName} and ${secretName} are set together or not at all.`);
    return id === '' ? [] : [[service, { id, secret }]];
  });
  return Object.fromEntries(clients);
}

function readSumsub(env: Env): SumsubSettings | null {
  const set = together(env, ['SUMSUB_APP_TOKEN', 'SUMSUB_SECRET_KEY', 'SUMSUB_WEBHOOK_SECRET']);
  if (set === null) return null;
  const [appToken, secretKey, webhookSecret] = set;
  return {
    url: withoutSlash(readUrl(env, 'SUMSUB_URL', /^https?:$/) ?? 'https://api.sumsub.com'),
    appToken,
    secretKey,
    webhookSecret,
    level: env['SUMSUB_LEVEL'] || 'id-and-liveness',
    actionLevel: env['SUMSUB_ACTION_LEVEL'] || 'id-and-liveness-action',
    scriptUrl: 'https://static.sumsub.com/idensic/static/sns-websdk-builder.js',
    widgetOrigins: 'https://*.sumsub.com',
  };
}
