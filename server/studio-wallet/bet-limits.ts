// What speaks against a stake at a studio's game: the law's least time from round to round, and the player's own limits.
import type { WalletStatus } from '#contract/studio/wallet.ts';
import { type Cents, plus } from '#rules/money.ts';
import { roundWaitMs } from '#rules/round-pace.ts';
import { ratesOf } from '../content/rates.ts';
import type { Tx } from '../database/db.ts';
import { isSittingDown, type OwnLimits, roundRefused, stakeRefused } from '../protection/own-limits.ts';
import type { StakeBlock } from '../protection/stake-block.ts';
import type { StudioRound } from './studio-rounds.ts';
import type { Seated, WalletContext } from './studio-sessions.ts';

interface Judged {
  fault: WalletStatus | null;
  /** The round would be the first after a break. */
  isFirst: boolean;
}

/** `own` was read at the stake gate. More stake in a round starts no new round, so limits on time do not apply to it. */
export async function judgeStake(
  tx: Tx,
  { config, content, now }: WalletContext,
  { player }: Seated,
  { stake: added, round, own }: { stake: Cents; round: StudioRound | undefined; own: OwnLimits },
): Promise<Judged> {
  const money = { added, currency: player.currency, rates: ratesOf(content) };
  if (round !== undefined) {
    const refused = stakeRefused(own, { ...money, stake: plus(round.staked_cents, added) });
    return { fault: refused && 'LIMIT_EXCEEDED', isFirst: false };
  }
  const [last] = await tx.sql<{ started_at: Date }>`
    select started_at from round where player_id = ${player.id} order by number desc limit 1`;
  const lastStartedAt = last?.started_at ?? null;
  const isTooSoon = roundWaitMs(lastStartedAt, now, config.profile.play.roundMinMs) > 0;
  const refused = roundRefused(own, { ...money, stake: added, lastStartedAt, now });
  return {
    fault: isTooSoon || refused !== null ? 'LIMIT_EXCEEDED' : null,
    isFirst: isSittingDown(own, lastStartedAt, now),
  };
}

export function blockStatus({ why }: StakeBlock): WalletStatus {
  if (why === 'closed') return 'GAME_DISABLED';
  return why === 'signed-out' ? 'INVALID_TOKEN' : 'PLAYER_BLOCKED';
}
