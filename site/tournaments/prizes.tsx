import type { Tournament } from '#contract/tournaments.ts';
import { formatMoney } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './prizes.module.css';
import { usePrizeText } from './use-prize-text.ts';

/** Of the first three places. */
const objects = ['trophy', 'medal_griffin', 'medal_lion'];

interface PrizesProps {
  run: Tournament;
  /** The player's own place. */
  own: number | null;
}

export function Prizes({ run: { prizes, total_prize }, own }: PrizesProps) {
  const t = useText();
  const prizeText = usePrizeText();
  const places = prizes.at(-1)?.to ?? 0;
  return (
    <div className={css.prizes}>
      <header className={css.header}>
        <Heading level={3}>{t('tournaments.prizes.title')}</Heading>
        <span className={css.note}>
          {t('tournaments.prizes.places', { count: places, total: formatMoney(total_prize) })}
        </span>
      </header>
      <ul className={css.table}>
        {prizes.map(({ from, to, prize }) => {
          const isOwn = own !== null && own >= from && own <= to;
          const object = from === to ? objects[from - 1] : undefined;
          return (
            <li key={from} className={classes(css.place, isOwn && css.own)} data-metal={object && from}>
              {object && (
                <img
                  src={`/art/obj-96/${object}.webp`}
                  width={44}
                  height={44}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              )}
              <span>
                {from === to
                  ? t('tournaments.prizes.place', { from })
                  : t('tournaments.prizes.span', { from, to })}
                <strong className={css.prize}>{prizeText(prize)}</strong>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
