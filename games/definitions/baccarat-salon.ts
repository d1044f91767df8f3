import { baccaratNoir } from './baccarat-noir.ts';
import type { GameDefinition } from './game-definition.ts';

/** The same prices; what is its own is the company. */
export const baccaratSalon: GameDefinition<typeof baccaratNoir.figures> = {
  ...baccaratNoir,
  sysname: 'baccarat-salon',
};
