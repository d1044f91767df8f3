import { formatAmount } from '#rules/format.ts';
import { cents } from '#rules/money.ts';
import css from './chip-stack.module.css';
import { chipFor, chipPicture } from './chip-values.ts';

/** What lies on a spot: a chip of about that worth, and the sum itself. */
export const ChipStack = ({ sum, paid }: { sum: number; paid?: number | undefined }) => (
  <span className={css.stack}>
    <img className={css.chip} src={chipPicture(chipFor(sum))} alt="" draggable={false} />
    <b className={paid !== undefined && paid > 0 ? css.paid : css.sum}>
      {formatAmount(cents(paid !== undefined && paid > 0 ? paid : sum)).replace('.00', '')}
    </b>
  </span>
);
