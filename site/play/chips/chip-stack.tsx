import { formatAmount } from '#rules/format.ts';
import { cents } from '#rules/money.ts';
import { classes } from '#ui/classes.ts';
import css from './chip-stack.module.css';
import { chipFor, chipPicture } from './chip-values.ts';

interface ChipStackProps {
  sum: number;
  /** In cents; known when the round was seen. */
  paid?: number | undefined;
}

/** What lies on a spot: a chip of about that worth, and the sum itself; or what it has won on top of what lay there. */
export function ChipStack({ sum, paid }: ChipStackProps) {
  const written = (amount: number) => formatAmount(cents(amount)).replace('.00', '');
  return (
    <span className={classes(css.stack, paid === 0 && css.lost)}>
      <img className={css.chip} src={chipPicture(chipFor(sum))} alt="" draggable={false} />
      {paid !== undefined && paid > sum ? (
        <b className={css.won}>+{written(paid - sum)}</b>
      ) : (
        <b className={css.sum}>{written(sum)}</b>
      )}
    </span>
  );
}
