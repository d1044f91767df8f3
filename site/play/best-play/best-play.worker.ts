// Works out the best play beside the page: the first answer of some games takes a second, and no frame waits for it.
import type { BlackjackFigures } from '#games/kinds/blackjack/blackjack-end.ts';
import { hintOf } from '#games/kinds/blackjack/blackjack-hint.ts';
import { holdemHint } from '#games/kinds/house-holdem/house-holdem.ts';
import type { HouseHoldemFigures } from '#games/kinds/house-holdem/house-holdem-rules.ts';
import type { Decision } from '#games/kinds/kind.ts';
import { bestHoldIn } from '#games/kinds/video-poker/video-poker.ts';
import type { VideoPokerFigures } from '#games/kinds/video-poker/video-poker-best.ts';
import type { BestPlayQuestion } from './ask-best-play.ts';

/** A frame plays one game. What was worked out of its figures is kept with them, so they are read once. */
let figures: unknown;

addEventListener('message', ({ data }: MessageEvent<BestPlayQuestion>) => {
  figures ??= data.figures;
  postMessage({ name: data.name, decision: bestIn(data) });
});

function bestIn({ kind, ...round }: BestPlayQuestion): Decision {
  switch (kind) {
    case 'blackjack':
      return hintOf(figures as BlackjackFigures, round);
    case 'video-poker':
      return bestHoldIn(figures as VideoPokerFigures, round);
    case 'house-holdem':
      return holdemHint(figures as HouseHoldemFigures, round);
  }
}
