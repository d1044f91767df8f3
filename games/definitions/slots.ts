import type { GameDefinition } from './game-definition.ts';
import { griffinThrone } from './griffin-throne.ts';
import { tripleSevens } from './triple-sevens.ts';

export const slots: readonly GameDefinition[] = [griffinThrone, tripleSevens];
