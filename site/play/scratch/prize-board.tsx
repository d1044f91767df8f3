import { paidAt } from '#games/kinds/kind.ts';
import type { ScratchFigures } from '#games/kinds/scratch/scratch.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { useMoney } from '../use-money.ts';
import { gemOf } from './gems.ts';
import css from './scratch-stage.module.css';

interface PrizeBoardProps {
  figures: ScratchFigures;
  stake: number;
  /** Of the ticket that lies there, in ten thousandths of its stake. */
  won: number;
}

/** What tickets of this stake can win, the most first, each with the gem that stands for it. */
export function PrizeBoard({ figures, stake, won }: PrizeBoardProps) {
  const t = useText();
  const money = useMoney();
  return (
    <ol className={css.board} aria-label={t('play.rules')}>
      {figures.prizes.map(([x100], prize) => (
        <li key={x100} className={classes(css.line, x100 * 100 === won && css.now)}>
          <img className={css.gem} src={gemOf(prize)} alt="" />
          <b>{money(paidAt(stake, x100 * 100))}</b>
        </li>
      ))}
    </ol>
  );
}
