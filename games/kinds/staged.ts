// The kinds that can be seen: the frame has a stage for each (site/play/stages.ts), and no other kind can be opened.
import type { KindName } from './kinds.ts';

export const stagedKinds = [
  'baccarat',
  'blackjack',
  'card-duel',
  'coin-ladder',
  'dice',
  'double',
  'hilo',
  'house-holdem',
  'keno',
  'limbo',
  'mines',
  'money-wheel',
  'plinko',
  'roulette',
  'scratch',
  'slot',
  'three-dice',
  'tower',
  'video-poker',
  'wheel',
] as const satisfies readonly KindName[];

export type StagedKind = (typeof stagedKinds)[number];

/** The slots that have a look of their own on that stage (site/play/slot/slot-looks.ts). */
export const dressedSlots = [
  'dragons-hoard',
  'galaxy-spin',
  'gem-forge',
  'griffin-hall',
  'olympus-storm',
  'scarab-gold',
  'trident-deep',
  'triple-sevens',
  'vampire-waltz',
  'witchs-brew',
  'wolfrise',
] as const;

export type DressedSlot = (typeof dressedSlots)[number];
