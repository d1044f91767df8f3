// One vitest, kept warm: the tests run once with probes, to see what they reach, and then for every mutant, the likeliest
// to notice first, until one fails.
import { resolve } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import type { CodeSource } from '../tidy/sources.ts';
import { type Failure, FirstFailure, pathOf } from './first-failure.ts';
import type { Mutant } from './mutant.ts';
import { Planting } from './planting.ts';
import { regionAt, regionsOf } from './regions.ts';

/** One test, as the run with probes found it. */
interface Runnable {
  id: string;
  file: string;
  ms: number;
  reached: ReadonlySet<string>;
}

export interface Tried {
  verdict: 'killed' | 'timed out' | 'survived' | 'not reached';
  /** The test that noticed. */
  by?: string;
}

const SURVEY_TEST_MS = 120_000;
/** How much slower than in the survey a test may be before it counts as hanging. */
const SLOWNESS = 5;

const needsDatabase = (test: string) => /^(server|tests|bench)\//.test(test);

export class Trials implements AsyncDisposable {
  readonly #vitest: Vitest;
  readonly #planting: Planting;
  readonly #watch: FirstFailure;
  /** No test is said to hang before this, however quick it was. */
  readonly #testMsMin: number;
  readonly #sources: ReadonlyMap<string, CodeSource>;
  #tests: Runnable[] = [];
  /** Reached while a file was loaded, and so by every test that loads it. */
  readonly #loaded = new Set<string>();
  /** How many mutants each file of tests has killed: it is likelier to kill the next. */
  readonly #kills = new Map<string, number>();
  /** Tests that fail without any mutant, and so can say nothing. */
  readonly red: string[] = [];

  static async open(
    sources: readonly CodeSource[],
    tests: readonly string[],
    { testMsMin = 10_000 }: { testMsMin?: number } = {},
  ): Promise<Trials> {
    const planting = new Planting(sources);
    const watch = new FirstFailure();
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
    const trials = new Trials(vitest, planting, watch, sources, testMsMin);
    await vitest.standalone();
    await trials.#survey(tests);
    return trials;
  }

  private constructor(
    vitest: Vitest,
    planting: Planting,
    watch: FirstFailure,
    sources: readonly CodeSource[],
    testMsMin: number,
  ) {
    this.#vitest = vitest;
    this.#planting = planting;
    this.#watch = watch;
    this.#testMsMin = testMsMin;
    this.#sources = new Map(sources.map((source) => [source.path, source]));
  }

  async #survey(tests: readonly string[]): Promise<void> {
    const { testModules } = await this.#run(
      tests.map((test) => this.#specify(test)),
      SURVEY_TEST_MS,
    );
    for (const module of testModules) this.#note(module);
    this.#watch.await();
  }

  #note(module: TestModule): void {
    const file = pathOf(module);
    if (!module.ok() && module.errors().length > 0) this.red.push(file);
    for (const test of module.children.allTests()) {
      if (test.result().state === 'failed') this.red.push(`${file} > ${test.fullName}`);
      if (test.result().state !== 'passed') continue;
      const { reached = [], loaded = [] } = test.meta();
      for (const region of loaded) this.#loaded.add(region);
      this.#tests.push({
        id: test.id,
        file,
        ms: test.diagnostic()?.duration ?? 0,
        reached: new Set(reached),
      });
    }
  }

  async try(mutant: Mutant, near: ReadonlySet<string>): Promise<Tried> {
    const tests = this.#testsFor(mutant, near);
    if (tests.length === 0) return { verdict: 'not reached' };
    for (const path of this.#planting.plant(mutant)) this.#vitest.invalidateFile(path);
    const longest = Math.max(...tests.map(({ ms }) => ms));
    this.#watch.await();
    const { unhandledErrors } = await this.#run(
      this.#inOrder(tests),
      Math.max(this.#testMsMin, SLOWNESS * longest),
    );
    const failure = this.#watch.take(unhandledErrors);
    if (failure === null) return { verdict: 'survived' };
    this.#kills.set(failure.file, (this.#kills.get(failure.file) ?? 0) + 1);
    return { verdict: failure.isTimeout ? 'timed out' : 'killed', by: describeFailure(failure) };
  }

  #testsFor(mutant: Mutant, near: ReadonlySet<string>): Runnable[] {
    const tests = this.#tests.filter(({ file }) => near.has(file));
    const region = regionAt(regionsOf(this.#sources.get(mutant.path)!), mutant);
    if (!region.id.endsWith('#0') && !this.#loaded.has(region.id))
      return tests.filter(({ reached }) => reached.has(region.id));
    // What a file is made of when it is loaded may show in any test beside one that uses it.
    const isUsing = ({ reached }: Runnable) => [...reached].some((id) => id.startsWith(`${mutant.path}#`));
    const users = new Set(tests.filter(isUsing).map(({ file }) => file));
    return users.size > 0 ? tests.filter(({ file }) => users.has(file)) : tests;
  }

  /** Files that have killed most a second first. */
  #inOrder(tests: readonly Runnable[]): TestSpecification[] {
    const files = Map.groupBy(tests, ({ file }) => file);
    const worth = ([file, own]: [string, Runnable[]]) =>
      (1 + (this.#kills.get(file) ?? 0)) / (20 + own.reduce((sum, { ms }) => sum + ms, 0));
    return [...files]
      .toSorted((a, b) => worth(b) - worth(a))
      .map(([file, own]) =>
        this.#specify(
          file,
          own.map(({ id }) => id),
        ),
      );
  }

  #specify(file: string, testIds?: string[]): TestSpecification {
    return this.#vitest
      .getRootProject()
      .createSpecification(resolve(file), testIds === undefined ? {} : { testIds });
  }

  #run(specifications: TestSpecification[], testMs: number) {
    this.#vitest.getRootProject().provide('mutantTestMs', testMs);
    return this.#vitest.runTestSpecifications(specifications);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#vitest.close();
  }
}

const describeFailure = ({ file, by }: Failure) => (file === '' ? by : `${file} > ${by}`);

/** In the order in which they were asked for. */
class AsGiven {
  shard = (files: TestSpecification[]) => files;
  sort = (files: TestSpecification[]) => files;
}
