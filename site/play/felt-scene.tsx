import type { CSSProperties } from 'react';
import css from './felt-scene.module.css';

/** The cloth of tables: light from above, and a weave. */
export const FeltScene = ({ hues: [light, middle, dark] }: { hues: readonly [string, string, string] }) => (
  <div
    className={css.felt}
    style={{ '--scene-light': light, '--scene-middle': middle, '--scene-dark': dark } as CSSProperties}
  />
);
