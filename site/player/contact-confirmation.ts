// Confirming a contact: a code goes there, and a popup asks for it. The mark that it was sent silences the hint
// (decision D75). A code that went out a moment ago is still good: then only the popup comes.
import { accountProfile, type Contact } from '#contract/account/profile.ts';
import { isRefusal } from '#contract/refusals.ts';
import { useOwnerProof } from '../asking/owner-proof.ts';
import { useSend } from '../asking/sends.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { LeftOff } from '../form/left-off.ts';
import { useToasts } from '../toasts/use-toasts.ts';
import { setMark } from './player-marks.ts';

/** How long to wait before another code may be sent (decision D14). */
const RESEND_SECONDS = 60;

type Whom = Pick<Contact, 'type' | 'contact'>;

/** Sends a code and says in how many seconds the next one may be; throws whatever else the server says. */
export function useContactCode() {
  const { mutateAsync, isPending } = useSend(accountProfile.sendconfirmationtocontact);
  const proved = useOwnerProof();
  return {
    isPending,
    async sendCode({ contact }: Whom): Promise<number> {
      try {
        await proved((proof) => mutateAsync({ contact, ...proof }));
      } catch (error) {
        if (!isRefusal(error, 'TooManyRequests')) throw error;
        return error.details.error_data.retry_after;
      }
      setMark('confirm_sent', contact);
      return RESEND_SECONDS;
    },
  };
}

export function useContactConfirmation() {
  const dialogs = useDialogs();
  const toasts = useToasts();
  const { sendCode, isPending } = useContactCode();
  return {
    isPending,
    /** Whether the contact is confirmed in the end. */
    async confirm({ type, contact }: Whom): Promise<boolean> {
      const resendSeconds = await sendCode({ type, contact }).catch(nullIfLeftOff);
      if (resendSeconds === null) return false;
      toasts.show({ type: 'confirm' });
      const isConfirmed = await dialogs.open('ConfirmContactPopup', { type, contact, resendSeconds });
      if (isConfirmed) void dialogs.open('ConfirmationSuccessPopup', {});
      return isConfirmed ?? false;
    },
  };
}

function nullIfLeftOff(error: unknown): null {
  if (error instanceof LeftOff) return null;
  throw error;
}
