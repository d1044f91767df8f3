import type { GameDefinition } from './game-definition.ts';
import { griffinThrone } from './griffin-throne.ts';
import { tripleSevens } from './triple-sevens.ts';
import { wolfMoon } from './wolf-moon.ts';

export const slots: readonly GameDefinition[] = [griffinThrone, tripleSevens, wolfMoon];
