// A way back in for who forgot the password (decision D46): a link that works once, within the hour, and dies when the
// next one is asked for. Where two-factor is on, the link alone sets no password: a mailbox is one proof, not two.
import { Refusal } from '#contract/refusals.ts';
import { isBreached } from '#rules/fields/breached-passwords.ts';
import { login as loginRule } from '#rules/fields/login.ts';
import { password as passwordRule, standardPassword } from '#rules/fields/password.ts';
import type { Context } from '../calls/context.ts';
import { refuseProblems } from '../calls/problems.ts';
import { lockPlayer } from '../database/db.ts';
import { byAddress, countUp, forgive, requireWithin } from '../limits/limits.ts';
import { listContacts } from '../players/contacts.ts';
import { notify } from '../players/notices.ts';
import { noteSafetyChange } from '../players/safety-changes.ts';
import { drawSecret, hashSecret } from '../plumbing/chance.ts';
import { composeLetter } from '../post/compose.ts';
import { sendLetters, type Written } from '../post/letters.ts';
import { markAsKnown } from '../sessions/known-browser.ts';
import { endSessions } from '../sessions/sessions.ts';
import { typedLogin } from './accounts.ts';
import { codesOfStrangers } from './codes.ts';
import { guessesAt } from './credentials.ts';
import { hashPassword, keepPassword } from './passwords.ts';
import { RESTORE_MS } from './restore-tokens.ts';
import { requireSecondFactor } from './two-factor.ts';

/**
 * Says nothing of whether there is such an account, in words or in time: the same statement runs for every login, and
 * where nobody has it leaves a row that opens nothing.
 */
export async function sendRestoreLink(login: string, ctx: Context): Promise<void> {
  refuseProblems({ login: loginRule(login) });
  await requireWithin('restore-address', byAddress(ctx), ctx);
  const name = typedLogin(login);
  if ((await countUp('restore-login', name, ctx)) !== null) return;

  const { db, now, content, locale, browser } = ctx;
  const token = drawSecret();
  const link = `${browser.origin}/?restore=${token}`;
  const { email, sms } = composeLetter({ name: 'restore', link }, content, locale);
  await db.atomically(async (tx) => {
    const letters = await tx.sql<Written>`
      with owner as (
        select player_id, type, contact from contact
        where player_id = coalesce(
          (select id from player where login = ${name} and status <> 'deleted'),
          (select player_id from contact where contact = ${name} and is_confirmed))
          and counts_at <= ${now}
        order by contact = ${name} desc, is_confirmed desc, type = 'email' desc limit 1
      ), token as (
        insert into restore_token (hash, player_id, expires_at)
        values (${hashSecret(token)}, (select player_id from owner), ${new Date(now.getTime() + RESTORE_MS)})
        on conflict (player_id) do update set hash = excluded.hash, expires_at = excluded.expires_at
      )
      insert into message_outbox (recipient, channel, subject, text, html, is_secret, written_at)
      select contact, case type when 'email' then 'email' else 'sms' end,
        case type when 'email' then ${email.subject} else '' end,
        case type when 'email' then ${email.text} else ${sms} end,
        case type when 'email' then ${email.html} else '' end, true, ${now}
      from owner returning id, channel`;
    await sendLetters(tx, letters, now);
  });
}

export async function restorePassword(
  { token, password, code }: { token: string; password: string; code: string },
  ctx: Context,
): Promise<void> {
  refuseProblems({ password: passwordRule(password, { ...standardPassword, isBreached }) });
  const { db, now } = ctx;
  const hash = hashSecret(token);
  // Looked up before the hashing, which costs too much to be done for any text at all.
  const [found] = await db.sql<{ id: number; two_factor_auth: boolean }>`
    select player.id, two_factor_auth from restore_token join player on player.id = player_id
    where hash = ${hash} and expires_at > ${now}`;
  if (found === undefined) throw wrongToken();
  if (found.two_factor_auth) await requireSecondFactor(found, code, ctx, 'restore');
  const kept = await hashPassword(password, ctx.config);

  const restored = await db.atomically(async (tx) => {
    await lockPlayer(tx, found.id);
    const [spent] = await tx.sql<{ player_id: number | null }>`
      delete from restore_token where hash = ${hash} and expires_at > ${now} returning player_id`;
    const playerId = spent?.player_id;
    if (playerId === null || playerId === undefined) throw wrongToken();
    await keepPassword(tx, playerId, kept, now);
    await noteSafetyChange(tx, playerId, now);
    await endSessions(tx, playerId, { except: null });
    const contacts = await listContacts(tx.sql, playerId);
    await notify(tx, { name: 'password-changed' }, contacts, ctx);
    return { playerId, contacts: contacts.map(({ contact }) => contact) };
  });
  await welcomeBack(restored, ctx);
}

/**
 * The letter has shown whose account it is. What strangers have used up is given back, and this browser is counted apart
 * from now on: they may use it up again, and the owner still gets in here.
 */
async function welcomeBack(
  { playerId, contacts }: { playerId: number; contacts: readonly string[] },
  ctx: Context,
): Promise<void> {
  await forgive(ctx, [
    ...guessesAt(playerId),
    ...codesOfStrangers(playerId, contacts),
    ...contacts.map((contact) => ['restore-login', contact] as const),
  ]);
  markAsKnown({ id: playerId }, ctx);
}

const wrongToken = (): Refusal =>
  new Refusal('InvalidParameter', { invalid_parameters: { token: ['format'] } });
