// Chips on the spots of a table, until they are played.
import { useState } from 'react';
import { useTableState } from '../play-context.ts';
import { canBegin } from '../table.ts';
import { useWatching } from '../use-watching.ts';

export type Laid = Readonly<Record<string, number>>;

export interface Chips {
  laid: Laid;
  /** What all of them come to, in cents. */
  sum: number;
  /** The chip in hand. */
  value: number;
  setValue(value: number): void;
  isLocked: boolean;
  lay(spot: string): void;
  undo(): void;
  clear(): void;
  /** As in the last round. */
  repeat: (() => void) | null;
  double(): void;
  /** What the last round paid for what lies on a spot, in cents; unknown once something else lies there. */
  paidFor(pays: Laid | null | undefined, spot: string): number | undefined;
}

const FIRST = 100;

const sumOf = (laid: Laid): number => Object.values(laid).reduce((sum, cents) => sum + cents, 0);

export function useChips(): Chips {
  const state = useTableState();
  const [value, setValue] = useState(FIRST);
  // Every state of the table since it was last cleared: undoing goes one back.
  const [past, setPast] = useState<readonly Laid[]>([{}]);
  const laid = past.at(-1)!;
  const isWatching = useWatching();
  const isLocked = isWatching || !canBegin(state);
  const last = state.round?.bet['chips'] as Laid | undefined;
  const stakes = state.opened?.game.stakes;
  const most = stakes !== undefined && 'max' in stakes ? stakes.max : Number.POSITIVE_INFINITY;
  const put = (next: Laid) => {
    if (!isLocked && sumOf(next) <= most) setPast([...past, next]);
  };
  return {
    laid,
    sum: sumOf(laid),
    value,
    setValue,
    isLocked,
    lay: (spot) => put({ ...laid, [spot]: (laid[spot] ?? 0) + value }),
    undo: () => past.length > 1 && !isLocked && setPast(past.slice(0, -1)),
    clear: () => !isLocked && setPast([{}]),
    repeat: last === undefined ? null : () => put(last),
    paidFor: (pays, spot) => (last?.[spot] === laid[spot] ? pays?.[spot] : undefined),
    double: () => put(Object.fromEntries(Object.entries(laid).map(([spot, cents]) => [spot, cents * 2]))),
  };
}
