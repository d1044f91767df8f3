// Short notices at the edge of the desk, each for some seconds, with the way to take back what they tell.
import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  text: string;
  isBad?: boolean;
  action?: { label: string; act: () => Promise<unknown> };
}

const STAYS_MS = 7_000;
const AT_ONCE = 4;

let toasts: readonly Toast[] = [];
let last = 0;
const watchers = new Set<() => void>();

function show(next: readonly Toast[]): void {
  toasts = next;
  for (const watcher of watchers) watcher();
}

export function sayToast(said: Omit<Toast, 'id'>): void {
  last += 1;
  const id = last;
  show([...toasts, { ...said, id }].slice(-AT_ONCE));
  setTimeout(() => dropToast(id), STAYS_MS);
}

export const dropToast = (id: number): void => show(toasts.filter((toast) => toast.id !== id));

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => toasts);
