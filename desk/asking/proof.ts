// Before what does harm the server asks anew who is there. Whoever sends such a thing waits here until the dialog has been
// answered, and goes on.
import { useSyncExternalStore } from 'react';
import { isRefusal } from '#contract/refusals.ts';

let pending: { promise: Promise<void>; done: () => void; given: (why: unknown) => void } | null = null;
const watchers = new Set<() => void>();

const tell = () => {
  for (const watcher of watchers) watcher();
};

export const isProofAsked = (error: unknown): boolean =>
  isRefusal(error, 'InvalidParameter') && error.details.invalid_parameters?.['proof'] !== undefined;

/** Done once it was shown; throws when the dialog was closed instead. */
export function requestProof(why: unknown): Promise<void> {
  if (pending === null) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    pending = { promise, done: resolve, given: reject };
    tell();
  }
  return pending.promise.catch(() => {
    throw why;
  });
}

export function endProof(isShown: boolean): void {
  const ended = pending;
  pending = null;
  if (isShown) ended?.done();
  else ended?.given(new Error('not shown'));
  tell();
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export const useProofAsked = (): boolean => useSyncExternalStore(subscribe, () => pending !== null);
