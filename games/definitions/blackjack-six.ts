import type { BlackjackFigures } from '../kinds/blackjack/blackjack-end.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const blackjackSix: GameDefinition<BlackjackFigures> = {
  sysname: 'blackjack-six',
  kind: 'blackjack',
  figures: { decks: 6, blackjackX10000: 25_000 },
  stakes: { ladder },
};
