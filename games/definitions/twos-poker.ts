import type { VideoPokerFigures } from '../kinds/video-poker/video-poker-best.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const twosPoker: GameDefinition<VideoPokerFigures> = {
  sysname: 'twos-poker',
  kind: 'video-poker',
  figures: {
    areTwosWild: true,
    paysX10000: {
      royal: 8_000_000,
      'four-twos': 2_500_000,
      'wild-royal': 200_000,
      five: 150_000,
      'straight-flush': 90_000,
      four: 40_000,
      'full-house': 40_000,
      flush: 30_000,
      straight: 20_000,
      three: 10_000,
    },
  },
  stakes: { ladder },
};
