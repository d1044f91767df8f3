// How the site reads what the server says when a password alone is not enough (spec §8, decision D44).
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { readTwoFactor, type TwoFactorState, trailingSeconds } from '#rules/two-factor.ts';

export interface SecondStep {
  state: TwoFactorState | undefined;
  /** In how many seconds the next code may be asked for, where the answer says so. */
  resendSeconds: number | undefined;
  /** Where the code went, as far as a stranger may know. */
  sentTo: string | undefined;
}

export function readSecondStep(refusal: Refusal): SecondStep {
  if (!isRefusal(refusal, 'InvalidParameter'))
    return { state: undefined, resendSeconds: undefined, sentTo: undefined };
  const { message = '', error_data: data, sent_to: sentTo } = refusal.details;
  const told = refusal.details.resend_time ?? data?.['resend_time'];
  const state = readTwoFactor(message);
  const isTimed = state === 'resend' || state === 'enabled';
  return {
    state,
    resendSeconds: typeof told === 'number' ? told : isTimed ? trailingSeconds(message) : undefined,
    sentTo,
  };
}

/** A code that was sent. */
export interface SentCode {
  resendSeconds: number;
  sentTo: string | undefined;
}

/** Of the code sent when the answer means "now the code, please"; null when it means anything else. */
export function secondStepOf(refusal: Refusal): SentCode | null {
  const { state, resendSeconds = 0, sentTo } = readSecondStep(refusal);
  return state === 'enabled' || state === 'resend' ? { resendSeconds, sentTo } : null;
}
