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
import { type Figure, promised } from './figure.ts';
import { makeFolder } from './folder.ts';
import { hold, type Measurement } from './measurement.ts';
import { spreadOf } from './spread.ts';

/** Of 5,000 players online each plays a round a second, the most that a player's limit of calls lets through. */
const NEED = 5_000;
const RATES = [500, 1_000, 2_500, NEED, 10_000, 20_000, 40_000];
const ROUNDS = 3;
const ROUND_MS = 2_000;
/** As many as the outbox takes at a time. */
const AT_ONCE = 1_000;
const HEARD_WITHIN_MS = 50;
const CORES = 1;
/** Linux counts processor time in hundredths of a second. */
const TICK_S = 0.01;

interface Round {
  /** Really published in a second; less than was asked for where the bus cannot take more. */
  published: number;
  p50: number;
  p99: number;
  /** Of one core. */
  cpu: number;
}

interface Step {
  rate: number;
  rounds: readonly Round[];
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
    const measure = async (rate: number): Promise<Round> => {
      const before = await cpuOf(db.sql);
      const begun = performance.now();
      const count = await publishAt(rate, bus.publish);
      const seconds = (performance.now() - begun) / 1_000;
      const { p50, p99 } = await ask({ heard: count });
      return { published: count / seconds, p50, p99, cpu: ((await cpuOf(db.sql)) - before) / seconds };
    };
    // The first events find everything cold.
    await measure(RATES[0]!);
    const steps: Step[] = [];
    for (const rate of RATES) {
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(rate));
      steps.push({ rate, rounds });
      // More would only wait longer.
      if (middle(rounds, 'p50') > HEARD_WITHIN_MS) break;
    }
    return figuresOf(steps);
  },
};

const middle = (rounds: readonly Round[], part: keyof Round): number =>
  spreadOf(rounds.map((round) => round[part])).median;

function figuresOf(steps: readonly Step[]): Figure[] {
  // The last before the first that is too late: one that is quicker again after it was lucky.
  const late = steps.findIndex(({ rounds: of }) => middle(of, 'p99') > HEARD_WITHIN_MS);
  const kept = late < 0 ? steps.at(-1) : steps[late - 1];
  const { rate, rounds } = steps.find((step) => step.rate === NEED) ?? steps.at(-1)!;
  return [
    {
      ...promised(NEED, {
        name: `events another server hears, 99% within ${HEARD_WITHIN_MS} ms`,
        unit: '/s',
        better: 'more',
        rounds: kept?.rounds.map(({ published }) => published) ?? [0],
      }),
      parts: steps.map((step) => ({ name: told(step), value: null })),
    },
    promised(HEARD_WITHIN_MS, {
      name: `at ${rate} events a second, 99% are heard within`,
      unit: 'ms',
      better: 'less',
      rounds: rounds.map(({ p99 }) => p99),
    }),
    promised(CORES, {
      name: `at ${rate} events a second, cores of the database`,
      unit: 'times',
      better: 'less',
      rounds: rounds.map(({ cpu }) => cpu),
    }),
  ];
}

function told({ rate, rounds }: Step): string {
  const [p50, p99, cpu] = [middle(rounds, 'p50'), middle(rounds, 'p99'), middle(rounds, 'cpu')];
  return `at ${rate}/s: half within ${p50.toFixed(1)} ms, 99% within ${p99.toFixed(1)} ms, ${Math.round(100 * cpu)} % of a core in the database`;
}

/** As the outbox does: whatever is due goes together, and the next goes when that is out of our hands. */
async function publishAt(
  rate: number,
  publish: (...messages: BusMessage[]) => Promise<void>,
): Promise<number> {
  const begun = performance.now();
  let count = 0;
  for (;;) {
    const passed = performance.now() - begun;
    if (passed >= ROUND_MS) return count;
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
