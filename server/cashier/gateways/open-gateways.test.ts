import { expect, test } from 'vitest';
import { STATEMENT_KEY } from '#tests/statement.ts';
import { readConfig } from '../../config/config.ts';
import { WrongSetting } from '../../config/setting.ts';
import { openGateways } from './open-gateways.ts';

const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' };
const btcpay = {
  BTCPAY_URL: 'https://pay.example/',
  BTCPAY_API_KEY: 'key',
  BTCPAY_STORE: 'store',
  BTCPAY_WEBHOOK_SECRET: 'secret',
};
const transfer = { BANK_TRANSFER_IBAN: 'LV80BANK0000435195001', BANK_TRANSFER_NAME: 'Marigold' };
const methods = ['card', 'crypto', 'bank'];

/** Which gateway serves each method. */
function served(
  env: Record<string, string>,
  sandboxBank = { url: 'http://bank', key: 'k' } as object | null,
) {
  const config = { ...readConfig(env), sandboxBank } as ReturnType<typeof readConfig>;
  const gateways = openGateways(config);
  return { gateways, names: methods.map((method) => gateways.forMethod(method)?.name) };
}

test('the operator’s own gateway serves its method, the sandbox bank the rest', () => {
  expect(served({}).names).toEqual(['sandbox', 'sandbox', 'sandbox']);
  expect(served(stripe).names).toEqual(['stripe', 'sandbox', 'sandbox']);
  expect(served(btcpay).names).toEqual(['sandbox', 'btcpay', 'sandbox']);
  expect(served(transfer).names).toEqual(['sandbox', 'sandbox', 'iban']);
});

test('without the sandbox bank a method without a gateway has none', () => {
  expect(served({ ...stripe, ...transfer }, null).names).toEqual(['stripe', undefined, 'iban']);
});

test('a payment is followed where it began', () => {
  const { gateways } = served({ ...stripe, ...btcpay, ...transfer });
  for (const name of ['sandbox', 'stripe', 'btcpay', 'iban']) expect(gateways.named(name)?.name).toBe(name);
  expect(gateways.named('another')).toBeUndefined();
  expect(served({}).gateways.named('stripe')).toBeUndefined();
});

test('accounts with gateways are read whole', () => {
  expect(readConfig({ ...stripe, STRIPE_API_URL: 'http://stripe.example' }).stripe).toEqual({
    ...{ secretKey: 'sk', webhookSecret: 'wh', url: 'http://stripe.example' },
  });
  expect(readConfig({}).stripe).toBeNull();
  expect(readConfig(btcpay).btcpay).toEqual({
    ...{ url: 'https://pay.example', apiKey: 'key', store: 'store', webhookSecret: 'secret' },
  });
  expect(readConfig({}).btcpay).toBeNull();
  const whole = {
    BANK_TRANSFER_BIC: 'BANKLV22',
    BANK_TRANSFER_STATEMENTS: '/in',
    BANK_TRANSFER_STATEMENT_KEY: STATEMENT_KEY,
    BANK_TRANSFER_CURRENCY: 'USD',
  };
  expect(readConfig({ ...transfer, ...whole }).bankTransfer).toMatchObject({
    ...{ bic: 'BANKLV22', statements: '/in', currency: 'USD' },
  });
});

test.for([
  { STRIPE_SECRET_KEY: 'sk' },
  { ...stripe, STRIPE_API_URL: 'file:///etc' },
  { ...stripe, STRIPE_API_URL: 'xhttps://stripe.example' },
  { ...btcpay, BTCPAY_STORE: '' },
  { ...btcpay, BTCPAY_URL: 'xhttps://pay.example' },
  { ...btcpay, BTCPAY_URL: 'httpsx://pay.example' },
])('half an account, or one at a strange address, is refused: %o', (env) => {
  expect(() => readConfig(env)).toThrow(WrongSetting);
});
