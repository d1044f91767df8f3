// Who is on screen and who waits (decision D78): one dialog at a time, first come first served; a confirm alone may
// stand on a popup or a curtain, because it asks about it. An urgent one waits for nobody.

export interface InLine {
  id: number;
  kind: 'popup' | 'confirm' | 'curtain';
  isUrgent?: boolean;
}

export interface DialogLine<D extends InLine> {
  /** From the bottom up: nothing, one dialog, or one with a confirm or an urgent one on it. */
  shown: readonly D[];
  waiting: readonly D[];
}

export const emptyLine: DialogLine<never> = { shown: [], waiting: [] };

export const joinLine = <D extends InLine>({ shown, waiting }: DialogLine<D>, dialog: D): DialogLine<D> =>
  dialog.isUrgent
    ? { shown: [...shown, dialog], waiting }
    : advance({ shown, waiting: [...waiting, dialog] });

/** A dialog that is closed leaves, wherever it stood; what it uncovers stays. */
export const leaveLine = <D extends InLine>({ shown, waiting }: DialogLine<D>, id: number): DialogLine<D> =>
  advance({
    shown: shown.filter((dialog) => dialog.id !== id),
    waiting: waiting.filter((dialog) => dialog.id !== id),
  });

function advance<D extends InLine>({ shown, waiting }: DialogLine<D>): DialogLine<D> {
  const [next, ...rest] = waiting;
  if (next === undefined || !hasRoomFor(next, shown)) return { shown, waiting };
  return advance({ shown: [...shown, next], waiting: rest });
}

function hasRoomFor(next: InLine, shown: readonly InLine[]): boolean {
  if (shown.length === 0) return true;
  return next.kind === 'confirm' && shown.length === 1 && shown[0]!.kind !== 'confirm';
}
