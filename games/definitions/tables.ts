import type { GameDefinition } from './game-definition.ts';

export const tableGames: readonly GameDefinition[] = [];
