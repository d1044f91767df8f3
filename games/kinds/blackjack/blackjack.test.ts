import { expect, test } from 'vitest';
import type { Decision } from '../kind.ts';
import { bestPlay } from './blackjack-best.ts';
import { none, plus, wholeShoe } from './blackjack-counts.ts';
import { dealerLaw } from './blackjack-dealer.ts';
import { endOf } from './blackjack-end.ts';
import { cardsNeeded } from './blackjack-hand.ts';
import { choicesOf, decide, handInPlay, openTable } from './blackjack-table.ts';

const figures = { decks: 8, blackjackX10000: 25_000 };

const RANKS = '23456789TJQKA';

/** In the order they come off the shoe: player, dealer, player, dealer, and so on. */
const cardsOf = (text: string) => [...text].map((rank) => RANKS.indexOf(rank) * 4);

function played(text: string, ...decisions: Decision['name'][]) {
  const table = openTable(100, cardsOf(text));
  for (const name of decisions) {
    expect(choicesOf(table, handInPlay(table)).map((choice) => choice.name)).toContain(name);
    decide(table, name);
  }
  const { steps, paid } = endOf(figures, table);
  const results = steps.flatMap(({ result }) => (result === undefined ? [] : [result]));
  const staked = table.hands.reduce((sum, { stake }) => sum + stake, 0);
  return { isOver: handInPlay(table) < 0, results, paid, staked };
}

test.each([
  ['A9T7', 'blackjack', 250],
  ['AAKT', 'push', 100],
])('a blackjack of the player is paid at once: %s', (text, result, paid) => {
  expect(played(text)).toMatchObject({ isOver: true, results: [result], paid });
});

test('a blackjack of the dealer ends the round before anybody stakes more', () => {
  expect(played('8A8K')).toEqual({ isOver: true, results: ['lose'], paid: 0, staked: 100 });
  expect(played('8K8A')).toEqual({ isOver: true, results: ['lose'], paid: 0, staked: 100 });
});

test.each([
  ['T6T9 5', ['stand'], ['push'], 100, 100],
  ['T6T9 T', ['stand'], ['win'], 200, 100],
  ['T6T7 7', ['stand'], ['push'], 100, 100],
  ['T65T 9 T', ['hit'], ['bust'], 0, 100],
  ['665T 9 T', ['double'], ['win'], 400, 200],
  ['8686 3T 2T 5', ['split', 'double', 'double'], ['win', 'win'], 800, 400],
  ['A6AT KK 4', ['split'], ['win', 'win'], 400, 200],
  ['A6AT 53 4', ['split'], ['lose', 'lose'], 0, 200],
])('pays hands by what they come to: %s', (text, decisions, results, paid, staked) => {
  const round = played(text.replaceAll(' ', ''), ...decisions);
  expect(round).toEqual({ isOver: true, results, paid, staked });
});

test('a hand is split once, and of 21 nothing is asked', () => {
  const table = openTable(100, cardsOf('868T8T3T'));
  decide(table, 'split');
  expect(choicesOf(table, 0).map(({ name }) => name)).toEqual(['hit', 'stand', 'double']);
  decide(table, 'stand');
  expect(table.hands.map(({ cards }) => cards.length)).toEqual([2, 2]);
});

const hand = (...worths: number[]) => worths.reduce((counts, worth) => plus(counts, worth), none);
const open = { decks: 8, parted: null, canDouble: true };

test.each([
  ['sixteen against a ten', hand(10, 6), 10, 'hit'],
  ['sixteen of three cards against a ten', hand(5, 7, 4), 10, 'stand'],
  ['twelve against a two', hand(10, 2), 2, 'hit'],
  ['twelve against a four', hand(7, 5), 4, 'stand'],
  ['eleven against a six', hand(6, 5), 6, 'double'],
  ['soft eighteen against a nine', hand(1, 7), 9, 'hit'],
  ['soft eighteen against a five', hand(1, 7), 5, 'double'],
  ['eights against a ten', hand(8, 8), 10, 'split'],
  ['aces against an ace', hand(1, 1), 1, 'split'],
  ['tens against a six', hand(10, 10), 6, 'stand'],
])('knows the best play of %s', (_, held, up, play) => {
  const cards = held.reduce((sum, count) => sum + count, 0);
  const isPair = held.includes(2);
  expect(bestPlay({ ...open, hand: held, up, canDouble: cards === 2, canSplit: isPair })).toBe(play);
});

test('knows how the dealer ends: an ace without a ten under it busts in one of six', () => {
  const law = dealerLaw(plus(wholeShoe(8), 1, -1), 1);
  expect(law.reduce((sum, likelihood) => sum + likelihood, 0)).toBeCloseTo(1, 12);
  expect(law.at(-1)).toBeCloseTo(0.1669, 4);
});

test('draws as many cards as the longest round needs', () => {
  // Two hands of a split and the dealer, drawn out with aces and twos.
  expect(cardsNeeded(8)).toBe(47);
  expect(cardsNeeded(6)).toBe(43);
});
