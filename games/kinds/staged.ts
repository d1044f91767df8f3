// The kinds that can be seen: the frame has a stage for each (site/play/stages.ts), and no other kind can be opened.
import type { KindName } from './kinds.ts';

export const stagedKinds = [
  'coin-ladder',
  'dice',
  'double',
  'hilo',
  'keno',
  'limbo',
  'mines',
  'plinko',
  'scratch',
  'slot',
  'tower',
  'wheel',
] as const satisfies readonly KindName[];

export type StagedKind = (typeof stagedKinds)[number];

/** The slots that have a look of their own on that stage (site/play/slot/slot-looks.ts). */
export const dressedSlots = ['griffin-throne', 'triple-sevens', 'wolf-moon'] as const;

export type DressedSlot = (typeof dressedSlots)[number];
