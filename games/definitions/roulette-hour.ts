import type { GameDefinition } from './game-definition.ts';
import { rouletteRoyale } from './roulette-royale.ts';

/** The same wheel; what is its own is the company, and the hour. */
export const rouletteHour: GameDefinition<typeof rouletteRoyale.figures> = {
  ...rouletteRoyale,
  sysname: 'roulette-hour',
};
