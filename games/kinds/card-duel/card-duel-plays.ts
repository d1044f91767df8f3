import { playOnSpot } from '#games/kinds/chips.ts';
import type { NamedPlay } from '#games/kinds/plays.ts';
import { type CardDuelFigures, spotsOf } from './card-duel.ts';

export const cardDuelPlays = (figures: CardDuelFigures): NamedPlay[] =>
  spotsOf(figures).map((spot) => playOnSpot(spot, spot));
