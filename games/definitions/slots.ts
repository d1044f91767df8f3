import type { GameDefinition } from './game-definition.ts';

export const slots: readonly GameDefinition[] = [];
