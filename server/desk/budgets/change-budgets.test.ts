// Who may add to budgets alone: all staff together a small sum in a day, counted from the audit log of earlier raises.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { untilBlocked } from '#tests/database.ts';
import { seatAtDesk } from '#tests/desk.ts';
import { createWorld, test } from '#tests/world.ts';
import { initialBudget } from '../../budgets/budget-name.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { StaffContext } from '../desk-context.ts';
import {
  askReopen,
  RAISE,
  raiseApprovable,
  raiseBudget,
  reopenApprovable,
  stopGifts,
} from './change-budgets.ts';

type World = Awaited<ReturnType<typeof createWorld>>;

const now = new Date('2026-03-02T12:00:00Z');
const inMs = (ms: number) => new Date(now.getTime() + ms);
const DAY_MS = 86_400_000;

const open = async (world: World) => {
  const { id, name } = await seatAtDesk(world.db, 'cashier', now);
  const staff = { id, name, role: 'cashier', session: Buffer.alloc(0), provedAt: now };
  const ctx = { ...world.as(null), now, staff } as StaffContext;
  const line = { reason: 'a test', outcome: 'done', by: staff };
  const request = { kind: 'loyalty-quest', reason: 'a large campaign' } as const;
  return {
    ctx,
    /** As the back office answers it: with its line in the audit log. */
    raise: (name: string, amount: number, key = name, whileOpen?: () => Promise<unknown>) =>
      world.db.atomically(async (tx) => {
        const change = raiseBudget({ ...request, name, key, amount: cents(amount) }, ctx);
        const { answer, on, after } = await change(tx);
        await writeAudit(tx.sql, { ...line, call: { name: 'budgets.raise' }, subject: on!, after }, ctx);
        await whileOpen?.();
        return answer.approval;
      }),
    /** Above what a budget starts with. */
    granted: async (name: string) => {
      const [row] = await world.db.sql<{ granted: number }>`
        select granted_cents as granted from gift_budget where kind = 'loyalty-quest' and name = ${name}`;
      return row === undefined ? 0 : row.granted - initialBudget('loyalty-quest');
    },
    raised: (key: string, alone: number, at: Date, call = 'budgets.raise') =>
      writeAudit(
        world.db.sql,
        { ...line, call: { name: call }, subject: 'budget offer x', after: { key, alone } },
        { ...ctx, now: at },
      ),
  };
};

test('staff add 1,000 EUR in a day alone, to the cent; what is older, or no raise, does not count', async ({
  world,
}) => {
  const { raise, raised, granted } = await open(world);
  await raised('a-day-ago', 90_000, inMs(-DAY_MS));
  await raised('a-gift', 90_000, now, 'players.giveBonus');
  for (const key of ['most', 'most', 'rest'])
    expect(await raise('all-of-it', key === 'most' ? 60_000 : 40_000, key)).toBeNull();
  expect(await granted('all-of-it'), 'each key adds once').toBe(100_000);
  expect(await raise('one-cent', 1)).toEqual(expect.any(Number));
  const [asked] = await world.db.sql`
    select kind, subject, payload, reason from staff_approval where subject = 'budget loyalty-quest one-cent'`;
  expect(asked).toEqual({
    ...{ kind: 'budget.raise', subject: 'budget loyalty-quest one-cent', reason: 'a large campaign' },
    payload: {
      ...{ kind: 'loyalty-quest', name: 'one-cent', key: 'one-cent', amount: 1 },
      says: '€\u00a00.01',
    },
  });
  expect(RAISE).toBe('budget.raise');
  expect(await raise('all-of-it', 40_000, 'rest'), 'the same request again').toBeNull();
  expect(await granted('all-of-it')).toBe(100_000);
  expect(await granted('one-cent'), 'nothing before a second person agrees').toBe(0);
  expect(raiseApprovable.permission).toBe('money.approve');
  const payload = (asked as { payload: unknown }).payload;
  const { ctx } = await open(world);
  const askedBy = { id: 1, name: 'Ann' };
  const done = await world.db.atomically((tx) =>
    raiseApprovable.carryOut(tx, payload, { approval: 1, subject: '', reason: '', askedBy }, ctx),
  );
  expect(done).toEqual({ after: payload });
  expect(await granted('one-cent')).toBe(1);
});

test('a raise within the last day counts to its last moment', async () => {
  await using world = await createWorld();
  const { raise, raised } = await open(world);
  await raised('almost-a-day-ago', 1, inMs(1 - DAY_MS));
  expect(await raise('first-steps', 100_000)).toEqual(expect.any(Number));
  expect(await raise('second-steps', 99_999)).toBeNull();
});

test('of two raises at the same moment the second one counts the first', async () => {
  await using world = await createWorld();
  const [one, other] = [await open(world), await open(world)];
  let second: Promise<number | null> | undefined;
  const first = await one.raise('first-steps', 60_000, 'a', async () => {
    second = other.raise('second-steps', 60_000, 'b');
    await untilBlocked(world.db.sql, second);
  });
  expect([first, await second]).toEqual([null, expect.any(Number)]);
});

test('a kind is stopped by one person and reopened by two, and the audit log has the state before and after', async ({
  world,
}) => {
  const { ctx } = await open(world);
  const { db } = world;
  const request = { kind: 'boost', reason: 'a wrong price' } as const;
  const stop = () => db.atomically(stopGifts(request, ctx));
  expect(await stop()).toEqual({ answer: 1, before: { state: 'open' }, after: { state: 'stopped' } });
  await expect(stop()).rejects.toMatchObject({
    details: { message: 'Gifts of this kind are stopped already.' },
  });
  expect((await db.atomically(askReopen(request, ctx))).after).toEqual({ kind: 'boost' });
  const [asked] = await db.sql<{ id: number }>`
    select id, kind, payload from staff_approval where subject = 'kind boost' and state = 'waiting'`;
  expect(asked).toMatchObject({ kind: 'budget.reopen', payload: { kind: 'boost' } });
  const askedBy = { id: 1, name: 'Ann' };
  const reopen = () =>
    db.atomically((tx) =>
      reopenApprovable.carryOut(
        tx,
        { kind: 'boost' },
        { approval: asked!.id, subject: 'kind boost', reason: '', askedBy },
        ctx,
      ),
    );
  expect(await reopen()).toEqual({ before: { state: 'stopped' }, after: { state: 'open' } });
  expect(await db.sql`select stopped_by, reopened_by from gift_stop where kind = 'boost'`).toEqual([
    { stopped_by: ctx.staff.name, reopened_by: `Ann, ${ctx.staff.name}` },
  ]);
  await expect(reopen()).rejects.toMatchObject({
    details: { message: 'Gifts of this kind are not stopped.' },
  });
});
