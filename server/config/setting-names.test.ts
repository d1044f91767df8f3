// Misspelt settings, and the list of settings in docs/how-to/run.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STATEMENT_KEY } from '#tests/statement.ts';
import { readConfig } from './config.ts';
import { ownNames, settingNames } from './setting-names.ts';
import { siteAddress } from './site-address.ts';

test.for([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASE-URL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['SERCET', 'SECRET'],
  ['LEDGER_KEY', 'LEDGER_KEYS'],
  ['PUBLIC_ORGIN', 'PUBLIC_ORIGIN'],
  ['SANDBOXES', undefined],
  ['METRIC_PORT', 'METRICS_PORT'],
  ['BANK_TRANSFER_STATEMENT', 'BANK_TRANSFER_STATEMENTS'],
] as const)('%s is answered with the name that was meant', ([name, meant]) => {
  const read = () => readConfig({ [name]: 'x' });
  if (meant === undefined) expect(read).not.toThrow();
  else expect(read).toThrow(`${name} is no setting. Do you mean ${meant}?`);
});

test('one message names all that are misspelt', () => {
  expect(() => readConfig({ DATABSE_URL: 'x', SERCET: 'y' })).toThrow(/DATABASE_URL\?\nSERCET/);
});

test('what shells, packagers, containers and databases set is no setting of ours', () => {
  const names =
    `PATH HOME HOSTNAME HOSTTYPE LOGNAME USER SHELL PWD OLDPWD LANG TERM TMPDIR MAIL SHLVL DISPLAY EDITOR
    PGHOST PGPORT PGUSER PGDATABASE PGPASSWORD POSTGRES_PASSWORD POSTGRES_URL REDIS_URL REDIS_PORT DB_URL
    KUBERNETES_PORT KUBERNETES_SERVICE_HOST APP_PORT_3000_TCP_PORT AWS_PROFILE AWS_SECRET_ACCESS_KEY
    NODE_OPTIONS NODE_PATH NODE_VERSION NODE_EXTRA_CA_CERTS npm_config_cache npm_package_name npm_lifecycle_event INIT_CWD
    npm_config_user_agent npm_config_prefix COLOR FORCE_COLOR NO_COLOR CI DEBUG VITEST TEST DEV PROD MODE BASE_URL SSR
    HTTP_PROXY HTTPS_PROXY NO_PROXY https_proxy SSL_CERT_FILE SSH_AUTH_SOCK XDG_DATA_DIRS JOURNAL_STREAM INVOCATION_ID
    OTEL_EXPORTER_OTLP_HEADER OTEL_TRACES_SAMPLER OTEL_SERVICE_NAMES BANK_KEY SMTP_HOST SMTP_PORT`.split(
      /\s+/,
    );
  expect(() => readConfig(Object.fromEntries(names.map((name) => [name, 'x'])))).not.toThrow();
});

test('every setting that is read has its name on the list', () => {
  const folders = ['server/config', 'server/traces', 'server/plumbing'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter(
        (file) => file.endsWith('.ts') && !/test|setting-names|unsafe|production|key-purposes/.test(file),
      )
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const read = files.flatMap((text) =>
    [...text.matchAll(/(?:env\[|\(env, |\(env, \[[^\]]*)'([A-Z][A-Z\d_]+)'/g)].map(([, name = '']) => name),
  );
  expect(read.length).toBeGreaterThan(50);
  const known = [...settingNames, ...ownNames];
  expect([...new Set(read)].filter((name) => !known.includes(name))).toEqual([]);
});

interface Row {
  names: string[];
  defaults: string[];
}

/** Of the table in docs/how-to/run.md: the names of a row, and what stands in backticks as its defaults. */
const rows: Row[] = readFileSync('docs/how-to/run.md', 'utf8')
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | '))
  .map((cells) => ({
    names: [...cells[0]!.matchAll(/`([A-Z\d_]+)`/g)].map(([, name = '']) => name),
    defaults: /^(`[^`]*`(, )?)+ *\|?$/.test(cells.at(-1)!)
      ? [...cells.at(-1)!.matchAll(/`([^`]*)`/g)].map(([, value = '']) => value)
      : [],
  }));

test('the table in run.md names every setting and no other', () => {
  expect(rows.flatMap(({ names }) => names).sort()).toEqual([...settingNames].sort());
});

/** Without these their neighbours are not read. */
const neighbours = {
  BANK_TRANSFER_IBAN: 'LV80BANK0000435195001',
  BANK_TRANSFER_NAME: 'Marigold',
  BANK_TRANSFER_STATEMENT_KEY: STATEMENT_KEY,
  BACKUP_DIR: '/backups',
  SUMSUB_APP_TOKEN: 'token',
  SUMSUB_SECRET_KEY: 'key',
  SUMSUB_WEBHOOK_SECRET: 'word',
  ODDS_API_KEY: 'key',
  ODDS_API_SPORTS: 'soccer_epl',
};
const withDefaults = rows.flatMap(({ names, defaults }) =>
  names.length === defaults.length ? names.map((name, at) => [name, defaults[at]!] as const) : [],
);

test('the table in run.md tells the defaults of many settings', () => {
  expect(withDefaults.length).toBeGreaterThan(20);
});

test.for(withDefaults)('%s is %s where it is not set, as run.md says', ([name, value]) => {
  expect(readConfig({ ...neighbours, [name]: value })).toEqual(readConfig(neighbours));
});

test.for([
  [{}, 'http://localhost:3000'],
  [{ PORT: '8080', HOST: '::' }, 'http://localhost:8080'],
  [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:3000'],
  [{ HOST: '2001:db8::7' }, 'http://[2001:db8::7]:3000'],
  [{ HOST: '192.0.2.7', PUBLIC_ORIGIN: 'https://marigold.example' }, 'https://marigold.example'],
] as const)('with %o commands print %s', ([env, address]) => {
  expect(siteAddress(readConfig(env))).toBe(address);
});
