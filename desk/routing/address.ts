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

interface Step {
  isSamePlace?: boolean;
  /** The parameter that has been opened by this step. */
  opened?: string;
}

export function go(address: string, { isSamePlace = false, opened }: Step = {}): void {
  if (isSamePlace) history.replaceState(history.state, '', address);
  else history.pushState(opened === undefined ? null : { opened }, '', address);
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

/**
 * Several at once, in the room one is in. `opens` names what is opened of a list: that is a step of its own, so that Back
 * leads to the list, and closing it takes the step back.
 */
export function setParams(values: Readonly<Record<string, string>>, { opens = 'item' } = {}): void {
  const search = new URLSearchParams(location.search);
  const isOpening = (values[opens] ?? '') !== '' && !search.has(opens);
  const opened: unknown = history.state?.opened;
  if (typeof opened === 'string' && values[opened] === '' && Object.keys(values).length === 1) {
    history.back();
    return;
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === '') search.delete(name);
    else search.set(name, value);
  }
  const query = search.toString();
  const address = `${location.pathname}${query === '' ? '' : `?${query}`}`;
  go(address, isOpening ? { opened: opens } : { isSamePlace: true });
}
