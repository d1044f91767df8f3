// Where one is at the desk: a room by its path, and in the query all that it shows, so that a link shows the same.
import { useSyncExternalStore } from 'react';

const ROOT = '/desk';
const watchers = new Set<() => void>();

const tell = () => {
  for (const watcher of watchers) watcher();
};

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  addEventListener('popstate', watcher);
  return () => {
    watchers.delete(watcher);
    removeEventListener('popstate', watcher);
  };
};

export const addressOf = (room: string, search: Record<string, string> = {}): string => {
  const query = new URLSearchParams(search).toString();
  return `${ROOT}/${room}${query === '' ? '' : `?${query}`}`;
};

export function go(address: string, { isSamePlace = false } = {}): void {
  if (isSamePlace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  tell();
}

const hereNow = () => location.pathname + location.search;

export function useAddress(): { room: string; search: URLSearchParams } {
  const here = useSyncExternalStore(subscribe, hereNow);
  const [path = '', query = ''] = here.split('?');
  return { room: path.slice(ROOT.length).replaceAll('/', ''), search: new URLSearchParams(query) };
}

/** One thing that the address says of what is shown; empty is not said at all. */
export function useParam(name: string): readonly [string, (value: string) => void] {
  const { search } = useAddress();
  return [search.get(name) ?? '', (value) => setParams({ [name]: value })];
}

/** Several at once, in the room one is in. */
export function setParams(values: Readonly<Record<string, string>>): void {
  const search = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') search.delete(name);
    else search.set(name, value);
  }
  const query = search.toString();
  go(`${location.pathname}${query === '' ? '' : `?${query}`}`, { isSamePlace: true });
}
