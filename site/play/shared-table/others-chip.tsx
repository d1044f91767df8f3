import { chipFor, chipPicture } from '../chips/chip-values.ts';
import css from './others-chip.module.css';

/** What others have laid here; smaller and paler than one's own. */
export const OthersChip = ({ sum }: { sum: number | undefined }) =>
  sum === undefined ? null : (
    <img className={css.chip} src={chipPicture(chipFor(sum))} alt="" draggable={false} />
  );
