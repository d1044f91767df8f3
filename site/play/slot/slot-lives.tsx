import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import css from './slot-lives.module.css';
import { holdAfter, type SlotStep } from './slot-steps.ts';

/** On the frame's upper edge while coins hold: spins that are left, and cells that are filled. */
export function SlotLives({ steps, lives: most }: { steps: readonly SlotStep[]; lives: number }) {
  const t = useText();
  const hold = holdAfter(steps);
  if (hold === null || hold.isOver) return null;
  const { lives, coins, cells } = hold;
  return (
    <div className={css.lives}>
      <span>{t('play.slot.respins')}</span>
      <span className={css.dots} role="img" aria-label={t('play.slot.lives', { count: lives })}>
        {Array.from({ length: most }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          <i key={place} className={classes(css.dot, place < lives && css.left)} />
        ))}
      </span>
      <b className={css.count}>
        {coins.length}/{cells}
      </b>
    </div>
  );
}
