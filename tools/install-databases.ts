// Programs for the tests of what happens behind a pooler and after a move to another PostgreSQL. Debian starts services of
// its own with them, which nothing here uses.
import { findInstalled } from '#tests/installed-postgres.ts';
import { findPooler } from '#tests/pooler.ts';
import { installPackage } from './install-package.ts';

export function installDatabases(): void {
  if (findPooler() === undefined) installPackage('pgbouncer', 'the tests behind a pooler');
  if (findInstalled() === undefined)
    installPackage('postgresql', 'the tests of a dump that is restored elsewhere');
}
