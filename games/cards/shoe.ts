// Cards off the top of some packs that are shuffled anew for every round.
import { drawSome, type Rng } from '../rng/rng.ts';
import { CARDS } from './card.ts';

export const drawCards = (rng: Rng, packs: number, count: number): number[] =>
  drawSome(rng, packs * CARDS, count).map((place) => place % CARDS);
