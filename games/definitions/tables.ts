import type { GameDefinition } from './game-definition.ts';
import { rouletteRoyale } from './roulette-royale.ts';

export const tableGames: readonly GameDefinition[] = [rouletteRoyale];
