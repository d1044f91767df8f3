import { useRouter } from '@tanstack/react-router';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useText } from '../i18n/use-text.tsx';

/** Asks whoever has not told enough about themselves to do so now, and leads there and back to the deposit. */
export function useFillProfile(): () => Promise<void> {
  const t = useText();
  const router = useRouter();
  const dialogs = useDialogs();
  return async () => {
    const goes = await dialogs.open('Confirm', {
      content: <span data-confirm="fill-profile-info">{t('cashier.fill.ask')}</span>,
      textReject: t('cashier.fill.later'),
      textAgree: t('cashier.fill.go'),
    });
    if (!goes) return;
    const search = { from: 'deposit', toastType: 'fill_for_deposit' };
    await router.navigate({ to: '/profile/settings', search, hash: 'personal' });
  };
}
