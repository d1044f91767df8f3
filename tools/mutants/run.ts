// `npm run mutants -- path…`: plants one small fault after another in the code under these paths, runs the tests nearest
// to it and tells which faults no test has noticed.
import { posix } from 'node:path';
import { nearTests } from '../near-tests.ts';
import { type CodeSource, isTest, listFiles, parseSources, placeOf, readSources } from '../tidy/sources.ts';
import { mutantsOf } from './code-mutants.ts';
import { isEquivalent, staleEquivalents } from './equivalents.ts';
import { type Figures, keep, keyOf, Memory, shareOf, sumOf, tableOf } from './figures.ts';
import { describeMutant, type Mutant } from './mutant.ts';
import { Trials } from './trial.ts';

const args = process.argv.slice(2);
const paths = args.filter((arg) => !arg.startsWith('--')).map((path) => path.replace(/^\.\/|\/$/g, ''));
const isAgain = args.includes('--again');
const isLoud = args.includes('--loud');
/** A sample: every third, say. What it shows is not remembered. */
const every = Number(optionOf('every') ?? 1);
const atLeast = Number(optionOf('at-least') ?? 90);

const code = parseSources(readSources(listFiles()));
const isAsked = ({ path }: CodeSource) =>
  !isTest(path) && paths.some((asked) => path === asked || path.startsWith(`${asked}/`));
const sources = code.filter(isAsked);
if (sources.length === 0) {
  console.error('npm run mutants -- <paths of code> [--again] [--keep] [--every=1] [--loud] [--at-least=90]');
  process.exit(2);
}

const memory = new Memory();
const figures = await tryAll();
for (const row of tableOf(figures)) console.log(row);
for (const stale of staleEquivalents(sources)) console.log(`said to be equivalent, and not there: ${stale}`);
if (args.includes('--keep') && every === 1) keep(figures);
process.exitCode = shareOf(sumOf([...figures.values()])) >= atLeast ? 0 : 1;

async function tryAll(): Promise<Map<string, Figures>> {
  const near = new Map(sources.map(({ path }) => [path, new Set(testsNear(path))]));
  await using trials = await Trials.open([...new Set([...near.values()].flatMap((tests) => [...tests]))]);
  // The tests' database must not outlive us, nor we the command that asked for us.
  const stop = () => void trials[Symbol.asyncDispose]().finally(() => process.exit(1));
  process.once('SIGINT', stop).once('SIGTERM', stop).once('disconnect', stop);
  process.channel?.unref();
  await trials.survey(sources);
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
  const asked = mutants.filter((one, at) => at % every === 0 && (known?.has(keyOf(one)) ?? true));
  await trials.try(source, asked, near, (mutant, { verdict, by }) => {
    if (verdict === 'timed out') byTime += 1;
    const isAlive = verdict === 'survived' || verdict === 'not reached';
    if (isAlive) survivors.push(mutant);
    if (isAlive || isLoud)
      console.log(`${verdict.padEnd(12)}${describeMutant(mutant)}${by ? `  by ${by}` : ''}`);
  });
  const all = every === 1 ? mutants.length : asked.length;
  const own = { all, killed: all - survivors.length, byTime };
  if (every === 1) memory.note(source, survivors, own);
  return own;
}

/** Those beside it, else those of its place that name it: what is done must show where it is done. */
function testsNear(path: string): string[] {
  const home = placeOf(path);
  const near = nearTests(code, [path]);
  const beside = near.filter((test) => posix.dirname(test) === posix.dirname(path));
  return beside.length > 0
    ? beside
    : near.filter((test) => placeOf(test) === home || placeOf(test) === 'tests');
}

function optionOf(name: string): string | undefined {
  return args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
}
