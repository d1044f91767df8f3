// A round for money: asked for under a name of its own, and told as it is kept.
import type { GameDefinition } from '#games/definitions/game-definition.ts';
import type { Bet } from '#games/kinds/kind.ts';
import { isBonusApart } from '../bonuses/bonus-apart.ts';
import type { Context, Player } from '../calls/context.ts';
import { ratesOf } from '../content/rates.ts';
import { seedLifeOf } from '../fairness/worn-seeds.ts';
import { findPacks } from '../freespins/packs.ts';
import { balancesOf } from '../ledger/purse.ts';
import { drawHex } from '../plumbing/chance.ts';
import { balanceFrom, replay, shownPack, shownRound } from './played.ts';
import { findRound } from './round-rows.ts';

const ID_BYTES = 12;

interface Wish {
  definition: GameDefinition;
  bet: Bet;
  /** Of free spins, which is to pay the stake. */
  packId: string | undefined;
}

export async function startRound(ctx: Context, player: Player, wish: Wish) {
  const { vault, session, now, idempotencyKey: key } = ctx;
  const { id, round } = await ctx.rooms.rounds.starts.take({
    ...{ id: drawHex(ID_BYTES), key, player, session, ...wish, vault, now },
    roundMinMs: ctx.config.profile.play.roundMinMs,
    rates: ratesOf(ctx.content),
    seedLife: seedLifeOf(ctx.config),
    isBonusApart: isBonusApart(ctx.content),
  });
  if (round !== undefined)
    return {
      round: shownRound(round.row, round.outcome),
      balance: balanceFrom(round.purse),
      pack: round.pack === null ? null : shownPack(round.pack),
    };
  // It was started before: it is told as it stands by now.
  const [row, purse] = await Promise.all([
    findRound(ctx.db.sql, player.id, id),
    balancesOf(ctx.db.sql, player.id),
  ]);
  const packId = row!.pack_id;
  const packs = packId === null ? null : await findPacks(ctx.db.sql, [{ playerId: player.id, packId, now }]);
  return {
    round: shownRound(row!, replay(row!, vault)),
    balance: balanceFrom(purse),
    pack: packs === null ? null : shownPack(packs.get(packId!)!),
  };
}
