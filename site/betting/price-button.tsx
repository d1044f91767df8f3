import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useOdds } from './kept-choices.ts';
import css from './price-button.module.css';
import { useMove } from './use-move.ts';

interface PriceButtonProps {
  /** What stands on it; without words it is alone in a column that says them. */
  label?: string;
  /** What it is for whoever listens. */
  name: string;
  /** Null: it cannot be had now. */
  odds: number | null;
  /** Of a boosted price: what it was before. */
  was?: number | undefined;
  isChosen: boolean;
  shape?: 'row' | 'stacked' | 'alone';
  /** The first of its market: the others are reached by arrow keys. */
  isFirst: boolean;
  onToggle: (odds: number) => void;
}

/** An outcome and its price. It keeps its size whatever becomes of the price. */
export function PriceButton({ label, name, odds, was, isChosen, shape = 'row', ...more }: PriceButtonProps) {
  const t = useText();
  const { odds: written } = useOdds();
  const move = useMove(odds);
  const isPaused = odds === null;
  const said = isPaused
    ? t('betting.price.paused')
    : `${was === undefined ? '' : `${t('betting.price.boosted', { was: written(was) })}, `}${written(odds)}${move ? `, ${t(`betting.price.${move}`)}` : ''}`;
  return (
    <button
      type="button"
      data-price=""
      tabIndex={more.isFirst ? 0 : -1}
      aria-pressed={isChosen}
      aria-disabled={isPaused || undefined}
      aria-label={`${name} ${said}`}
      className={classes(
        css.price,
        css[shape],
        move && css[move],
        isPaused && css.paused,
        isChosen && css.chosen,
      )}
      onClick={() => odds !== null && more.onToggle(odds)}
    >
      {label !== undefined && shape !== 'alone' && <span className={css.label}>{label}</span>}
      <span className={css.odds}>
        {!isPaused && was !== undefined && <s className={css.was}>{written(was)}</s>}
        {isPaused ? <Icon name="lock" size={15} /> : written(odds)}
        {move && <span className={css.move} />}
      </span>
    </button>
  );
}
