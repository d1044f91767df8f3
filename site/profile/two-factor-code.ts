import { accountSecurity } from '#contract/account/security.ts';
import { isRefusal } from '#contract/refusals.ts';
import type { Proof } from '../asking/owner-proof.ts';
import { useSend } from '../asking/sends.ts';

/** Asks for the code that turns two-factor on or off. */
export function useTwoFactorCode() {
  const { mutateAsync, isPending } = useSend(accountSecurity.changeTwoFactorAuth);
  return {
    isPending,
    /** Where it went, and the seconds until the next may be asked for; null when it is already as wished. */
    async ask(
      isOn: boolean,
      { password }: Proof,
    ): Promise<{ resendSeconds: number; sentTo?: string } | null> {
      try {
        const answer = await mutateAsync({ two_factor_auth: isOn, password });
        return answer === 1 ? null : { resendSeconds: answer.resend_time, sentTo: answer.sent_to };
      } catch (error) {
        // The code sent a moment ago is still good.
        if (!isRefusal(error, 'TooManyRequests')) throw error;
        return { resendSeconds: error.details.error_data.retry_after };
      }
    },
  };
}
