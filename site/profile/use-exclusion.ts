import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { accountSecurity } from '#contract/account-security.ts';
import { isRefusal } from '#contract/refusals.ts';
import type { ExclusionPeriod } from '#rules/self-exclusion.ts';
import { useText } from '../i18n/use-text.tsx';
import { refresh } from '../reads.ts';
import { useTold } from './use-told.tsx';

/** Home first, as when signing out: nobody who has just had enough is asked to sign in again. */
export function useExclusion() {
  const t = useText();
  const tell = useTold();
  const router = useRouter();
  const { ask, cache } = router.options.context;
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (period: ExclusionPeriod) => {
      await router.navigate({ to: '/' });
      try {
        await ask(accountSecurity.setSelfExclusion, { period });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        tell(t('protection.exclusion.failedTitle'), t('protection.exclusion.failed'));
      }
      await refresh(cache, ['session']);
    },
  });
  return { isPending, exclude: (period: ExclusionPeriod) => mutateAsync(period) };
}
