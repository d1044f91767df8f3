// A whole round as somebody would play it who decides by a rule.

import type { Rng } from '../rng/rng.ts';
import type { Bet, Decision, Kind, Round } from './kind.ts';
import type { NamedPlay } from './plays.ts';

/** Words that were drawn are kept, for every decision plays the round from its beginning. */
export function remembering(rng: Rng): { again(): Rng } {
  const words: number[] = [];
  return {
    again() {
      let place = 0;
      return { u32: () => (words[place++] ??= rng.u32()) };
    },
  };
}

interface Table {
  kind: Kind;
  figures: unknown;
  bet: Bet;
  rng: Rng;
}

export function playOut({ kind, figures, bet, rng }: Table, { decide }: NamedPlay): Round {
  if (decide === undefined) return kind.play(figures, bet, [], rng);
  const words = remembering(rng);
  const decisions: Decision[] = [];
  for (;;) {
    const round = kind.play(figures, bet, decisions, words.again());
    if (round.isOver) return round;
    decisions.push(decide(round));
  }
}
