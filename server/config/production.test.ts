import { expect, test } from 'vitest';
import { productionEnv } from '#tests/production-env.ts';
import { openServer } from '../open-server.ts';
import { readConfig } from './config.ts';
import { requireForProduction, statesOf } from './production.ts';
import { WrongSetting } from './setting.ts';

const without = (...names: (keyof typeof productionEnv)[]) => ({
  ...productionEnv,
  ...Object.fromEntries(names.map((name) => [name, ''])),
});
const complaintOf = (env: NodeJS.ProcessEnv): string => {
  try {
    requireForProduction(readConfig(env));
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(WrongSetting);
    return (error as Error).message;
  }
};

test('production with everything set opens', () => {
  expect(complaintOf(productionEnv)).toBe('');
  expect(complaintOf({ ...productionEnv, PROXIES: '0' })).toBe('');
});

test('production with nothing set names everything that is missing in one message', () => {
  const lines = complaintOf({ NODE_ENV: 'production' }).split('\n');
  expect(lines.map((line) => /^- ([A-Z_]+): /.exec(line)?.[1])).toEqual([
    undefined,
    'SECRET',
    'DATA_KEYS',
    'LEDGER_KEYS',
    'PUBLIC_ORIGIN',
    'SMTP_URL',
    'MAIL_FROM',
    'SUPPORT_EMAIL',
    'STAFF_EMAIL_DOMAINS',
    'SMS_URL',
    'BACKUP_DIR',
  ]);
});

test.for([
  ['SECRET', without('SECRET')],
  ['DATA_KEYS', without('DATA_KEYS')],
  ['LEDGER_KEYS', without('LEDGER_KEYS')],
  ['SMS_URL', without('SMS_URL')],
  ['BACKUP_DIR', without('BACKUP_DIR')],
  ['PROXIES', without('PROXIES')],
  ['PUBLIC_ORIGIN', { ...productionEnv, PUBLIC_ORIGIN: 'http://marigold.example' }],
] as const)('production without a fit %s names it alone', ([name, env]) => {
  expect(complaintOf(env).match(/^- [A-Z_]+/gm)).toEqual([`- ${name}`]);
});

test('the sandbox said out loud stands in for letters, data keys and the address, never for the secret', () => {
  const played = without(
    'DATA_KEYS',
    'LEDGER_KEYS',
    'PUBLIC_ORIGIN',
    'PROXIES',
    'SMTP_URL',
    'MAIL_FROM',
    'SUPPORT_EMAIL',
    'STAFF_EMAIL_DOMAINS',
    'SMS_URL',
    'BACKUP_DIR',
  );
  expect(complaintOf({ ...played, SANDBOX: 'on' })).toBe('');
  expect(complaintOf({ ...played, SECRET: '', SANDBOX: 'on' })).toContain('- SECRET');
});

test('a server of one’s own brings its own backups', () => {
  const env = { ...without('BACKUP_DIR'), DATABASE_URL: 'postgres://localhost/x' };
  expect(complaintOf(env)).toBe('');
});

test('outside of production nothing is asked for, and the parts say what is missing', () => {
  expect(complaintOf({ DATABASE_URL: 'postgres://localhost/x' })).toBe('');
  expect(statesOf(readConfig({ DATABASE_URL: 'postgres://localhost/x' }))).toMatchObject({
    secret: 'missing',
    email: 'missing',
    sms: 'missing',
  });
  expect(statesOf(readConfig({}))).toMatchObject({ secret: 'missing', email: 'sandbox', sms: 'sandbox' });
});

test('a server that lacks something in production does not even open its database', async () => {
  const config = readConfig({ ...without('SECRET'), DATABASE_URL: 'postgres://localhost:1/nowhere' });
  await expect(openServer(config, { seed: async () => undefined, openSandbox: null })).rejects.toThrow(
    '- SECRET',
  );
});
