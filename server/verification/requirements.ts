// What a player must have shown before money leaves the house. It is told before the first deposit, so that a
// withdrawal never raises a question that could have been raised earlier.
import { Refusal } from '#contract/refusals.ts';
import type { Sql } from '../db.ts';
import { findExaminer, type VerificationContext } from './examiner.ts';

interface Standing {
  is_verified: boolean;
  is_on_verification: boolean;
  is_kyc_block_enabled: boolean;
}

/** For a withdrawal, in its own transaction. */
export async function refuseUnverified(sql: Sql, playerId: number, ctx: VerificationContext): Promise<void> {
  const [standing] = await sql<Standing>`
    select is_verified, is_on_verification, is_kyc_block_enabled from player where id = ${playerId}`;
  if (standing === undefined) throw new Error(`no player ${playerId}`);
  if (standing.is_kyc_block_enabled) throw new Refusal('KycWithdrawal');
  if (standing.is_verified || findExaminer(ctx) === null) return;
  throw new Refusal(standing.is_on_verification ? 'KycWithdrawal' : 'SumsubVerificationRequired');
}
