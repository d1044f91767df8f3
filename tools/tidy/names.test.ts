import { expect, test } from 'vitest';
import { migrationFaults, nameFaults } from './names.ts';

test.for([
  'server/utils.ts',
  'server/index.ts',
  'server/cashier/deposit-service.ts',
  'site/common/button.tsx',
  'site/lib/button.tsx',
  'contract/types.ts',
  'server/DepositLimit.ts',
  'server/deposit_limit.ts',
  'site/home/homePage.page.tsx',
  'site/home/home.part.tsx',
])('%s is not a name', (path) => expect(nameFaults(path)).toHaveLength(1));

test.for([
  'server/deposit-limit.ts',
  'site/home/home.page.tsx',
  'ui/button.module.css',
  'site/start/entry.server.tsx',
  'server/ledger/record.property.test.ts',
  'site/live/service-worker.ts',
  'server/database/embedded.ts',
  'migrations/0001-ledger.sql',
  'README.md',
  'Dockerfile',
  '.ci/run',
  '.gitignore',
  'site/public/art/coin_crown.webp',
])('%s is a name', (path) => expect(nameFaults(path)).toEqual([]));

test('migrations are numbered in a row and open with their reason', () => {
  const migration = (path: string, text = '-- The books.\ncreate table a ();') => ({ path, text });
  expect(migrationFaults([migration('migrations/0001-a.sql'), migration('migrations/0002-b.sql')])).toEqual(
    [],
  );
  expect(
    migrationFaults([migration('migrations/0001-a.sql'), migration('migrations/0003-b.sql')]),
  ).toHaveLength(1);
  expect(
    migrationFaults([migration('migrations/0001-a.sql'), migration('migrations/0001-b.sql')]),
  ).toHaveLength(1);
  expect(migrationFaults([migration('migrations/0001-a.sql', 'create table a ();')])).toHaveLength(1);
});
