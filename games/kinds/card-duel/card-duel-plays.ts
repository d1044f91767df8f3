import { playOnSpot } from '../chips.ts';
import type { NamedPlay } from '../plays.ts';
import { type CardDuelFigures, spotsOf } from './card-duel.ts';

export const cardDuelPlays = (figures: CardDuelFigures): NamedPlay[] =>
  spotsOf(figures).map((spot) => playOnSpot(spot, spot));
