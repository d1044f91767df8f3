// What a player has to do with runs: whether they joined, how they stand, and what keeps them out.
import type { Tournament } from '#contract/tournaments.ts';
import { exchangeUp } from '#rules/exchange.ts';
import { ZERO } from '#rules/money.ts';
import type { PrizeReward } from '#rules/tournaments/prizes.ts';
import type { Player } from '../calls/context.ts';
import { type Sql, together } from '../database/db.ts';
import { hindranceOf } from './participate.ts';
import { feeIn, POOL_CURRENCY } from './pool.ts';
import { findOwn } from './ranking.ts';
import type { RunRow } from './runs.ts';

type UserInfo = NonNullable<Tournament['user_info']>;

export async function ownInfo(sql: Sql, run: RunRow, player: Player, now: Date): Promise<UserInfo> {
  const [own, prize] = await together(findOwn(sql, run.id, player.id), prizeOf(sql, run.id, player.id));
  const { currency } = player;
  const { entry_fee_cents, min_stake_cents, rates } = run.terms;
  const least =
    min_stake_cents === ZERO
      ? ZERO
      : exchangeUp(min_stake_cents, { from: POOL_CURRENCY, to: currency, rates });
  return {
    is_joined: own !== undefined,
    joined_at: own?.joined_at.toISOString() ?? null,
    points: own?.points ?? 0,
    rank: own?.rank ?? null,
    hindrance: own === undefined ? await hindranceOf(sql, run, player, now) : null,
    prize,
    entry_fee: { amount: feeIn(currency, entry_fee_cents, rates), currency },
    min_stake: { amount: least, currency },
  };
}

async function prizeOf(sql: Sql, runId: number, playerId: number): Promise<PrizeReward | null> {
  const [row] = await sql<{ prize: PrizeReward }>`
    select prize from tournament_prize where run_id = ${runId} and player_id = ${playerId}`;
  return row?.prize ?? null;
}
