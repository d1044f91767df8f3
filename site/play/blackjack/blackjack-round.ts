// A round of blackjack as far as it was shown.
import type { PlayedRound } from '#contract/play.ts';

type BlackjackStep =
  | { step: 'deal'; cards: readonly number[]; up: number; total: number; isSoft: boolean }
  | { step: 'split'; cards: readonly number[] }
  | { step: 'hit' | 'double' | 'second'; hand: number; card: number; total: number; isSoft: boolean }
  | { step: 'stand'; hand: number }
  | { step: 'dealer'; cards: readonly number[]; total: number; isSoft: boolean }
  | { step: 'result'; hand: number; result: BlackjackResult; paid: number };

export type BlackjackResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

export interface BlackjackHand {
  cards: readonly number[];
  /** Null while a hand of a split waits for its second card. */
  total: { total: number; isSoft: boolean } | null;
  isDoubled: boolean;
  isDone: boolean;
  result: BlackjackResult | null;
  paid: number;
}

export interface BlackjackGame {
  hands: readonly BlackjackHand[];
  /** Only the first is open until the end. */
  dealer: { cards: readonly number[]; total: number | null };
  /** The hand that is to be played, or −1. */
  inPlay: number;
}

const MOST = 21;

const handOf = (cards: readonly number[], total: BlackjackHand['total'] = null): BlackjackHand => ({
  ...{ cards, total, isDoubled: false, isDone: false, result: null, paid: 0 },
});

export function readBlackjack(round: PlayedRound | null, drawn: number): BlackjackGame {
  let hands: BlackjackHand[] = [];
  let dealer: BlackjackGame['dealer'] = { cards: [], total: null };
  const change = (place: number, part: Partial<BlackjackHand>) => {
    hands = hands.map((hand, at) => (at === place ? { ...hand, ...part } : hand));
  };
  for (const step of (round?.steps.slice(0, drawn) ?? []) as unknown as BlackjackStep[])
    switch (step.step) {
      case 'deal':
        hands = [handOf(step.cards, step)];
        dealer = { cards: [step.up], total: null };
        break;
      case 'split':
        hands = step.cards.map((card) => handOf([card]));
        break;
      case 'stand':
        change(step.hand, { isDone: true });
        break;
      case 'dealer':
        dealer = step;
        hands = hands.map((hand) => ({ ...hand, isDone: true }));
        break;
      case 'result':
        change(step.hand, { result: step.result, paid: step.paid });
        break;
      default:
        change(step.hand, {
          cards: [...hands[step.hand]!.cards, step.card],
          total: step,
          isDoubled: step.step === 'double',
          isDone: step.step === 'double' || step.total >= MOST,
        });
    }
  return { hands, dealer, inPlay: hands.findIndex(({ isDone }) => !isDone) };
}
