import { expect, test } from 'vitest';
import { nameOf, strengthFrom, strengthOf } from './poker-strength.ts';

const cardsOf = (text: string) =>
  text.split(' ').map((card) => '23456789TJQKA'.indexOf(card[0]!) * 4 + 'cdhs'.indexOf(card[1]!));

/** From the weakest up: each beats all before it. */
const ladder = [
  ['7c 5d 4h 3s 2c Kd Qh', 'high-card'],
  ['9c 8d 4h 3s 2c Ad Qh', 'high-card'],
  ['2c 2d 4h 7s 9c Kd Qh', 'pair'],
  ['Ac Ad 4h 7s 9c Jd Qh', 'pair'],
  ['Ac Ad 4h 7s 9c Kd Qh', 'pair'],
  ['3c 3d 2h 2s 9c Kd Qh', 'two-pairs'],
  ['Kc Kd Qh Qs 9c 9d Jh', 'two-pairs'],
  ['Kc Kd Qh Qs 9c 9d Ah', 'two-pairs'],
  ['2c 2d 2h 7s 9c Kd Qh', 'three'],
  ['Ac 2d 3h 4s 5c Kd Kh', 'straight'],
  ['2d 3h 4s 5c 6d Ah Ac', 'straight'],
  ['Ac Kd Qh Js Tc 9d 8h', 'straight'],
  ['7c 5c 4c 3c 2c Ad Ah', 'flush'],
  ['Ac 5c 4c 3c 7c 9c Ah', 'flush'],
  ['2c 2d 2h 3s 3c Kd Qh', 'full-house'],
  ['Kc Kd Kh Qs Qc Qd Ah', 'full-house'],
  ['2c 2d 2h 2s 3c 3d 3h', 'four'],
  ['2c 2d 2h 2s Ac Ad Ah', 'four'],
  ['Ac 2c 3c 4c 5c Ad Ah', 'straight-flush'],
  ['9c Kc Qc Jc Tc Kd Kh', 'straight-flush'],
  ['Ac Kc Qc Jc Tc 9c 8c', 'royal'],
] as const;

test.each(ladder)('%s is %s', (cards, name) => expect(nameOf(strengthOf(cardsOf(cards)))).toBe(name));

test('a stronger hand is a larger number', () => {
  const strengths = ladder.map(([cards]) => strengthOf(cardsOf(cards)));
  expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
  expect(new Set(strengths).size).toBe(strengths.length);
});

test('the order of cards does not matter, and those beyond the best five do not count', () => {
  const strength = strengthOf(cardsOf('Ac Ad 4h 7s 9c Kd Qh'));
  expect(strengthOf(cardsOf('Qh Kd 9c 7s 4h Ad Ac'))).toBe(strength);
  expect(strengthOf(cardsOf('Ac Ad 3h 2s 9c Kd Qh'))).toBe(strength);
});

test('a pair of fours is the least of all pairs of fours', () => {
  const fours = strengthFrom('pair', 2);
  expect(strengthOf(cardsOf('4c 4d 2h 3s 5c'))).toBeGreaterThanOrEqual(fours);
  expect(strengthOf(cardsOf('3c 3d Ah Ks Qc'))).toBeLessThan(fours);
});
