// A code that somebody must show before they go on (decisions D44, D45). Without one it is sent, and the answer says so
// in words that the site knows; with one it is checked.
import { Refusal } from '#contract/refusals.ts';
import { numericCode } from '#rules/fields/numeric-code.ts';
import { maskContact } from '#rules/masked-contact.ts';
import { resendMessage, twoFactorMessages } from '#rules/two-factor.ts';
import type { Context } from '../calls/context.ts';
import { findReachable } from '../players/contacts.ts';
import { askerOf } from './askers.ts';
import { checkCode, sendCode } from './codes.ts';

interface CodeQuestion {
  playerId: number;
  purpose: 'sign-in' | 'proof' | 'restore';
  /** Empty: none yet. */
  code: string;
}

/** Undefined where there is nowhere to send one; else who asks has shown it, or is refused. */
export async function requireCode(
  { playerId, purpose, code }: CodeQuestion,
  ctx: Context,
): Promise<'shown' | undefined> {
  const to = await findReachable(ctx.db.sql, playerId, ctx.now);
  if (to === undefined) return undefined;
  const asker = askerOf(playerId, ctx);
  if (code === '') {
    const { isSent, resendTime } = await ctx.db.atomically((tx) =>
      sendCode(tx, { playerId, purpose, to, asker }, ctx),
    );
    const message = isSent ? twoFactorMessages.enabled : resendMessage(resendTime);
    throw askForCode(message, { resendTime, purpose, sentTo: maskContact(to) });
  }

  if (numericCode(code) !== null) throw wrongCode(twoFactorMessages.malformed);
  const judgement = await checkCode({ playerId, purpose, contact: to.contact, code, asker }, ctx);
  if (judgement === 'wrong') throw wrongCode(twoFactorMessages.invalid);
  if (judgement === 'expired') throw wrongCode(twoFactorMessages.expired);
  return 'shown';
}

/**
 * The time is named twice: where every refusal has it (decision D05), and where this one's reader looks (D44). Signing
 * in is as the specification has it; every other call names the field that is missing (amendment M10).
 */
const askForCode = (
  message: string,
  { resendTime, purpose, sentTo }: { resendTime: number; purpose: CodeQuestion['purpose']; sentTo: string },
): Refusal =>
  new Refusal('InvalidParameter', {
    message,
    resend_time: resendTime,
    sent_to: sentTo,
    error_data: { resend_time: resendTime },
    ...(purpose !== 'sign-in' && { invalid_parameters: { code: ['required'] } }),
  });

const wrongCode = (message: string): Refusal =>
  new Refusal('InvalidParameter', { message, invalid_parameters: { code: ['format'] } });
