// A bet at a shared table: asked for under a name of its own, and told as it is kept.
import type { GameDefinition } from '#games/definitions/game-definition.ts';
import type { Bet } from '#games/kinds/kind.ts';
import { isBonusApart } from '../bonuses/bonus-apart.ts';
import type { Context, Player } from '../calls/context.ts';
import { ratesOf } from '../content/rates.ts';
import { balancesOf } from '../ledger/purse.ts';
import { drawHex } from '../plumbing/chance.ts';
import { balanceFrom, shownRound } from '../rounds/played.ts';
import { findSeat } from './seats.ts';
import { findShared } from './shared-rounds.ts';
import { shownSeat } from './shown-table.ts';

const ID_BYTES = 12;

interface Wanted {
  sharedRound: number;
  definition: GameDefinition;
  bet: Bet;
}

export async function placeBet(ctx: Context, player: Player, wanted: Wanted) {
  const { db, session, now, idempotencyKey: key } = ctx;
  const { id, seated } = await ctx.rooms.tables.places.take({
    ...{ ...wanted, id: drawHex(ID_BYTES), key, player, session, now },
    roundMinMs: ctx.config.profile.play.roundMinMs,
    rates: ratesOf(ctx.content),
    isBonusApart: isBonusApart(ctx.content),
  });
  if (seated !== undefined) {
    const { seat, position, purse } = seated;
    const round = shownRound({ ...seat, nonce: position, decisions: [] }, { steps: [], choices: [] });
    return { round, balance: balanceFrom(purse) };
  }
  // It was placed before: it is told as it stands by now.
  const seat = (await findSeat(db.sql, player.id, id))!;
  const shared = (await findShared(db.sql, seat.shared_round_id))!;
  return { round: shownSeat(seat, shared), balance: balanceFrom(await balancesOf(db.sql, player.id)) };
}
