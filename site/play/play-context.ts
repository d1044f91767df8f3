import { createContext, use } from 'react';
import type { Asker } from '../asking/ask.ts';
import { useWatched, type Watched } from '../start/watched.ts';
import type { Settings } from './settings.ts';
import type { Table } from './table.ts';

export interface Play {
  table: Table;
  ask: Asker;
  settings: Watched<Settings>;
  /** The game's own page. */
  back: string;
  hall: string;
  /** Of the player's rounds. */
  history: string;
  /** The page on which rounds are checked. */
  fairness: string;
}

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = use(PlayContext);
  if (play === null) throw new Error('no table above this component');
  return play;
}

export const useTableState = () => useWatched(usePlay().table.state);

export const useSettings = () => useWatched(usePlay().settings);
