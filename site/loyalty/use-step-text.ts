import type { Quest } from '#contract/loyalty/quests.ts';
import { formatMoney, formatNumber } from '#rules/format.ts';
import { useText } from '../i18n/use-text.tsx';

type Step = Quest['steps'][number];

/** A step in words, made of the very rule by which it counts. */
export function useStepText(): (step: Step) => string {
  const t = useText();
  return ({ counts, count, where, min_stake, min_multiple, is_distinct }) => {
    const kind = counts === 'rounds' && is_distinct ? 'games' : counts;
    const parts = [t(`loyalty.step.${kind}`, { count, where })];
    if (min_stake !== null) {
      const amount = formatMoney(min_stake);
      parts.push(t(counts === 'deposits' ? 'loyalty.step.minDeposit' : 'loyalty.step.minStake', { amount }));
    }
    if (min_multiple !== null)
      parts.push(t('loyalty.step.minMultiple', { multiple: formatNumber(min_multiple / 100) }));
    return parts.join(', ');
  };
}
