import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { formatTime } from '#rules/format.ts';
import { Unanswered } from '../asking/unanswered.ts';
import { closedText } from '../i18n/closed-text.ts';
import { closedIn } from '../i18n/use-refusal-text.ts';
import { useText, useTexts } from '../i18n/use-text.tsx';
import { useMoney } from './use-money.ts';

/** What a "no" says to the player; all of its words came with the page. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const t = useText();
  const money = useMoney();
  const { locale } = useTexts();
  return (refusal) => {
    if (refusal instanceof Unanswered) return refusal.isSent ? t('play.noAnswer') : t('play.offline');
    if (refusal.reason === 'Authorization') return t('play.ended');
    if (isRefusal(refusal, 'StakeLimitExceeded'))
      return t('play.ownLimit.stake', { amount: money(refusal.details.error_data.limit_amount) });
    if (isRefusal(refusal, 'LossLimitExceeded'))
      return t('play.ownLimit.loss', { amount: money(refusal.details.error_data.available_amount) });
    if (isRefusal(refusal, 'BonusMaxBet'))
      return t('play.bonusMax', { amount: money(refusal.details.error_data.limit_amount) });
    if (isRefusal(refusal, 'ChipStepRequired'))
      return t('error.ChipStepRequired', { amount: money(refusal.details.error_data.step) });
    if (isRefusal(refusal, 'TimeLimitReached'))
      return t('play.ownLimit.time', { time: formatTime(new Date(refusal.details.error_data.until)) });
    const usual = t(`error.${refusal.reason}`, { count: 1, unit: 'minute' }) || t('error.default');
    const closed = closedIn(refusal);
    if (closed === undefined) return usual;
    return closedText(closed, { locale, usual, until: (time) => t('error.openAgain', { time }) });
  };
}
