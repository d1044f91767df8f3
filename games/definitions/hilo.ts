import type { HiloFigures } from '../kinds/hilo/hilo.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const hilo: GameDefinition<HiloFigures> = {
  sysname: 'hilo',
  kind: 'hilo',
  figures: { edgeX10000: 100, cards: 52, topX10000: 100_000_000 },
  stakes: { ladder },
};
