// A change of content that needs a second person: whoever sent it waits here until the dialog is answered.
import { useSyncExternalStore } from 'react';
import type { EntryName, Json } from '#contract/content-entries.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';

export interface RequestedEntry extends EntryName {
  version: number;
  /** Left out: the entry is to be removed. */
  value?: Json;
}

interface SecondPersonRequest {
  entries: readonly RequestedEntry[];
  /** Why a second person must agree, in the server's words. */
  why: string;
  settle: (isRequested: boolean) => void;
}

let pending: SecondPersonRequest | null = null;
const watchers = new Set<() => void>();

function set(request: SecondPersonRequest | null): void {
  pending = request;
  for (const watcher of watchers) watcher();
}

/** True once a second person was asked for these changes; false where none is needed or the dialog was closed. */
export function requestSecondPerson(error: unknown, entries: readonly RequestedEntry[]): Promise<boolean> {
  if (!isSecondPersonNeeded(error)) return Promise.resolve(false);
  pending?.settle(false);
  const why = error.details.message ?? '';
  return new Promise((resolve) => set({ entries, why, settle: resolve }));
}

const isSecondPersonNeeded = (error: unknown): error is Refusal<'InvalidParameter'> =>
  isRefusal(error, 'InvalidParameter') && error.details.invalid_parameters?.['second_person'] !== undefined;

export function endSecondPersonRequest(isRequested: boolean): void {
  pending?.settle(isRequested);
  set(null);
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export const useSecondPersonRequest = () => useSyncExternalStore(subscribe, () => pending);
