import { dragonsHoard } from './dragons-hoard.ts';
import { galaxySpin } from './galaxy-spin.ts';
import type { GameDefinition } from './game-definition.ts';
import { gemForge } from './gem-forge.ts';
import { griffinHall } from './griffin-hall.ts';
import { olympusStorm } from './olympus-storm.ts';
import { scarabGold } from './scarab-gold.ts';
import { tridentDeep } from './trident-deep.ts';
import { tripleSevens } from './triple-sevens.ts';
import { vampireWaltz } from './vampire-waltz.ts';
import { witchsBrew } from './witchs-brew.ts';
import { wolfrise } from './wolfrise.ts';

export const slots: readonly GameDefinition[] = [
  griffinHall,
  tripleSevens,
  wolfrise,
  dragonsHoard,
  scarabGold,
  vampireWaltz,
  tridentDeep,
  galaxySpin,
  witchsBrew,
  olympusStorm,
  gemForge,
];
