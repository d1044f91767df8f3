// Records a second through server/ledger/record.ts, by as many players at once as named, each over a connection of its
// own. The limit is pgbench, sending the same SQL to the same PostgreSQL with everything written to the disk.
import { randomInt } from 'node:crypto';
import { openDb } from '#server/database/db.ts';
import { record } from '#server/ledger/record.ts';
import { openDatabase } from '#server/open-database.ts';
import { against, type Figure } from './figure.ts';
import { makeFolder } from './folder.ts';
import { KEY_MAX, scriptOf, stakeOf } from './ledger-script.ts';
import { hold, type Measurement, type Room } from './measurement.ts';
import { type Pace, paceOf } from './pace.ts';
import { findPgbench, type Pgbench, runPgbench } from './pgbench.ts';
import { checkBooks, makePlayers } from './purses.ts';
import { inTurns } from './rounds.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 2;
const CROWDS = [1, 16, 64];

export const ledger: Measurement = {
  name: 'ledger',
  async run(room) {
    const program = findPgbench();
    const folder = await makeFolder(room);
    const dataDir = await makeFolder(room);
    const opening = openDatabase({ databaseUrl: null, dataDir, poolSize: 2 });
    const { url } = await hold(room, opening, ({ close }) => close());

    const figures: Figure[] = [];
    for (const players of CROWDS)
      figures.push(...(await measureCrowd(room, { program, folder, url }, players)));
    return figures;
  },
};

async function measureCrowd(room: Room, pgbench: Pgbench, players: number): Promise<Figure[]> {
  const db = openDb(pgbench.url, { poolSize: players });
  room.defer(() => db.close());
  await makePlayers(db, players);

  const pgbenchWith = async (script: Promise<string>) =>
    runPgbench(pgbench, { script: await script, clients: players, seconds: ROUND_SECONDS });
  const script = { entryOf: stakeOf, player: ':client_id + 1' };
  const contestants = {
    ours: () =>
      paceOf({ askers: players, seconds: ROUND_SECONDS }, (playerId) =>
        db.atomically((tx) => record(tx, stakeOf(playerId, String(randomInt(1, KEY_MAX))))),
      ),
    same: () => pgbenchWith(scriptOf({ ...script, isTransaction: true })),
    alone: () => pgbenchWith(scriptOf({ ...script, isTransaction: false })),
  };
  await inTurns(1, contestants);
  const { ours, same, alone } = await inTurns(ROUNDS, contestants);
  // Only entries are recorded here, without the rounds that they name.
  await checkBooks(db, { except: ['L19'] });
  return compare(`${players} player${players === 1 ? '' : 's'}`, { ours, same, alone });
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
