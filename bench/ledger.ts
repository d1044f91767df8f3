// Records a second through server/ledger/record.ts, by as many players at once as named, each over a connection of its
// own. The limit is pgbench, sending the same SQL to the same PostgreSQL with everything written to the disk.
import { randomInt } from 'node:crypto';
import { cents } from '#rules/money.ts';
import { startEmbedded } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { type Db, openDb } from '#server/db.ts';
import { auditLedger } from '#server/ledger/audit.ts';
import { record } from '#server/ledger/record.ts';
import { makePlayer } from '#tests/player.ts';
import { against, type Figure } from './figure.ts';
import { makeFolder } from './folder.ts';
import { KEY_MAX, scriptOf, stakeOf } from './ledger-script.ts';
import { hold, type Measurement, type Room } from './measurement.ts';
import { findPgbench, type Pace, type Pgbench, runPgbench } from './pgbench.ts';
import { inTurns } from './rounds.ts';
import { quantile } from './spread.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 2;
const CROWDS = [1, 16, 64];
const FUNDS = cents(1_000_000_000);

export const ledger: Measurement = {
  name: 'ledger',
  async run(room) {
    const program = findPgbench();
    const folder = await makeFolder(room);
    const dataDir = await makeFolder(room);
    const database = await hold(room, startEmbedded({ dataDir }), ({ close }) => close());
    await migrate(database.url);

    const figures: Figure[] = [];
    for (const players of CROWDS)
      figures.push(...(await measureCrowd(room, { program, folder, url: database.url }, players)));
    return figures;
  },
};

async function measureCrowd(room: Room, pgbench: Pgbench, players: number): Promise<Figure[]> {
  const db = openDb(pgbench.url, { poolSize: players });
  room.defer(() => db.close());
  await makePlayers(db, players);

  const pgbenchWith = async (script: Promise<string>) =>
    runPgbench(pgbench, { script: await script, clients: players, seconds: ROUND_SECONDS });
  const contestants = {
    ours: () => recordTogether(db, players),
    same: () => pgbenchWith(scriptOf({ isTransaction: true })),
    alone: () => pgbenchWith(scriptOf({ isTransaction: false })),
  };
  await inTurns(1, contestants);
  const { ours, same, alone } = await inTurns(ROUNDS, contestants);
  await checkBooks(db);
  return compare(`${players} player${players === 1 ? '' : 's'}`, { ours, same, alone });
}

/** Players 1, 2, 3 …: pgbench counts its clients so. */
async function makePlayers(db: Db, count: number): Promise<void> {
  const [row] = await db.sql<{ made: number }>`select count(*)::int as made from player`;
  for (let made = row!.made; made < count; made += 1) {
    const { id } = await makePlayer(db, { balances: { main: FUNDS } });
    if (id !== made + 1) throw new Error(`player ${made + 1} was given the number ${id}`);
  }
}

async function recordTogether(db: Db, players: number): Promise<Pace> {
  const times: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + ROUND_SECONDS * 1000;
  const play = async (playerId: number) => {
    for (let from = performance.now(); from < endsAt; ) {
      await db.atomically((tx) => record(tx, stakeOf(playerId, String(randomInt(1, KEY_MAX)))));
      const now = performance.now();
      times.push(now - from);
      from = now;
    }
  };
  await Promise.all(Array.from({ length: players }, (_, at) => play(at + 1)));
  return { perSecond: (times.length / (performance.now() - startedAt)) * 1000, p99Ms: quantile(times, 0.99) };
}

/** Fast and wrong would be no figure at all. */
async function checkBooks(db: Db): Promise<void> {
  const violations = await auditLedger(db.sql);
  if (violations.length > 0) throw new Error(`the books do not balance: ${JSON.stringify(violations[0])}`);
}

function compare(name: string, paces: Record<'ours' | 'same' | 'alone', readonly Pace[]>): Figure[] {
  const perSecond = (rounds: readonly Pace[]) => rounds.map((pace) => pace.perSecond);
  const p99Ms = (rounds: readonly Pace[]) => rounds.map((pace) => pace.p99Ms);
  const records = {
    name: `${name}, records`,
    unit: '/s',
    better: 'more',
    rounds: perSecond(paces.ours),
  } as const;
  return [
    against({ name: 'pgbench, same SQL', rounds: perSecond(paces.same) }, records),
    against({ name: 'pgbench, without begin and commit', rounds: perSecond(paces.alone) }, records),
    against(
      { name: 'pgbench, same SQL', rounds: p99Ms(paces.same) },
      { name: `${name}, 99% are quicker than`, unit: 'ms', better: 'less', rounds: p99Ms(paces.ours) },
    ),
  ];
}
