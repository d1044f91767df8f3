import css from './flag.module.css';

/** A country's round flag, beside words that say the same. Files are by Circle Flags, under MIT. */
export const Flag = ({ country }: { country: string }) => (
  <img
    className={css.flag}
    src={`/flags/${country.toLowerCase()}.svg`}
    width={20}
    height={20}
    alt=""
    loading="lazy"
  />
);
