// What the product did beside what pgbench did with the same SQL, as figures.
import { against, type Figure, promised } from './figure.ts';
import type { Pace } from './pace.ts';

interface Contest {
  /** What was done: "withdrawals". */
  name: string;
  /** By how many and how: "64 at once over HTTP". */
  how: string;
  /** What was promised, in times of pgbench, and of the slowest of a hundred. */
  times?: number;
  p99Ms?: number;
}

const PGBENCH = 'pgbench, same SQL';

export function comparePaces(
  { name, how, times, p99Ms }: Contest,
  { ours, limit }: Record<'ours' | 'limit', readonly Pace[]>,
): Figure[] {
  const paces = { name: `${name}, ${how}`, unit: '/s', better: 'more', rounds: perSecond(ours) } as const;
  const ratios = ours.map((pace, round) => pace.perSecond / limit[round]!.perSecond);
  const asPromised = {
    name: `${name}, times pgbench`,
    unit: 'times',
    better: 'more',
    rounds: ratios,
  } as const;
  const waits = {
    name: `${name}, ${how}, ${QUICKER}`,
    unit: 'ms',
    better: 'less',
    rounds: slowest(ours),
  } as const;
  return [
    against({ name: PGBENCH, rounds: perSecond(limit) }, paces),
    ...(times === undefined ? [] : [promised(times, asPromised)]),
    against({ name: PGBENCH, rounds: slowest(limit) }, waits),
    ...(p99Ms === undefined ? [] : [promised(p99Ms, { ...waits, name: `${name}, ${QUICKER}` })]),
  ];
}

const QUICKER = '99% are quicker than';

const perSecond = (paces: readonly Pace[]) => paces.map((pace) => pace.perSecond);
const slowest = (paces: readonly Pace[]) => paces.map((pace) => pace.p99Ms);
