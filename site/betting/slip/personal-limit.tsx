import { Link } from '@tanstack/react-router';
import { formatDate } from '#rules/format.ts';
import { useText } from '../../i18n/use-text.tsx';
import css from './personal-limit.module.css';

/** Since when a limit of the player's account is in force, what it concerns, and where to object to it. */
export function PersonalLimit({ since }: { since: string | null | undefined }) {
  const t = useText();
  return (
    <small className={css.note}>
      {since && t('betting.slip.personal.since', { date: formatDate(new Date(since)) })}{' '}
      <Link to="/support">{t('betting.slip.personal.object')}</Link>
    </small>
  );
}
