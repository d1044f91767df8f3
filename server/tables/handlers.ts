import { Refusal } from '#contract/refusals.ts';
import type { tables as contract } from '#contract/tables.ts';
import { type SharedTable, sharedTableOf } from '#games/shared-tables.ts';
import type { Context, GameSession, HandlersOf } from '../calls/context.ts';
import { findChain, giveSalt, type SeedChain } from '../fairness/seed-chains.ts';
import { balancesOf } from '../ledger/purse.ts';
import { betFor, gameToPlay } from '../rounds/find-game.ts';
import { balanceFrom } from '../rounds/played.ts';
import { leaveFlight } from './leave.ts';
import { placeBet } from './place.ts';
import { findSeatIn } from './seats.ts';
import { findLatest, listPast } from './shared-rounds.ts';
import { shownSeat, shownShared } from './shown-table.ts';

const PAST_ROUNDS = 50;

type GameContext = Context & { game: GameSession };

export const tables: HandlersOf<typeof contract> = {
  async get(_input, ctx) {
    const table = tableIn(ctx.game.game);
    const { db, player } = ctx;
    const playerId = ctx.game.mode === 'real' && player !== null ? player.id : null;
    const [round, chain, purse] = await Promise.all([
      findLatest(db.sql, table.sysname),
      findChain(db.sql, table.sysname),
      playerId === null ? null : balancesOf(db.sql, playerId),
    ]);
    const seat =
      playerId === null || round === undefined ? undefined : await findSeatIn(db.sql, playerId, round.id);
    return {
      now: ctx.now.toISOString(),
      round: round === undefined ? null : shownShared(round, table),
      chain: chain === undefined ? null : shownChain(chain),
      seat: seat === undefined ? null : shownSeat(seat, round!),
      balance: purse && balanceFrom(purse),
    };
  },

  async place({ round: sharedRound, bet: wish }, ctx) {
    tableIn(ctx.game.game);
    const player = playerOf(ctx);
    const definition = gameToPlay(ctx.game.game);
    return placeBet(ctx, player, { sharedRound, definition, bet: betFor(definition, wish) });
  },

  async leave({ round: id }, ctx) {
    tableIn(ctx.game.game);
    const player = playerOf(ctx);
    const round = await leaveFlight(ctx, player, ctx.game.game, id);
    return { round, balance: balanceFrom(await balancesOf(ctx.db.sql, player.id)) };
  },

  salt: async ({ salt }, { db, now, game }) => ({
    is_taken: await giveSalt(db.sql, tableIn(game.game).sysname, salt, now),
  }),

  async history({ sysname }, { db }) {
    const rows = await listPast(db.sql, tableIn(sysname).sysname, PAST_ROUNDS);
    return {
      items: rows.map(({ ended_at, steps, ...round }) => ({
        ...{ ...round, steps: [...steps] },
        at: ended_at.toISOString(),
      })),
    };
  },
};

function tableIn(sysname: string): SharedTable {
  const table = sharedTableOf(sysname);
  if (table === undefined) throw new Refusal('GameClosed');
  return table;
}

/** Whoever opened the table for fun watches: nobody sits at it with play money. */
function playerOf({ player, game }: GameContext) {
  if (player === null || game.mode !== 'real') throw new Refusal('Authorization');
  return player;
}

const shownChain = ({ number, anchor, length, used, salt }: SeedChain) => ({
  ...{ number, anchor, length, used, salt },
});
