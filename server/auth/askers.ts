// Who asks for a code or tries one: a session of the player's, a browser they have signed in on, or a stranger. Each is
// counted apart, so that a stranger uses up nobody's share but their own.
import type { Context } from '../calls/context.ts';
import { byAddress } from '../limits/limits.ts';
import { readMark } from '../sessions/known-browser.ts';

export interface Asker {
  name: string;
  /** Not known to be the player: all strangers together have one share. */
  isStranger: boolean;
}

/** How the name of every stranger begins. */
export const STRANGERS = 'address ';

export function askerOf(
  playerId: number,
  ctx: Pick<Context, 'player' | 'session' | 'secret' | 'browser'>,
): Asker {
  if (ctx.session !== null && ctx.player?.id === playerId)
    return { name: `session ${ctx.session.hash.toString('hex')}`, isStranger: false };
  const mark = readMark(ctx);
  return mark?.playerId === playerId
    ? { name: `browser ${mark.name}`, isStranger: false }
    : { name: STRANGERS + byAddress(ctx), isStranger: true };
}
