import type { CSSProperties } from 'react';
import css from './felt-scene.module.css';

/** The cloth of tables: light from above, a weave, and the lines that are printed around where one plays. */
export const FeltScene = ({ hues: [light, middle, dark] }: { hues: readonly [string, string, string] }) => (
  <div
    className={css.felt}
    style={{ '--scene-light': light, '--scene-middle': middle, '--scene-dark': dark } as CSSProperties}
  >
    <svg className={css.lines} viewBox="0 0 1000 600" preserveAspectRatio="none" aria-hidden="true">
      <path d="M-20 70Q500 800 1020 70" />
      <path d="M-20 190Q500 930 1020 190" />
    </svg>
  </div>
);
