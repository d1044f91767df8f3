// A value that screens watch: the theme, the dialogs, the toasts. One is made for each visit, never one for all.
import { useSyncExternalStore } from 'react';

export class Watched<T> {
  #value: T;
  #watchers = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get = (): T => this.#value;

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const watcher of this.#watchers) watcher();
  }

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };
}

export const useWatched = <T>({ watch, get }: Watched<T>): T => useSyncExternalStore(watch, get, get);
