// What a browser keeps for whoever bets on it: the slip, favourites, how odds are written. All tabs show the same; what
// cannot be read any more is as if nothing had been kept.
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

export interface Kept<T> {
  read(): T;
  write(value: T): void;
  /** In a component: as it is now, whoever changes it. The first HTML knows nothing of it. */
  use(): T;
}

export function kept<T>(name: string, schema: z.ZodMiniType<T>, empty: T): Kept<T> {
  let text: string | null = null;
  let value = empty;
  const watchers = new Set<() => void>();

  /** The same text is the same value, so that nothing is drawn anew for it. */
  const read = () => {
    const stored = storedText(name, text);
    if (stored === text) return value;
    text = stored;
    value = parsed(schema, stored, empty);
    return value;
  };
  const onStorage = () => {
    for (const watcher of watchers) watcher();
  };
  const watch = (watcher: () => void) => {
    if (watchers.size === 0) addEventListener('storage', onStorage);
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0) removeEventListener('storage', onStorage);
    };
  };
  return {
    read,
    write(next) {
      text = JSON.stringify(next);
      value = next;
      store(name, text);
      onStorage();
    },
    use: () => useSyncExternalStore(watch, read, () => empty),
  };
}

/** What a browser that keeps nothing was told last. */
function storedText(name: string, last: string | null): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return last;
  }
}

function store(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // It is known for as long as the page stands.
  }
}

function parsed<T>(schema: z.ZodMiniType<T>, text: string | null, empty: T): T {
  try {
    const read = z.safeParse(schema, JSON.parse(text ?? 'null'));
    return read.success ? read.data : empty;
  } catch {
    return empty;
  }
}
