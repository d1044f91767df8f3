// How a player likes games to be shown; kept in this browser, for all games alike.
import { Watched } from '../start/watched.ts';

export interface Settings {
  hasSound: boolean;
  /** From 0 to 100. */
  volume: number;
  /** Waits are shorter. Offered only where a game is watched, not decided in. */
  isTurbo: boolean;
  hasLessMotion: boolean;
  /** In games with choices the best one is told. */
  hasBestPlay: boolean;
}

const PLACE = 'play:settings';
const usual: Settings = {
  hasSound: false,
  volume: 60,
  isTurbo: false,
  hasLessMotion: false,
  hasBestPlay: false,
};

export function readSettings(): Watched<Settings> {
  const settings = new Watched<Settings>({ ...usual, ...kept() });
  settings.watch(() => keep(settings.get()));
  return settings;
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

/** A browser may forbid it; then the next visit begins as the first one did. */
function keep(settings: Settings): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // They hold until the frame is closed.
  }
}

/** What the system asks for counts as much as what was chosen here. */
export const isCalm = ({ hasLessMotion }: Settings): boolean =>
  hasLessMotion || matchMedia('(prefers-reduced-motion: reduce)').matches;
