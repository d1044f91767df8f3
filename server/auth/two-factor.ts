// The second step of signing in (decisions D44, D45). Without a code one is sent, and the answer says so in words that
// the site knows; with one it is checked.
import { Refusal } from '#contract/refusals.ts';
import { numericCode } from '#rules/fields/numeric-code.ts';
import { resendMessage, twoFactorMessages } from '#rules/two-factor.ts';
import { findReachable } from '../account/contacts.ts';
import type { Context, Player } from '../context.ts';
import { askerOf } from './askers.ts';
import { checkCode, sendCode } from './codes.ts';

const purpose = 'sign-in';

export async function requireSecondFactor({ id }: Player, code: string, ctx: Context): Promise<void> {
  const contact = await findReachable(ctx.db.sql, id);
  if (contact === undefined) throw new Error(`player ${id} has two-factor on and nowhere to send a code`);
  const asker = askerOf(id, ctx);
  if (code === '') {
    const { isSent, resendTime } = await ctx.db.atomically((tx) =>
      sendCode(tx, { playerId: id, purpose, to: contact, asker }, ctx),
    );
    throw askForCode(isSent ? twoFactorMessages.enabled : resendMessage(resendTime), resendTime);
  }

  if (numericCode(code) !== null) throw wrongCode(twoFactorMessages.malformed);
  const judgement = await checkCode({ playerId: id, purpose, contact: contact.contact, code, asker }, ctx);
  if (judgement === 'wrong') throw wrongCode(twoFactorMessages.invalid);
  if (judgement === 'expired') throw wrongCode(twoFactorMessages.expired);
}

/** The time is named twice: where every refusal has it (decision D05), and where this one's reader looks (D44). */
const askForCode = (message: string, resendTime: number): Refusal =>
  new Refusal('InvalidParameter', {
    message,
    resend_time: resendTime,
    error_data: { resend_time: resendTime },
  });

const wrongCode = (message: string): Refusal =>
  new Refusal('InvalidParameter', { message, invalid_parameters: { code: ['format'] } });
