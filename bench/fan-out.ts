// How many live events one server can tell another over PostgreSQL's NOTIFY, and what that costs the database. The other
// server is a process of its own; both keep the machine's one clock.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from '#server/database/db.ts';
import type { BusMessage } from '#server/live/bus.ts';
import { openPostgresBus } from '#server/live/postgres.ts';
import { openDatabase } from '#server/open-database.ts';
import { startChild } from './child.ts';
import type { HearerAnswer, HearerQuestion } from './fan-out-hearer.ts';
import { promised } from './figure.ts';
import { makeFolder } from './folder.ts';
import { hold, type Measurement } from './measurement.ts';

/** Of 5,000 players online each plays a round a second, the most that a player's limit of calls lets through. */
const NEED = 5_000;
const RATES = [500, 1_000, 2_500, NEED, 10_000, 20_000, 40_000];
const STEP_MS = 3_000;
/** As many as the outbox takes at a time. */
const AT_ONCE = 1_000;
const HEARD_WITHIN_MS = 50;
const CPU_OF_ONE = 1;
/** Linux counts processor time in hundredths of a second. */
const TICK_S = 0.01;

interface Step {
  rate: number;
  /** Really published in a second; less than `rate` where the bus cannot take more. */
  published: number;
  p50: number;
  p99: number;
  /** Of one core. */
  cpu: number;
}

export const fanOut: Measurement = {
  name: 'fan-out',
  async run(room) {
    const dataDir = await makeFolder(room);
    const { db, url } = await hold(
      room,
      openDatabase({ databaseUrl: null, dataDir, poolSize: 4 }),
      ({ close }) => close(),
    );
    const bus = await openPostgresBus(db);
    const ask = startChild<HearerQuestion, HearerAnswer>(room, 'fan-out-hearer.ts');
    await ask({ open: url });
    const steps: Step[] = [];
    for (const rate of RATES) {
      const before = await cpuOf(db.sql);
      const begun = performance.now();
      const count = await publishAt(rate, bus.publish);
      const seconds = (performance.now() - begun) / 1_000;
      const { p50, p99 } = await ask({ heard: count });
      const cpu = ((await cpuOf(db.sql)) - before) / seconds;
      steps.push({ rate, published: count / seconds, p50, p99, cpu });
      if (p99 > HEARD_WITHIN_MS) break;
    }
    const kept = steps.findLast(({ p99 }) => p99 <= HEARD_WITHIN_MS);
    const atNeed = steps.find(({ rate }) => rate === NEED) ?? steps.at(-1)!;
    return [
      {
        ...promised(NEED, {
          name: `events another server hears, 99% within ${HEARD_WITHIN_MS} ms`,
          unit: '/s',
          better: 'more',
          rounds: [kept?.published ?? 0],
        }),
        parts: steps.map(({ rate, p50, p99, cpu }) => ({
          name: `at ${rate}/s: half within ${p50.toFixed(1)} ms, 99% within ${p99.toFixed(1)} ms, ${Math.round(100 * cpu)} % of a core in the database`,
          value: null,
        })),
      },
      promised(HEARD_WITHIN_MS, {
        name: `at ${atNeed.rate} events a second, 99% are heard within`,
        unit: 'ms',
        better: 'less',
        rounds: [atNeed.p99],
      }),
      promised(CPU_OF_ONE, {
        name: `at ${atNeed.rate} events a second, cores of the database`,
        unit: 'times',
        better: 'less',
        rounds: [atNeed.cpu],
      }),
    ];
  },
};

/** As the outbox does: whatever is due goes together, and the next goes when that is out of our hands. */
async function publishAt(
  rate: number,
  publish: (...messages: BusMessage[]) => Promise<void>,
): Promise<number> {
  const begun = performance.now();
  let count = 0;
  for (;;) {
    const passed = performance.now() - begun;
    if (passed >= STEP_MS) return count;
    const due = Math.min(AT_ONCE, Math.floor((passed * rate) / 1_000) - count);
    if (due <= 0) {
      await pause(1);
      continue;
    }
    await publish(
      ...Array.from({ length: due }, (_, n) => changed(count + n, begun + ((count + n) * 1_000) / rate)),
    );
    count += due;
  }
}

/** A changed balance, as it goes over the wire, and when it was due. */
function changed(n: number, dueAt: number): BusMessage {
  const of = (amount: number) => ({ amount, currency: 'EUR' });
  const data = {
    balance_main: of(n / 100),
    balance_bonus: of(0),
    balance_betting_bonus: of(0),
    balance_fun: of(100),
    at: performance.timeOrigin + dueAt,
  };
  return { to: n % NEED, event: { name: 'account.balance_updated', data } };
}

/** Processor seconds that the database's connections have used so far. */
async function cpuOf(sql: Sql): Promise<number> {
  const rows = await sql<{ pid: number }>`
    select pid from pg_stat_activity where backend_type = 'client backend'`;
  const ticks = rows.map(({ pid }) => {
    // The name before it may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * TICK_S;
}
