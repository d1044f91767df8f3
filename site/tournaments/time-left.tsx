import type { Tournament } from '#contract/tournaments.ts';
import { Countdown } from '#ui/countdown.tsx';
import { timeLeft } from '#ui/time-left.ts';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useNow } from '../start/use-now.ts';
import css from './time-left.module.css';

/** Until it ends or begins; of one that does neither any more, when it ended. */
export function TimeLeft({ run: { state, starts_at, ends_at } }: { run: Tournament }) {
  const t = useText();
  const isComing = state === 'SCHEDULED' || state === 'REGISTRATION';
  if (isComing) return <Until what="starts" at={starts_at} />;
  if (state === 'RUNNING') return <Until what="ends" at={ends_at} />;
  return (
    <div className={css.when}>
      <small className={css.label}>{t('tournaments.fact.ended')}</small>
      <strong className={css.moment}>
        <Moment at={ends_at} />
      </strong>
    </div>
  );
}

function Until({ what, at }: { what: 'starts' | 'ends'; at: string }) {
  const t = useText();
  const now = useNow();
  const leftMs = now === null ? null : Math.max(0, Date.parse(at) - now);
  if (leftMs === null)
    return (
      <div className={css.when}>
        <small className={css.label}>{t(`tournaments.fact.${what}`)}</small>
        <strong className={css.moment}>
          <Moment at={at} />
        </strong>
      </div>
    );
  const units = {
    days: t('tournaments.left.days'),
    hours: t('tournaments.left.hours'),
    minutes: t('tournaments.left.minutes'),
    seconds: t('tournaments.left.seconds'),
  };
  const { days, hours, minutes } = timeLeft(leftMs);
  return (
    <div className={css.when}>
      <small className={css.label}>{t(`tournaments.left.${what}`)}</small>
      <Countdown {...{ leftMs, units }} label={t('tournaments.left.label', { days, hours, minutes })} />
    </div>
  );
}
