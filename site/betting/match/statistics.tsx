import { useText } from '../../i18n/use-text.tsx';
import css from './statistics.module.css';
import type { EventAnswer } from './use-live-event.ts';

interface StatisticsProps {
  statistics: EventAnswer['statistics'];
  isBegun: boolean;
}

const names = [
  ...(['corners', 'yellows', 'reds', 'points', 'rounds', 'legs', 'on-serve', 'on-return'] as const),
  ...(['game', 'largest-lead', 'minutes-won'] as const),
];
type Known = (typeof names)[number];
const known: ReadonlySet<string> = new Set(names);

/** Counted in the match: blue is the home side, red the guest, whatever colours the clubs have. */
export function Statistics({ statistics, isBegun }: StatisticsProps) {
  const t = useText();
  if (!isBegun || statistics.length === 0) return <p className={css.none}>{t('betting.stat.none')}</p>;
  return (
    <dl className={css.list}>
      {statistics.map(({ name, score: { home, away } }) => {
        const most = Math.max(1, home, away) * 1.12;
        return (
          <div key={name}>
            <dt>
              <b>{home}</b>
              {known.has(name) ? t(`betting.stat.${name as Known}`) : name}
              <b>{away}</b>
            </dt>
            <dd>
              <svg className={css.bars} viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 0h49v5H0zM51 0h49v5H51z" fill="#fff" opacity=".13" />
                <path d={`M49 0h${(-49 * home) / most}v5H49z`} fill="#58a6ff" />
                <path d={`M51 0h${(49 * away) / most}v5H51z`} fill="#ff7a8a" />
              </svg>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
