// `npm run mutants -- path…`: plants one small fault after another in the code under these paths, runs the tests nearest
// to it and tells which faults no test has noticed.
import { type CodeSource, isTest, listFiles, parseSources, readSources } from '../tidy/sources.ts';
import { isUnder, testsNear, testsUnder } from './choose-tests.ts';
import { mutantsOf } from './code-mutants.ts';
import { isEquivalent, staleEquivalents } from './equivalents.ts';
import { type Figures, keep, Memory, shareOf, sumOf, tableOf } from './figures.ts';
import { describeMutant, type Mutant } from './mutant.ts';
import { keyOf, sampleOf } from './sample.ts';
import { Trials } from './trial.ts';

const args = process.argv.slice(2);
const paths = args.filter((arg) => !arg.startsWith('--')).map(asListed);
const isAgain = args.includes('--again');
const isLoud = args.includes('--loud');
/** At most so many mutants of each file. What a part of them shows is not remembered. */
const sampleMax = Number(optionOf('sample') ?? Number.POSITIVE_INFINITY);
const atLeast = Number(optionOf('at-least') ?? 90);

const code = parseSources(readSources(listFiles()));
const isAsked = ({ path }: CodeSource) => !isTest(path) && paths.some((asked) => isUnder(asked, path));
const sources = code.filter(isAsked);
if (sources.length === 0) {
  console.error(
    'npm run mutants -- <paths of code> [--tests=<paths>] [--sample=60] [--again] [--keep] [--loud] [--at-least=90]',
  );
  process.exit(2);
}

/** The only tests to ask, when a few quick ones are known to tell. */
const onlyTests = optionOf('tests')?.split(',').map(asListed);
const isWhole = onlyTests === undefined && sampleMax === Number.POSITIVE_INFINITY;

const memory = new Memory();
const figures = await tryAll();
for (const row of tableOf(figures)) console.log(row);
for (const stale of staleEquivalents(sources)) console.log(`said to be equivalent, and not there: ${stale}`);
if (args.includes('--keep') && isWhole) keep(figures);
process.exitCode = shareOf(sumOf([...figures.values()])) >= atLeast ? 0 : 1;

async function tryAll(): Promise<Map<string, Figures>> {
  const near = new Map(
    sources.map(({ path }) => [
      path,
      new Set(onlyTests === undefined ? testsNear(code, path) : testsUnder(code, onlyTests)),
    ]),
  );
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
  const sample = sampleOf(mutants, sampleMax);
  const asked = sample.filter((one) => known?.has(keyOf(one)) ?? true);
  await trials.try(source, asked, near, (mutant, { verdict, by }) => {
    if (verdict === 'timed out') byTime += 1;
    const isAlive = verdict === 'survived' || verdict === 'not reached';
    if (isAlive) survivors.push(mutant);
    if (isAlive || isLoud)
      console.log(`${verdict.padEnd(12)}${describeMutant(mutant)}${by ? `  by ${by}` : ''}`);
  });
  const own = { all: sample.length, killed: sample.length - survivors.length, byTime };
  if (sample.length === mutants.length) memory.note(source, survivors, own);
  return own;
}

/** A path as the list of files has it. */
function asListed(path: string): string {
  return path.replace(/^\.\/|\/$/g, '');
}

function optionOf(name: string): string | undefined {
  return args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
}
