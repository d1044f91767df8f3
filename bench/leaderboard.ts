// One's own place on a leaderboard, with the two before it and the two after it, over HTTP: among as many as a million.
// BENCH_PLAYERS names another number, where that takes too long.
import { bucketOf } from '#rules/tournaments/bucket.ts';
import { type Db, type Sql, together } from '#server/database/db.ts';
import { openDatabase } from '#server/open-database.ts';
import { startSession } from '#server/sessions/sessions.ts';
import { findOwn, listNear, placesNear } from '#server/tournaments/ranking.ts';
import { against, promised } from './figure.ts';
import { makeFolder } from './folder.ts';
import { hold, type Measurement, type Room } from './measurement.ts';
import { launch } from './site.ts';
import { quantile } from './spread.ts';

const PLAYERS = Number(process.env['BENCH_PLAYERS'] ?? 1_000_000);
const AT_ONCE = 50_000;
const ASKERS = 50;
const ASKS = 400;
const ROUNDS = 5;
const PROMISED_MS = 10;

export const leaderboard: Measurement = {
  name: 'leaderboard',
  async run(room) {
    const { origin, db } = await openHouse(room);
    const [run] = await db.sql<{
      id: number;
    }>`select id from tournament_run where state = 'RUNNING' order by id`;
    await fillRun(db, run!.id);
    const cookies = await askersOf(db, run!.id);
    const mine = `${origin}/api/leaderboard.getMine?v=1&tournament_id=${run!.id}`;
    const page = `${origin}/api/leaderboard.get?v=1&tournament_id=${run!.id}&count=10&offset=${Math.floor(PLAYERS / 2)}`;
    await p95Of(cookies, mine);
    const times = {
      mine: [] as number[],
      page: [] as number[],
      asked: [] as number[],
      other: [] as number[],
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.asked.push(await p95InDatabase(db, run!.id));
      times.other.push(await p95Of(cookies, `${origin}/api/account.getBalance?v=1`));
      times.mine.push(await p95Of(cookies, mine));
      times.page.push(await p95Of(cookies, page));
    }
    const players = PLAYERS.toLocaleString('en-US');
    const figure = { unit: 'ms', better: 'less' } as const;
    const other = { name: 'a balance, asked in the same minutes', rounds: times.other };
    return [
      promised(PROMISED_MS, {
        ...figure,
        name: `own place among ${players}, as the database answers, p95`,
        rounds: times.asked,
      }),
      against(other, { ...figure, name: `own place among ${players}, over HTTP, p95`, rounds: times.mine }),
      promised(PROMISED_MS, {
        ...figure,
        name: `ten places in the middle of ${players}, p95`,
        rounds: times.page,
      }),
    ];
  },
};

async function openHouse(room: Room) {
  const dataDir = await makeFolder(room);
  const command: [string, ...string[]] = [process.execPath, 'server/main.ts'];
  const env = { LIMIT_FACTOR: '1000000', JOBS: 'off' };
  const { origin } = await launch(room, { command, dataDir, isChannel: true, env });
  const opening = openDatabase({ databaseUrl: null, dataDir, poolSize: 2 });
  const { db } = await hold(room, opening, ({ close }) => close());
  return { origin, db };
}

/** Most have few points and some have very many, as where the best rounds count. */
async function fillRun(db: Db, runId: number): Promise<void> {
  for (let from = 1; from <= PLAYERS; from += AT_ONCE) {
    const to = Math.min(PLAYERS, from + AT_ONCE - 1);
    await db.atomically(
      ({ sql }) => sql`
      with made as (
        insert into player (login, fakename, locale, currency, reg_time)
        select 'racer-' || n || '@example.com', 'Racer' || n, 'en', 'EUR', now()
        from generate_series(${from}::int, ${to}::int) as n returning id
      )
      insert into tournament_player (run_id, player_id, joined_at, currency, fee_cents, points, total, reached_at, staked_cents)
      select ${runId}, id, now(), 'EUR', 0, points, points, now() - make_interval(secs => random() * 86400),
        (random() * 100000)::bigint
      from (
        select id, greatest(1, exp(6 + 1.4 * sqrt(-2 * ln(1 - random())) * cos(6.2831853 * random())))::bigint as points
        from made
      ) as scored`,
      long,
    );
  }
  await db.atomically(({ sql }) => countRun(sql, runId), long);
}

const long = { isLong: true };

async function countRun(sql: Sql, runId: number): Promise<void> {
  await sql`update tournament_run set participants = ${PLAYERS} where id = ${runId}`;
  const held = await sql<{ points: number; players: number }>`
    select points, count(*)::int as players from tournament_player where run_id = ${runId} group by points`;
  const buckets = new Map<number, number>();
  for (const { points, players } of held)
    buckets.set(bucketOf(points), (buckets.get(bucketOf(points)) ?? 0) + players);
  await sql`
    insert into tournament_bucket (run_id, bucket, players)
    select ${runId}, bucket, players
    from unnest(${[...buckets.keys()]}::int[], ${[...buckets.values()]}::int[]) as held (bucket, players)`;
  await sql`analyze`;
}

/** Players from all over the board. */
async function askersOf(db: Db, runId: number): Promise<string[]> {
  const players = await db.sql<{ player_id: number }>`
    select player_id from tournament_player where run_id = ${runId} order by random() limit ${ASKERS}`;
  const browser = { address: '127.0.0.1', userAgent: 'a measurement' };
  return Promise.all(
    players.map(async ({ player_id }) => {
      await db.sql`insert into ledger_purse (player_id, currency) values (${player_id}, 'EUR') on conflict do nothing`;
      return `sid=${await db.atomically((tx) => startSession(tx, player_id, { now: new Date(), browser }))}`;
    }),
  );
}

/** What the call asks, without the call around it. */
async function p95InDatabase({ sql }: Db, runId: number): Promise<number> {
  const players = await sql<{ player_id: number }>`
    select player_id from tournament_player where run_id = ${runId} order by random() limit ${ASKS}`;
  const times: number[] = [];
  for (const { player_id: playerId } of players) {
    const began = performance.now();
    const [own, near] = await together(findOwn(sql, runId, playerId), listNear(sql, runId, playerId));
    placesNear(near, playerId, own!.rank!);
    times.push(performance.now() - began);
  }
  return quantile(times, 0.95);
}

async function p95Of(cookies: readonly string[], url: string): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < ASKS; asked += 1) {
    const began = performance.now();
    const answer = await fetch(url, { headers: { cookie: cookies[asked % cookies.length]! } });
    if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    times.push(performance.now() - began);
  }
  return quantile(times, 0.95);
}
