// The best play in an open round, from what its steps have shown.
import type { Decision, Round, Step } from '../kind.ts';
import { bestPlay } from './blackjack-best.ts';
import { none, plus } from './blackjack-counts.ts';
import type { BlackjackFigures } from './blackjack-end.ts';
import { worthOf } from './blackjack-hand.ts';

interface Shown {
  up: number;
  hands: number[][];
  /** Of the last step: a hand that gets its turn gets a card first. */
  place: number;
}

/** Of what is offered: who cannot pay for a double is told what is best without. */
export function hintOf(
  { decks }: BlackjackFigures,
  { steps, choices }: Pick<Round, 'steps' | 'choices'>,
): Decision {
  const { up, hands, place } = shownIn(steps);
  const worths = hands[place]!.map(worthOf);
  const isOffered = (name: string) => choices.some((choice) => choice.name === name);
  const name = bestPlay({
    ...{ decks, up: worthOf(up), parted: hands.length === 1 ? null : worths[0]! },
    hand: worths.reduce((counts, worth) => plus(counts, worth), none),
    canDouble: isOffered('double'),
    canSplit: isOffered('split'),
  });
  return { name };
}

function shownIn(steps: Round['steps']): Shown {
  const shown: Shown = { up: 0, hands: [], place: 0 };
  for (const { step, cards, up, hand, card } of steps as readonly ShownStep[]) {
    if (step === 'deal') [shown.up, shown.hands] = [up, [[...cards]]];
    else if (step === 'split') shown.hands = cards.map((parted) => [parted]);
    else {
      shown.place = hand;
      if (step !== 'stand') shown.hands[hand]!.push(card);
    }
  }
  return shown;
}

/** Each step has those of the details that it needs. */
interface ShownStep extends Step {
  cards: readonly number[];
  up: number;
  hand: number;
  card: number;
}
