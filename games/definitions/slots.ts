import { dragonsHoard } from './dragons-hoard.ts';
import { galaxySpin } from './galaxy-spin.ts';
import type { GameDefinition } from './game-definition.ts';
import { griffinThrone } from './griffin-throne.ts';
import { tripleSevens } from './triple-sevens.ts';
import { witchsBrew } from './witchs-brew.ts';
import { wolfMoon } from './wolf-moon.ts';

export const slots: readonly GameDefinition[] = [
  griffinThrone,
  tripleSevens,
  wolfMoon,
  dragonsHoard,
  galaxySpin,
  witchsBrew,
];
