// Opens a game: the frame gets a token of its own, and nothing else of the player's.
import type { Input } from '#contract/define.ts';
import type { play } from '#contract/play.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Context } from '../calls/context.ts';
import { lockPlayer } from '../database/db.ts';
import { ensurePairs } from '../fairness/seed-pairs.ts';
import { startGameSession } from '../sessions/game-sessions.ts';
import { startLaunch } from '../studios/launches.ts';
import { findStudioGame } from '../studios/studio-games.ts';
import { gameToPlay } from './find-game.ts';

export async function openGame({ sysname, mode }: Input<typeof play.open>, ctx: Context) {
  const { player, db } = ctx;
  const outside = findStudioGame(ctx.config, sysname);
  if (outside === undefined) gameToPlay(sysname);
  if (player?.excludedUntil !== undefined)
    throw new Refusal('Authorization', {
      error_data: { self_exclusion_until: player.excludedUntil?.toISOString() ?? null },
    });
  if (mode === 'real' && player === null) throw new Refusal('Authorization');
  if (outside !== undefined) return { token: await launch(ctx, outside, mode), url: outside.url };
  const token = await db.atomically(async (tx) => {
    if (player !== null) await lockPlayer(tx, player.id);
    if (player !== null && mode === 'real') await ensurePairs(tx, player.id, ctx);
    return startGameSession(tx, { game: sysname, mode }, ctx);
  });
  return { token, url: `/play/${sysname}` };
}

/** For fun a studio plays with money of its own making, and needs nothing of ours. */
async function launch(
  { db, player, session, now }: Context,
  { studio, sysname }: { studio: string; sysname: string },
  mode: Input<typeof play.open>['mode'],
): Promise<string> {
  if (mode === 'demo' || player === null || session === null) return '';
  return db.atomically((tx) => startLaunch(tx, { studio, game: sysname }, { player, session, now }));
}
