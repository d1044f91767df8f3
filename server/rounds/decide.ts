// What a player decides in an open round.
import { Refusal } from '#contract/refusals.ts';
import { type Decision, isOffered } from '#games/kinds/kind.ts';
import type { Context, Player } from '../calls/context.ts';
import { atomicallyOnce } from '../calls/idempotency.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { type GoneOn, goOn } from './go-on.ts';
import { replay, shownRound } from './played.ts';
import { findRound, type SeededRow } from './round-rows.ts';

interface Decided {
  round: string;
  /** How many decisions the player has seen made. */
  decisions: number;
  decision: Decision;
}

type DecideContext = Pick<Context, 'db' | 'now' | 'idempotencyKey' | 'vault' | 'content' | 'session'>;

export const decide = (ctx: DecideContext, player: Player, game: string, asked: Decided) =>
  atomicallyOnce(ctx, asked.round, async (tx) => {
    await lockPlayer(tx, player.id);
    const row = await findRound(tx.sql, player.id, asked.round);
    if (row === undefined || row.game !== game) throw new Refusal('RoundNotFound');
    const { row: after, outcome } = await decideIn(tx, row, asked, ctx);
    return shownRound(after, outcome);
  });

async function decideIn(
  tx: Tx,
  row: SeededRow,
  { decisions, decision }: Decided,
  { vault, now, content, session }: Pick<DecideContext, 'vault' | 'now' | 'content' | 'session'>,
): Promise<GoneOn> {
  if (row.state !== 'open' || row.decisions.length !== decisions) throw new Refusal('StepConflict');
  if (!isOffered(replay(row, vault).choices, decision)) throw new Refusal('BetNotAllowed');
  return goOn(tx, row, decision, { vault, now, payer: { session, content } });
}
