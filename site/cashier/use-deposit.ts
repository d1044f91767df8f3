import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { cashierDeposits, type PaymentMethod } from '#contract/cashier/deposits.ts';
import { isRefusal } from '#contract/refusals.ts';
import { refresh } from '../asking/reads.ts';
import { useSend } from '../asking/sends.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { leaveFor, openBeside } from './go-pay.ts';
import { addressOf } from './payment-result.ts';
import { type PaymentValues, paymentInput } from './payment-values.ts';
import { useFillProfile } from './use-fill-profile.tsx';

/** Starts a deposit and leads to where it is paid: the provider's page, a new window of it, or how to pay. */
export function useDeposit(method: PaymentMethod, offerId: string) {
  const router = useRouter();
  const cache = useQueryClient();
  const { locale } = useLocale();
  const fillProfile = useFillProfile();
  const { mutateAsync, isAsking } = useSend(cashierDeposits.makedeposit);

  async function start(values: PaymentValues): Promise<void> {
    const started = await mutateAsync({
      ...paymentInput(values, method, locale),
      campaign_offer_id: offerId,
    });
    const { transaction, redirect_url: url, new_window: isApart = false } = started;
    if (url === undefined) return router.navigate(addressOf('paypending', transaction));
    // Without a window beside it, the one there is has to do.
    if (isApart && openBeside(url)) return router.navigate(addressOf('paynewwindow', transaction));
    await leaveFor(url);
    // Back on this very page, as the browser kept it: what was paid meanwhile, it does not know.
    await refresh(cache, ['deposits']);
  }

  async function send(values: PaymentValues): Promise<void> {
    try {
      await start(values);
    } catch (error) {
      if (!isRefusal(error, 'UserNeedProfileData')) throw error;
      await fillProfile();
    }
  }

  return { send, isAsking };
}
