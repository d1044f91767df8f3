// A table of blackjack while a round is played: the cards come off the shoe in the order of play.
import type { Choice, Step } from '../kind.ts';
import { MOST, totalOf, worthOf } from './blackjack-hand.ts';

export interface Hand {
  cards: readonly number[];
  stake: number;
  isDone: boolean;
}

export interface BlackjackTable {
  /** What is still to come. */
  shoe: number[];
  hands: Hand[];
  /** The first is open. */
  dealer: number[];
  steps: Step[];
}

export const totalOfCards = (cards: readonly number[]) => totalOf(cards.map(worthOf));

export const isNatural = (cards: readonly number[]): boolean =>
  cards.length === 2 && totalOfCards(cards).total === MOST;

export function openTable(stake: number, cards: readonly number[]): BlackjackTable {
  const [first, up, second, hole, ...shoe] = cards as [number, number, number, number, ...number[]];
  const player = [first, second];
  const dealer = [up, hole];
  // The dealer looks at the hidden card before anybody stakes more.
  const isDone = isNatural(player) || isNatural(dealer);
  const steps = [{ step: 'deal', cards: player, up, ...totalOfCards(player) }];
  return { shoe, hands: [{ cards: player, stake, isDone }], dealer, steps };
}

/** The place of the hand that is to be played, or −1. */
export const handInPlay = ({ hands }: BlackjackTable): number => hands.findIndex(({ isDone }) => !isDone);

export function choicesOf({ hands }: BlackjackTable, place: number): Choice[] {
  const { cards, stake } = hands[place]!;
  const isPair = cards.length === 2 && worthOf(cards[0]!) === worthOf(cards[1]!);
  return [
    { name: 'hit' },
    { name: 'stand' },
    ...(cards.length === 2 ? [{ name: 'double', stake }] : []),
    ...(isPair && hands.length === 1 ? [{ name: 'split', stake }] : []),
  ];
}

export function decide(table: BlackjackTable, name: string): void {
  const place = handInPlay(table);
  const hand = table.hands[place]!;
  if (name === 'split') {
    table.hands = hand.cards.map((card) => ({ ...hand, cards: [card] }));
    table.steps.push({ step: 'split', cards: hand.cards });
  } else if (name === 'stand') {
    table.hands[place] = { ...hand, isDone: true };
    table.steps.push({ step: 'stand', hand: place });
  } else {
    const stake = name === 'double' ? 2 * hand.stake : hand.stake;
    drawFor(table, place, { step: name, stake, isLast: name === 'double' });
  }
  deal(table);
}

interface Drawing {
  step: string;
  stake: number;
  /** No card comes after it. */
  isLast: boolean;
}

function drawFor(table: BlackjackTable, place: number, { step, stake, isLast }: Drawing): void {
  const card = table.shoe.shift()!;
  const cards = [...table.hands[place]!.cards, card];
  const { total, isSoft } = totalOfCards(cards);
  table.hands[place] = { cards, stake, isDone: isLast || total >= MOST };
  table.steps.push({ step, hand: place, card, total, isSoft });
}

/** A hand of a split gets its second card when its turn comes; an ace gets no other. */
function deal(table: BlackjackTable): void {
  for (let place = handInPlay(table); place >= 0; place = handInPlay(table)) {
    const { cards, stake } = table.hands[place]!;
    if (cards.length > 1) return;
    drawFor(table, place, { step: 'second', stake, isLast: worthOf(cards[0]!) === 1 });
  }
}
