import { dice } from './dice.ts';
import type { GameDefinition } from './game-definition.ts';
import { mines } from './mines.ts';

export const fastGames: readonly GameDefinition[] = [dice, mines];
