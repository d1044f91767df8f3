import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { Notice } from '#ui/notice.tsx';
import { Unanswered } from '../asking/unanswered.ts';
import { useText } from '../i18n/use-text.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

/**
 * A registration that failed for no field’s sake (spec §8). Whoever only has to wait is told how long, and whoever has shut
 * themselves out, until when.
 */
export function RegistrationFailure({ refusal }: { refusal: Refusal }) {
  const t = useText();
  const title = t('auth.wrongRegServerError');
  // Whether the account was made is not known.
  if (refusal instanceof Unanswered) return <RefusalNotice refusal={refusal} />;
  const isExplained = isRefusal(refusal, 'TooManyRequests') || isRefusal(refusal, 'Authorization');
  return isExplained ? (
    <RefusalNotice refusal={refusal} title={title} />
  ) : (
    <Notice tone="bad" title={title} />
  );
}
