import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { OthersChip } from '../shared-table/others-chip.tsx';
import { useMoney } from '../use-money.ts';
import css from './chip-spot.module.css';
import { ChipStack } from './chip-stack.tsx';
import type { Chips } from './use-chips.ts';

interface ChipSpotProps {
  chips: Chips;
  spot: string;
  name: string;
  /** "12 to 1". */
  pays: string;
  isWon: boolean;
  /** In cents; known when the round was seen. */
  paid?: number | undefined;
  /** What others have laid here, in cents; only where a table is shared. */
  others?: number | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A place for chips. Who listens hears what it is, what it pays and what lies there. */
export function ChipSpot(props: ChipSpotProps) {
  const { chips, spot, name, pays, isWon, paid, others, className, children } = props;
  const t = useText();
  const money = useMoney();
  const laid = chips.laid[spot] ?? 0;
  const words = { spot: name, pays };
  return (
    <button
      type="button"
      className={classes(css.spot, isWon && css.won, className)}
      aria-label={
        laid === 0 ? t('play.chips.spot', words) : t('play.chips.covered', { ...words, amount: money(laid) })
      }
      aria-disabled={chips.isLocked}
      onClick={() => chips.lay(spot)}
    >
      {children}
      <OthersChip sum={others} />
      {laid > 0 && <ChipStack sum={laid} paid={paid} />}
    </button>
  );
}
