// What a column is: its value, by which it is sorted and exported, and how it is drawn.
import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  label: string;
  value: (row: Row) => string | number | undefined;
  /** Without it the value itself is drawn. */
  cell?: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** May be cut short. */
  isWide?: boolean;
}

export interface Sorting {
  id: string;
  isDown: boolean;
}

/** "-amount" in the address: by amount, the largest first. */
export const readSorting = (text: string): Sorting | null =>
  text === '' ? null : { id: text.replace(/^-/, ''), isDown: text.startsWith('-') };

/** Up, down, and as it came. */
export function nextSorting(now: Sorting | null, id: string): string {
  if (now?.id !== id) return id;
  return now.isDown ? '' : `-${id}`;
}
