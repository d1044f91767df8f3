import { useCallback } from 'react';
import { campaigns } from '#contract/campaigns.ts';
import { trimmedPromoCode } from '#rules/fields/promo-code.ts';
import { useSend } from '../asking/sends.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';

/** The form of a deposit, and nothing else of the cashier. */
export const isDepositPath = (path: string): boolean => /^\/cashier\/deposit(\/|$)/.test(path);

/** Uses a code, and tells what came of it; done when that is closed. Throws what the server has against it. */
export function useActivateCode() {
  const dialogs = useDialogs();
  const { mutateAsync: activate } = useSend(campaigns.activateOffer);
  return useCallback(
    async (code: string, { isQuiet }: { isQuiet: boolean }): Promise<void> => {
      const offer = await activate({ promo_code: trimmedPromoCode(code) });
      if (!isQuiet) await dialogs.open('PromocodeActivatedPopup', { offer });
    },
    [activate, dialogs],
  );
}
