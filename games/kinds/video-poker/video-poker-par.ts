// What video poker returns with the best hold, exactly: over all 2,598,960 hands, and all draws to the best hold of each.
import { CARDS } from '../../cards/card.ts';
import { HAND_CARDS, setsOf, tellHands } from '../../cards/hands-of-five.ts';
import { TIMES_1 } from '../kind.ts';
import { type ParRow, rowOfLaw } from '../par-sheet.ts';
import { bestHoldOf, drawsOf, drawsTo, paysOf, sumsOf, type VideoPokerFigures } from './video-poker-best.ts';
import { holds } from './video-poker-holds.ts';

export function videoPokerPar(figures: VideoPokerFigures): ParRow[] {
  const pays = paysOf(figures);
  const best = bestHolds(figures, pays);
  const law = pays.flatMap((times, hand) => {
    if (times === 0) return [];
    const likelihood = likelihoodOf(figures, best, hand);
    return [[times / TIMES_1, likelihood] as const];
  });
  const paid = law.reduce((sum, [, likelihood]) => sum + likelihood, 0);
  return [rowOfLaw('best-play', [...law, [0, 1 - paid]])];
}

/** By the place of a hand among all. */
function bestHolds({ areTwosWild }: VideoPokerFigures, pays: readonly number[]): Uint8Array {
  const sums = sumsOf(areTwosWild, pays);
  const best = new Uint8Array(setsOf(CARDS, HAND_CARDS));
  const draws = new Float64Array(holds.length);
  tellHands((cards, place) => {
    drawsOf(sums, cards, draws);
    best[place] = bestHoldOf(draws);
  });
  return best;
}

/** Of ending with this hand when every hand is held best. */
function likelihoodOf({ areTwosWild }: VideoPokerFigures, best: Uint8Array, hand: number): number {
  const sums = sumsOf(
    areTwosWild,
    paysOf({ areTwosWild, paysX10000: {} }).map((_, other) => Number(other === hand)),
  );
  const draws = new Float64Array(holds.length);
  let likelihood = 0;
  tellHands((cards, place) => {
    drawsOf(sums, cards, draws);
    const hold = best[place]!;
    likelihood += draws[hold]! / drawsTo(hold);
  });
  return likelihood / best.length;
}
