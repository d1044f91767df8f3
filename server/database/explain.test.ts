import { expect, test } from 'vitest';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { explain } from './explain.ts';

test.for([
  [
    'a full disk while the cluster is made',
    'creating subdirectories ... ok\ninitdb: error: could not create directory "/d/pg_wal": No space left on device\ninitdb: removing contents',
    'The disk is full: the database in /d needs room.',
  ],
  [
    'a full disk at the start',
    '2026-11-15 03:37:21.331 UTC FATAL:  could not write lock file "postmaster.pid": No space left on device',
    'The disk is full: the database in /d needs room.',
  ],
  [
    'a full disk before anything',
    Object.assign(new Error("ENOSPC: no space left on device, mkdir '/d'"), { code: 'ENOSPC' }),
    'The disk is full: the database in /d needs room.',
  ],
  [
    'a folder we may not write in',
    Object.assign(new Error("EACCES: permission denied, mkdir '/d'"), { code: 'EACCES' }),
    'No permission to keep the database in /d: give this account the folder, or set DATA_DIR to another.',
  ],
  [
    'a cluster of another account',
    '2026-11-15 03:39:10.000 UTC FATAL:  data directory "/d" has wrong ownership\nHINT:  The server must be started by the user that owns the data directory.',
    'No permission to keep the database in /d: give this account the folder, or set DATA_DIR to another.',
  ],
  [
    'a disk that cannot be written',
    Object.assign(new Error("EROFS: read-only file system, mkdir '/d'"), { code: 'EROFS' }),
    'The database in /d cannot be written: that disk is read-only.',
  ],
  [
    'anything else, in PostgreSQL’s own last words',
    '2026-11-15 03:39:10.000 UTC LOG:  starting\n2026-11-15 03:39:11.000 UTC FATAL:  could not map anonymous shared memory\n2026-11-15 03:39:11.001 UTC LOG:  shut down\n',
    'The database in /d does not start: FATAL:  could not map anonymous shared memory',
  ],
] as const)('one sentence for %s', ([, said, sentence]) => {
  expect(explain(said, '/d')).toBeInstanceOf(CannotStart);
  expect(explain(said, '/d').message).toBe(sentence);
});

test('what is already a sentence stays as it is', () => {
  const sentence = new CannotStart('The moon is in the way.');
  expect(explain(sentence, '/d')).toBe(sentence);
});
