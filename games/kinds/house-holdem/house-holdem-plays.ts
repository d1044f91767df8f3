import { playOnSpot } from '../chips.ts';
import type { NamedPlay } from '../plays.ts';
import { holdemHint } from './house-holdem.ts';
import type { HouseHoldemFigures } from './house-holdem-rules.ts';

export const houseHoldemPlays = (figures: HouseHoldemFigures): NamedPlay[] => [
  { ...playOnSpot('best-play', 'ante'), decide: (round) => holdemHint(figures, round) },
  playOnSpot('pair', 'pair'),
];
