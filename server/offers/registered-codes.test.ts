// Codes that players registered with: a task for each of them, which uses the code, drops it, or tries again later.
import { expect } from 'vitest';
import { Killed, mortalDb } from '#tests/mortal-db.ts';
import { offer, withOffers } from '#tests/offers.ts';
import { test } from '#tests/world.ts';
import { stopKind } from '../budgets/stop-kind.ts';
import type { Db } from '../database/db.ts';
import type { Fact } from '../facts/facts.ts';
import { registeredCodesUsed, scheduleCodes } from './registered-codes.ts';

const now = new Date('2026-03-01T12:00:00Z');

const register = ({ sql }: Db, { id }: { id: number }, code: string | null) => sql`
  insert into registration (player_id, auth_type, registered_at, promo_code, source)
  values (${id}, 'email', ${now}, ${code}, '{}')`;

test('whoever has registered with a code has it used five minutes later, or within a week; nobody else', async ({
  world,
}) => {
  const { db } = world;
  const [anna, ben, carl, dora, eve] = [
    ...[await world.player(), await world.player(), await world.player(), await world.player()],
    await world.player(),
  ] as const;
  for (const player of [anna!, dora!, eve]) await register(db, player, 'SPINS');
  await register(db, ben!, '');
  await register(db, carl!, null);
  const registered = ({ id: playerId }: { id: number }): Fact => ({
    ...{ id: 1, name: 'player.registered', playerId, at: now, data: { method: 'email', country: 'LV' } },
  });
  const signedIn: Fact = {
    ...{ id: 2, name: 'player.signed_in', playerId: dora!.id, at: now, data: { way: 'password' } },
  };
  const schedule = (...facts: Fact[]) => db.atomically((tx) => scheduleCodes(tx, facts, now));
  await schedule(registered(anna!), registered(ben!), registered(carl!), signedIn);
  await schedule(signedIn);
  await schedule();
  expect(await db.sql`select name, payload, due_at, ends_at from task`).toEqual([
    {
      ...{ name: 'promo.registered', payload: { player: anna!.id } },
      due_at: new Date('2026-03-01T12:05:00Z'),
      ends_at: new Date('2026-03-08T12:05:00Z'),
    },
  ]);
});

test('the code is used once for its player; one that cannot be used is dropped, and without a budget it is tried again', async ({
  world,
}) => {
  const { db } = world;
  const offers = withOffers([
    offer(),
    offer({ id: 2, codes: ['OVER'], finished_at: '2020-02-01T00:00:00Z' }),
  ]);
  const content = { ...world.as(null).content, ...offers };
  const workerOn = (on: Db) => registeredCodesUsed({ db: on, clock: { now: () => now }, content });
  const worker = workerOn(db);
  const use = ({ id: player }: { id: number }, by = worker) =>
    by.run({ player }, AbortSignal.timeout(10_000));
  expect([worker.name, worker.room()]).toEqual(['promo.registered', 2]);
  const [anna, ben, carl] = [await world.player(), await world.player(), await world.player()];
  await register(db, anna, ' spins ');
  await register(db, ben, 'OVER');
  for (const player of [anna, anna, ben, carl]) expect(await use(player)).toBeUndefined();
  expect(await db.sql`select player_id from freespin_pack`).toEqual([{ player_id: anna.id }]);
  expect(await db.sql`select player_id from promo_activation`).toEqual([{ player_id: anna.id }]);

  const [dora, eve] = [await world.player(), await world.player()];
  await register(db, dora, 'SPINS');
  await register(db, eve, 'x'.repeat(40));
  expect(await use(eve), 'no code is as long').toBeUndefined();
  await expect(use(dora, workerOn(mortalDb(db, 2)))).rejects.toThrow(Killed);
  await db.atomically((tx) => stopKind(tx, { kind: 'offer', why: 'a test', by: 'staff', now }));
  await expect(use(dora)).rejects.toMatchObject({ reason: 'RewardUnavailable' });
  expect(await db.sql`select player_id from promo_activation`).toEqual([{ player_id: anna.id }]);
  await db.sql`delete from gift_stop`;
  expect(await use(dora)).toBeUndefined();
  expect(await db.sql`select player_id from freespin_pack where player_id <> ${anna.id}`).toEqual([
    { player_id: dora.id },
  ]);
});
