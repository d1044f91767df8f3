// Places: the same as if everybody were sorted by the rule, whoever asks and wherever they stand.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { bucketOf, bucketStart } from '#rules/tournaments/bucket.ts';
import { compareRanked, type Ranked } from '#rules/tournaments/scoring.ts';
import { openTournaments } from '#tests/tournaments.ts';
import { readChannel } from '../channels/channels.ts';
import { findOwn, listNear, listPlaces, placesNear } from './ranking.ts';

const PLAYERS = 700;

/** Many with few points, so that most share theirs with others; some have none. */
async function crowd(house: Awaited<ReturnType<typeof openTournaments>>, runId: number): Promise<Ranked[]> {
  const { sql } = house.db;
  await sql`
    insert into player (login, fakename, locale, currency, reg_time)
    select 'crowd-' || n || '@example.com', 'Crowd' || lpad(n::text, 4, '0'), 'en', 'EUR', now()
    from generate_series(1, ${PLAYERS}) as n`;
  await sql`
    insert into tournament_player (run_id, player_id, joined_at, currency, fee_cents, points, total, reached_at, staked_cents)
    select ${runId}, id, now(), 'EUR', 0, points, points,
      timestamptz '2026-03-01T12:00:00Z' + make_interval(secs => id % 7), (id % 3) * 100
    from (
      select id, case when id % 11 = 0 then 0 else (id * 7919) % 150 * (1 + id % 4) end as points
      from player where login like 'crowd-%'
    ) as made`;
  const rows = await sql<{ player_id: number; points: number; reached_at: Date; staked_cents: number }>`
    select player_id, points, reached_at, staked_cents from tournament_player where run_id = ${runId}`;
  const ranked = rows
    .filter(({ points }) => points > 0)
    .map(({ player_id: player, points, reached_at: reachedAt, staked_cents }) => ({
      ...{ player, points, reachedAt, staked: cents(staked_cents) },
    }));
  for (const [bucket, held] of Map.groupBy(ranked, ({ points }) => bucketOf(points)))
    await sql`insert into tournament_bucket (run_id, bucket, players) values (${runId}, ${bucket}, ${held.length})`;
  return ranked.toSorted(compareRanked);
}

test('own place, neighbours and every page are those of the whole order', async () => {
  await using house = await openTournaments();
  house.leaveUnaudited();
  const runId = await house.run();
  const order = await crowd(house, runId);
  const { sql } = house.db;
  expect(order.length).toBeGreaterThan(500);
  for (const [at, { player, points }] of order.entries()) {
    if (at > 20 && at < order.length - 5 && at % 37 !== 0) continue;
    expect((await findOwn(sql, runId, player))!.rank, `${points} points`).toBe(at + 1);
    const near = placesNear(await listNear(sql, runId, player), player, at + 1);
    const from = Math.max(0, at - 2);
    expect(near.map(({ rank, player_id }) => [rank, player_id])).toEqual(
      order.slice(from, at + 3).map((one, place) => [from + place + 1, one.player]),
    );
  }
  for (const offset of [0, 5, 299, 301, 450, 600, order.length - 1, order.length + 10]) {
    const places = await listPlaces(sql, runId, { offset, count: 9 });
    expect(places.map(({ rank, player_id }) => [rank, player_id])).toEqual(
      order.slice(offset, offset + 9).map((one, place) => [offset + place + 1, one.player]),
    );
  }
});

test('the database has the same buckets as the rules', async () => {
  await using house = await openTournaments();
  const points = [
    1,
    2,
    63,
    64,
    65,
    127,
    128,
    129,
    255,
    256,
    1_000,
    65_537,
    1_000_000_007,
    2 ** 40 - 1,
    2 ** 50,
  ];
  const rows = await house.db.sql<{ bucket: number; upto: number }>`
    select tournament_bucket(points) as bucket, tournament_bucket_end(points) as upto
    from unnest(${points}::bigint[]) with ordinality as asked (points, place) order by place`;
  expect(rows).toEqual(
    points.map((some) => ({ bucket: bucketOf(some), upto: bucketStart(bucketOf(some) + 1) })),
  );
});

test('leaderboard.get tells the first with masked names and what they would win, leaderboard.getMine one’s own place (S7-R071)', async () => {
  await using house = await openTournaments();
  const id = await house.run();
  const players = [];
  for (const [at, paid] of [900, 500, 300, 200].entries()) {
    const player = await house.player({ currency: 'EUR' });
    await house.db.sql`update player set fakename = ${`Player${at}`} where id = ${player.id}`;
    await house.join(player, id);
    await house.play({ player, paid });
    players.push(player);
  }
  await house.readAll();
  const tournament_id = String(id);
  const { result } = await house.ask('leaderboard.get', { tournament_id, count: '2' });
  const [first, second] = [
    { rank: 1, name: 'Pl•••r0', points: 90, prize: { kind: 'cash', cents: 7_000 } },
    { rank: 2, name: 'Pl•••r1', points: 50, prize: { kind: 'cash', cents: 1_500 } },
  ];
  expect(result).toEqual({ items: [first, second], count: 4 });
  const board = await readChannel(house.db.sql, 'tournaments.boards');
  expect(board.data[tournament_id]).toMatchObject({
    state: 'RUNNING',
    total_points: 190,
    total_participants: 4,
  });
  expect((board.data[tournament_id] as { top: object[] }).top.slice(0, 2)).toEqual([first, second]);

  const visitor = await house.signIn(players[2]!);
  const mine = (await house.ask('leaderboard.getMine', { tournament_id }, visitor)).result;
  expect(mine).toMatchObject({ is_joined: true, rank: 3, points: 30, to_next: 20, rounds: 1 });
  expect(mine.rows.map(({ rank, is_me }: { rank: number; is_me: boolean }) => [rank, is_me])).toEqual([
    ...[
      [1, false],
      [2, false],
      [3, true],
      [4, false],
    ],
  ]);
  expect(mine.best).toMatchObject([{ game: 'mines', score: 30 }]);
  const stranger = await house.signIn(await house.player());
  expect((await house.ask('leaderboard.getMine', { tournament_id }, stranger)).result).toMatchObject({
    ...{ is_joined: false, rank: null, rows: [] },
  });
  for (const name of ['leaderboard.get', 'leaderboard.getMine'])
    expect((await house.ask(name, { tournament_id: '99999' }, visitor)).error.type).toBe(
      'InvalidParameterException',
    );
});
