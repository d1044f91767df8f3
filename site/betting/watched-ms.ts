import type { BetShown } from '#contract/betting/bet.ts';

/**
 * For how long a delayed bet is watched. Both moments are the server's: a browser's clock may be hours off, and says only
 * how much time has passed.
 */
export const watchedMs = ({ created_at, decides_at }: Pick<BetShown, 'created_at' | 'decides_at'>): number =>
  decides_at === null ? 0 : Math.max(0, Date.parse(decides_at) - Date.parse(created_at));
