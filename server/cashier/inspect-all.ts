// The whole audit: what the database says of itself, what the anchors outside of it say, and what only we can read.
import type { Vault } from '../at-rest/vault.ts';
import type { Db } from '../database/db.ts';
import { type Anchors, anchorInvariant } from '../ledger/anchors.ts';
import { type Invariant, inspect, type Report } from '../ledger/audit.ts';
import { findMovedPlaces, placeInvariant } from './payout-places.ts';

export async function inspectAll(
  db: Db,
  { anchors, vault }: { anchors: Anchors; vault: Vault },
): Promise<Report> {
  const { invariants, violations, isAuditors } = await inspect(db);
  const anchored = { ...anchorInvariant, promise: `${anchorInvariant.promise} (${await anchors.span()})` };
  return {
    isAuditors,
    invariants: [...invariants, anchored, placeInvariant].toSorted((a, b) => numberOf(a) - numberOf(b)),
    violations: [...violations, ...(await anchors.compare()), ...(await findMovedPlaces(db.sql, vault))],
  };
}

const numberOf = ({ name }: Invariant): number => Number(name.slice(1));
