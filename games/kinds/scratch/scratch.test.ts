import { expect, test } from 'vitest';
import { scratch as definition } from '../../definitions/scratch.ts';
import { fastRng } from '../../rng/fast-rng.ts';
import { scratch } from './scratch.ts';

const { figures } = definition;

test('a million tickets are printed', () => {
  const winning = figures.prizes.reduce((sum, [, tickets]) => sum + tickets, 0);
  expect(winning + figures.blanks).toBe(1_000_000);
});

test('three equal fields are the prize that is paid, and nothing else shows more than twice', () => {
  const rng = fastRng(1);
  for (let ticket = 0; ticket < 2000; ticket++) {
    const { steps, paid } = scratch.play(figures, { stake: 100 }, [], rng);
    const { fields, wins } = steps[0] as unknown as { fields: number[]; wins: number[] };
    expect(fields.length).toBe(figures.fields);
    const alike = figures.prizes.map((_, prize) => fields.filter((shown) => shown === prize).length);
    const winning = alike.flatMap((count, prize) => (count > 2 ? [prize] : []));
    expect(winning.map((prize) => [alike[prize], figures.prizes[prize]![0]])).toEqual(
      paid === 0 ? [] : [[3, paid]],
    );
    expect(wins.map((place) => fields[place])).toEqual(winning.flatMap((prize) => [prize, prize, prize]));
  }
});
