// Whoever has shown who they are is signed in here, in whichever way they came: the session before ends, a new one
// begins under a new secret, and the browser is given it.
import type { Context, Player } from '../context.ts';
import type { Tx } from '../db.ts';
import { markAsKnown } from './known-browser.ts';
import { endSession, startSession } from './sessions.ts';

export async function signIn(
  tx: Tx,
  player: Player,
  ctx: Pick<Context, 'now' | 'session' | 'browser' | 'secret'>,
): Promise<void> {
  if (ctx.session !== null) await endSession(tx, ctx.session);
  ctx.browser.keepSession(await startSession(tx, player.id, ctx));
  markAsKnown(player, ctx);
}
