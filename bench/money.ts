// Rounds a second through server/batch/batch.ts: a stake and what it paid, as every game will ask for them, by as many
// players at once as named, and by many on one wallet. The limit is pgbench, sending the same SQL to the same PostgreSQL
// one round a transaction, everything written to the disk.
import { randomInt } from 'node:crypto';
import { openDb } from '#server/database/db.ts';
import { openDatabase } from '#server/open-database.ts';
import { entryBatch } from '#tests/entry-batch.ts';
import { against, type Figure, promised } from './figure.ts';
import { makeFolder } from './folder.ts';
import { KEY_MAX, roundOf, scriptOf } from './ledger-script.ts';
import { hold, type Measurement, type Room } from './measurement.ts';
import { type Pace, paceOf } from './pace.ts';
import { measurePayments } from './payments.ts';
import { CLIENTS_MAX, findPgbench, type Pgbench, runPgbench } from './pgbench.ts';
import { checkBooks, makePlayers } from './purses.ts';
import { inTurns } from './rounds.ts';

interface Crowd {
  name: string;
  players: number;
  askers: number;
  /** What was promised, in times of pgbench. */
  promise?: number;
}

const crowds: readonly Crowd[] = [
  { name: '1 player', players: 1, askers: 1 },
  { name: '16 players', players: 16, askers: 16 },
  { name: '64 players', players: 64, askers: 64 },
  { name: '256 players', players: 256, askers: 256, promise: 2 },
  { name: '1,000 players', players: 1000, askers: 1000 },
  { name: 'one wallet, 64 at once', players: 1, askers: 64 },
];

const ROUNDS = 3;
const ROUND_SECONDS = 2;

export const money: Measurement = {
  name: 'money',
  async run(room) {
    const program = findPgbench();
    const folder = await makeFolder(room);
    const dataDir = await makeFolder(room);
    const opening = openDatabase({ databaseUrl: null, dataDir, poolSize: 2 });
    const { db, url } = await hold(room, opening, ({ close }) => close());

    const figures: Figure[] = [];
    for (const crowd of crowds) figures.push(...(await measure(room, { program, folder, url }, crowd)));
    // Once for all crowds: it reads every entry there is. Only entries are recorded here, without the rounds that they name.
    await checkBooks(db, { except: ['L19'] });
    return [...figures, ...(await measurePayments(room))];
  },
};

async function measure(room: Room, pgbench: Pgbench, crowd: Crowd): Promise<Figure[]> {
  const { players, askers } = crowd;
  const db = openDb(pgbench.url);
  room.defer(() => db.close());
  await makePlayers(db, players);
  const batch = entryBatch(db);
  const clients = Math.min(askers, CLIENTS_MAX);
  const player = players === 1 ? '1' : players === clients ? ':client_id + 1' : `random(1, ${players})`;
  const script = await scriptOf({ entryOf: roundOf, player, isTransaction: true });

  const contestants = {
    ours: () =>
      paceOf({ askers, seconds: ROUND_SECONDS }, (asker) =>
        batch.take(roundOf(players === 1 ? 1 : asker, String(randomInt(1, KEY_MAX)))),
      ),
    limit: () => runPgbench(pgbench, { script, clients, seconds: ROUND_SECONDS }),
  };
  await inTurns(1, contestants);
  const paces = await inTurns(ROUNDS, contestants);
  return compare(crowd, paces);
}

function compare({ name, promise }: Crowd, { ours, limit }: Record<'ours' | 'limit', Pace[]>): Figure[] {
  const perSecond = (paces: readonly Pace[]) => paces.map((pace) => pace.perSecond);
  const p99Ms = (paces: readonly Pace[]) => paces.map((pace) => pace.p99Ms);
  const pgbench = 'pgbench, same SQL';
  const rounds = against(
    { name: pgbench, rounds: perSecond(limit) },
    { name: `${name}, rounds`, unit: '/s', better: 'more', rounds: perSecond(ours) },
  );
  const waits = against(
    { name: pgbench, rounds: p99Ms(limit) },
    { name: `${name}, 99% are quicker than`, unit: 'ms', better: 'less', rounds: p99Ms(ours) },
  );
  if (promise === undefined) return [rounds, waits];
  const ratios = ours.map(({ perSecond: pace }, round) => pace / limit[round]!.perSecond);
  const times = { name: `${name}, times pgbench`, unit: 'times', better: 'more', rounds: ratios } as const;
  return [rounds, promised(promise, times), waits];
}
