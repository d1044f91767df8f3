import css from './live-mark.module.css';

/** The clock of a match in play. */
export const LiveMark = ({ clock }: { clock: string }) => (
  <span className={css.live}>
    <i className={css.dot} aria-hidden="true" />
    {clock}
  </span>
);
