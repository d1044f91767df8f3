import { Notice } from '#ui/notice.tsx';
import { useText } from '../i18n/use-text.tsx';

/** Said while the answer to a payment is lost and the server is asked what became of it. */
export function AskingNotice({ isAsking }: { isAsking: boolean }) {
  const t = useText();
  return isAsking ? <Notice tone="care">{t('shell.unanswered.asking')}</Notice> : null;
}
