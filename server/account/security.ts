// Changing what keeps an account its player's own. Each change shows first that it is the player who asks, by the old
// password or by a code, and is told to wherever the player can be reached.
import { Refusal } from '#contract/refusals.ts';
import { isBreached } from '#rules/fields/breached-passwords.ts';
import { numericCode } from '#rules/fields/numeric-code.ts';
import { password as passwordRule, standardPassword } from '#rules/fields/password.ts';
import { toInvalidParameters } from '#rules/fields/server-problems.ts';
import { twoFactorMessages } from '#rules/two-factor.ts';
import { askerOf } from '../auth/askers.ts';
import { checkCode, sendCode } from '../auth/codes.ts';
import { findPassword, hashPassword, isRightPassword, keepPassword } from '../auth/passwords.ts';
import { endSessions } from '../auth/sessions.ts';
import type { Context, Player } from '../context.ts';
import { forgive, requireWithin, tooMany } from '../limits/limits.ts';
import { findReachable, listContacts } from './contacts.ts';
import { notify } from './notices.ts';

type PlayerContext = Context & { player: Player };

/** A stolen session must not be a way to guess the password, nor to keep the account once it is changed. */
export async function changePassword(
  { old_password, password }: { old_password: string; password: string },
  ctx: PlayerContext,
): Promise<void> {
  const { db, config, player, session, now } = ctx;
  const problem = passwordRule(password, { ...standardPassword, isBreached });
  if (problem !== null)
    throw new Refusal('InvalidParameter', { invalid_parameters: toInvalidParameters({ password: problem }) });
  const guesser = askerOf(player.id, ctx).name;
  await requireWithin('password-guess', guesser, ctx);
  if (!(await isRightPassword(await findPassword(db.sql, player.id), old_password, config)))
    throw new Refusal('InvalidParameter', { invalid_parameters: { old_password: ['password'] } });
  await forgive(db, [['password-guess', guesser]]);

  const hash = await hashPassword(password, config);
  await db.atomically(async (tx) => {
    await keepPassword(tx, player.id, hash, now);
    await endSessions(tx, player.id, { except: session });
    await notify(tx, { name: 'password-changed' }, await listContacts(tx.sql, player.id), ctx);
  });
}

/** Null when it is already as wished; else the seconds until the next code may be asked for. */
export async function askTwoFactor(wished: boolean, ctx: PlayerContext): Promise<number | null> {
  const { db, player } = ctx;
  if ((await hasTwoFactor(ctx)) === wished) return null;
  const reachable = await findReachable(db.sql, player.id);
  if (reachable === undefined) throw new Refusal('UserNeedConfirmContact');
  const { isSent, resendTime } = await db.atomically((tx) =>
    sendCode(
      tx,
      { playerId: player.id, purpose: 'two-factor', to: reachable, asker: askerOf(player.id, ctx) },
      ctx,
    ),
  );
  if (!isSent) throw tooMany(resendTime);
  return resendTime;
}

/** Turns it on or off, whichever the code was asked for: there is no code while it is as wished. */
export async function confirmTwoFactor(code: string, ctx: PlayerContext): Promise<void> {
  const { db, player } = ctx;
  if (numericCode(code) !== null) throw wrongCode('malformed');
  const reachable = await findReachable(db.sql, player.id);
  if (reachable === undefined) throw wrongCode('expired');
  const trying = {
    playerId: player.id,
    purpose: 'two-factor',
    contact: reachable.contact,
    code,
    asker: askerOf(player.id, ctx),
  } as const;
  const outcome = await checkCode(trying, ctx);
  if (outcome !== 'right') throw wrongCode(outcome === 'wrong' ? 'invalid' : 'expired');

  await db.atomically(async (tx) => {
    const [row] = await tx.sql<{ two_factor_auth: boolean }>`
      update player set two_factor_auth = not two_factor_auth where id = ${player.id} returning two_factor_auth`;
    const notice = {
      name: 'two-factor-changed',
      params: { state: row?.two_factor_auth ? 'on' : 'off' },
    } as const;
    await notify(tx, notice, await listContacts(tx.sql, player.id), ctx);
  });
}

async function hasTwoFactor({ db, player }: PlayerContext): Promise<boolean> {
  const [row] = await db.sql<{ two_factor_auth: boolean }>`
    select two_factor_auth from player where id = ${player.id}`;
  return row?.two_factor_auth ?? false;
}

const wrongCode = (why: 'malformed' | 'invalid' | 'expired'): Refusal =>
  new Refusal('InvalidParameter', {
    invalid_parameters: { code: ['format', 'numeric_code'] },
    message: twoFactorMessages[why],
  });
