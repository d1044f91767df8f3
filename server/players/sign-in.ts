// Whoever has shown who they are is signed in here, in whichever way they came: the session before ends, a new one
// begins under a new secret, and the browser is given it.
import type { Context, Player } from '../calls/context.ts';
import type { Tx } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { addBrowser } from '../person/traits.ts';
import { markAsKnown } from '../sessions/known-browser.ts';
import { endSession, startSession } from '../sessions/sessions.ts';

/** Gives the name of the browser. */
export async function signIn(
  tx: Tx,
  player: Player,
  ctx: Pick<Context, 'now' | 'session' | 'browser' | 'secret'>,
): Promise<string> {
  if (ctx.session !== null) await endSession(tx, ctx.session);
  ctx.browser.keepSession(await startSession(tx, player.id, ctx));
  return markAsKnown(player, ctx);
}

/** By themselves, and not by the sandbox's hand: the browser is one more trait of their person. */
export async function signInPerson(
  tx: Tx,
  player: Player,
  way: 'password' | 'registration' | 'service' | 'messenger',
  ctx: Pick<Context, 'now' | 'session' | 'browser' | 'secret' | 'vault'>,
): Promise<void> {
  await recordFacts(tx, [{ name: 'player.signed_in', playerId: player.id, at: ctx.now, data: { way } }]);
  await addBrowser(tx, player.id, ctx.vault.fingerprint('browser', await signIn(tx, player, ctx)), ctx.now);
}
