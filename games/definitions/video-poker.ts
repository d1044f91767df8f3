import type { VideoPokerFigures } from '../kinds/video-poker/video-poker-best.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const videoPoker: GameDefinition<VideoPokerFigures> = {
  sysname: 'video-poker',
  kind: 'video-poker',
  figures: {
    areTwosWild: false,
    paysX10000: {
      royal: 8_000_000,
      'straight-flush': 500_000,
      four: 250_000,
      'full-house': 90_000,
      flush: 60_000,
      straight: 40_000,
      three: 30_000,
      'two-pairs': 20_000,
      jacks: 10_000,
    },
  },
  stakes: { ladder },
};
