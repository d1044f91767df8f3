// Who may ask for which threshold, what the approver reads, and what is refused when it is carried out.
import { expect } from 'vitest';
import { type Role, roles } from '#contract/desk/permissions.ts';
import { type ThresholdName, thresholds } from '#rules/thresholds.ts';
import { untilBlocked } from '#tests/database.ts';
import { seatAtDesk } from '#tests/desk.ts';
import { createWorld, test } from '#tests/world.ts';
import { readThresholds, storeThreshold } from '../../thresholds/thresholds.ts';
import type { StaffContext } from '../desk-context.ts';
import { mayPropose, proposeThreshold, THRESHOLD, thresholdApprovable } from './change-threshold.ts';

type World = Awaited<ReturnType<typeof createWorld>>;

const now = new Date('2026-03-01T12:00:00Z');

async function open(world: World, role: Role = 'admin') {
  const { db } = world;
  const seat = async (as: Role) => {
    const { id, name } = await seatAtDesk(db, as, now);
    return { ...world.as(null), now, staff: { id, name, role: as, session: Buffer.alloc(0), provedAt: now } };
  };
  const [asker, second] = [await seat(role), (await seat('approver')) as StaffContext];
  return {
    ...{ db, asker, second },
    propose: (name: ThresholdName, value: string) =>
      db.atomically(proposeThreshold({ name, value, reason: 'a test' }, asker as StaffContext)),
    carryOut: (approval: number, step: { name: string; from: number; to: number }) =>
      db.atomically((tx) =>
        thresholdApprovable.carryOut(
          tx,
          { says: '', ...step },
          { approval, subject: '', reason: 'a test', askedBy: asker.staff },
          second,
        ),
      ),
  };
}

test('limits of payments and gifts are asked for by those who ask for money, and limits of bets by traders', () => {
  const who = (name: ThresholdName) => roles.filter((role) => mayPropose(role, name));
  expect(who('payouts-alone-day')).toEqual(['cashier', 'admin']);
  expect(who('gifts-alone-player')).toEqual(['cashier', 'admin']);
  expect(who('bets-event')).toEqual(['trader', 'admin']);
  expect(mayPropose('no-role', 'bets-event')).toBe(false);
  expect(thresholdApprovable.permission).toBe('money.approve');
});

test('a request says in words from what to what, and waits under the name of its threshold', async ({
  world,
}) => {
  const { db, propose } = await open(world);
  const { answer, on, before, after } = await propose('gifts-alone-player', '50.50');
  expect({ on, before, after }).toEqual({
    on: 'threshold gifts-alone-player',
    before: { value: 2_000 },
    after: { asked: 5_050 },
  });
  const [row] = await db.sql`
    select kind, subject, payload, reason from staff_approval where id = ${answer.approval}`;
  expect(row).toEqual({
    ...{ kind: 'threshold.change', subject: 'threshold gifts-alone-player', reason: 'a test' },
    payload: {
      ...{ name: 'gifts-alone-player', from: 2_000, to: 5_050 },
      says: '€\u00a020.00 → €\u00a050.50',
    },
  });
  expect(THRESHOLD).toBe('threshold.change');
});

test('a value that cannot be is refused with its bounds, and a role that may not ask is refused', async ({
  world,
}) => {
  const { propose } = await open(world);
  const wrong = (value: string[], more: object = {}) => ({
    reason: 'InvalidParameter',
    details: { invalid_parameters: { value }, ...more },
  });
  const message = 'It can be from €\u00a00.00 to €\u00a0100.00.';
  await expect(propose('gifts-alone-player', '100.01')).rejects.toMatchObject(wrong(['bounds'], { message }));
  await expect(propose('gifts-alone-player', '20')).rejects.toMatchObject(wrong(['same']));
  const error = await propose('gifts-alone-player', 'much').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject(wrong(['format']));
  expect((error as { details: object }).details, 'no sentence').not.toHaveProperty('message');
  const trader = await open(world, 'trader');
  await expect(trader.propose('gifts-alone-player', '30')).rejects.toMatchObject({ reason: 'AccessDenied' });
});

test('an approved change is stored once with both names, and only as the step that was agreed to', async ({
  world,
}) => {
  const { db, asker, second, propose, carryOut } = await open(world);
  const name = 'bets-person';
  const { approval } = (await propose(name, '100')).answer;
  const step = { name, from: 150, to: 100 };
  expect(await carryOut(approval, step)).toEqual({ before: { value: 150 }, after: { value: 100 } });
  const stored = await db.sql`
    select name, from_value, to_value, reason, approval_id, asked_by, agreed_by, at from threshold_change
    where name = ${name}`;
  expect(stored).toEqual([
    {
      ...{ name, from_value: 150, to_value: 100, reason: 'a test', approval_id: approval, at: now },
      ...{ asked_by: asker.staff.id, agreed_by: second.staff.id },
    },
  ]);
  await expect(carryOut(approval, step)).rejects.toMatchObject({
    details: { message: 'It is 100 % by now: ask again.' },
  });
  const beyond = { name, from: 100, to: thresholds[name].most + 1 };
  await expect(carryOut(approval, beyond)).rejects.toMatchObject({
    details: { message: 'It is beyond the bounds of this release.' },
  });
  await expect(carryOut(approval, { ...step, name: 'no-such-threshold' })).rejects.toThrow();
});

test('of two changes of one threshold at the same moment the second finds the value of the first', async () => {
  await using world = await createWorld();
  const { db, asker, second, propose, carryOut } = await open(world);
  const name = 'bets-league';
  const { approval } = (await propose(name, '400')).answer;
  await db.sql`update staff_approval set state = 'done', decided_by = ${second.staff.id} where id = ${approval}`;
  const { approval: other } = (await propose(name, '300')).answer;
  const by = { askedBy: asker.staff.id, agreedBy: second.staff.id, reason: 'a test' };
  let late: Promise<unknown> | undefined;
  await db.atomically(async (tx) => {
    await thresholdApprovable.carryOut(
      tx,
      { name, from: 500, to: 400, says: '' },
      { approval, subject: '', reason: 'a test', askedBy: asker.staff },
      second,
    );
    late = carryOut(other, { name, from: 500, to: 300 });
    late.catch(() => undefined);
    await untilBlocked(db.sql, late);
  });
  await expect(late).rejects.toMatchObject({ details: { message: 'It is 400 % by now: ask again.' } });
  expect((await readThresholds(db.sql))[name]).toBe(400);
  await db.atomically((tx) => storeThreshold(tx, { name, from: 400, to: 500, approval: other, ...by }, now));
  expect((await readThresholds(db.sql))[name]).toBe(500);
});
