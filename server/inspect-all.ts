// The whole audit: what the database says of itself, what the anchors outside of it say, and what only we can read.
import type { Vault } from './at-rest/vault.ts';
import { betInvariant, findOtherBets } from './bets/resettled-bets.ts';
import { findOtherRisks, riskInvariant } from './bets/revalued-risks.ts';
import { findMovedPlaces, placeInvariant } from './cashier/payout-places.ts';
import type { Db } from './database/db.ts';
import { findOtherDrops } from './jackpots/replayed-drops.ts';
import { type Anchors, anchorInvariant } from './ledger/anchors.ts';
import { type Invariant, inspect, type Report } from './ledger/audit.ts';
import { findOtherOutcomes, outcomeInvariant } from './rounds/replayed-outcomes.ts';

interface Terms {
  anchors: Anchors;
  vault: Vault;
  /** Rounds and bets that ended before are not played or settled again; null: all of them are. */
  replayedSince: Date | null;
}

export async function inspectAll(db: Db, { anchors, vault, replayedSince }: Terms): Promise<Report> {
  const { invariants, violations, isAuditors } = await inspect(db);
  const anchored = { ...anchorInvariant, promise: `${anchorInvariant.promise} (${await anchors.span()})` };
  return {
    isAuditors,
    invariants: [
      ...invariants,
      anchored,
      placeInvariant,
      outcomeInvariant,
      betInvariant,
      riskInvariant,
    ].toSorted((a, b) => numberOf(a) - numberOf(b)),
    violations: [
      ...violations,
      ...(await anchors.compare()),
      ...(await findMovedPlaces(db.sql, vault)),
      ...(await findOtherDrops(db.sql)),
      ...(await findOtherBets(db, replayedSince)),
      ...(await findOtherRisks(db)),
      ...(await findOtherOutcomes(db, { vault, since: replayedSince })),
    ],
  };
}

const numberOf = ({ name }: Invariant): number => Number(name.slice(1));
