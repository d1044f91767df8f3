import type { GameDefinition } from './game-definition.ts';
import { roulettePartage } from './roulette-partage.ts';
import { rouletteRoyale } from './roulette-royale.ts';

export const tableGames: readonly GameDefinition[] = [rouletteRoyale, roulettePartage];
