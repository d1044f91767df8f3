// Parts of the site that are fetched when they are wanted. Without a connection they wait for it. One that cannot be had
// although the server is there is of a build that is gone: the tab is older than the files the server has kept (see
// tools/earlier-builds.ts), and the page is loaded anew, once for an address. A part that is missing for good must not
// make it do so for ever.

import { connection } from '../asking/connection.ts';
import { nowMs } from './clock.ts';

/** Spec §9 "reload guard". */
const GUARD_MS = 10_000;
const MARK = 'reloaded';

export interface Tab {
  path: string;
  now: number;
  /** When this document began: a moment after the mark was left, if it is the one that was loaded anew. */
  begunAt: number;
  marks: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
}

export const fetchPart = <T>(load: () => Promise<T>): Promise<T> =>
  import.meta.env.SSR ? load() : connection.carry(load);

/** The part, or the page anew, or the error where neither helps. */
export const orReload = <T>(load: () => Promise<T>): Promise<T> =>
  fetchPart(load).catch((error: unknown) => {
    if (import.meta.env.SSR || !reloadOnce(thisTab())) throw error;
    return new Promise<never>(() => undefined);
  });

export const reloadPage = (): boolean => reloadOnce(thisTab());

/** True when the page is on its way. */
export function reloadOnce(tab: Tab): boolean {
  if (wasReloaded(tab)) return false;
  try {
    tab.marks.setItem(MARK, JSON.stringify({ path: tab.path, at: tab.now }));
  } catch {
    // Without a mark there is no telling how often it was done.
    return false;
  }
  tab.reload();
  return true;
}

function wasReloaded({ path, now, begunAt, marks }: Tab): boolean {
  try {
    const mark = JSON.parse(marks.getItem(MARK) ?? 'null') as { path: string; at: number } | null;
    return mark?.path === path && Math.min(now, begunAt) - mark.at < GUARD_MS;
  } catch {
    return true;
  }
}

const thisTab = (): Tab => ({
  path: location.pathname,
  now: nowMs(),
  begunAt: performance.timeOrigin,
  get marks() {
    return sessionStorage;
  },
  reload: () => location.reload(),
});
