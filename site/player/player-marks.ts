// Small marks a browser keeps for the player who is signed in. They go when the player goes (decision D75).
import { useSyncExternalStore } from 'react';

const marks = ['active_at', 'confirm_sent', 'registration_hint_closed'] as const;
type Mark = (typeof marks)[number];

const CHANGED = 'player-marks';

/** Null where there is none, or the browser keeps nothing for us. */
export function readMark(mark: Mark): string | null {
  try {
    return localStorage.getItem(mark);
  } catch {
    return null;
  }
}

export const setMark = (mark: Mark, value: string): void => change((storage) => storage.setItem(mark, value));

export const forgetMarks = (): void =>
  change((storage) => {
    for (const mark of marks) storage.removeItem(mark);
  });

/** Shows a mark as it is now, whoever sets it: this page, or another tab. */
export const useMark = (mark: Mark): string | null =>
  useSyncExternalStore(
    onChange,
    () => readMark(mark),
    () => null,
  );

function change(act: (storage: Storage) => void): void {
  try {
    act(localStorage);
    dispatchEvent(new Event(CHANGED));
  } catch {
    // A browser that keeps nothing shows a hint once more; nothing else depends on it.
  }
}

function onChange(look: () => void): () => void {
  for (const name of [CHANGED, 'storage']) addEventListener(name, look);
  return () => {
    for (const name of [CHANGED, 'storage']) removeEventListener(name, look);
  };
}
