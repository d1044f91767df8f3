// A football pitch in perspective: in metres, the far touchline above. Where the ball is follows from what happened last.
import type { IncidentShown } from '#contract/betting/event.ts';

export const WIDTH = 560;
export const HEIGHT = 242;
const TOP = 46;
const BOTTOM = HEIGHT - 13;

type Spot = readonly [along: number, across: number];

/** From the plan, 105 by 68, to the picture. */
export function seen([along, across]: Spot): readonly [number, number] {
  const depth = across / 68;
  const y = TOP + (BOTTOM - TOP) * (depth * 0.86 + 0.14 * depth * depth);
  const inset = 58 - 46 * ((y - TOP) / (BOTTOM - TOP));
  return [round(inset + ((WIDTH - 2 * inset) * along) / 105), round(y)];
}

const round = (value: number) => Math.round(value * 10) / 10;

export const pathOf = (spots: readonly Spot[]): string =>
  `M${spots.map((spot) => seen(spot).join(' ')).join('L')}`;

export const box = (a: number, b: number, c: number, d: number): Spot[] => [
  [a, b],
  [c, b],
  [c, d],
  [a, d],
  [a, b],
];

export function arc(centre: Spot, radius: number, from: number, to: number): Spot[] {
  return Array.from({ length: 29 }, (_, at) => {
    const angle = from + ((to - from) * at) / 28;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)] as const;
  });
}

const middle: Spot = [52.5, 34];

/** A side plays to the right as the home side, to the left as the guest. */
const towards = (side: 'home' | 'away', [along, across]: Spot): Spot =>
  side === 'home' ? [along, across] : [105 - along, 68 - across];

/** Where an incident is drawn. The corner's flag and the place of a card follow from its number: nobody tells them. */
export function spotOf({ type, side, number }: IncidentShown): Spot {
  if (side === null) return middle;
  switch (type) {
    case 'goal':
      return towards(side, [103.5, 34]);
    case 'corner':
      return towards(side, [104, number % 2 === 0 ? 1 : 67]);
    default:
      return towards(side, [44, 20 + ((number * 13) % 28)]);
  }
}
