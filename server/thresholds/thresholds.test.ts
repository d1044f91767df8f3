// Thresholds as they are stored: the last change of each is in force, and changes of one of them take turns.
import { expect } from 'vitest';
import { type ThresholdName, usualThresholds } from '#rules/thresholds.ts';
import { untilBlocked } from '#tests/database.ts';
import { seatAtDesk } from '#tests/desk.ts';
import { createWorld, test } from '#tests/world.ts';
import { listThresholdChanges, lockThreshold, readThresholds, storeThreshold } from './thresholds.ts';

type World = Awaited<ReturnType<typeof createWorld>>;

const now = new Date('2026-03-01T12:00:00Z');

async function open({ db }: World) {
  const [asker, second] = [await seatAtDesk(db, 'admin', now), await seatAtDesk(db, 'approver', now)];
  return {
    ...{ db, asker, second },
    async store(name: ThresholdName, from: number, to: number, at = now): Promise<number> {
      const [asked] = await db.sql<{ id: number }>`
        insert into staff_approval (kind, subject, payload, reason, asked_by, asked_at, state, decided_by)
        values ('threshold.change', ${name}, '{}', '', ${asker.id}, ${now}, 'done', ${second.id}) returning id`;
      const by = { askedBy: asker.id, agreedBy: second.id };
      const change = { name, from, to, reason: `to ${to}`, approval: asked!.id, ...by };
      await db.atomically((tx) => storeThreshold(tx, change, at));
      return asked!.id;
    },
  };
}

test('the last change of each threshold is in force, whatever its value or time', async ({ world }) => {
  const { db, store } = await open(world);
  expect(await readThresholds(db.sql)).toEqual(usualThresholds);
  await store('gifts-alone-player', 2_000, 5_000);
  await store('bets-event', 300, 200);
  await store('gifts-alone-player', 5_000, 1_000, new Date(now.getTime() - 60_000));
  expect(await readThresholds(db.sql)).toEqual({
    ...usualThresholds,
    ...{ 'gifts-alone-player': 1_000, 'bets-event': 200 },
  });
});

test('a change is stored with who asked, who agreed, why and when; the last twenty of each are listed', async () => {
  await using world = await createWorld();
  const { db, asker, second, store } = await open(world);
  const approval = await store('bets-event', 300, 250);
  expect(await db.sql`select name, from_value, to_value, approval_id from threshold_change`).toEqual([
    { name: 'bets-event', from_value: 300, to_value: 250, approval_id: approval },
  ]);
  for (let to = 1; to <= 21; to += 1) await store('gifts-alone-player', to - 1, to);
  const changes = await listThresholdChanges(db.sql);
  expect(changes).toHaveLength(21);
  expect(changes[0]).toEqual({
    ...{ name: 'gifts-alone-player', from_value: 20, to_value: 21, reason: 'to 21', at: now },
    ...{ asked_by: asker.name, agreed_by: second.name },
  });
  expect(changes.map(({ to_value }) => to_value)).toEqual([
    ...Array.from({ length: 20 }, (_, at) => 21 - at),
    250,
  ]);
});

test('changes of one threshold wait for each other, and changes of another do not', async ({
  world: { db },
}) => {
  const lock = (name: ThresholdName) => db.atomically((tx) => lockThreshold(tx, name));
  const order: string[] = [];
  let same: Promise<unknown> | undefined;
  await db.atomically(async (tx) => {
    await lockThreshold(tx, 'bets-event');
    await lock('bets-total');
    same = lock('bets-event').then(() => order.push('second'));
    await untilBlocked(db.sql, same);
    order.push('first');
  });
  await same;
  expect(order).toEqual(['first', 'second']);
});
