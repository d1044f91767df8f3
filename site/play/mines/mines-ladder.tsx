import type { MinesFigures } from '#games/kinds/mines/mines.ts';
import { minesTimes, mostOpened } from '#games/kinds/mines/mines-times.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { formatTimes } from '../times.ts';
import css from './mines-ladder.module.css';

const SHOWN = 5;

interface MinesLadderProps {
  figures: MinesFigures;
  mines: number;
  opened: number;
}

/** What so many gems pay: those just behind, where one stands, and those ahead. */
export function MinesLadder({ figures, mines, opened }: MinesLadderProps) {
  const t = useText();
  const most = mostOpened(figures, mines);
  const first = Math.max(1, Math.min(opened - 2, most - SHOWN + 1));
  const gems = Array.from({ length: Math.min(SHOWN, most) }, (_, place) => first + place);
  return (
    <ol className={css.ladder} aria-label={t('play.mines.ladder')}>
      {gems.map((count) => (
        <li
          key={count}
          className={classes(css.rung, count === opened && css.here)}
          aria-current={count === opened ? 'step' : undefined}
        >
          <span className={css.words}>{t('play.mines.gems', { count })}</span>
          <span className={css.few} aria-hidden="true">
            {count} ◆
          </span>
          <b className={css.times}>{formatTimes(minesTimes(figures, mines, count))}</b>
        </li>
      ))}
    </ol>
  );
}
