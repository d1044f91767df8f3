// The light behind a banner: a gradient of three inks, one lamp, faint rays and brass arcs around it, a floor below.
import { useId } from 'react';
import css from './mesh-backdrop.module.css';

export interface Mesh {
  /** From the lit corner to the dark one. */
  inks: readonly [string, string, string];
  glow?: string;
  arc?: string;
  /** Where the lamp hangs, in percent of the width and the height. */
  lamp?: { x: number; y: number };
  /** The shape it is drawn for; elsewhere it is cropped, never stretched. */
  width?: number;
  height?: number;
  /** Turns the rays a little, so that two banners side by side differ. */
  turn?: number;
}

/** How strong each arc is, from the innermost out; every other one is a thin line. */
const ARCS = [0.34, 0.28, 0.22, 0.16, 0.1] as const;

export function MeshBackdrop({ inks, glow = '#ffb627', arc = '#ffd469', turn = 1, ...shape }: Mesh) {
  const id = useId();
  const { width = 900, height = 344, lamp = { x: 74, y: 46 } } = shape;
  const x = tenth((width * lamp.x) / 100);
  const y = tenth((height * lamp.y) / 100);

  return (
    <svg
      className={css.backdrop}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}inks`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={inks[2]} />
          <stop offset=".5" stopColor={inks[1]} />
          <stop offset="1" stopColor={inks[0]} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor={glow} stopOpacity=".95" />
          <stop offset=".4" stopColor={glow} stopOpacity=".4" />
          <stop offset="1" stopColor={glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${id}inks)`} />
      <ellipse cx={x} cy={y} rx={tenth(height * 1.15)} ry={tenth(height * 0.95)} fill={`url(#${id}glow)`} />
      <path d={rays(x, y, turn)} fill="#fff" opacity=".09" />
      {ARCS.map((strength, n) => (
        <circle
          key={strength}
          cx={x}
          cy={tenth(y + height * 0.1)}
          r={tenth(height * (0.28 + n * 0.17))}
          fill="none"
          stroke={arc}
          strokeOpacity={strength}
          strokeWidth={n % 2 === 0 ? 10 : 1.5}
        />
      ))}
      <ellipse
        cx={x}
        cy={tenth(height * 1.02)}
        rx={tenth(height * 0.95)}
        ry={tenth(height * 0.26)}
        opacity=".34"
      />
    </svg>
  );
}

const RAYS = 22;
const REACH = 1200;

function rays(x: number, y: number, turn: number): string {
  const point = (angle: number) =>
    `${tenth(x + REACH * Math.cos(angle))} ${tenth(y + REACH * Math.sin(angle))}`;
  return Array.from({ length: RAYS }, (_, n) => (n / RAYS) * 2 * Math.PI + 0.1 * turn)
    .map((angle) => `M${x} ${y}L${point(angle)}L${point(angle + 0.13)}Z`)
    .join('');
}

/** Engines differ in the last digits of a cosine; the server and the browser must write the same. */
const tenth = (value: number): number => Math.round(value * 10) / 10;
