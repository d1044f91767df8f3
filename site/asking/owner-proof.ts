// Showing that it is the owner who asks (amendment M10). A call is made as it stands; where the server asks for proof, a
// popup asks the player for what is missing, and makes the call again with it.
import { isRefusal } from '#contract/refusals.ts';
import { readTwoFactor, trailingSeconds } from '#rules/two-factor.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { LeftOff } from '../form/left-off.ts';

export interface Proof {
  password?: string;
  code?: string;
}

/** What the server wants to see. */
export type AskedProof =
  | { by: 'password' }
  | { by: 'code'; resendSeconds: number; sentTo: string | undefined }
  | { by: 'sign-in' };

/** Null for a refusal that asks for no proof. */
export function readAskedProof(error: unknown): AskedProof | null {
  if (!isRefusal(error, 'InvalidParameter')) return null;
  const { invalid_parameters: wrong = {}, message = '', resend_time, sent_to: sentTo } = error.details;
  if (wrong['password']?.includes('required')) return { by: 'password' };
  if (wrong['session']?.includes('fresh')) return { by: 'sign-in' };
  const state = readTwoFactor(message);
  return state === 'enabled' || state === 'resend'
    ? { by: 'code', resendSeconds: resend_time ?? trailingSeconds(message) ?? 0, sentTo }
    : null;
}

/** Tries the act, and with proof where that is asked for. Who closes the popup has left off: `LeftOff` is thrown. */
export function useOwnerProof() {
  const dialogs = useDialogs();
  return async function proved<T>(act: (proof: Proof) => Promise<T>): Promise<T> {
    try {
      return await act({});
    } catch (error) {
      const asked = readAskedProof(error);
      if (asked === null) throw error;
      let done: Promise<T> | undefined;
      const attempt = async (proof: Proof) => {
        const tried = act(proof);
        await tried;
        done = tried;
      };
      const outcome = await dialogs.open('OwnerProofPopup', { asked, attempt });
      if (outcome?.failure !== undefined) throw outcome.failure;
      if (done === undefined) throw new LeftOff();
      return done;
    }
  };
}
