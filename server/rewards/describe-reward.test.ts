import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { describeReward } from './describe-reward.ts';
import type { Reward } from './reward.ts';

test.for<[Reward, string]>([
  [{ kind: 'cash', amount: cents(1_250) }, '€ 12.50'],
  [{ kind: 'bonus', template: 'gift', amount: cents(500) }, '€ 5.00, gift'],
  [
    { kind: 'freespins', game: 'fire', rounds: 10, stake: cents(20), winsTo: 'main', days: 7 },
    '10 × € 0.20, fire',
  ],
  [{ kind: 'coins', coins: 1_500 }, '1500'],
  [{ kind: 'freebet', value: cents(300), days: 7 }, '€ 3.00'],
])('staff read %j as %s', ([reward, text]) =>
  expect(describeReward(reward, 'EUR').replaceAll('\u00a0', ' ')).toBe(text),
);
