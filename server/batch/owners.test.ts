// What is one owner's keeps its order, and what another transaction holds up holds up nobody else.
import { afterEach, expect, test, vi } from 'vitest';
import { playBatch } from '#tests/played-batch.ts';
import type { BatchOptions } from './batch.ts';

afterEach(() => void vi.useRealTimers());

/** Each is named by all of its text, and owned by its first letter. */
const openOwned = (options: BatchOptions = {}) =>
  playBatch({ lingersMs: 0, ...options }, { namesOf: (asked) => [asked], ownerOf: (asked) => asked[0]! });

test('what is one owner’s goes together, in its order, but for what has the same name', async () => {
  const { ask, asked, groups } = openOwned();
  await ask('a1', 'b1', 'a2', 'a2', 'a3', 'b2');
  expect(asked(), 'who stays behind is overtaken by none of theirs').toEqual(['a1 b1 a2 b2']);
  await groups[0]!.answer();
  expect(asked()[1]).toBe('a2 a3');
});

test('what came later waits for what is under way of the same owner, in whichever lane', async () => {
  const { ask, pass, asked, groups } = openOwned({ atOnce: 2 });
  await ask('a1');
  await ask('a2', 'b1');
  await ask('b2');
  await pass(1_000);
  expect(asked()).toEqual(['a1', 'b1']);
  await groups[1]!.answer();
  expect(asked()[2]).toBe('b2');
  await groups[0]!.answer();
  expect(asked()[3]).toBe('a2');
});

test('where two may be under way, two are and no more, each with all that wait', async () => {
  const { ask, asked, groups } = openOwned({ atOnce: 2, groupMax: 3 });
  await ask('a1');
  await ask('b1');
  await ask('c1');
  await ask('d1', 'e1', 'f1');
  expect(asked()).toEqual(['a1', 'b1']);
  await groups[1]!.answer();
  expect(asked()).toEqual(['a1', 'b1', 'c1 d1 e1']);
  await groups[0]!.answer();
  expect(asked()[3]).toBe('f1');
});

test('who is busy waits apart with all of the same owner, patiently, and nobody else does', async () => {
  const { ask, asked, groups, answers } = openOwned();
  await ask('a1', 'b1', 'a2');
  await ask('a3', 'b2');
  await groups[0]!.answer({ a1: 'busy', a2: 'busy' });
  expect(answers).toEqual({ b1: 'b1' });
  expect(groups.map(({ asked: each, isPatient }) => [each.join(' '), isPatient])).toEqual([
    ['a1 b1 a2', false],
    ['b2', false],
    ['a1 a2', true],
  ]);
  await groups[1]!.answer();
  await ask('b3');
  expect(asked()[3]).toBe('b3');
  await groups[3]!.answer();
  expect(asked(), 'the third waits behind the first two').toHaveLength(4);
  await groups[2]!.answer();
  expect(asked()[4]).toBe('a3');
  await groups[4]!.answer();
  expect(Object.keys(answers).toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
});

test('two wait apart at once, the next when one is back', async () => {
  const { ask, asked, groups } = openOwned();
  await ask('a1', 'b1', 'c1');
  await groups[0]!.answer({ a1: 'busy', b1: 'busy', c1: 'busy' });
  expect(asked()).toEqual(['a1 b1 c1', 'a1', 'b1']);
  await groups[2]!.answer();
  expect(asked()[3]).toBe('c1');
});

test('who waits apart for too long is told so', async () => {
  const { ask, pass, asked, groups, answers } = openOwned({ turnWithinMs: 50 });
  await ask('a1', 'b1', 'c1', 'd1');
  await groups[0]!.answer({ a1: 'busy', b1: 'busy', c1: 'busy' });
  await pass(51);
  await groups[1]!.answer();
  expect(answers['c1']).toMatchObject({ name: 'TooManyWait' });
  expect(asked()).toEqual(['a1 b1 c1 d1', 'a1', 'b1']);
});

test('of a group that goes one by one, none overtakes one of the same owner that turns out busy', async () => {
  const { ask, asked, groups, answers } = openOwned();
  await ask('a1', 'b1', 'a2');
  await groups[0]!.fail(new Error('undone'));
  await groups[1]!.answer({ a1: 'busy' });
  await ask('c1');
  expect(asked(), 'it waits for its group to end').toEqual(['a1 b1 a2', 'a1', 'b1']);
  await groups[2]!.answer();
  expect(asked().slice(3)).toEqual(['c1', 'a1 a2']);
  expect(groups[4]).toMatchObject({ isPatient: true });
  await groups[4]!.answer();
  expect(Object.keys(answers).toSorted()).toEqual(['a1', 'a2', 'b1']);
});

test('what is called busy though it was to be waited for is an error, and not tried for ever', async () => {
  const { ask, groups, answers } = openOwned();
  await ask('a1');
  await groups[0]!.answer({ a1: 'busy' });
  await groups[1]!.answer({ a1: 'busy' });
  expect(answers['a1']).toMatchObject({ message: 'somebody who was to be waited for was called busy' });
  expect(groups).toHaveLength(2);
});

test('whoever has no owner to tell is refused alone', async () => {
  const { ask, asked, answers } = playBatch(undefined, {
    namesOf: (each) => [each],
    ownerOf(each) {
      if (each === 'nobody’s') throw new Error('whose is it?');
      return each;
    },
  });
  await ask('a', 'nobody’s', 'b');
  expect(asked()).toEqual(['a b']);
  expect(answers).toEqual({ 'nobody’s': new Error('whose is it?') });
});
