import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { formatDate } from '#rules/format.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '../i18n/use-text.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

/** Wrong credentials are said in one way, whichever of the two was wrong. */
export function SignInFailure({ refusal, onPayout }: { refusal: Refusal; onPayout: () => void }) {
  const t = useText();
  if (!isRefusal(refusal, 'Authorization')) return <RefusalNotice refusal={refusal} />;
  const excluded = refusal.details.error_data;
  if (excluded === undefined) return <Notice tone="bad">{t('auth.wrongCredentials')}</Notice>;
  const until = excluded.self_exclusion_until;
  return (
    <Notice
      tone="care"
      title={
        until === null
          ? t('auth.excluded.forGood')
          : t('auth.excluded.until', { date: formatDate(new Date(until)) })
      }
      action={
        <Button size="s" onClick={onPayout}>
          {t('auth.excluded.comeIn')}
        </Button>
      }
    >
      {t('auth.excluded.payout')}
    </Notice>
  );
}
