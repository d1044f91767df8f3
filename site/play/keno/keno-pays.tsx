import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { formatTimes } from '../times.ts';
import css from './keno-pays.module.css';

interface KenoPaysProps {
  paysX100: readonly number[];
  /** How many have hit so far; null before a draw. */
  hits: number | null;
}

/** More than this is more than the stake. */
const EVEN_X100 = 100;

/** What so many hits pay, those that pay anything. */
export function KenoPays({ paysX100, hits }: KenoPaysProps) {
  const t = useText();
  const rows = paysX100.map((pays, count) => [count, pays] as const).filter(([, pays]) => pays > 0);
  return (
    <ol className={css.pays} aria-label={t('play.rules')}>
      {rows.map(([count, pays]) => (
        <li
          key={count}
          className={classes(css.row, count === hits && (pays > EVEN_X100 ? css.gain : css.now))}
        >
          {t('play.keno.hits', { count })}
          <b className={css.times}>{formatTimes(pays * 100).replace('.00', '')}</b>
        </li>
      ))}
    </ol>
  );
}
