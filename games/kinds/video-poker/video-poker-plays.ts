import type { NamedPlay } from '../plays.ts';
import { bestHoldIn } from './video-poker.ts';
import type { VideoPokerFigures } from './video-poker-best.ts';

export const videoPokerPlays = (figures: VideoPokerFigures): NamedPlay[] => [
  { play: 'best-play', wish: {}, decide: (round) => bestHoldIn(figures, round) },
];
