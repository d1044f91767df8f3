// Changing what keeps an account its player's own. Each change shows first that it is the player who asks, by the old
// password or by a code, and is told to wherever the player can be reached.
import { Refusal } from '#contract/refusals.ts';
import { isBreached } from '#rules/fields/breached-passwords.ts';
import { numericCode } from '#rules/fields/numeric-code.ts';
import { password as passwordRule, standardPassword } from '#rules/fields/password.ts';
import { toInvalidParameters } from '#rules/fields/server-problems.ts';
import { maskContact } from '#rules/masked-contact.ts';
import { twoFactorMessages } from '#rules/two-factor.ts';
import { askerOf } from '../auth/askers.ts';
import { checkCode, sendCode } from '../auth/codes.ts';
import { requireOwnerWithoutPassword, requirePassword } from '../auth/owner-proof.ts';
import { findPassword, hashPassword, keepPassword } from '../auth/passwords.ts';
import type { Context, Player } from '../calls/context.ts';
import { lockPlayer } from '../database/db.ts';
import { tooMany } from '../limits/limits.ts';
import { findReachable, listContacts } from '../players/contacts.ts';
import { notify } from '../players/notices.ts';
import { noteSafetyChange } from '../players/safety-changes.ts';
import { endSessions } from '../sessions/sessions.ts';

type PlayerContext = Context & { player: Player };

interface NewPassword {
  old_password?: string | undefined;
  password: string;
  code?: string | undefined;
}

/** Whoever took the account over does not keep it once its password is changed: every other session ends. */
export async function changePassword(given: NewPassword, ctx: PlayerContext): Promise<void> {
  const { db, config, player, session, now } = ctx;
  const problem = passwordRule(given.password, { ...standardPassword, isBreached });
  if (problem !== null)
    throw new Refusal('InvalidParameter', { invalid_parameters: toInvalidParameters({ password: problem }) });
  const kept = await findPassword(db.sql, player.id);
  if (kept === null) await requireOwnerWithoutPassword(given.code, ctx);
  else await requirePassword({ kept, given: given.old_password, field: 'old_password' }, ctx);

  const hash = await hashPassword(given.password, config);
  await db.atomically(async (tx) => {
    // Before any row, as everything else that locks a player: two such transactions never wait for each other.
    await lockPlayer(tx, player.id);
    await keepPassword(tx, player.id, hash, now);
    await noteSafetyChange(tx, player.id, now);
    await endSessions(tx, player.id, { except: session });
    await notify(tx, { name: 'password-changed' }, await listContacts(tx.sql, player.id), ctx);
  });
}

/** Null when it is already as wished; else where the code went, and the seconds until the next may be asked for. */
export async function askTwoFactor(
  { isOn, password: given }: { isOn: boolean; password: string | undefined },
  ctx: PlayerContext,
): Promise<{ resendTime: number; to: string } | null> {
  const { db, player, now } = ctx;
  if ((await hasTwoFactor(ctx)) === isOn) return null;
  const reachable = await findReachable(db.sql, player.id, now);
  if (reachable === undefined) throw new Refusal('UserNeedConfirmContact');
  const kept = await findPassword(db.sql, player.id);
  if (kept !== null) await requirePassword({ kept, given, field: 'password' }, ctx);
  const { isSent, resendTime } = await db.atomically((tx) =>
    sendCode(
      tx,
      { playerId: player.id, purpose: 'two-factor', to: reachable, asker: askerOf(player.id, ctx) },
      ctx,
    ),
  );
  if (!isSent) throw tooMany(resendTime);
  return { resendTime, to: maskContact(reachable) };
}

/** Turns it on or off, whichever the code was asked for: there is no code while it is as wished. */
export async function confirmTwoFactor(code: string, ctx: PlayerContext): Promise<void> {
  const { db, player, now } = ctx;
  if (numericCode(code) !== null) throw wrongCode('malformed');
  const reachable = await findReachable(db.sql, player.id, now);
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
    await noteSafetyChange(tx, player.id, now);
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
