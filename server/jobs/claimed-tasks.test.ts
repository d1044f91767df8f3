import { expect, test } from 'vitest';
import { note } from '#tests/tasks.ts';
import { createWorld } from '#tests/world.ts';
import { claimSome, keepTrouble } from './claimed-tasks.ts';
import { scheduleAll, scheduled } from './tasks.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-01T13:00:00Z');

async function createHouse(...texts: string[]) {
  const world = await createWorld();
  await world.db.atomically((tx) =>
    scheduleAll(
      tx,
      texts.map((text) => scheduled(note, { text }, noon)),
    ),
  );
  return world;
}

test('what another server claims at this moment is passed over, without waiting', async () => {
  await using house = await createHouse('first', 'second');
  await house.db.atomically(async ({ sql }) => {
    expect(await claimSome(sql, note.name, 1, noon)).toMatchObject([
      { payload: { text: 'first' }, attempts: 1 },
    ]);
    expect(await claimSome(house.db.sql, note.name, 5, noon)).toMatchObject([
      { payload: { text: 'second' } },
    ]);
  });
  expect(await claimSome(house.db.sql, note.name, 5, noon)).toEqual([]);
});

test('the trouble of who was thought dead is not kept over that of who came after', async () => {
  await using house = await createHouse('once');
  const { sql } = house.db;
  const [late] = await claimSome(sql, note.name, 1, noon);
  const [next] = await claimSome(sql, note.name, 1, later);
  expect(next).toMatchObject({ id: late!.id, attempts: 2 });
  await keepTrouble(sql, next!, 'of the second', later);
  await keepTrouble(sql, late!, 'of the first', later);
  expect(await sql`select trouble from task`).toEqual([{ trouble: 'of the second' }]);
});
