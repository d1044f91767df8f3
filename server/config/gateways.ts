// The operator's own accounts with those who move money.
import { createPublicKey } from 'node:crypto';
import { compactIban, iban } from '#rules/fields/iban.ts';
import { type Currency, currencies } from '#rules/money.ts';
import { type Env, oneOf, readUrl, together, WrongSetting, withoutSlash } from './setting.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Null: Stripe's own. */
  url: string | null;
}

export interface BtcpaySettings {
  url: string;
  apiKey: string;
  store: string;
  webhookSecret: string;
}

/** Where the sandbox's own bank is reached, and the key it knows us by. */
export interface SandboxBank {
  url: string;
  key: string;
}

/** Our own account, to which players transfer. */
export interface BankTransferSettings {
  iban: string;
  name: string;
  bic: string | null;
  currency: Currency;
  /** The folder into which the bank's statements are dropped; null: people read them in. */
  statements: string | null;
  /** Ed25519, DER in base64: checks the signatures of statements; null: two persons read each in. */
  statementKey: string | null;
}

export function readStripe(env: Env): StripeSettings | null {
  const set = together(env, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  if (set === null) return null;
  const [secretKey, webhookSecret] = set;
  return { secretKey, webhookSecret, url: readUrl(env, 'STRIPE_API_URL', /^https?:/) };
}

export function readBtcpay(env: Env): BtcpaySettings | null {
  readUrl(env, 'BTCPAY_URL', /^https?:/);
  const set = together(env, ['BTCPAY_URL', 'BTCPAY_API_KEY', 'BTCPAY_STORE', 'BTCPAY_WEBHOOK_SECRET']);
  if (set === null) return null;
  const [url, apiKey, store, webhookSecret] = set;
  return { url: withoutSlash(url), apiKey, store, webhookSecret };
}

export function readBankTransfer(env: Env): BankTransferSettings | null {
  const set = together(env, ['BANK_TRANSFER_IBAN', 'BANK_TRANSFER_NAME']);
  if (set === null) return null;
  const [number, name] = set;
  if (iban(number) !== null) throw new WrongSetting('BANK_TRANSFER_IBAN is no account number.');
  const statements = env['BANK_TRANSFER_STATEMENTS'] || null;
  const statementKey = readStatementKey(env);
  if (statements !== null && statementKey === null)
    throw new WrongSetting(
      'BANK_TRANSFER_STATEMENTS needs BANK_TRANSFER_STATEMENT_KEY, which checks the files.',
    );
  const currency = (oneOf(env, 'BANK_TRANSFER_CURRENCY', currencies) ?? 'EUR') as Currency;
  const bic = env['BANK_TRANSFER_BIC'] || null;
  return { iban: compactIban(number), name, bic, currency, statements, statementKey };
}

const STATEMENT_KEY = 'BANK_TRANSFER_STATEMENT_KEY';

function readStatementKey(env: Env): string | null {
  const text = env[STATEMENT_KEY] || null;
  if (text === null) return null;
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return text;
  } catch {
    // Falls through to the message below.
  }
  throw new WrongSetting(`${STATEMENT_KEY} must be an Ed25519 public key, DER in base64.`);
}
