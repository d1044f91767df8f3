import type { GameDefinition } from './game-definition.ts';
import { griffinThrone } from './griffin-throne.ts';

export const slots: readonly GameDefinition[] = [griffinThrone];
