import { expect, test } from 'vitest';
import { reviewOf } from './review.ts';

const answered = (reviewAnswer: string, more: object = {}) => ({
  reviewStatus: 'completed',
  reviewResult: { reviewAnswer, ...more },
});

test.for([
  ['init', { reviewStatus: 'init' }],
  ['pending', { reviewStatus: 'pending' }],
  ['pending', { reviewStatus: 'onHold', reviewResult: { reviewAnswer: 'GREEN' } }],
  ['accepted', answered('GREEN')],
  ['retry', answered('RED', { reviewRejectType: 'RETRY' })],
  ['retry', answered('RED')],
  ['refused', answered('RED', { reviewRejectType: 'FINAL' })],
] as const)('%s: %o', ([state, told]) => expect(reviewOf(told).state).toBe(state));

test('a word that is not known is never a yes', () => {
  for (const told of [{ reviewStatus: 'completed' }, answered('YELLOW'), { reviewStatus: 'COMPLETED' }])
    expect(reviewOf(told).state).toBe('pending');
});

test('only whoever has to do something is told something', () => {
  const moderationComment = 'Too dark.';
  expect(reviewOf(answered('RED', { moderationComment })).comment).toBe(moderationComment);
  expect(reviewOf(answered('GREEN', { moderationComment })).comment).toBe('');
});
