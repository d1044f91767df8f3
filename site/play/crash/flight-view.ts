// Where things stand in the drawing of a flight, in hundredths of its width and height.
import { msToReach } from '#games/kinds/crash/crash-flight.ts';

/** What the axes reach to. */
export interface View {
  ms: number;
  x100: number;
}

/** The time in which a flight climbs by e. */
const CLIMB_MS = msToReach(200) / Math.log(2);
const POINTS = 48;
const MOST_MARKS = 4;

const round = (value: number): number => Math.round(value * 100) / 100;

export function placesOf(view: View, ms: number) {
  const left = (at: number) => round((at / view.ms) * 100);
  const top = (x100: number) => round(100 - ((x100 - 100) / (view.x100 - 100)) * 100);
  const at = (moment: number) => ({ x: left(moment), y: top(100 * Math.exp(moment / CLIMB_MS)) });
  const points = Array.from({ length: POINTS + 1 }, (_, place) => at((ms * place) / POINTS));
  return { left, top, way: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`, tip: at(ms) };
}

/** A few round figures up to what is shown. */
export function stepsTo(most: number): number[] {
  const steps = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000];
  const each = steps.find((step) => (most - 100) / step <= MOST_MARKS) ?? 500_000;
  return Array.from({ length: Math.floor((most - 100) / each) + 1 }, (_, place) => 100 + place * each);
}

export function secondsTo(ms: number): number[] {
  const each = [2, 5, 10, 15, 30, 60, 120].find((step) => ms / 1000 / step <= MOST_MARKS) ?? 300;
  return Array.from({ length: Math.floor(ms / 1000 / each) + 1 }, (_, place) => place * each);
}
