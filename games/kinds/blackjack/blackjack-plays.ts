import type { NamedPlay } from '../plays.ts';
import type { BlackjackFigures } from './blackjack-end.ts';
import { hintOf } from './blackjack-hint.ts';

export const blackjackPlays = (figures: BlackjackFigures): NamedPlay[] => [
  { play: 'best-play', wish: {}, decide: (round) => hintOf(figures, round) },
];
