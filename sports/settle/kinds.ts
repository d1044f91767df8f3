// Every question a market can ask, by name: its outcomes, and what becomes of each for given counts. The same table
// prices a market (as a sum over what may come) and settles it, so that the two cannot disagree.
import { exactCounts } from './kinds-exact.ts';
import { runners } from './kinds-runners.ts';
import { bySides } from './kinds-sides.ts';
import { together } from './kinds-together.ts';
import { totals } from './kinds-totals.ts';
import type { SettleKind } from './settle-kind.ts';

const kinds = { ...bySides, ...totals, ...exactCounts, ...together, ...runners } satisfies Record<
  string,
  SettleKind
>;

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

export const kindOf = (name: KindName): SettleKind => kinds[name];
