import type { CardDuelFigures } from '../kinds/card-duel/card-duel.ts';
import { chipStakes, minChip } from './chip-stakes.ts';
import type { GameDefinition } from './game-definition.ts';

export const sunAndMoon: GameDefinition<CardDuelFigures> = {
  sysname: 'sun-and-moon',
  kind: 'card-duel',
  figures: { decks: 8, minChip, sides: ['sun', 'moon'], tieX10000: 130_000 },
  stakes: chipStakes,
};
