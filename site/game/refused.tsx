import { Link } from '@tanstack/react-router';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { useText } from '../i18n/use-text.tsx';
import { useLimitsLink } from '../player/use-limits-link.ts';
import css from './refused.module.css';

/** Why the game did not open, and where to go from here. */
export function Refused({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  const t = useText();
  const words = useRefusalText(refusal);
  const limits = useLimitsLink();
  // To ask again would not help whoever has excluded themselves.
  const isExcluded = isRefusal(refusal, 'Authorization') && refusal.details.error_data !== undefined;
  return (
    <div className={css.refused}>
      <Notice tone="bad" title={t('game.refused.title')}>
        {words}
      </Notice>
      <div className={css.ways}>
        {isExcluded ? (
          <ButtonLink look="glass" icon="shield" link={<Link {...limits} />}>
            {t('game.refused.limits')}
          </ButtonLink>
        ) : (
          <Button look="brand" icon="refresh" onClick={onRetry}>
            {t('game.refused.again')}
          </Button>
        )}
        <ButtonLink look="glass" link={<Link to="/gamehall" />}>
          {t('game.all')}
        </ButtonLink>
      </div>
    </div>
  );
}
