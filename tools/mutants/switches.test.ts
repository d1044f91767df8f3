import { expect, test } from 'vitest';
import { parseSource } from '../tidy/sources.ts';
import { mutantsOf } from './code-mutants.ts';
import { applyEdit } from './mutant.ts';
import { outermostBodies, SWITCH, withSwitches } from './switches.ts';

const source = parseSource({
  path: 'rules/sample.js',
  text: `const five = 5;
export const twice = (n) => n * 2;
export const made = (n) => ({ n: n + 1 });
export function find(list) {
  const long = list.filter((n) => n > five);
  if (long.length === 0) { return 'none'; }
  return long.map(twice).concat(made(1).n);
}
`,
});

/** What the code says of itself. */
async function answers(text: string): Promise<string> {
  const code = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const told = [() => code.twice(3), () => code.made(3), () => code.find([1, 9]), () => code.find([1])];
  return JSON.stringify(
    told.map((tell) => {
      try {
        return tell() ?? null;
      } catch {
        return 'thrown';
      }
    }),
  );
}

test('only outermost functions are switched, and each whole', () => {
  expect(outermostBodies(source)).toHaveLength(3);
});

test('switched on, every mutant does what it does alone; switched off, the code is as it was', async () => {
  const bodies = outermostBodies(source);
  const mutants = mutantsOf(source).filter((one) =>
    bodies.some((b) => b.start <= one.start && one.end <= b.end),
  );
  expect(mutants.length).toBeGreaterThan(12);
  const switched = withSwitches(
    source,
    mutants.map((mutant, at) => ({ number: at + 1, mutant })),
  );
  const set = (number: number) => Object.assign(globalThis, { [SWITCH]: number });
  for (const [at, mutant] of mutants.entries()) {
    set(at + 1);
    expect(await answers(switched), mutant.was).toBe(await answers(applyEdit(source.text, mutant)));
  }
  set(0);
  expect(await answers(switched)).toBe(await answers(source.text));
});
