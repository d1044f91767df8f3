// When a player sat down, and the question whether they go on: what is asked is answered once, and nothing beforehand.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { waitsForPlayer } from '#tests/held-player.ts';
import { confirmCheck, sitDown } from './sittings.ts';

const MINUTE_MS = 60_000;
const NOON = new Date('2026-03-01T12:00:00Z');
const after = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS);
const half = { stake: 100, chance: 4950, side: 'under' };

interface Sitting {
  player_id: number;
  began_at: Date;
  first_round: number;
  confirmed_at: Date;
}

test('a player sits down at the first round after a break, and each player apart from others', async ({
  world,
}) => {
  const { db } = world;
  const [first, second, third] = [await world.player(), await world.player(), await world.player()];
  const sit = (...rounds: Parameters<typeof sitDown>[1]) => db.atomically((tx) => sitDown(tx, rounds));
  const sittings = () => db.sql<Sitting>`
    select player_id, began_at, first_round, confirmed_at from play_sitting
    where player_id in (${first.id}, ${second.id}, ${third.id}) order by player_id`;
  const sitting = ({ id }: { id: number }, minutes: number, round: number): Sitting => ({
    ...{ player_id: id, began_at: after(minutes), first_round: round, confirmed_at: after(minutes) },
  });
  await sit(
    { player_id: first.id, number: 3, started_at: after(1) },
    { player_id: second.id, number: 7, started_at: after(2) },
  );
  expect(await sittings()).toEqual([sitting(first, 1, 3), sitting(second, 2, 7)]);
  await db.sql`update play_sitting set confirmed_at = ${after(30)} where player_id = ${first.id}`;
  await sit(
    { player_id: first.id, number: 9, started_at: after(90) },
    { player_id: third.id, number: 1, started_at: after(91) },
  );
  expect(await sittings()).toEqual([sitting(first, 90, 9), sitting(second, 2, 7), sitting(third, 91, 1)]);
});

test('a yes counts only where the question is due, and for the player who gave it', async ({
  doors,
  world,
}) => {
  const { db } = world;
  const rich = { balances: { main: cents(1_000) } };
  const [player, other] = [await world.player(rich), await world.player(rich)];
  for (const [one, last] of [
    [player, after(-10)],
    [other, after(-45)],
  ] as const) {
    const frame = await openFrame(doors, { sysname: 'dice', player: one });
    for (let round = 0; round < (one === other ? 3 : 2); round++)
      expect((await frame.start(half)).status).toBe(200);
    await db.sql`
      update round set started_at = case number when 1 then ${after(-90)}::timestamptz else ${last}::timestamptz end
      where player_id = ${one.id}`;
    await db.sql`
      update play_sitting set began_at = ${after(-90)}, confirmed_at = ${after(-61)} where player_id = ${one.id}`;
  }
  const confirmedAt = async ({ id }: { id: number }) =>
    (await db.sql<Sitting>`select confirmed_at from play_sitting where player_id = ${id}`)[0]!.confirmed_at;
  await confirmCheck(db, player.id, after(-2));
  expect(await confirmedAt(player), 'an hour has not passed since the last yes').toEqual(after(-61));
  expect(await waitsForPlayer(db, player.id, () => confirmCheck(db, player.id, NOON))).toBe(true);
  expect([await confirmedAt(player), await confirmedAt(other)]).toEqual([NOON, after(-61)]);
  await confirmCheck(db, other.id, after(20));
  expect(await confirmedAt(other), 'after a break of half an hour nothing is asked').toEqual(after(-61));
  const idle = await world.player();
  for (const id of [idle.id, 0]) await confirmCheck(db, id, NOON);
  expect(await db.sql`select from play_sitting where player_id in (${idle.id}, 0)`).toEqual([]);
  await db.atomically((tx) => sitDown(tx, [{ player_id: idle.id, number: 1, started_at: after(-61) }]));
  await confirmCheck(db, idle.id, NOON);
  expect(await confirmedAt(idle), 'without a round there is nothing to go on with').toEqual(after(-61));
  world.leaveUnaudited();
});
