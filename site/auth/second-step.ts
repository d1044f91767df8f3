// How the site reads what the server says when a password alone is not enough (spec §8, decision D44).
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { readTwoFactor, type TwoFactorState, trailingSeconds } from '#rules/two-factor.ts';

export interface SecondStep {
  state: TwoFactorState | undefined;
  /** In how many seconds the next code may be asked for, where the answer says so. */
  resendSeconds: number | undefined;
}

export function readSecondStep(refusal: Refusal): SecondStep {
  if (!isRefusal(refusal, 'InvalidParameter')) return { state: undefined, resendSeconds: undefined };
  const { message = '', error_data: data, resend_time: told = data?.['resend_time'] } = refusal.details;
  const state = readTwoFactor(message);
  const isTimed = state === 'resend' || state === 'enabled';
  return {
    state,
    resendSeconds: typeof told === 'number' ? told : isTimed ? trailingSeconds(message) : undefined,
  };
}

/** Seconds to wait for the next code when the answer means "now the code, please"; null when it means anything else. */
export function secondStepOf(refusal: Refusal): number | null {
  const { state, resendSeconds } = readSecondStep(refusal);
  return state === 'enabled' || state === 'resend' ? (resendSeconds ?? 0) : null;
}
