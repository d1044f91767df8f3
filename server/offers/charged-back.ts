// A deposit that its bank has taken back takes with it what was given for it: bonuses that are in play or wait. What has
// become the player's own money stays theirs, and nothing of theirs is touched.
import { revokeGiven } from '../bonuses/end-bonuses.ts';
import { lockPlayers, type Tx } from '../database/db.ts';
import type { Fact } from '../facts/facts.ts';
import { type ClaimRow, refuseClaim } from './claims.ts';
import { rewardKey } from './give-claim.ts';

export async function takeBackGiven(tx: Tx, facts: readonly Fact[], now: Date): Promise<void> {
  const causes = facts.flatMap((fact) =>
    fact.name === 'deposit.charged_back' ? [`deposit:${fact.data.transaction}`] : [],
  );
  if (causes.length === 0) return;
  const claims = await tx.sql<ClaimRow>`
    select id, player_id, offer_id, number, rule, deposit_cents, currency, state, given from offer_claim
    where cause = any(${causes}::text[])`;
  if (claims.length === 0) return;
  await lockPlayers(tx, [...new Set(claims.map(({ player_id }) => player_id))]);
  for (const claim of claims)
    if (claim.state === 'open' || claim.state === 'partial')
      await refuseClaim(tx, claim, 'CHARGED_BACK', now);
  const keys = claims.flatMap((claim) => claim.rule.rewards.map((_, place) => rewardKey(claim, place)));
  await revokeGiven(tx, keys, now);
}
