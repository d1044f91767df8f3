// `npm run mutants -- path…`: plants one small fault after another in the code under these paths, runs the tests nearest
// to it and tells which faults no test has noticed.
import { nearTests } from '../near-tests.ts';
import { stopWithParent } from '../steps.ts';
import { type CodeSource, isTest, listFiles, parseSources, placeOf, readSources } from '../tidy/sources.ts';
import { mutantsOf } from './code-mutants.ts';
import { isEquivalent, staleEquivalents } from './equivalents.ts';
import { type Figures, keep, keyOf, Memory, shareOf, sumOf, tableOf } from './figures.ts';
import { describeMutant, type Mutant } from './mutant.ts';
import { Trials } from './trial.ts';

stopWithParent();
const args = process.argv.slice(2);
const paths = args.filter((arg) => !arg.startsWith('--')).map((path) => path.replace(/^\.\/|\/$/g, ''));
const isAgain = args.includes('--again');
const isLoud = args.includes('--loud');
const atLeast = Number(args.find((arg) => arg.startsWith('--at-least='))?.split('=')[1] ?? 90);

const code = parseSources(readSources(listFiles()));
const isAsked = ({ path }: CodeSource) =>
  !isTest(path) && paths.some((asked) => path === asked || path.startsWith(`${asked}/`));
const sources = code.filter(isAsked);
if (sources.length === 0) {
  console.error('npm run mutants -- <paths of code> [--again] [--keep] [--loud] [--at-least=90]');
  process.exit(2);
}

const memory = new Memory();
const figures = await tryAll();
for (const row of tableOf(figures)) console.log(row);
for (const stale of staleEquivalents(sources)) console.log(`said to be equivalent, and not there: ${stale}`);
if (args.includes('--keep')) keep(figures);
process.exitCode = shareOf(sumOf([...figures.values()])) >= atLeast ? 0 : 1;

async function tryAll(): Promise<Map<string, Figures>> {
  const near = new Map(sources.map(({ path }) => [path, new Set(testsNear(path))]));
  await using trials = await Trials.open(sources, [
    ...new Set([...near.values()].flatMap((tests) => [...tests])),
  ]);
  for (const test of trials.red) console.log(`red without any mutant, left out: ${test}`);
  const found = new Map<string, Figures>();
  for (const source of sources) found.set(source.path, await tryFile(trials, source, near.get(source.path)!));
  return found;
}

async function tryFile(trials: Trials, source: CodeSource, near: ReadonlySet<string>): Promise<Figures> {
  const mutants = mutantsOf(source).filter((mutant) => !isEquivalent(mutant));
  const known = isAgain ? memory.survivorsOf(source) : null;
  const survivors: Mutant[] = [];
  let byTime = known === null ? 0 : memory.byTimeOf(source);
  const asked = mutants.filter((one) => known?.has(keyOf(one)) ?? true);
  await trials.try(source, asked, near, (mutant, { verdict, by }) => {
    if (verdict === 'timed out') byTime += 1;
    const isAlive = verdict === 'survived' || verdict === 'not reached';
    if (isAlive) survivors.push(mutant);
    if (isAlive || isLoud)
      console.log(`${verdict.padEnd(12)}${describeMutant(mutant)}${by ? `  by ${by}` : ''}`);
  });
  const own = { all: mutants.length, killed: mutants.length - survivors.length, byTime };
  memory.note(source, survivors, own);
  return own;
}

/** Tests of the same place. What is reckoned must show where it is reckoned, not only at the far end of the house. */
function testsNear(path: string): string[] {
  const home = placeOf(path);
  const isAtHome = (test: string) =>
    placeOf(test) === home || (home === 'server' && placeOf(test) === 'tests');
  return nearTests(code, [path]).filter(isAtHome);
}
