export interface PlinkoFall {
  step: 'fall';
  /** At each row 0 is left and 1 is right. */
  path: readonly number[];
  slot: number;
  timesX10000: number;
}

export const FALL_MS = 2200;

/** Pegs stand a unit apart; the first row has three, each further one a peg more. */
export const pegsOf = (rows: number): { x: number; y: number }[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_, peg) => ({ x: peg - (row + 2) / 2, y: row })),
  ).flat();

/** Where a ball is after so many rows, from the middle. */
export const ballAt = (path: readonly number[], row: number): number =>
  path.slice(0, row).reduce((x, turn) => x + (turn === 1 ? 0.5 : -0.5), 0);

/** The stations of a fall for an animation: it touches every peg, and bounces a little off each. */
export function stationsOf(path: readonly number[]): { x: number; y: number }[] {
  const stations = [{ x: 0, y: -1 }];
  for (let row = 0; row < path.length; row += 1) {
    const x = ballAt(path, row);
    const next = ballAt(path, row + 1);
    stations.push({ x, y: row - 0.36 }, { x: (x + next) / 2 + (next - x) * 0.12, y: row - 0.5 });
  }
  stations.push({ x: ballAt(path, path.length), y: path.length - 0.05 });
  return stations;
}
