import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestKey, productionEnv } from '#tests/production-env.ts';
import { readConfig } from './config.ts';
import { requireForProduction } from './production.ts';

const zeros = Buffer.alloc(32).toString('base64');
const counting = Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64');
const words = Buffer.alloc(32, 'marigold').toString('base64');
const stripe = { STRIPE_SECRET_KEY: createTestKey('sk'), STRIPE_WEBHOOK_SECRET: createTestKey('wh') };
const sumsub = {
  SUMSUB_APP_TOKEN: createTestKey('app'),
  SUMSUB_SECRET_KEY: createTestKey('sumsub'),
  SUMSUB_WEBHOOK_SECRET: createTestKey('sumsub webhook'),
};
const btcpay = {
  BTCPAY_URL: 'https://pay.example',
  BTCPAY_API_KEY: createTestKey('btcpay'),
  BTCPAY_STORE: 'store',
  BTCPAY_WEBHOOK_SECRET: createTestKey('btcpay webhook'),
};
const oddsApi = { ODDS_API_KEY: createTestKey('odds'), ODDS_API_SPORTS: 'soccer_epl' };
const betfair = { BETFAIR_APP_KEY: createTestKey('app key'), BETFAIR_SESSION: createTestKey('session') };

const folder = mkdtempSync(join(tmpdir(), 'marigold-folders-'));
symlinkSync(folder, `${folder}-link`);
afterAll(() => {
  rmSync(`${folder}-link`);
  rmSync(folder, { recursive: true });
});

const complaintsOf = (env: NodeJS.ProcessEnv): string[] => {
  try {
    requireForProduction(readConfig({ ...productionEnv, ...env }));
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
};

test.for<[setting: string, env: NodeJS.ProcessEnv, reason: string]>([
  ['LIMIT_FACTOR', { LIMIT_FACTOR: '1000000' }, 'for load tests'],
  ['LIMIT_FACTOR', { LIMIT_FACTOR: '2' }, 'for load tests'],
  ['CONTACT_WAIT_HOURS', { CONTACT_WAIT_HOURS: '0' }, 'at least 24'],
  ['CONTACT_WAIT_HOURS', { CONTACT_WAIT_HOURS: '23' }, 'at least 24'],
  ['METRICS', { METRICS: 'on' }, 'METRICS_PORT'],
  ['MARIGOLD_DEV', { MARIGOLD_DEV: '1' }, 'development'],
  ['SANDBOX_BANK', { SANDBOX_BANK: 'http://:key@10.0.0.7:4000' }, 'nobody paid'],
  ['SECRET', { SECRET: 'a'.repeat(64) }, 'guess'],
  ['SECRET', { SECRET: 'change-me!'.repeat(4) }, 'guess'],
  ['SECRET', { SECRET: 'secretsecretsecretsecretsecretsecre' }, 'guess'],
  ['SECRET', { SECRET: '0123456789abcdefghijklmnopqrstuvwxyz' }, 'guess'],
  ['SECRET', { SECRET: 'kJ8sdf7Qk2mN-kJ8sdf7Qk2mN-kJ8sdf7!!' }, 'guess'],
  ['SECRET', { SECRET: 'Qk2-qwertyuiopasdfghjklzxcvbnm-7xWv3' }, 'guess'],
  ['SECRET', { SECRET: 'our-7Qk2mN-ChangeMe-before-4-lAuNcH' }, 'guess'],
  ['DATA_KEYS', { DATA_KEYS: `first:${zeros}` }, 'guess'],
  ['DATA_KEYS', { DATA_KEYS: `${productionEnv.DATA_KEYS},old:${zeros}` }, 'guess'],
  ['LEDGER_KEYS', { LEDGER_KEYS: `first:${counting}` }, 'guess'],
  ['LEDGER_KEYS', { LEDGER_KEYS: `first:${words}` }, 'guess'],
  ['STUDIO_KEYS', { STUDIO_KEYS: `one:${zeros}` }, 'guess'],
  ['BTCPAY_WEBHOOK_SECRET', { ...btcpay, BTCPAY_WEBHOOK_SECRET: 'secret' }, 'guess'],
  ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: 'x'.repeat(40) }, 'guess'],
  ['SUMSUB_WEBHOOK_SECRET', { ...sumsub, SUMSUB_WEBHOOK_SECRET: 'word' }, 'guess'],
  ['LEDGER_KEYS', { LEDGER_KEYS: productionEnv.DATA_KEYS }, 'same key as DATA_KEYS'],
  [
    'LEDGER_KEYS',
    { LEDGER_KEYS: `new:${createTestKey('new')},${productionEnv.DATA_KEYS}` },
    'same key as DATA_KEYS',
  ],
  ['DATA_KEYS', { DATA_KEYS: `first:${productionEnv.SECRET}` }, 'same key as SECRET'],
  [
    'DATA_KEYS',
    { SECRET: Buffer.from(createTestKey('data'), 'base64').toString('hex') },
    'same key as SECRET',
  ],
  [
    'STUDIO_KEYS',
    { STUDIO_KEYS: `one:${createTestKey('studio')},two:${createTestKey('studio')}` },
    'same key as STUDIO_KEYS of one',
  ],
  ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: productionEnv.SECRET }, 'same key as SECRET'],
  ['SMS_TOKEN', { ...stripe, SMS_TOKEN: stripe.STRIPE_WEBHOOK_SECRET }, 'same key as STRIPE_WEBHOOK_SECRET'],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example' }, 'smtps://'],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example:587?requireTLS=false' }, 'smtps://'],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example?requireTLS=true&ignoreTLS=true' }, 'smtps://'],
  ['SMTP_URL', { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' }, 'smtps://'],
  ['SMS_URL', { SMS_URL: 'http://sms.example' }, 'clear text'],
  ['FEED_URL', { FEED_URL: 'ws://:key@feed.example' }, 'clear text'],
  ['BTCPAY_URL', { ...btcpay, BTCPAY_URL: 'http://pay.example' }, 'clear text'],
  ['SUMSUB_URL', { ...sumsub, SUMSUB_URL: 'http://api.sumsub.example' }, 'clear text'],
  ['ODDS_API_URL', { ...oddsApi, ODDS_API_URL: 'http://odds.example' }, 'clear text'],
  ['BETFAIR_STREAM', { ...betfair, BETFAIR_STREAM: 'tcp://stream.example:1' }, 'clear text'],
  ['BETFAIR_API', { ...betfair, BETFAIR_API: 'http://api.example' }, 'clear text'],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces.example:4318' },
    'clear text',
  ],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://localhost:4318' }, 'this machine'],
  ['FORMS_FRAMED_BY', { FORMS_FRAMED_BY: 'https://a.example http://b.example' }, 'clear text'],
  ['PAGES_FRAMED_BY', { PAGES_FRAMED_BY: 'http://partner.example' }, 'clear text'],
  ['IMAGE_ORIGINS', { IMAGE_ORIGINS: 'http://pictures.example' }, 'clear text'],
  ['STRIPE_API_URL', { ...stripe, STRIPE_API_URL: 'http://127.0.0.1:4010' }, 'nobody paid'],
  ['STRIPE_API_URL', { ...stripe, STRIPE_API_URL: 'https://stripe.example' }, 'nobody paid'],
  ['SMTP_URL', { SMTP_URL: 'smtps://127.0.0.1' }, 'this machine'],
  ['SMS_URL', { SMS_URL: 'https://localhost:8443' }, 'this machine'],
  ['SMS_URL', { SMS_URL: 'https://localhost.:8443' }, 'this machine'],
  ['SMS_URL', { SMS_URL: 'https://[::ffff:0.0.0.0]:8443' }, 'this machine'],
  ['METRICS_PORT', { PORT: '8080', METRICS_PORT: '8080' }, 'another port'],
  ['SUMSUB_URL', { ...sumsub, SUMSUB_URL: 'https://[::1]:8443' }, 'this machine'],
  ['BTCPAY_URL', { ...btcpay, BTCPAY_URL: 'https://127.1' }, 'this machine'],
  ['FEED_URL', { FEED_URL: 'wss://:key@0.0.0.0' }, 'this machine'],
  ['BACKUP_DIR', { DATA_DIR: '/srv/marigold', BACKUP_DIR: '/srv/marigold/backups' }, 'lost with it'],
  ['BACKUP_DIR', { DATA_DIR: '/srv/marigold', BACKUP_DIR: '/srv/marigold' }, 'lost with it'],
  ['BACKUP_DIR', { DATA_DIR: '/srv/marigold/data', BACKUP_DIR: '/srv/marigold' }, 'lost with it'],
  ['BACKUP_DIR', { DATA_DIR: folder, BACKUP_DIR: `${folder}-link/backups` }, 'lost with it'],
])('production rejects %s for %o', ([setting, env, reason]) => {
  const complaints = complaintsOf(env);
  expect(complaints.map((line) => /^- ([A-Z_]+)/.exec(line)?.[1])).toEqual([setting]);
  expect(complaints[0]).toContain(reason);
});

test.for<[string, NodeJS.ProcessEnv]>([
  ['the usual waiting time, and a longer one', { CONTACT_WAIT_HOURS: '96' }],
  ['metrics on a port of their own', { METRICS_PORT: '9100' }],
  ['a mail server that is made to encrypt', { SMTP_URL: 'smtp://mail.example:587?requireTLS=true' }],
  ['backups beside the data', { DATA_DIR: '/srv/marigold/data', BACKUP_DIR: '/srv/marigold/data-backups' }],
  ['hexadecimal secrets', { SECRET: '9f86d081884c7d659a2feaa0c55ad015' }],
  ['traces that travel encrypted', { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example:4318' }],
  ['two keys of one studio', { STUDIO_KEYS: `one:${createTestKey('a')},one:${createTestKey('b')}` }],
  [
    'its own services',
    { ...stripe, ...sumsub, ...btcpay, ...oddsApi, ...betfair, STRIPE_API_URL: 'https://api.stripe.com' },
  ],
])('production opens with %s', ([, env]) => {
  expect(complaintsOf(env)).toEqual([]);
});

test('no rejected setting is repeated in the message, because it may be a secret', () => {
  const [complaint] = complaintsOf({ SECRET: 'change-me!'.repeat(4) });
  expect(complaint).not.toContain('change-me');
});

test('a demonstration may use the bank and the leagues of the sandbox, which speak clear text, and no weak key', () => {
  const played = {
    SANDBOX: 'on',
    SANDBOX_BANK: 'http://:key@10.0.0.7:4000',
    FEED_URL: 'ws://:key@127.0.0.1',
  };
  expect(complaintsOf(played)).toEqual([]);
  expect(complaintsOf({ ...played, SECRET: 'a'.repeat(64) })).toHaveLength(1);
  expect(complaintsOf({ ...played, LIMIT_FACTOR: '1000000' })).toHaveLength(1);
});

test('outside of production everything is allowed', () => {
  requireForProduction(readConfig({ SECRET: 'a'.repeat(64), LIMIT_FACTOR: '1000', MARIGOLD_DEV: '1' }));
});
