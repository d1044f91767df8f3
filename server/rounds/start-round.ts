// A round for money: asked for under a name of its own, and told as it is kept.
import type { GameDefinition } from '#games/definitions/game-definition.ts';
import type { Bet } from '#games/kinds/kind.ts';
import type { Context, Player } from '../calls/context.ts';
import { ratesOf } from '../content/rates.ts';
import { balancesOf } from '../ledger/purse.ts';
import { drawHex } from '../plumbing/chance.ts';
import { balanceFrom, replay, shownRound } from './played.ts';
import { findRound } from './round-rows.ts';

const ID_BYTES = 12;

export async function startRound(ctx: Context, player: Player, definition: GameDefinition, bet: Bet) {
  const { vault, now, idempotencyKey: key } = ctx;
  const { id, round } = await ctx.rooms.rounds.starts.take({
    ...{ id: drawHex(ID_BYTES), key, player, definition, bet, vault, now },
    roundMinMs: ctx.config.profile.play.roundMinMs,
    rates: ratesOf(ctx.content),
    isBonusApart: ctx.content.cms<{ is_bonus_isolation_enabled: boolean }>('general')
      .is_bonus_isolation_enabled,
  });
  if (round !== undefined)
    return { round: shownRound(round.row, round.outcome), balance: balanceFrom(round.purse) };
  // It was started before: it is told as it stands by now.
  const [row, purse] = await Promise.all([
    findRound(ctx.db.sql, player.id, id),
    balancesOf(ctx.db.sql, player.id),
  ]);
  return { round: shownRound(row!, replay(row!, vault)), balance: balanceFrom(purse) };
}
