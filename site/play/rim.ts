// Segments around a rim, drawn in a circle of radius 100; the first begins at the top and they follow the clock. Where a
// segment is likelier it is wider, by as much.

const TURN = 2 * Math.PI;

/** From where to where a segment goes, in shares of the whole rim. */
export interface Arc {
  from: number;
  to: number;
}

export function arcsOf(weights: readonly number[]): Arc[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return weights.map((weight) => {
    const from = before / all;
    before += weight;
    return { from, to: before / all };
  });
}

const on = (radius: number, share: number): string => {
  const angle = share * TURN - TURN / 4;
  const place = (value: number) => Math.round(value * 100) / 100;
  return `${place(radius * Math.cos(angle))} ${place(radius * Math.sin(angle))}`;
};

/** The outline of a segment between two radii. */
export function segmentPath({ from, to }: Arc, { inner, outer }: { inner: number; outer: number }): string {
  const isWide = to - from > 0.5 ? 1 : 0;
  const there = `M${on(outer, from)}A${outer} ${outer} 0 ${isWide} 1 ${on(outer, to)}`;
  return `${there}L${on(inner, to)}A${inner} ${inner} 0 ${isWide} 0 ${on(inner, from)}Z`;
}

/** Where the middle of a segment is, and how it lies. */
export function segmentMiddle({ from, to }: Arc, radius: number): { place: string; degrees: number } {
  const share = (from + to) / 2;
  return { place: on(radius, share), degrees: share * 360 };
}

/** How far a wheel has turned when this segment's middle is at the top, after so many whole turns. */
export const degreesTo = ({ from, to }: Arc, turns: number): number => turns * 360 - ((from + to) / 2) * 360;
