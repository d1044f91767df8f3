// Segments around a rim, drawn in a circle of radius 100; the first begins at the top and they follow the clock.

const TURN = 2 * Math.PI;

const on = (radius: number, share: number): string => {
  const angle = share * TURN - TURN / 4;
  const place = (value: number) => Math.round(value * 100) / 100;
  return `${place(radius * Math.cos(angle))} ${place(radius * Math.sin(angle))}`;
};

/** The outline of one of `count` segments between two radii. */
export function segmentPath(
  at: number,
  count: number,
  { inner, outer }: { inner: number; outer: number },
): string {
  const [from, to] = [at / count, (at + 1) / count];
  return `M${on(outer, from)}A${outer} ${outer} 0 0 1 ${on(outer, to)}L${on(inner, to)}A${inner} ${inner} 0 0 0 ${on(inner, from)}Z`;
}

/** Where the middle of a segment is, and how it lies. */
export function segmentMiddle(at: number, count: number, radius: number): { place: string; degrees: number } {
  const share = (at + 0.5) / count;
  return { place: on(radius, share), degrees: share * 360 };
}

/** How far a wheel has turned when this segment's middle is at the top, after so many whole turns. */
export const degreesTo = (at: number, count: number, turns: number): number =>
  turns * 360 - ((at + 0.5) / count) * 360;
