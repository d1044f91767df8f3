// What the line has told of a jackpot that the player has won; whoever shows it finds it in the cache.
import type { LiveEvent } from '#contract/events.ts';

export type JackpotWon = Extract<LiveEvent, { name: 'jackpots.won' }>['data'];

export const WON = ['jackpots.won'] as const;
