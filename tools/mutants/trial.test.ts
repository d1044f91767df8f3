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

const loop = 'while (0 === 0) Math.max();';
const body = 'Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / DAY_MS))';

test('a fault is noticed, what changes nothing survives, and a loop without end is ended', {
  timeout: 180_000,
}, async () => {
  await using trials = await Trials.open([...near], { testMsMin: 1_000 });
  await trials.survey([source]);
  expect(trials.red).toEqual([]);
  const found: [string, string | undefined][] = [];
  const faults = [
    replaced('ceil', 'floor'),
    replaced(body, `(${body})`),
    replaced(body, `(() => { ${loop} })()`),
    // Behind the one that ends the worker.
    replaced('Math.max', 'Math.min'),
    // Made when the file is loaded, and never again.
    replaced('86_400_000', '1'),
    replaced('86_400_000', '86_400_000.0'),
  ];
  await trials.try(source, faults, near, (mutant, { verdict, by }) =>
    found.push([`${verdict} ${mutant.now}`, by]),
  );
  expect(found.map(([what]) => what).toSorted()).toEqual(
    [
      'killed floor',
      `survived (${body})`,
      `timed out (() => { ${loop} })()`,
      'killed Math.min',
      'killed 1',
      'survived 86_400_000.0',
    ].toSorted(),
  );
  expect(found.find(([what]) => what === 'killed floor')![1]).toMatch(/^rules\/days\.test\.ts > ./);
  await trials.try(source, [faults[0]!], new Set(), (_, tried) => expect(tried.verdict).toBe('not reached'));
});
