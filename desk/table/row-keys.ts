// Going through a table without a mouse: J and K move from row to row, Enter opens, and a room may add letters of its own.
import { type RefObject, useEffect, useRef } from 'react';

interface RowKeys<Row> {
  body: RefObject<HTMLTableSectionElement | null>;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  opened: string;
  open: (row: Row) => void;
  keys: Readonly<Record<string, (row: Row) => void>>;
}

/** While somebody writes, or a dialog is open, letters are letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.closest('input, textarea, select, [role="dialog"], [contenteditable]') !== null ||
    document.querySelector('[role="dialog"]') !== null);

export function useRowKeys<Row>(wish: RowKeys<Row>): void {
  const now = useRef(wish);
  now.current = wish;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const { body, rows, idOf, opened, open, keys } = now.current;
      const here = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? opened;
      const at = rows.findIndex((row) => idOf(row) === here);
      const key = event.key.toLowerCase();
      const row = rows[at];
      if (key === 'j' || key === 'k') {
        event.preventDefault();
        const next = rows[Math.max(0, Math.min(rows.length - 1, at + (key === 'j' ? 1 : -1)))];
        if (next !== undefined)
          body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(idOf(next))}"]`)?.focus();
      } else if (row !== undefined && key === 'enter' && document.activeElement?.matches('[data-row]')) {
        open(row);
      } else if (row !== undefined && keys[key] !== undefined) {
        event.preventDefault();
        keys[key](row);
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
