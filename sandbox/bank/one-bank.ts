// Two servers on one database must ask the same sandbox bank: a second one would know nothing of the payments begun at
// the first, and they would be given up. So only one server on a database may bring a bank of its own, and none beside
// those that share one.
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#server/database/connect.ts';
import { houseLocks } from '#server/database/house-locks.ts';
import { CannotStart } from '#server/plumbing/cannot-start.ts';

/** A server that was just ended may still be letting go. */
const GIVEN_UP_WITHIN_MS = 5_000;
const TRY_EVERY_MS = 100;

export interface BankClaim {
  /** The bank is one that several servers were given. */
  isShared: boolean;
  waitMs?: number;
}

/** Held until the way back is called, or this process dies. Throws `CannotStart` while another server is in the way. */
export async function claimBank(
  url: string,
  { isShared, waitMs = GIVEN_UP_WITHIN_MS }: BankClaim,
): Promise<() => Promise<void>> {
  const { sql, close } = await connect(url, { application_name: 'marigold sandbox bank', keepAlive: true });
  const until = performance.now() + waitMs;
  for (;;) {
    const [row] = isShared
      ? await sql<Claimed>`select pg_try_advisory_lock_shared(${houseLocks.bank}) as "isOurs"`
      : await sql<Claimed>`select pg_try_advisory_lock(${houseLocks.bank}) as "isOurs"`;
    if (row?.isOurs === true) return close;
    if (performance.now() >= until) break;
    await pause(TRY_EVERY_MS);
  }
  await close();
  throw new CannotStart(`${isShared ? OWN : TAKEN} ${SHARE_ONE}`);
}

interface Claimed {
  isOurs: boolean;
}

const OWN = 'Another server on this database has a sandbox bank of its own.';
const TAKEN = 'Another server on this database has a sandbox bank already.';
const SHARE_ONE =
  'Several servers share one: start it with `npm run sandbox-bank`, and give each server the SANDBOX_BANK it prints.';
