// What hi-lo returns to each rule of the sheet: all that can lie open is followed card by card, with its likelihood.
import { TIMES_1 } from '../kind.ts';
import { type Law, type ParRow, rowOfLaw } from '../par-sheet.ts';
import type { HiloFigures } from './hilo.ts';
import { type HiloRule, hiloRules } from './hilo-rules.ts';
import {
  type Guess,
  type Hand,
  hiloTimes,
  isAtEnd,
  isRight,
  isSkipOffered,
  pricesAt,
  RANKS,
} from './hilo-times.ts';

interface LikelyHand extends Hand {
  likelihood: number;
}

const ranks = Array.from({ length: RANKS }, (_, place) => place + 1);

export const hiloPar = (figures: HiloFigures): ParRow[] =>
  hiloRules.map((rule) => rowOfLaw(rule.play, lawOf(figures, rule)));

function lawOf(figures: HiloFigures, rule: HiloRule): Law {
  const law = new Map<number, number>();
  const pay = (times: number, likelihood: number) => law.set(times, (law.get(times) ?? 0) + likelihood);
  const start = { won: [], unseen: figures.cards - 1, likelihood: 1 / RANKS };
  let open: LikelyHand[] = ranks.map((rank) => ({ rank, ...start }));
  while (open.length > 0) {
    const next: LikelyHand[] = [];
    for (const hand of open) {
      const name = decided(figures, rule, hand);
      const onward = name === 'collect' ? [] : handsAfter(figures, hand, name);
      if (name === 'collect') pay(hiloTimes(figures, hand.won) / TIMES_1, hand.likelihood);
      else pay(0, hand.likelihood * (1 - onward.length / RANKS));
      next.push(...onward);
    }
    open = merged(next);
  }
  return [...law];
}

function decided(figures: HiloFigures, { decide }: HiloRule, hand: Hand): string {
  if (isAtEnd(figures, hand)) return 'collect';
  const prices = pricesAt(figures, hand);
  return decide({ prices, right: hand.won.length, isSkipOffered: isSkipOffered(hand) });
}

/** The hands that a decision leads to, when it is not wrong. */
function handsAfter(figures: HiloFigures, hand: LikelyHand, name: string): LikelyHand[] {
  const after = { unseen: hand.unseen - 1, likelihood: hand.likelihood / RANKS };
  if (name === 'skip') return ranks.map((rank) => ({ rank, won: hand.won, ...after }));
  const { ways } = pricesAt(figures, hand).find(({ guess }) => guess === name)!;
  const won = [...hand.won, ways].toSorted((a, b) => a - b);
  return ranks
    .filter((rank) => isRight(name as Guess, hand.rank, rank))
    .map((rank) => ({ rank, won, ...after }));
}

/** Hands that differ in nothing but the way to them are one. */
function merged(hands: readonly LikelyHand[]): LikelyHand[] {
  const byHand = new Map<string, LikelyHand>();
  for (const hand of hands) {
    const key = `${hand.rank}:${hand.won}`;
    const known = byHand.get(key);
    byHand.set(key, known ? { ...hand, likelihood: known.likelihood + hand.likelihood } : hand);
  }
  return [...byHand.values()];
}
