import css from './loader.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const petals = [0, 45, 90, 135, 180, 225, 270, 315] as const;

interface LoaderProps {
  /** Said aloud while it turns: "Loading". */
  label: string;
  size?: 's' | 'm' | 'l';
}

/** The flower, its petals lighting up in turn. */
export const Loader = ({ label, size = 'm' }: LoaderProps) => (
  <span role="status" className={`${css.loader} ${css[size]}`}>
    <svg viewBox="0 0 64 64" aria-hidden="true">
      {petals.map((angle) => (
        <path
          key={angle}
          className={css.petal}
          d="M32 31C24 22 23.5 8 32 3C40.5 8 40 22 32 31Z"
          transform={`rotate(${angle} 32 32)`}
        />
      ))}
    </svg>
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);
