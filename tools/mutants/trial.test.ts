// The tool on real code and its real tests, in a vitest of its own.
import { expect, test } from 'vitest';
import { parseSources, readSources } from '../tidy/sources.ts';
import { type Mutant, mutantOf } from './mutant.ts';
import { Trials } from './trial.ts';

const [source] = parseSources(readSources(['rules/days.ts'])) as [ReturnType<typeof parseSources>[number]];
const near = new Set(['rules/days.test.ts']);

function replaced(was: string, now: string): Mutant {
  const start = source.text.indexOf(was);
  expect(start).toBeGreaterThan(0);
  return mutantOf(source, { start, end: start + was.length, now });
}

test('a fault is noticed, what changes nothing survives, and a loop without end is ended', async () => {
  const body = source.text
    .slice(source.text.lastIndexOf('=>') + 2)
    .trim()
    .replace(/;$/, '');
  await using trials = await Trials.open([source], [...near], { testMsMin: 1_000 });
  expect(trials.red).toEqual([]);
  expect(await trials.try(replaced(body, 'undefined'), near)).toMatchObject({
    verdict: 'killed',
    by: expect.stringContaining('rules/days.test.ts > '),
  });
  expect(await trials.try(replaced(body, `(${body})`), near)).toEqual({ verdict: 'survived' });
  expect(await trials.try(replaced(body, '{ for (;;); }'), near)).toMatchObject({ verdict: 'timed out' });
  // The one after an ended worker is tried like any other.
  expect(await trials.try(replaced(body, 'undefined'), near)).toMatchObject({ verdict: 'killed' });
  expect(await trials.try(replaced(body, 'undefined'), new Set())).toEqual({ verdict: 'not reached' });
});
