import type { CSSProperties } from 'react';
import css from './calm-scene.module.css';

const rings = [0, 1, 2, 3, 4, 5, 6] as const;

/** The backdrop of the Originals: one hue, rings, and light from where the board is. */
export const CalmScene = ({ hues: [light, middle, dark] }: { hues: readonly [string, string, string] }) => (
  <div
    className={css.scene}
    style={{ '--scene-light': light, '--scene-middle': middle, '--scene-dark': dark } as CSSProperties}
  >
    <svg
      viewBox="0 0 1000 1000"
      preserveAspectRatio="xMidYMid slice"
      className={css.rings}
      aria-hidden="true"
    >
      {rings.map((ring) => (
        <circle
          key={ring}
          cx="500"
          cy="430"
          r={110 + 105 * ring}
          fill="none"
          stroke="#fff"
          strokeOpacity={0.07 * (1 - ring * 0.11)}
          strokeWidth={ring % 2 === 0 ? 34 : 2}
        />
      ))}
    </svg>
  </div>
);
