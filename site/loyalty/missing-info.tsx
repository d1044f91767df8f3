import type { Refusal } from '#contract/refusals.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './missing-info.module.css';

/** Where the player's own standing is on its way, or could not be had. */
export function MissingInfo({ error, onRetry }: { error: Refusal | null; onRetry: () => void }) {
  const t = useText();
  if (error === null)
    return (
      <div role="status" aria-label={t('shell.loading')}>
        <Skeleton shape="block" className={css.hero} />
      </div>
    );
  return (
    <Notice tone="bad" action={<Button onClick={onRetry}>{t('loyalty.retry')}</Button>}>
      {t('loyalty.failed')}
    </Notice>
  );
}
