import type { BlackjackFigures } from '../kinds/blackjack/blackjack-end.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const blackjack21: GameDefinition<BlackjackFigures> = {
  sysname: 'blackjack-21',
  kind: 'blackjack',
  figures: { decks: 8, blackjackX10000: 25_000 },
  stakes: { ladder },
};
