import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { accountSecurity } from '#contract/account/security.ts';
import type { ExclusionPeriod } from '#rules/self-exclusion.ts';
import { refresh } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { goHome } from '../player/go-home.ts';
import { type ExclusionOutcome, excludeOnce } from './exclude-once.ts';
import { useTold } from './use-told.tsx';

/** Home first, as when signing out: nobody who has just had enough is asked to sign in again. */
export function useExclusion() {
  const t = useText();
  const tell = useTold();
  const router = useRouter();
  const wordsOf = (outcome: Exclude<ExclusionOutcome, 'done'>): [title: string, text: string] => {
    if (outcome === 'unknown')
      return [t('protection.exclusion.unknownTitle'), t('protection.exclusion.unknown')];
    const text = outcome === 'offline' ? t('shell.unanswered.offline') : t('protection.exclusion.failed');
    return [t('protection.exclusion.failedTitle'), text];
  };
  const { ask, cache } = router.options.context;
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (period: ExclusionPeriod) => {
      await goHome(router);
      const outcome = await excludeOnce(() => ask(accountSecurity.setSelfExclusion, { period }));
      if (outcome !== 'done') tell(...wordsOf(outcome));
      await refresh(cache, ['session']);
    },
  });
  return { isPending, exclude: (period: ExclusionPeriod) => mutateAsync(period) };
}
