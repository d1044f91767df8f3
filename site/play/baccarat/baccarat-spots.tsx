import { type BaccaratFigures, baccaratSpots } from '#games/kinds/baccarat/baccarat.ts';
import { TIMES_1 } from '#games/kinds/kind.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { ChipStack } from '../chips/chip-stack.tsx';
import type { Chips, Laid } from '../chips/use-chips.ts';
import { OthersChip } from '../shared-table/others-chip.tsx';
import css from './baccarat-stage.module.css';

interface BaccaratSpotsProps {
  chips: Chips;
  figures: BaccaratFigures;
  winner: string | null;
  /** In cents, by spot; known when the round was seen. */
  pays: Laid | null;
  /** What others have laid, by spot; only where a table is shared. */
  others?: Laid;
}

/** Where chips may lie, each with what it pays. */
export function BaccaratSpots({ chips, figures, winner, pays, others }: BaccaratSpotsProps) {
  const t = useText();
  return (
    <div className={css.spots}>
      {baccaratSpots.map((spot) => {
        const shown = chips.laid[spot] ?? 0;
        return (
          <button
            key={spot}
            type="button"
            className={classes(css.spot, css[spot.replace('-', '')], winner === spot && css.won)}
            aria-disabled={chips.isLocked}
            onClick={() => chips.lay(spot)}
          >
            <b>{t(`play.baccarat.spots.${spot}`)}</b>
            <small>{t('play.chips.pays', { times: timesOf(figures, spot) / TIMES_1 - 1 })}</small>
            <OthersChip sum={others?.[spot]} />
            {shown > 0 && <ChipStack sum={shown} paid={chips.paidFor(pays, spot)} />}
          </button>
        );
      })}
    </div>
  );
}

const timesOf = (
  { bankerX10000, tieX10000, pairX10000 }: BaccaratFigures,
  spot: (typeof baccaratSpots)[number],
): number =>
  ({
    player: 2 * TIMES_1,
    banker: bankerX10000,
    tie: tieX10000,
    'player-pair': pairX10000,
    'banker-pair': pairX10000,
  })[spot];
