// Whose turn it is at a batch. The database is played, so that each group comes back when the test says so.
import { afterEach, expect, test, vi } from 'vitest';
import { playBatch, playedDb, settle } from '#tests/played-batch.ts';
import { OutcomeUnknown, TooManyWait } from '../plumbing/outage.ts';
import { openBatch } from './batch.ts';

afterEach(() => void vi.useRealTimers());

test('a group is waited for a tenth of a second, four are under way at once and no more', async () => {
  const { ask, pass, asked, groups } = playBatch();
  await ask('a');
  await ask('b');
  await pass(99);
  expect(asked()).toEqual(['a']);
  await pass(1);
  expect(asked()).toEqual(['a', 'b']);
  for (const each of ['c', 'd', 'e']) {
    await ask(each);
    await pass(100);
  }
  expect(asked()).toEqual(['a', 'b', 'c', 'd']);
  await groups[0]!.answer();
  expect(asked()).toEqual(['a', 'b', 'c', 'd', 'e']);
  await ask('f');
  await pass(100);
  expect(asked()).toHaveLength(5);
  await groups[1]!.answer();
  expect(asked()[5]).toBe('f');
});

test('a group that is back is followed at once, and its timer lets nobody in early', async () => {
  const { ask, pass, asked, groups } = playBatch();
  await ask('a');
  await ask('b');
  await pass(50);
  await groups[0]!.answer();
  expect(asked()).toEqual(['a', 'b']);
  await ask('c');
  await pass(50);
  expect(asked(), 'the tenth of a second of the first').toEqual(['a', 'b']);
  await pass(50);
  expect(asked()).toEqual(['a', 'b', 'c']);
});

test('who shares a name with one under way waits for it alone', async () => {
  const { ask, pass, asked, groups, answers } = playBatch();
  await ask('a1', 'b1');
  await ask('a2', 'c1');
  await pass(100);
  expect(asked()).toEqual(['a1 b1', 'c1']);
  await groups[1]!.answer();
  await pass(1_000);
  expect(asked()).toHaveLength(2);
  await groups[0]!.answer();
  expect(asked()[2]).toBe('a2');
  await groups[2]!.answer();
  expect(answers).toEqual({ a1: 'a1', b1: 'b1', a2: 'a2', c1: 'c1' });
});

test('of several names one that is taken is enough to wait', async () => {
  const { ask, asked, groups } = playBatch();
  await ask('a1+b1', 'b2+c1', 'd1');
  expect(asked()).toEqual(['a1+b1 d1']);
  await groups[0]!.answer();
  expect(asked()[1]).toBe('b2+c1');
});

test.for([
  { come: 40, go: 40 },
  { come: 41, go: 40 },
  { come: 90, go: 45 },
  { come: 500, go: 100 },
])('of $come that come at once $go go together', async ({ come, go }) => {
  const { ask, groups } = playBatch();
  await ask(...Array.from({ length: come }, (_, at) => String(at)));
  expect(groups[0]!.asked).toHaveLength(go);
});

test('who stays behind goes with the next', async () => {
  const { ask, asked, groups } = playBatch();
  await ask(...Array.from({ length: 41 }, (_, at) => String(at)));
  await groups[0]!.answer();
  expect(asked(), 'few wait a moment for others').toHaveLength(1);
  vi.advanceTimersByTime(4);
  await settle();
  expect(asked()[1]).toBe('40');
});

test('ten thousand may wait, and ten seconds each', async () => {
  const { ask, pass, answers, groups } = playBatch({ waitedForMs: 60_000 });
  await ask('a1');
  const many = Array.from({ length: 10_000 }, (_, at) => `a1${at}`);
  await ask(...many);
  await ask('one more');
  expect(answers).toEqual({ 'one more': expect.any(TooManyWait) });
  await pass(10_000);
  await groups[0]!.answer();
  expect(Object.keys(answers)).toEqual(['one more', 'a1']);
  await ask('a2');
  await pass(1);
  await groups[1]!.answer();
  expect(answers['a11'], 'a millisecond too late').toBeInstanceOf(TooManyWait);
  expect(groups[2]!.asked).toEqual(['a2']);
});

test('each is told its own outcome', async () => {
  const { ask, answers, groups } = playBatch();
  await ask('a', 'b');
  await groups[0]!.answer({ b: { refused: 'no' } });
  expect(answers).toEqual({ a: 'a', b: 'no' });
});

test('what fails for all of a group is tried one by one, and each gets its own answer', async () => {
  const { ask, asked, answers, groups } = playBatch();
  await ask('a', 'b', 'c');
  await groups[0]!.fail(new Error('spoilt'));
  expect(asked()).toEqual(['a b c', 'a']);
  await groups[1]!.answer();
  const own = new Error('spoilt by me');
  await groups[2]!.fail(own);
  await groups[3]!.answer();
  expect(asked()).toEqual(['a b c', 'a', 'b', 'c']);
  expect(answers).toEqual({ a: 'a', b: own, c: 'c' });
});

test('whose time is up while others are tried one by one is told so', async () => {
  const { ask, pass, asked, answers, groups } = playBatch();
  await ask('a', 'b');
  await groups[0]!.fail(new Error('spoilt'));
  await pass(10_001);
  await groups[1]!.answer();
  expect(asked()).toEqual(['a b', 'a']);
  expect(answers).toEqual({ a: 'a', b: expect.any(TooManyWait) });
});

test.for([
  ['the database is away', Object.assign(new Error('away'), { code: 'ECONNREFUSED' })],
  ['nobody knows what became of it', new OutcomeUnknown('lost')],
] as const)('when %s all are told so, and nobody is tried again alone', async ([, error]) => {
  const { ask, asked, answers, groups } = playBatch({ knownWithinMs: 0 });
  await ask('a', 'b');
  await groups[0]!.fail(error);
  // Asked about once more, as the group it was.
  if (error instanceof OutcomeUnknown) {
    vi.useRealTimers();
    await expect.poll(() => groups.length).toBe(2);
    await groups[1]!.fail(error);
  }
  expect(new Set(asked())).toEqual(new Set(['a b']));
  expect(answers).toEqual({ a: error, b: error });
});

test('work that forgets one of a group is tried one by one', async () => {
  const batch = openBatch<string, string>(playedDb(), {
    namesOf: (asked) => [asked],
    doAll: async (_tx, [first]) => [{ done: first! }],
  });
  expect(await Promise.all(['a', 'b'].map((each) => batch.take(each)))).toEqual(['a', 'b']);
});
