// Who takes letters out of the house.
import { email } from '#rules/fields/email.ts';
import { type Env, readUrl, WrongSetting } from './setting.ts';

export interface LetterSettings {
  /** Where letters go: a mail server, and a gateway for text messages. Null: only the sandbox shows them. */
  smtpUrl: string | null;
  mailFrom: string;
  smsGateway: { url: string; token: string } | null;
  /** Whom visitors reach when they write to support; null: what they write is only kept. */
  supportEmail: string | null;
}

/** No mail server on the internet takes a letter from here. */
export const NO_SENDER = 'Marigold <no-reply@localhost>';

export const readLetters = (env: Env): LetterSettings => ({
  smtpUrl: needsOrigin(env, readUrl(env, 'SMTP_URL', /^smtps?:$/)),
  mailFrom: env['MAIL_FROM'] || NO_SENDER,
  smsGateway: readSmsGateway(env),
  supportEmail: readSupportEmail(env),
});

function readSupportEmail(env: Env): string | null {
  const address = env['SUPPORT_EMAIL'] || null;
  if (address !== null && email(address) !== null)
    throw new WrongSetting('SUPPORT_EMAIL is no e-mail address, such as "support@example.com".');
  return address;
}

function readSmsGateway(env: Env): LetterSettings['smsGateway'] {
  const url = readUrl(env, 'SMS_URL', /^https?:$/);
  return needsOrigin(env, url === null ? null : { url, token: env['SMS_TOKEN'] ?? '' });
}

/** A letter's links must not lead wherever a request claims to have been sent to. */
function needsOrigin<T>(env: Env, carrier: T | null): T | null {
  if (carrier !== null && !env['PUBLIC_ORIGIN'])
    throw new WrongSetting('Letters carry links to the site: set PUBLIC_ORIGIN beside SMTP_URL or SMS_URL.');
  return carrier;
}
