// Lighthouse as it sees the home page on a slow phone: a mid-range processor and a slow 4G line, simulated.
import { startBrowser } from './browser.ts';
import { type Figure, promised } from './figure.ts';
import type { Measurement, Room } from './measurement.ts';
import { inTurns } from './rounds.ts';
import { openSite } from './site.ts';

const ROUNDS = 3;
/** On a busy machine Chromium's trace now and then lacks the start of the navigation, and Lighthouse asks for another. */
const TRIES = 4;

const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Where web.dev draws the line between good and the rest. */
const vitals = [
  { audit: 'largest-contentful-paint', name: 'largest contentful paint', unit: 'ms', good: 2500 },
  { audit: 'cumulative-layout-shift', name: 'cumulative layout shift', unit: 'shift', good: 0.1 },
  { audit: 'total-blocking-time', name: 'total blocking time', unit: 'ms', good: 200 },
] as const;

/** Under this the host is too slow, or too busy, to play a phone that is four times slower than itself. */
const HOST_INDEX = 1000;

export const lighthouse: Measurement = {
  name: 'lighthouse',
  async run(room) {
    const site = await openSite(room);
    const { reports } = await inTurns(ROUNDS, { reports: () => look(room, site.origin) });
    return [
      ...Object.entries(categories).map(([name, points]): Figure => {
        const rounds = reports.map((report) => (report.categories[name]?.score ?? 0) * 100);
        const failed = new Set(reports.flatMap((report) => failedAudits(report, name)));
        const parts = [...failed].map((title) => ({ name: title, value: null }));
        return { ...promised(points, { name, unit: 'points', better: 'more', rounds }), parts };
      }),
      ...vitals.map(({ audit, name, unit, good }) => {
        const rounds = reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN);
        return promised(good, { name, unit, better: 'less', rounds }, 'good by web.dev');
      }),
      promised(
        HOST_INDEX,
        {
          name: 'benchmark index of this machine',
          unit: 'points',
          better: 'more',
          rounds: reports.map((report) => report.environment.benchmarkIndex),
        },
        'or Lighthouse doubts itself',
      ),
    ];
  },
};

type Report = Awaited<ReturnType<typeof look>>;

async function look(room: Room, url: string) {
  for (let tries = 1; ; tries += 1) {
    const report = await lookOnce(room, url);
    if (!report.runtimeError) return report;
    if (tries === TRIES) throw new Error(`Lighthouse could not look: ${report.runtimeError.message}`);
  }
}

async function lookOnce(parent: Room, url: string) {
  // A heavy package that nothing else here needs.
  const { default: run } = await import('lighthouse');
  await using room = parent.use(new AsyncDisposableStack());
  const { port } = await startBrowser(room);
  const result = await run(url, { port, logLevel: 'error', onlyCategories: Object.keys(categories) });
  if (result === undefined) throw new Error('Lighthouse gave no report');
  return result.lhr;
}

/** Only what counts towards the score. */
function failedAudits({ categories: all, audits }: Report, category: string): string[] {
  return (all[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => audits[id]!.title);
}
