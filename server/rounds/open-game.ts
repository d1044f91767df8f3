// Opens a game: the frame gets a token of its own, and nothing else of the player's.
import type { Input } from '#contract/define.ts';
import type { play } from '#contract/play.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Context } from '../calls/context.ts';
import { lockPlayer } from '../database/db.ts';
import { ensurePairs } from '../fairness/seed-pairs.ts';
import { startGameSession } from '../sessions/game-sessions.ts';
import { findStudioGame } from '../studios/studio-games.ts';
import { gameToPlay } from './find-game.ts';
import { openOutside } from './open-outside.ts';

export async function openGame({ sysname, mode }: Input<typeof play.open>, ctx: Context) {
  const { player, db } = ctx;
  const outside = findStudioGame(ctx.config, sysname);
  if (outside === undefined) gameToPlay(sysname);
  if (player?.excludedUntil !== undefined)
    throw new Refusal('Authorization', {
      error_data: { self_exclusion_until: player.excludedUntil?.toISOString() ?? null },
    });
  if (mode === 'real' && player === null) throw new Refusal('Authorization');
  if (outside !== undefined) return openOutside(ctx, outside, mode);
  const token = await db.atomically(async (tx) => {
    if (player !== null) await lockPlayer(tx, player.id);
    if (player !== null && mode === 'real') await ensurePairs(tx, player.id, ctx);
    return startGameSession(tx, { game: sysname, mode }, ctx);
  });
  return { token, url: `/play/${sysname}` };
}
