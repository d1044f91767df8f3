// Joining a run: once, for a fee that goes from the player's money to the pool.

import { Refusal } from '#contract/refusals.ts';
import type { joinHindrances } from '#contract/tournaments.ts';
import { ZERO } from '#rules/money.ts';
import { isJoinable, stateAt } from '#rules/tournaments/run-state.ts';
import type { Context, Player } from '../calls/context.ts';
import { atomicallyOnce } from '../calls/idempotency.ts';
import { ratesOf } from '../content/rates.ts';
import type { Sql, Tx } from '../database/db.ts';
import { pocket } from '../ledger/accounts.ts';
import { InsufficientFunds, record } from '../ledger/record.ts';
import { tellPurse } from '../players/balances.ts';
import { stakeRefused } from '../protection/own-limits.ts';
import { blockRefusal } from '../protection/stake-block.ts';
import { enterStakeGate } from '../protection/stake-gate.ts';
import { mayBeGiven } from '../rewards/may-be-given.ts';
import { tellOwn } from './board-channel.ts';
import { feeIn, poolOf } from './pool.ts';
import { findRun, type RunRow, timesOf } from './runs.ts';

type Joining = Pick<Context, 'db' | 'now' | 'idempotencyKey' | 'session' | 'content'> & { player: Player };
export type Hindrance = (typeof joinHindrances)[number];

export const participate = (runId: number, ctx: Joining): Promise<number> =>
  atomicallyOnce(ctx, `tournament:${runId}`, (tx) => join(tx, runId, ctx));

async function join(tx: Tx, runId: number, ctx: Joining): Promise<number> {
  const { player, session, now } = ctx;
  const own = (
    await enterStakeGate(tx, [{ playerId: player.id, session, now, targets: ['product:tournaments'] }])
  ).get(player.id)!;
  if (own.block !== null) throw blockRefusal(own.block);
  const run = await findRun(tx.sql, runId);
  if (run === undefined)
    throw new Refusal('InvalidParameter', { invalid_parameters: { tournament_id: ['unknown'] } });
  if (await hasJoined(tx.sql, runId, player.id)) return 1;
  const hindrance = await hindranceOf(tx.sql, run, player, now);
  if (hindrance === 'closed') throw new Refusal('TournamentClosed');
  if (hindrance !== null) throw new Refusal('TournamentNotForYou', { error_data: { why: hindrance } });
  const fee = feeIn(player.currency, run.terms.entry_fee_cents, run.terms.rates);
  const { currency } = player;
  const refused = stakeRefused(own, { stake: fee, added: fee, currency, rates: ratesOf(ctx.content) });
  if (fee > ZERO && refused !== null) throw refused;
  // The last place is taken by one: whoever comes later waits for this row.
  const [counted] = await tx.sql<{ participants: number }>`
    update tournament_run set participants = participants + 1
    where id = ${runId} and state in ('SCHEDULED', 'REGISTRATION', 'RUNNING')
      and (${run.terms.restrictions.max_participants}::int is null
        or participants < ${run.terms.restrictions.max_participants}::int)
    returning participants`;
  if (counted === undefined) throw new Refusal('TournamentClosed');
  await tx.sql`
    insert into tournament_player (run_id, player_id, joined_at, currency, fee_cents)
    values (${runId}, ${player.id}, ${now}, ${player.currency}, ${fee})`;
  if (fee > ZERO) await pay(tx, run, player, fee);
  await tellOwn(tx, runId, player.id);
  return 1;
}

async function pay(tx: Tx, run: RunRow, player: Player, fee: typeof ZERO): Promise<void> {
  const move = {
    from: pocket(player.id, 'main'),
    to: poolOf(run.id),
    amount: fee,
    currency: player.currency,
  };
  try {
    const { purse } = await record(tx, {
      key: `tournament:${run.id}:${player.id}:joined`,
      reason: 'tournament.joined',
      moves: [move],
    });
    await tellPurse(tx, player.id, purse!);
  } catch (error) {
    throw error instanceof InsufficientFunds ? new Refusal('InsufficientFunds') : error;
  }
}

async function hasJoined(sql: Sql, runId: number, playerId: number): Promise<boolean> {
  const rows = await sql<{ run_id: number }>`
    select run_id from tournament_player where run_id = ${runId} and player_id = ${playerId}`;
  return rows.length > 0;
}

/** Why they cannot join, if anything; one word, the first that holds. */
export async function hindranceOf(
  sql: Sql,
  run: RunRow,
  player: Player,
  now: Date,
): Promise<Hindrance | null> {
  const { restrictions } = run.terms;
  if (!isJoinable(stateAt(timesOf(run), now))) return 'closed';
  if (restrictions.countries.includes(player.country_code)) return 'country';
  if (restrictions.is_verified_only && !player.is_verified) return 'verification';
  if (restrictions.max_participants !== null && run.participants >= restrictions.max_participants)
    return 'full';
  return (await mayBeGiven(sql, [player.id], now)).has(player.id) ? null : 'not-given';
}
