// What a player must have shown before money leaves the house. It is told before the first deposit, so that a
// withdrawal never raises a question that could have been raised earlier.
import { Refusal, type RefusalName } from '#contract/refusals.ts';
import type { Player, Standing } from '../calls/context.ts';
import { isExamined, type VerificationContext } from './examiner.ts';

/** Before anybody else is told where the money should go. */
export function refuseUnverified(player: Player, ctx: Pick<VerificationContext, 'config' | 'content'>): void {
  const refusal = standingRefusal(player, isExamined(ctx));
  if (refusal !== null) throw new Refusal(refusal);
}

export function standingRefusal(standing: Standing, isAsked: boolean): RefusalName | null {
  if (standing.is_kyc_block_enabled) return 'KycWithdrawal';
  if (standing.is_verified || !isAsked) return null;
  return standing.is_on_verification ? 'KycWithdrawal' : 'SumsubVerificationRequired';
}

/** Where the law asks for it, before anything is paid in. */
export function refuseUnidentified(
  { is_verified }: Pick<Standing, 'is_verified'>,
  { config: { profile } }: Pick<VerificationContext, 'config'>,
): void {
  if (profile.identityFirst && !is_verified) throw new Refusal('SumsubVerificationRequired');
}
