import { Link } from '@tanstack/react-router';
import { metadata } from '#contract/metadata.ts';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { useLimitsLink } from '../player/use-limits-link.ts';
import css from './betting-notice.module.css';

/** What whoever bets should know, at the foot of every page; an operator may leave it out (spec §3). */
export function BettingNotice() {
  const t = useText();
  const limits = useLimitsLink();
  const { data } = useRead(metadata.get, {});
  if (data?.feature_flags.bettingNotice === false) return null;
  return (
    <aside className={css.notice} data-betting-notice="">
      <span className={css.age} aria-hidden="true">
        18+
      </span>
      <p>
        {t('betting.notice.text')} <Link to="/betting/rules">{t('betting.nav.rules')}</Link>
        {'. '}
        {t('betting.notice.care')} <Link {...limits}>{t('betting.notice.limits')}</Link>
      </p>
    </aside>
  );
}

/** The same in a line under the slip. */
export function SlipNotice() {
  const t = useText();
  const limits = useLimitsLink();
  return (
    <p className={css.small}>
      <b>18+</b> {t('betting.virtual.sports')} · <Link to="/betting/rules">{t('betting.nav.rules')}</Link> ·{' '}
      <Link {...limits}>{t('betting.notice.limits')}</Link>
    </p>
  );
}
