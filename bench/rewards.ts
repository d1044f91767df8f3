// What rewards cost. A backlog of rounds that every reader still has to count; how far the leaderboard and the turnover are
// behind play; and what a round takes longer because somebody reads it.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { definitionOf } from '#games/definitions/all.ts';
import type { Db } from '#server/database/db.ts';
import { listLags } from '#server/facts/lag.ts';
import { openDatabase } from '#server/open-database.ts';
import { against, type Figure, promised } from './figure.ts';
import { makeFolder } from './folder.ts';
import { hold, type Measurement, type Room } from './measurement.ts';
import { checkBooks } from './purses.ts';
import { giveStakeInRewards } from './rewarded-players.ts';
import { inTurns } from './rounds.ts';
import { type SeatedPlayer, seatPlayers } from './seated-players.ts';
import { openSender, type Send } from './sender.ts';
import { launch } from './site.ts';
import { readSpin, spinOf } from './spin-script.ts';
import { quantile } from './spread.ts';

const SLOT = 'sevens-ablaze';
const PLAYERS = 64;
const BACKLOG = 200_000;
const BACKLOG_PROMISED = 20_000;
const LOOK_EVERY_MS = 20;
const PER_SECOND = 500;
const PLAY_SECONDS = 20;
const LAG_PROMISED_MS = 1_000;
const SPINS = 400;
const ROUNDS = 5;
const OVERHEAD_PROMISED = 1.1;

export const rewards: Measurement = {
  name: 'rewards',
  async run(room) {
    const backlog = await measureBacklog(room);
    const played = await openHouse(room, await makeFolder(room), 'on');
    const unread = await openHouse(room, await makeFolder(room), 'off');
    const figures = [...(await measureLag(room, played)), await measureOverhead(room, played, unread)];
    await checkBooks(played.db);
    return [backlog, ...figures];
  },
};

interface House {
  origin: string;
  db: Db;
  players: readonly SeatedPlayer[];
}

/** Each of its players has joined what runs, and has a bonus to play. `jobs`: whether anyone reads what is played. */
async function openHouse(room: Room, dataDir: string, jobs: 'on' | 'off'): Promise<House> {
  const { origin, db } = await launchHouse(room, dataDir, jobs);
  const players = await seatPlayers(db, origin, { sysname: SLOT, count: PLAYERS });
  await giveStakeInRewards(db, players);
  return { origin, db, players };
}

async function launchHouse(room: Room, dataDir: string, jobs: 'on' | 'off') {
  const command: [string, ...string[]] = [process.execPath, 'server/main.ts'];
  const env = { SANDBOX: 'on', LIMIT_FACTOR: '1000000', JOBS: jobs };
  const { origin } = await launch(room, { command, dataDir, isChannel: true, env });
  const opening = openDatabase({ databaseUrl: null, dataDir, poolSize: 4 });
  const { db } = await hold(room, opening, ({ close }) => close());
  return { origin, db };
}

const stakeMin = (): number => {
  const { stakes } = definitionOf(SLOT)!;
  return 'ladder' in stakes ? Math.min(...stakes.ladder) : stakes.min;
};

async function spinOnce(send: Send, player: SeatedPlayer): Promise<void> {
  const { headers, payload } = spinOf(player, stakeMin(), randomUUID());
  readSpin(await send('/api/play.start', headers, payload));
}

/** Rounds begin by the clock, however long earlier ones take. */
async function measureLag(room: Room, { origin, db, players }: House): Promise<Figure[]> {
  const send = openSender(room, origin, PLAYERS);
  const lags = { tournaments: [] as number[], 'bonus-turnover': [] as number[] };
  const endsAt = performance.now() + PLAY_SECONDS * 1000;
  const looking = (async () => {
    while (performance.now() < endsAt) {
      const behind = await listLags(db.sql, new Date());
      for (const { reader, seconds } of behind)
        if (reader in lags) lags[reader as keyof typeof lags].push(1000 * seconds);
      await pause(LOOK_EVERY_MS);
    }
  })();
  const spins: Promise<void>[] = [];
  const beganAt = performance.now();
  for (let at = 0; performance.now() < endsAt; at += 1) {
    const dueAt = beganAt + (at * 1000) / PER_SECOND;
    const leftMs = dueAt - performance.now();
    if (leftMs > 0) await pause(leftMs);
    spins.push(spinOnce(send, players[at % PLAYERS]!));
  }
  await Promise.all(spins);
  await looking;
  const perSecond = Math.round((spins.length * 1000) / (performance.now() - beganAt));
  const figure = (name: string, values: readonly number[]) =>
    promised(LAG_PROMISED_MS, {
      ...{ unit: 'ms', better: 'less' },
      name: `${name} behind play at ${perSecond} rounds/s, p99`,
      rounds: [quantile(values, 0.99)],
    });
  return [figure('leaderboard', lags.tournaments), figure('turnover of bonuses', lags['bonus-turnover'])];
}

/** The same spins on a house whose facts nobody reads. */
async function measureOverhead(room: Room, played: House, unread: House): Promise<Figure> {
  const spinsOf = ({ origin, players }: House) => {
    const send = openSender(room, origin, 1);
    return async () => {
      const times: number[] = [];
      for (let at = 0; at < SPINS; at += 1) {
        const began = performance.now();
        await spinOnce(send, players[at % PLAYERS]!);
        times.push(performance.now() - began);
      }
      return quantile(times, 0.5);
    };
  };
  const { read, alone } = await inTurns(ROUNDS, { read: spinsOf(played), alone: spinsOf(unread) });
  const figure = against(
    { name: 'the same where nobody reads', rounds: alone.map((ms) => ms * OVERHEAD_PROMISED) },
    { name: 'a round with rewards, median', unit: 'ms', better: 'less', rounds: read },
  );
  return {
    ...figure,
    limit: { ...figure.limit, isPromise: true, name: 'promised: a tenth over a round alone' },
  };
}

/** From the moment at which the house has opened until the last reader has read all. */
async function measureBacklog(room: Room): Promise<Figure> {
  const dataDir = await makeFolder(room);
  await using before = room.use(new AsyncDisposableStack());
  await fillBacklog(await openHouse(before, dataDir, 'off'));
  await before.disposeAsync();
  const { db } = await launchHouse(room, dataDir, 'on');
  const beganAt = performance.now();
  const endedAt = await untilRead(db);
  const [row] = await db.sql<{ readers: number }>`select count(*)::int as readers from fact_reader`;
  const perSecond = (BACKLOG * 1000) / (endedAt - beganAt);
  const rounds = BACKLOG.toLocaleString('en-US');
  const figure = promised(BACKLOG_PROMISED, {
    ...{ unit: '/s', better: 'more' },
    name: `facts read by all ${row!.readers} readers together, of a backlog of ${rounds} rounds`,
    rounds: [row!.readers * perSecond],
  });
  return { ...figure, parts: [{ name: 'rounds until every reader has passed them', value: perSecond }] };
}

async function fillBacklog({ db, players }: House): Promise<void> {
  await db.atomically(
    ({ sql }) => sql`
      insert into fact (at, name, player_id, data)
      select now(), 'round.settled', (${players.map(({ id }) => id)}::bigint[])[1 + n % ${PLAYERS}],
        jsonb_build_object('round', md5(n::text), 'game', ${SLOT}::text, 'currency', 'EUR', 'staked', 20,
          'stakedBonus', 0, 'paid', case when n % 4 = 0 then 60 else 0 end, 'startedAt', now())
      from generate_series(1, ${BACKLOG}::int) as n`,
    { isLong: true },
  );
  await db.sql`analyze fact`;
}

/** The moment at which every reader has passed the last fact. */
async function untilRead(db: Db): Promise<number> {
  for (;;) {
    const [row] = await db.sql<{ unread: number }>`
      select coalesce((select max(id) from fact) - min(id), 1)::float8 as unread from fact_reader`;
    if (row!.unread <= 0) return performance.now();
    await pause(LOOK_EVERY_MS);
  }
}
