import css from './others-chip.module.css';

/** That others have laid something here; smaller and paler than one's own. */
export const OthersChip = ({ sum }: { sum: number | undefined }) =>
  sum === undefined ? null : <span className={css.chip} aria-hidden="true" />;
