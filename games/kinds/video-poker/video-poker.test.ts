import { expect, test } from 'vitest';
import { tellHands } from '../../cards/hands-of-five.ts';
import { videoPoker as definition } from '../../definitions/video-poker.ts';
import { bestHold } from './video-poker-best.ts';
import { handNames, handOf } from './video-poker-hand.ts';
import { placeOfHeld } from './video-poker-holds.ts';

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

const cardsOf = (text: string) =>
  text.split(' ').map((card) => RANKS.indexOf(card[0]!) * 4 + SUITS.indexOf(card[1]!));

const nameOf = (text: string, areTwosWild: boolean) => handNames[handOf(cardsOf(text), areTwosWild)];

test.each([
  ['As Ks Qs Js Ts', 'royal'],
  ['9s Ks Qs Js Ts', 'straight-flush'],
  ['As 2s 3s 4s 5s', 'straight-flush'],
  ['As Ad Ah Ac 5s', 'four'],
  ['As Ad Ah 5c 5s', 'full-house'],
  ['As Qs 3s 4s 5s', 'flush'],
  ['As 2d 3s 4s 5s', 'straight'],
  ['As Kd Qs Js Ts', 'straight'],
  ['As Kd 2s 3s 4s', 'nothing'],
  ['As Ad Ah 4c 5s', 'three'],
  ['As Ad 4h 4c 5s', 'two-pairs'],
  ['Js Jd 4h 2c 5s', 'jacks'],
  ['Ts Td 4h 2c 5s', 'nothing'],
])('%s is %s', (cards, name) => expect(nameOf(cards, false)).toBe(name));

test.each([
  ['2s 2d 2h 2c 5s', 'four-twos'],
  ['As Ks Qs Js Ts', 'royal'],
  ['As Ks 2d Js Ts', 'wild-royal'],
  ['As 2c 2d 2h Ts', 'wild-royal'],
  ['9s 9c 9d 2h 2s', 'five'],
  ['9s 2c 2d 2h 8s', 'straight-flush'],
  ['9s 2c 2d 2h 3d', 'four'],
  ['9s 9c 5d 5h 2s', 'full-house'],
  ['9s 9c 5d 2h 2s', 'four'],
  ['9s 7s 5s 3s 2c', 'flush'],
  ['As 3c 4d 2h 5s', 'straight'],
  ['9s 9c 5d 4h 2s', 'three'],
  ['9s 7c 5d 2h 2s', 'straight'],
  ['9s 9c 5d 5h 4s', 'two-pairs'],
  ['As Ac 5d 7h 4s', 'nothing'],
])('with wild twos %s is %s', (cards, name) => expect(nameOf(cards, true)).toBe(name));

test('there are as many hands of each name as there should be', () => {
  const counts = handNames.map(() => 0);
  const wild = handNames.map(() => 0);
  tellHands((cards, place) => {
    counts[handOf(cards, false)]! += 1;
    wild[handOf(cards, true)]! += 1;
    if (place % 100_000 === 0) expect(placeOfHeld(cards, 31)).toBe(place);
  });
  const known = [1_098_240 * (4 / 13), 123_552, 54_912, 10_200, 5108, 3744, 624, 36, 0, 0, 0, 4];
  expect(counts.slice(1)).toEqual(known);
  expect(wild[0]! + wild[2]!).toBe(2_119_728);
  expect(wild.slice(3)).toEqual([355_080, 62_232, 14_472, 12_672, 31_552, 2068, 624, 480, 48, 4]);
});

test.each([
  ['As Ks Qs Js 9s', 'As Ks Qs Js'],
  ['Ks Kd Qs Js Ts', 'Ks Qs Js Ts'],
  ['4s 5d 6h 7c Ks', '4s 5d 6h 7c'],
  ['Js Jd 4s 8s 9s', 'Js Jd'],
  ['3s 5d 7h 9c Ts', ''],
  ['As Kd 4h 6c 9s', 'As Kd'],
])('holds of %s the best: %s', (cards, held) => {
  const dealt = cardsOf(cards);
  const kept = bestHold(definition.figures, dealt).map((place) => cards.split(' ')[place]);
  expect(kept.join(' ')).toBe(held);
});
