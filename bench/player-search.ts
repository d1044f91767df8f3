// Finding one of five million players in the back office, by everything they are found by, and by what millions share.
// BENCH_SEARCHED names another number of players, where filling takes too long.
import { randomInt } from 'node:crypto';
import { findPlayers } from '#server/desk/players/find-players.ts';
import { openDatabase } from '#server/open-database.ts';
import { promised } from './figure.ts';
import { makeFolder } from './folder.ts';
import { fillPlayers, tracesOf } from './many-players.ts';
import { hold, type Measurement } from './measurement.ts';
import { quantile } from './spread.ts';

const PLAYERS = Number(process.env['BENCH_SEARCHED'] ?? 5_000_000);
const ROUNDS = 5;
const SEARCHES = 200;
const PROMISED_MS = 20;

export const playerSearch: Measurement = {
  name: 'player-search',
  async run(room) {
    const dataDir = await makeFolder(room);
    const opening = openDatabase({ databaseUrl: null, dataDir, poolSize: 2 });
    const { db } = await hold(room, opening, ({ close }) => close());
    const { last } = await fillPlayers(db, PLAYERS);
    const find = async (q: string) => {
      const began = performance.now();
      const { items } = await findPlayers(db.sql, {
        ...{ q, status: null, after: null, count: 50, now: new Date() },
      });
      if (items.length === 0) throw new Error(`${q} was not found`);
      return performance.now() - began;
    };
    const kinds = [...Object.keys(tracesOf(last)), 'what all share'];
    const times = new Map(kinds.map((kind) => [kind, [] as number[]]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const kind of kinds) times.get(kind)!.push(await p95Of(() => find(textOf(kind, last)), round));
    return kinds.map((kind) =>
      promised(PROMISED_MS, {
        name: `one of ${PLAYERS.toLocaleString('en-US')} players by ${kind}, p95`,
        ...{ unit: 'ms', better: 'less', rounds: times.get(kind)! },
      }),
    );
  },
};

const textOf = (kind: string, last: number) => tracesOf(last - randomInt(PLAYERS))[kind] ?? 'visitor';

/** The first round is spent on cold pages and plans. */
async function p95Of(find: () => Promise<number>, round: number): Promise<number> {
  if (round === 0) for (let asked = 0; asked < SEARCHES; asked += 1) await find();
  const times: number[] = [];
  for (let asked = 0; asked < SEARCHES; asked += 1) times.push(await find());
  return quantile(times, 0.95);
}
