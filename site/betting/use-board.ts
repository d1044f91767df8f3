// The board: everything in play or about to begin, as the live line tells it, laid over what the server answered.
import { useMemo, useRef } from 'react';
import type { EventRow } from '#contract/betting/event.ts';
import { useFollowed } from '../live/use-followed.ts';

export interface Board {
  /** An event as it is now; as it was answered where the line has told nothing of it. */
  now(row: EventRow): EventRow;
  /** All that is in play; undefined until the line has told it. */
  live: readonly EventRow[] | undefined;
  isLost: boolean;
}

export function useBoard(): Board {
  const { data, isLost } = useFollowed('betting.board');
  const rows = useUnchanged(data as Record<string, EventRow> | undefined);
  return useMemo(() => {
    const all = rows && Object.values(rows).filter(isLive);
    return {
      now: (row) => newer(row, rows?.[row.id]),
      live: all?.toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1)),
      isLost,
    };
  }, [rows, isLost]);
}

/** A row that has not changed stays the same object, so that only what changed is drawn anew. */
function useUnchanged(rows: Record<string, EventRow> | undefined): Record<string, EventRow> | undefined {
  const last = useRef<Record<string, EventRow>>({});
  return useMemo(() => {
    if (rows === undefined) return undefined;
    last.current = Object.fromEntries(
      Object.entries(rows).map(([id, row]) => {
        const before = last.current[id];
        return [id, before?.state.version === row.state.version ? before : row];
      }),
    );
    return last.current;
  }, [rows]);
}

/** An answer may be newer than what the line told before it. */
const newer = (row: EventRow, told: EventRow | undefined): EventRow =>
  told === undefined || told.state.version < row.state.version ? row : told;

export const isLive = ({ state: { status } }: EventRow): boolean =>
  status === 'live' || status === 'interrupted';

/** While a pointer is among them rows change in place: none comes, goes or moves under a finger. */
export function useSteadyRows(rows: readonly EventRow[]) {
  const isHeld = useRef(false);
  const order = useRef<readonly number[]>([]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const last = useRef(new Map<number, EventRow>());
  if (!isHeld.current) order.current = rows.map(({ id }) => id);
  const shown = order.current.flatMap((id) => byId.get(id) ?? last.current.get(id) ?? []);
  last.current = new Map(shown.map((row) => [row.id, row]));
  return {
    shown,
    hold: {
      onPointerEnter: () => {
        isHeld.current = true;
      },
      onPointerLeave: () => {
        isHeld.current = false;
      },
    },
  };
}
