// Every secret of the process with its purpose. A key that serves two purposes lets whoever holds it for one use it for
// the other: a studio could sign as another studio, and whoever reads the data could rewrite the ledger.
import { createHash } from 'node:crypto';
import type { Config } from './config.ts';
import { isGuessableKey, isGuessableText } from './guessable.ts';

interface NamedSecret {
  setting: string;
  /** The setting, or the part of it that has a purpose of its own. */
  purpose: string;
  value: Buffer | string | null | undefined;
  /** Others chose the secrets that are false here, so that their pattern is not ours to judge. */
  isOurs?: boolean;
}

const listSecrets = (config: Config): readonly NamedSecret[] => [
  own('SECRET', config.secret),
  ...config.dataKeys.map(({ key }) => own('DATA_KEYS', key)),
  ...config.ledgerKeys.map(({ key }) => own('LEDGER_KEYS', key)),
  ...config.studioKeys.map(({ studio, key }) => ({
    ...own('STUDIO_KEYS', key),
    purpose: `STUDIO_KEYS of ${studio}`,
  })),
  given('STRIPE_SECRET_KEY', config.stripe?.secretKey),
  own('STRIPE_WEBHOOK_SECRET', config.stripe?.webhookSecret),
  given('BTCPAY_API_KEY', config.btcpay?.apiKey),
  own('BTCPAY_WEBHOOK_SECRET', config.btcpay?.webhookSecret),
  given('SUMSUB_SECRET_KEY', config.sumsub?.secretKey),
  own('SUMSUB_WEBHOOK_SECRET', config.sumsub?.webhookSecret),
  given('SMS_TOKEN', config.smsGateway?.token),
  given('FEED_URL', config.feed?.key),
  given('VAPID_PRIVATE_KEY', config.push?.privateKey),
  given('TELEGRAM_BOT_TOKEN', config.telegramBotToken),
  ...Object.entries(config.social).map(([service, { secret }]) =>
    given(`OAUTH_${service.toUpperCase()}_SECRET`, secret),
  ),
];

const own = (setting: string, value: NamedSecret['value']): NamedSecret => ({
  ...{ setting, purpose: setting, value },
  isOurs: true,
});
const given = (setting: string, value: NamedSecret['value']): NamedSecret => ({
  ...{ setting, purpose: setting, value },
});

/** One sentence for each weak or shared secret. None repeats a secret. */
export function findUnsafeKeys(config: Config): string[] {
  const purposes = new Map<string, string>();
  return listSecrets(config).flatMap(({ setting, purpose, value, isOurs = false }) => {
    if (value === null || value === undefined || value.length === 0) return [];
    const sentences = isOurs && isGuessableSecret(value) ? [`${setting}: ${GUESSABLE}`] : [];
    const forms = listForms(value);
    const other = forms.map((form) => purposes.get(form)).find((known) => known && known !== purpose);
    for (const form of forms) if (!purposes.has(form)) purposes.set(form, purpose);
    if (other === undefined) return sentences;
    return [...sentences, `${setting}: it is the same key as ${other}. Each purpose needs a key of its own.`];
  });
}

const GUESSABLE =
  'its pattern can be guessed. Draw it at random, for example with "openssl rand -base64 32".';

const isGuessableSecret = (value: Buffer | string): boolean =>
  typeof value === 'string' ? isGuessableText(value) : isGuessableKey(value);

/** The same key may be written in base64, in hexadecimal, or as it is. Only digests are compared. */
function listForms(value: Buffer | string): string[] {
  const bytes =
    typeof value === 'string'
      ? [Buffer.from(value), Buffer.from(value, 'base64'), Buffer.from(value, 'hex')]
      : [value];
  return bytes
    .filter(({ length }) => length >= COMPARED_BYTES_MIN)
    .map((each) => createHash('sha256').update(each).digest('base64'));
}

const COMPARED_BYTES_MIN = 8;
