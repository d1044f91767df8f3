// PostgreSQL refuses to run as root, so a root process runs it under another account: whoever owns the cluster, or
// "nobody" for a new one.
import { spawnSync } from 'node:child_process';
import { existsSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../plumbing/cannot-start.ts';

export interface Account {
  uid: number;
  gid: number;
}

/** Undefined: our own account will do. */
export function findAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(cluster)) return statSync(cluster);
  const [, uid, gid] = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  if (uid === undefined || gid === undefined)
    throw new CannotStart(
      'PostgreSQL does not run as root and this machine has no account "nobody": start as another user.',
    );
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}

/** The spawn options that make a child run under the account. */
export const as = (account: Account | undefined) =>
  account === undefined ? {} : { uid: account.uid, gid: account.gid };

export const canEnter = (folder: string, account: Account): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...as(account), stdio: 'ignore' }).status === 0;

/** Gives a folder and everything in it to the account. */
export function give(path: string, account: Account | undefined): void {
  if (account === undefined) return;
  lchownSync(path, account.uid, account.gid);
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(path, name), account.uid, account.gid);
}
