import type { Refusal } from '#contract/refusals.ts';
import { Unanswered } from '../asking/unanswered.ts';
import { useText } from '../i18n/use-text.tsx';

/** What a "no" says to the player; all of its words came with the page. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const t = useText();
  return (refusal) => {
    if (refusal instanceof Unanswered) return refusal.isSent ? t('play.noAnswer') : t('play.offline');
    if (refusal.reason === 'Authorization') return t('play.ended');
    return t(`error.${refusal.reason}`, { count: 1, unit: 'minute' }) || t('error.default');
  };
}
