// The best play for the cards that are shown, computed and not looked up: it depends on every card of the hand. A hand
// of a split is played for its own cards and the card it was parted from; what the other hand drew is left aside.
import { type Counts, none, plus } from './blackjack-counts.ts';
import { isFinal, type Seen, type Value, valuesOf } from './blackjack-values.ts';

export interface Held extends Seen {
  hand: Counts;
  canDouble: boolean;
  canSplit: boolean;
}

export type BlackjackPlay = 'stand' | 'hit' | 'double' | 'split';

export function bestPlay({ hand, canDouble, canSplit, ...seen }: Held): BlackjackPlay {
  const { stand, play, double } = valuesOf(seen);
  const values: [BlackjackPlay, number][] = [['stand', stand(hand)]];
  if (!isFinal(hand)) values.push(['hit', play(hand)]);
  if (!isFinal(hand) && canDouble) values.push(['double', double(hand)]);
  if (canSplit) values.push(['split', splitValue(seen, hand)]);
  return values.reduce((best, other) => (other[1] > best[1] ? other : best))[0];
}

/** Both hands are expected to bring the same. */
function splitValue({ decks, up }: Seen, pair: Counts): number {
  const parted = pair.findIndex((count) => count > 0) + 1;
  const { stand, play, double, drawn } = valuesOf({ decks, up, parted });
  const first: Value = (hand) => (isFinal(hand) ? stand(hand) : Math.max(play(hand), double(hand)));
  return 2 * drawn(plus(none, parted), parted === 1 ? stand : first);
}
