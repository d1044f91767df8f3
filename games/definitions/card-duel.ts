import type { CardDuelFigures } from '../kinds/card-duel/card-duel.ts';
import { chipStakes, minChip } from './chip-stakes.ts';
import type { GameDefinition } from './game-definition.ts';

export const cardDuel: GameDefinition<CardDuelFigures> = {
  sysname: 'card-duel',
  kind: 'card-duel',
  // A tie at less than twelve to one would return less than 89 %.
  figures: { decks: 6, minChip, sides: ['player'], tieX10000: 130_000 },
  stakes: chipStakes,
};
