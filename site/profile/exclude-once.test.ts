// Nobody is told they are not self-excluded while nobody knows.
import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { Unanswered } from '../asking/unanswered.ts';
import { excludeOnce } from './exclude-once.ts';

const lost = new Unanswered(true);
const offline = new Unanswered(false);
const out = new Refusal('Authorization');
const busy = new Refusal('ApplicationUnavailable');
const no = new Refusal('InvalidParameter', { invalid_parameters: { period: ['format'] } });

test.for([
  ['an answer', ['done'], 'done'],
  ['a refusal', [no], 'refused'],
  ['signed out before', [out], 'refused'],
  ['offline from the start', [offline], 'offline'],
  ['lost, and then excluded', [lost, out], 'done'],
  ['lost on the way there, and done the second time', [lost, 'done'], 'done'],
  ['the server away for a moment', [busy, lost, out], 'done'],
  ['lost, and offline since', [lost, offline], 'unknown'],
  ['lost, and then something else', [lost, no], 'unknown'],
  ['lost every time', [lost, lost, lost, lost], 'unknown'],
] as const)('%s', async ([, answers, outcome]) => {
  const left = [...answers];
  const exclude = async () => {
    const next = left.shift();
    if (next !== 'done') throw next;
  };
  expect(await excludeOnce(exclude, async () => undefined)).toBe(outcome);
  expect(left).toEqual([]);
});

test('a bug is a bug', async () => {
  const bug = new TypeError('x is not a function');
  await expect(excludeOnce(() => Promise.reject(bug))).rejects.toBe(bug);
});
