// Leaving a flight by hand. The moment at which the server heard of it decides what is paid: whoever leaves has named a
// target too, only later than the others.
import { Refusal } from '#contract/refusals.ts';
import type { TargetBet } from '#games/kinds/crash/crash.ts';
import type { BustFigures } from '#games/kinds/crash/crash-bust.ts';
import { shownX100 } from '#games/kinds/crash/crash-flight.ts';
import { cents } from '#rules/money.ts';
import { findReturnAccounts } from '../bonuses/paying-bonus.ts';
import type { Context, Player } from '../calls/context.ts';
import { atomicallyOnce } from '../calls/idempotency.ts';
import { lockPlayer, type Tx, together } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { findChainOf, seedAt } from '../fairness/seed-chains.ts';
import { record } from '../ledger/record.ts';
import { tellPurse } from '../players/balances.ts';
import { shownRound } from '../rounds/played.ts';
import { wonEntry } from '../rounds/round-entries.ts';
import { roundSettled } from '../rounds/round-facts.ts';
import { endSeats, findSeat, type Seat } from './seats.ts';
import { definitionIn, sharedOutcome } from './shared-outcome.ts';
import { findShared, type SharedRound } from './shared-rounds.ts';

type LeaveContext = Pick<Context, 'db' | 'now' | 'idempotencyKey' | 'vault'>;

export const leaveFlight = (ctx: LeaveContext, player: Player, game: string, id: string) =>
  atomicallyOnce(ctx, id, async (tx) => {
    await lockPlayer(tx, player.id);
    const seat = await findSeat(tx.sql, player.id, id);
    if (seat === undefined || seat.game !== game) throw new Refusal('RoundNotFound');
    const round = (await findShared(tx.sql, seat.shared_round_id))!;
    const left = await leaveIn(tx, seat, round, ctx);
    return shownRound({ ...left, nonce: round.position, decisions: [] }, { steps: [], choices: [] });
  });

/** Also when the end was told meanwhile: a seat is settled a moment later, for those who were heard before it. */
async function leaveIn(
  tx: Tx,
  seat: Seat,
  round: SharedRound,
  { vault, now }: Pick<LeaveContext, 'vault' | 'now'>,
): Promise<Seat> {
  const definition = definitionIn(round);
  const hasStarted = round.phase === 'running' || round.phase === 'over';
  if (seat.state !== 'open' || !hasStarted || definition?.kind !== 'crash') throw new Refusal('StepConflict');
  const shown = shownX100(now.getTime() - round.runs_at.getTime());
  const [least] = (definition.figures as BustFigures).targetsX100;
  if (shown < least) throw new Refusal('BetNotAllowed');
  const bet = seat.bet as TargetBet;
  const at = { ...bet, targetX100: Math.min(shown, bet.targetX100) };
  const chain = await findChainOf(tx.sql, round.chain_id);
  const outcome = sharedOutcome(round, seedAt(chain, round.position, vault), at);
  if (outcome.paid === 0) throw new Refusal('StepConflict');
  const left: Seat = {
    ...{ ...seat, bet: at, paid_cents: cents(outcome.paid), words: outcome.words },
    ...{ state: 'over', ended_at: now },
  };
  const accountOf = await findReturnAccounts(tx, 'casino', [left]);
  const [, , { purse }] = await together(
    endSeats(tx, [left]),
    recordFacts(tx, [roundSettled(left, now)]),
    record(tx, wonEntry(left, accountOf)),
  );
  await tellPurse(tx, seat.player_id, purse!);
  tx.signal('tables');
  return left;
}
