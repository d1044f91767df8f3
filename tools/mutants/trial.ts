// One vitest, kept warm: the tests run once with probes, to see what they reach, and then for the mutants of one file
// after another, the likeliest test to notice first. Many mutants share a worker, which loads the product once.
import { resolve } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
import { createVitest, type TestRunResult, type TestSpecification, type Vitest } from 'vitest/node';
import type { CodeSource } from '../tidy/sources.ts';
import { type Failure, FirstFailure, failureOf, isWorkerLost, strayFailure } from './first-failure.ts';
import { applyEdit, type Mutant } from './mutant.ts';
import { aliasOf, Planting } from './planting.ts';
import { withProbes } from './regions.ts';
import { type Runnable, Survey } from './survey.ts';
import { withSwitches } from './switches.ts';

export interface Tried {
  verdict: 'killed' | 'timed out' | 'survived' | 'not reached';
  /** The test that noticed. */
  by?: string;
}

type OnTried = (mutant: Mutant, tried: Tried) => void;

const SURVEY_TEST_MS = 120_000;
/** How much slower than in the survey a test may be before it counts as hanging. */
const SLOWNESS = 5;
/** How many mutants share a worker before it is replaced: what they left behind adds up. */
const WORKER_MUTANTS = 20;

const needsDatabase = (test: string) => /^(server|tests|bench)\//.test(test);

/** A mutant with the files of tests that have yet to be asked. */
interface Pending {
  number: number;
  mutant: Mutant;
  files: [file: string, tests: Runnable[]][];
  /** All of them. */
  whole: [file: string, tests: Runnable[]][];
}

export class Trials implements AsyncDisposable {
  readonly #vitest: Vitest;
  readonly #planting: Planting;
  readonly #watch: FirstFailure;
  readonly #tests: readonly string[];
  /** No test is said to hang before this, however quick it was. */
  readonly #testMsMin: number;
  readonly #survey = new Survey();
  /** How many mutants each file of tests has killed: it is likelier to kill the next. */
  readonly #kills = new Map<string, number>();

  static async open(
    tests: readonly string[],
    { testMsMin = 10_000 }: { testMsMin?: number } = {},
  ): Promise<Trials> {
    const [planting, watch] = [new Planting(), new FirstFailure()];
    const overrides: ViteUserConfig = {
      plugins: [planting.plugin()],
      test: {
        include: [...tests],
        pool: 'forks',
        isolate: false,
        maxWorkers: 1,
        // What was kept from another run is not the code with this mutant in it.
        fsModuleCache: false,
        reporters: [watch],
        setupFiles: ['tools/mutants/worker-setup.ts'],
        globalSetup: tests.some(needsDatabase) ? ['tests/setup.ts'] : [],
        expect: { poll: { timeout: testMsMin } },
        sequence: { sequencer: AsGiven },
      },
    };
    const vitest = await createVitest({ config: false, watch: false }, overrides);
    await vitest.standalone();
    return new Trials(vitest, planting, watch, { tests, testMsMin });
  }

  private constructor(
    vitest: Vitest,
    planting: Planting,
    watch: FirstFailure,
    { tests, testMsMin }: { tests: readonly string[]; testMsMin: number },
  ) {
    this.#vitest = vitest;
    this.#planting = planting;
    this.#watch = watch;
    this.#tests = tests;
    this.#testMsMin = testMsMin;
  }

  /** Runs all tests once, with probes in these sources. */
  async survey(sources: readonly CodeSource[]): Promise<void> {
    this.#show(new Map(sources.map((source) => [source.path, withProbes(source)])));
    const specifications = this.#tests.map((test) => this.#specify(resolve(test)));
    const { testModules } = await this.#run(specifications, SURVEY_TEST_MS);
    for (const module of testModules) this.#survey.note(module);
  }

  /** Tests that fail without any mutant. */
  get red(): readonly string[] {
    return this.#survey.red;
  }

  async try(source: CodeSource, mutants: readonly Mutant[], near: ReadonlySet<string>, onTried: OnTried) {
    const numbered = mutants.map((mutant, at): Pending => {
      const files = Map.groupBy(this.#survey.testsFor(source, mutant, near), ({ file }) => file);
      return { number: at + 1, mutant, files: [...files], whole: [...files] };
    });
    for (const { mutant } of numbered.filter(({ files }) => files.length === 0))
      onTried(mutant, { verdict: 'not reached' });
    const reached = numbered.filter(({ files }) => files.length > 0);
    const isStatic = ({ mutant }: Pending) => this.#survey.isStatic(source, mutant);
    await this.#tryTogether(
      source,
      reached.filter((one) => !isStatic(one)),
      onTried,
    );
    for (const one of reached.filter(isStatic)) onTried(one.mutant, await this.#tryAlone(source, one));
  }

  async #tryTogether(source: CodeSource, mutants: readonly Pending[], onTried: OnTried): Promise<void> {
    if (mutants.length === 0) return;
    const text = withSwitches(source, mutants);
    const pending = [...mutants];
    while (pending.length > 0) {
      const batch = pending.splice(0, WORKER_MUTANTS);
      this.#show(new Map([[source.path, text]]));
      for (const { one, tried } of await this.#tryBatch(source, batch))
        if (tried === null) pending.push(one);
        else onTried(one.mutant, tried.verdict === 'survived' ? await this.#tryAlone(source, one) : tried);
    }
  }

  /** Asks the likeliest file for each; null for who has to be asked further. */
  async #tryBatch(source: CodeSource, batch: readonly Pending[]) {
    for (const one of batch) this.#sort(one);
    const specifications = batch.map(({ number, files: [first] }) =>
      this.#specify(aliasOf(first![0], number), first![1]),
    );
    // The last is the first again, without a mutant: when it fails, something was left behind, and nothing here counts.
    const [file, tests] = batch[0]!.files[0]!;
    const control = this.#specify(aliasOf(file, 0), tests);
    const run = await this.#run([...specifications, control], this.#boundOf(batch));
    const isClean = failureIn(run, control) === null;
    let isLost = isWorkerLost(run.unhandledErrors);
    const results: { one: Pending; tried: Tried | null }[] = [];
    for (const [at, one] of batch.entries()) {
      const specification = specifications[at]!;
      const failure = failureIn(run, specification);
      if (isOver(run, specification)) results.push({ one, tried: this.#judge(one, failure) });
      else if (isLost) {
        // The first that did not end is the one that hung; those behind it never began.
        isLost = false;
        results.push({ one, tried: this.#judge(one, { by: 'its worker was ended', isTimeout: true }) });
      } else results.push({ one, tried: null });
    }
    if (isClean || isWorkerLost(run.unhandledErrors)) return results;
    for (const result of results)
      if (result.tried !== null) result.tried = await this.#tryAlone(source, result.one);
    return results;
  }

  #judge(one: Pending, failure: Failure | null): Tried | null {
    const file = one.files[0]![0];
    if (failure !== null) return this.#killed(file, failure);
    one.files.shift();
    return one.files.length === 0 ? { verdict: 'survived' } : null;
  }

  #killed(file: string, { by, isTimeout }: Failure): Tried {
    this.#kills.set(file, (this.#kills.get(file) ?? 0) + 1);
    return { verdict: isTimeout ? 'timed out' : 'killed', by: `${file} > ${by}` };
  }

  /** In a worker of its own, which loads everything anew: what others left in a cache there may have hidden a fault. */
  async #tryAlone(source: CodeSource, one: Pending): Promise<Tried> {
    one.files = [...one.whole];
    this.#sort(one);
    this.#show(new Map([[source.path, applyEdit(source.text, one.mutant)]]));
    const specifications = one.files.map(([file, tests]) => this.#specify(resolve(file), tests));
    this.#watch.isAwaited = true;
    const run = await this.#run(specifications, this.#boundOf([one]));
    this.#watch.isAwaited = false;
    for (const [at, [file]] of one.files.entries()) {
      const failure = failureIn(run, specifications[at]!);
      if (failure !== null) return this.#killed(file, failure);
    }
    if (!isWorkerLost(run.unhandledErrors)) return { verdict: 'survived' };
    return { verdict: 'timed out', by: 'its worker was ended' };
  }

  /** Files that have killed most a second first. */
  #sort(one: Pending): void {
    const worth = ([file, own]: [string, Runnable[]]) =>
      (1 + (this.#kills.get(file) ?? 0)) / (20 + own.reduce((sum, { ms }) => sum + ms, 0));
    one.files = one.files.toSorted((a, b) => worth(b) - worth(a));
  }

  #boundOf(batch: readonly Pending[]): number {
    const longest = batch.flatMap(({ files }) => files.flatMap(([, tests]) => tests.map(({ ms }) => ms)));
    return Math.max(this.#testMsMin, SLOWNESS * Math.max(...longest));
  }

  #show(texts: ReadonlyMap<string, string>): void {
    for (const path of this.#planting.show(texts)) this.#vitest.invalidateFile(path);
  }

  #specify(path: string, tests?: readonly Runnable[]): TestSpecification {
    const only = tests === undefined ? {} : { testNames: tests.map(({ name }) => name) };
    return this.#vitest.getRootProject().createSpecification(path, only);
  }

  #run(specifications: TestSpecification[], testMs: number): Promise<TestRunResult> {
    this.#vitest.getRootProject().provide('mutantTestMs', testMs);
    return this.#vitest.runTestSpecifications(specifications);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#vitest.close();
  }
}

const moduleIn = ({ testModules }: TestRunResult, { moduleId }: TestSpecification) =>
  testModules.find((module) => module.moduleId === moduleId);

const isOver = (run: TestRunResult, specification: TestSpecification): boolean =>
  /passed|failed|skipped/.test(moduleIn(run, specification)?.state() ?? '');

function failureIn(run: TestRunResult, specification: TestSpecification): Failure | null {
  const module = moduleIn(run, specification);
  const failure = module === undefined ? null : failureOf(module);
  return failure ?? strayFailure(run.unhandledErrors, (path) => path === specification.moduleId);
}

/** In the order in which they were asked for. */
class AsGiven {
  shard = (files: TestSpecification[]) => files;
  sort = (files: TestSpecification[]) => files;
}
