// The second step of signing in, and of setting a new password by a letter.
import type { Context, Player } from '../calls/context.ts';
import { requireCode } from './asked-code.ts';

export async function requireSecondFactor(
  { id }: Pick<Player, 'id'>,
  code: string,
  ctx: Context,
  purpose: 'sign-in' | 'restore' = 'sign-in',
): Promise<void> {
  if ((await requireCode({ playerId: id, purpose, code }, ctx)) === undefined)
    throw new Error(`player ${id} has two-factor on and nowhere to send a code`);
}
