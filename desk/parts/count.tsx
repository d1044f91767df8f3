import css from './count.module.css';

/** How much waits somewhere; where nothing does, nothing is shown. */
export const Count = ({ of: count = 0 }: { of: number | undefined }) =>
  count > 0 && (
    <span className={css.count} data-count>
      {count}
    </span>
  );
