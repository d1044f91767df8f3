// What the reader of scores tells boards and pages, and what it forgets before facts are read again.
import { expect } from 'vitest';
import { factsReadable } from '#tests/facts.ts';
import { sharing } from '#tests/sharing.ts';
import { openTournaments, plain } from '#tests/tournaments.ts';
import { readChannel } from '../channels/channels.ts';
import { readSome } from '../facts/read-facts.ts';
import type { BusMessage } from '../live/bus.ts';
import { openProcessBus } from '../live/process.ts';
import { tournamentReader } from './score-reader.ts';

const states = ['RUNNING', 'FINISHED', 'CALCULATED', 'PAID', 'CANCELLED'] as const;

const test = sharing(async () => {
  const house = await openTournaments(
    ['cup', ...states].map((state) => ({ ...plain, sysname: state.toLowerCase() })),
  );
  // Runs are put into states that nothing led to.
  house.leaveUnaudited();
  const { sql } = house.db;
  return Object.assign(house, {
    sql,
    boards: async () => (await readChannel(sql, 'tournaments.boards')).data,
    standing: (id: number) => sql`
      select run.points::int as points, player.points::int as own, total::int as total, reached_at, rounds, streak,
        staked_cents::int as staked, best, (select count(*)::int from tournament_round where run_id = run.id) as kept,
        (select count(*)::int from tournament_bucket where run_id = run.id) as buckets
      from tournament_run as run join tournament_player as player on run_id = run.id where run.id = ${id}`,
  });
});

test('boards of runs in which somebody scored are told with their places, and pages that show them are made anew', async ({
  house,
}) => {
  const bus = openProcessBus();
  const published: BusMessage[] = [];
  bus.subscribe((message) => void published.push(message));
  const reader = tournamentReader({ bus, clock: house.product.clock });
  const read = async () => {
    await factsReadable(house.db);
    await readSome(house.db, reader, 1_000);
  };
  const changed = { changed: ['tournaments'] };
  const id = await house.run('cup');
  const [anna, ben] = [await house.player({ currency: 'EUR' }), await house.player({ currency: 'EUR' })];
  await house.join(anna, id);
  await house.play({ player: anna, paid: 900, game: 'plinko' }, { player: ben, paid: 900 });
  await read();
  expect([await house.boards(), published], 'nobody has scored').toEqual([{}, []]);
  house.later(1);
  await house.play({ player: anna, paid: 300 });
  await read();
  const board = await house.boards();
  expect(Object.keys(board)).toEqual([String(id)]);
  expect(board[id]).toMatchObject({
    ...{ state: 'RUNNING', total_participants: 1, total_points: 30 },
    top: [{ rank: 1, points: 30, prize: { kind: 'cash', cents: 7_000 } }],
  });
  expect(published).toContainEqual(changed);
  expect(published.some((message) => 'channel' in message)).toBe(true);
});

test('before facts are read again, points of runs whose places are not final are forgotten, and no others', async ({
  house,
}) => {
  const ids = new Map<string, number>();
  const anna = await house.player({ currency: 'EUR' });
  for (const state of states) {
    const id = await house.run(state.toLowerCase());
    ids.set(state, id);
    await house.join(anna, id);
  }
  house.later(1);
  await house.play({ player: anna, paid: 500 }, { player: anna, paid: 200 });
  await house.readAll();
  const scored = await house.standing(ids.get('RUNNING')!);
  expect(scored).toEqual([
    {
      ...{ points: 70, own: 70, total: 70, reached_at: house.now(), rounds: 2, streak: 0, staked: 200 },
      ...{ best: [50, 20], kept: 2, buckets: 1 },
    },
  ]);
  for (const [state, id] of ids) {
    await house.sql`update tournament_run set state = ${state}, cost_hundredths = 5 where id = ${id}`;
    await house.sql`update tournament_player set streak = 4 where run_id = ${id}`;
  }
  await house.db.atomically((tx) => house.reader.forget(tx));
  const nothing = {
    ...{ points: 0, own: 0, total: 0, reached_at: null, rounds: 0, streak: 0, staked: 0 },
    ...{ best: [], kept: 0, buckets: 0 },
  };
  for (const [state, id] of ids) {
    const isFinal = ['CALCULATED', 'PAID', 'CANCELLED'].includes(state);
    expect(await house.standing(id), state).toEqual([isFinal ? { ...scored[0], streak: 4 } : nothing]);
    expect(await house.sql`select cost_hundredths::int as cost from tournament_run where id = ${id}`).toEqual(
      [{ cost: isFinal ? 5 : 0 }],
    );
  }

  await house.play({ player: anna, paid: 300 });
  await house.readAll();
  const points = await Promise.all(states.map(async (state) => (await house.standing(ids.get(state)!))[0]));
  expect(points, 'a run that was counted scores no more').toMatchObject(
    [30, 30, 70, 70, 70].map((own) => ({ own, points: own })),
  );
});
