import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { WrongSetting } from './setting.ts';

test.for([
  ['at home: on', {}, true],
  ['on a database of one’s own: off', { DATABASE_URL: 'postgres://localhost/x' }, false],
  ['in production: off', { NODE_ENV: 'production' }, false],
  ['in production, said out loud: on', { NODE_ENV: 'production', SANDBOX: 'on' }, true],
  ['at home, said out loud: off', { SANDBOX: 'off' }, false],
] as const)('the sandbox %s', ([, env, expected]) => {
  expect(readConfig(env).isSandbox).toBe(expected);
});

test('the usual settings need no word', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    databaseUrl: null,
    liveBus: 'process',
    showsMetrics: false,
    proxies: null,
  });
});

test.for([
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
  ['PORT', '3000x', 'PORT must be a whole number from 0 to 65535, not "3000x".'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
  ['DATABASE_POOL', '0', 'DATABASE_POOL must be a whole number from 1 to 1000, not "0".'],
  ['NODE_ENV', 'prod', 'NODE_ENV must be one of production, development, test, not "prod".'],
  ['LIVE_BUS', 'nats://localhost', 'LIVE_BUS must be one of process, postgres, not "nats://localhost".'],
  ['SANDBOX', 'yes', 'SANDBOX must be one of on, off, not "yes".'],
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".',
  ],
  [
    'PUBLIC_ORIGIN',
    'example.com',
    'PUBLIC_ORIGIN must be an address such as https://example.com, not "example.com".',
  ],
  [
    'FORMS_FRAMED_BY',
    'https://a.example javascript:1',
    'FORMS_FRAMED_BY must be an address such as https://example.com, not "javascript:1".',
  ],
  [
    'FORMS_FRAMED_BY',
    'https://*.example.com',
    'FORMS_FRAMED_BY must be an address such as https://example.com, not "https://*.example.com".',
  ],
  [
    'PAGES_FRAMED_BY',
    'https://*',
    'PAGES_FRAMED_BY must be an address such as https://example.com, not "https://*".',
  ],
  ['PAGES_FRAMED_BY', '*', 'PAGES_FRAMED_BY must be an address such as https://example.com, not "*".'],
  [
    'PAGES_FRAMED_BY',
    'https://a.example;script-src',
    'PAGES_FRAMED_BY must be an address such as https://example.com, not "https://a.example;script-src".',
  ],
  [
    'RETURN_TO',
    'https://*.example.com',
    'RETURN_TO must be an address such as https://example.com, not "https://*.example.com".',
  ],
  ['SECRET', 'short', 'SECRET must have at least 32 characters, drawn by chance.'],
  ['SMTP_URL', 'https://user:pass@mail.example', 'SMTP_URL is not an address of the kind expected there.'],
  ['SMS_URL', 'gateway.example', 'SMS_URL is not an address of the kind expected there.'],
  [
    'SMTP_URL',
    'smtp://mail.example',
    'Letters carry links to the site: set PUBLIC_ORIGIN beside SMTP_URL or SMS_URL.',
  ],
  [
    'SUMSUB_APP_TOKEN',
    'sbx:token',
    'SUMSUB_APP_TOKEN, SUMSUB_SECRET_KEY, SUMSUB_WEBHOOK_SECRET are set together or not at all.',
  ],
  ['STRIPE_SECRET_KEY', 'sk', 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET are set together or not at all.'],
  [
    'BTCPAY_URL',
    'https://pay.example',
    'BTCPAY_URL, BTCPAY_API_KEY, BTCPAY_STORE, BTCPAY_WEBHOOK_SECRET are set together or not at all.',
  ],
  [
    'BANK_TRANSFER_IBAN',
    'LV80BANK0000435195001',
    'BANK_TRANSFER_IBAN, BANK_TRANSFER_NAME are set together or not at all.',
  ],
  ['LIMIT_FACTOR', '0', 'LIMIT_FACTOR must be a whole number from 1 to 1000000, not "0".'],
] as const)('%s=%s is refused in one sentence', ([name, value, sentence]) => {
  expect(() => readConfig({ [name]: value })).toThrow(new WrongSetting(sentence));
});

test('an account with the examiner is whole, and its levels have names', () => {
  const whole = { SUMSUB_APP_TOKEN: 'token', SUMSUB_SECRET_KEY: 'key', SUMSUB_WEBHOOK_SECRET: 'word' };
  expect(readConfig({}).sumsub).toBeNull();
  expect(readConfig({ ...whole, SUMSUB_LEVEL: 'full' }).sumsub).toEqual({
    url: 'https://api.sumsub.com',
    appToken: 'token',
    secretKey: 'key',
    webhookSecret: 'word',
    level: 'full',
    actionLevel: 'id-and-liveness-action',
    scriptUrl: 'https://static.sumsub.com/idensic/static/sns-websdk-builder.js',
    widgetOrigins: 'https://*.sumsub.com',
  });
});

test('a bank account that is none is refused, and a right one taken as banks write it', () => {
  const env = { BANK_TRANSFER_IBAN: 'lv80 BANK 0000 4351 9500 1', BANK_TRANSFER_NAME: 'Marigold' };
  expect(readConfig(env).bankTransfer).toEqual({
    iban: 'LV80BANK0000435195001',
    name: 'Marigold',
    bic: null,
    currency: 'EUR',
    statements: null,
    statementKey: null,
  });
  const wrong = { ...env, BANK_TRANSFER_IBAN: 'LV81BANK0000435195001' };
  expect(() => readConfig(wrong)).toThrow(new WrongSetting('BANK_TRANSFER_IBAN is no account number.'));
  expect(() => readConfig({ ...env, BANK_TRANSFER_CURRENCY: 'XBT' })).toThrow(WrongSetting);
});
