// Lighthouse as it sees pages on a slow phone: a mid-range processor and a slow 4G line, simulated.
import { startBrowser } from './browser.ts';
import { against, type Figure, promised } from './figure.ts';
import type { Measurement, Room } from './measurement.ts';
import { inTurns } from './rounds.ts';
import { openSite } from './site.ts';

const ROUNDS = 3;
/** Lighthouse's own, word for word: a part of its settings replaces the whole. */
const slow4g = { rttMs: 150, throughputKbps: 1638.4 };
/** On a busy machine Chromium's trace now and then lacks the start of the navigation, and Lighthouse asks for another. */
const TRIES = 4;

/** What visitors come in by. A page more is a line more. */
const pages = { home: '/', hall: '/gamehall', 'content page': '/terms', promotions: '/promotions' } as const;

const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Where web.dev draws the line between good and the rest. */
const vitals = [
  { audit: 'largest-contentful-paint', name: 'largest contentful paint', unit: 'ms', good: 2500 },
  { audit: 'cumulative-layout-shift', name: 'cumulative layout shift', unit: 'shift', good: 0.1 },
  { audit: 'total-blocking-time', name: 'total blocking time', unit: 'ms', good: 200 },
] as const;

/**
 * How many times slower than this machine the phone is to be played, by Lighthouse's own table of devices: its usual
 * four times make a mid-range phone of a strong desktop, and of a machine like ours a phone that hardly anyone has.
 */
const STRONG_DESKTOP_INDEX = 1500;
const slowdownOn = (benchmarkIndex: number) => (benchmarkIndex < STRONG_DESKTOP_INDEX ? 2 : 4);
const USUAL_SLOWDOWN = 4;

export const lighthouse: Measurement = {
  name: 'lighthouse',
  async run(room) {
    const { origin } = await openSite(room);
    const first = await look(room, { url: origin, slowdown: USUAL_SLOWDOWN });
    const slowdown = slowdownOn(first.environment.benchmarkIndex);
    const { usual, ...reports } = await inTurns(ROUNDS, {
      ...mapPages((path) => () => look(room, { url: origin + path, slowdown })),
      usual: () => look(room, { url: origin, slowdown: USUAL_SLOWDOWN }),
    });
    return [
      ...Object.entries(reports).flatMap(([page, of]) => [...scoresOf(page, of), ...vitalsOf(page, of)]),
      against(
        { name: `a phone ${slowdown} times slower`, rounds: reports.home.map(performanceOf) },
        {
          name: `home, performance on a phone ${USUAL_SLOWDOWN} times slower than this machine`,
          unit: 'points',
          better: 'more',
          rounds: usual.map(performanceOf),
        },
      ),
      against(
        { name: 'a strong desktop', rounds: reports.home.map(() => STRONG_DESKTOP_INDEX) },
        {
          name: 'benchmark index of this machine',
          unit: 'points',
          better: 'more',
          rounds: reports.home.map((report) => report.environment.benchmarkIndex),
        },
      ),
    ];
  },
};

type PageName = keyof typeof pages;

const mapPages = <T>(make: (path: string) => T): Record<PageName, T> =>
  Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, make(path)])) as Record<PageName, T>;

const scoresOf = (page: string, reports: readonly Report[]): Figure[] =>
  Object.entries(categories).map(([category, points]) => {
    const failed = new Set(reports.flatMap((report) => failedAudits(report, category)));
    const parts = [...failed].map((title) => ({ name: title, value: null }));
    const rounds = reports.map((report) => pointsOf(report, category));
    const name = `${page}, ${category}`;
    return { ...promised(points, { name, unit: 'points', better: 'more', rounds }), parts };
  });

const vitalsOf = (page: string, reports: readonly Report[]): Figure[] =>
  vitals.map(({ audit, name, unit, good }) => {
    const rounds = reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN);
    return promised(good, { name: `${page}, ${name}`, unit, better: 'less', rounds }, 'good by web.dev');
  });

type Report = Awaited<ReturnType<typeof look>>;

interface Look {
  url: string;
  slowdown: number;
}

const pointsOf = (report: Report, category: string) => (report.categories[category]?.score ?? 0) * 100;
const performanceOf = (report: Report) => pointsOf(report, 'performance');

async function look(room: Room, at: Look) {
  for (let tries = 1; ; tries += 1) {
    const report = await lookOnce(room, at);
    if (!report.runtimeError) return report;
    if (tries === TRIES) throw new Error(`Lighthouse could not look: ${report.runtimeError.message}`);
  }
}

async function lookOnce(parent: Room, { url, slowdown }: Look) {
  // A heavy package that nothing else here needs.
  const { default: run } = await import('lighthouse');
  await using room = parent.use(new AsyncDisposableStack());
  const { port } = await startBrowser(room);
  const result = await run(url, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(categories),
    throttling: { ...slow4g, cpuSlowdownMultiplier: slowdown },
  });
  if (result === undefined) throw new Error('Lighthouse gave no report');
  return result.lhr;
}

/** Only what counts towards the score. */
function failedAudits({ categories: all, audits }: Report, category: string): string[] {
  return (all[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => audits[id]!.title);
}
