// Gifts of staff, by the sums: what one person gives alone to one player and to all in a day, and what is refused.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { drainBudget } from '#tests/budgets.ts';
import { untilBlocked } from '#tests/database.ts';
import { seatAtDesk } from '#tests/desk.ts';
import { createWorld, test } from '#tests/world.ts';
import { findGiven } from '../../rewards/given-rewards.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { StaffContext } from '../desk-context.ts';
import { GIFT, giftApprovable, giveByHand } from './gifts.ts';

type World = Awaited<ReturnType<typeof createWorld>>;
type Wish = Parameters<typeof giveByHand>[0];

const now = new Date('2026-03-02T12:00:00Z');
const inMs = (ms: number) => new Date(now.getTime() + ms);
const DAY_MS = 86_400_000;
const bonus = (amount: number, template = 'gift') =>
  ({ kind: 'bonus', template, amount: cents(amount) }) as const;
const freebet = (value: number) => ({ kind: 'freebet', value: cents(value), days: 7 }) as const;
const spins = (rounds: number, stake = 20, game = 'fox-trot') =>
  ({ kind: 'freespins', game, rounds, stake: cents(stake), winsTo: 'main', days: 3 }) as const;

async function open(world: World) {
  const { db } = world;
  const { id, name } = await seatAtDesk(db, 'cashier', now);
  const staff = { id, name, role: 'cashier', session: Buffer.alloc(0), provedAt: now };
  const ctx = { ...world.as(null), now, staff } as StaffContext;
  let keys = 0;
  const audit = (call: string, subject: string, after: object, at = now) =>
    writeAudit(
      db.sql,
      { call: { name: call }, subject, reason: '', outcome: 'done', after, by: staff },
      { ...ctx, now: at },
    );
  return {
    ...{ db, ctx, name },
    /** As the back office answers it: with its line in the audit log. The number of the approval, or null. */
    async give(player: number, reward: Wish['reward'], key?: string, whileOpen?: () => Promise<unknown>) {
      keys += 1;
      const wish = { player, reward, key: key ?? `${id}-${keys}`, reason: 'sorry' };
      const { answer } = await db.atomically(async (tx) => {
        const changed = await giveByHand(wish, ctx)(tx);
        const line = { subject: `player ${player}`, reason: '', outcome: 'done', after: changed.after };
        await writeAudit(tx.sql, { call: { name: 'players.giveBonus' }, ...line, by: staff }, ctx);
        await whileOpen?.();
        return changed;
      });
      return answer.approval;
    },
    gave: (player: number, key: string, alone: number, at = now, call = 'players.giveBonus') =>
      audit(call, `player ${player}`, { key, alone }, at),
  };
}

const waits = expect.any(Number);
const no = (message: string) => ({ reason: 'InvalidParameter', details: { message } });

test('every kind of gift counts with what the operator stakes for it, to 20.00 EUR for one player', async ({
  world,
}) => {
  for (const [within, beyond] of [
    [bonus(2_000), bonus(2_001)],
    [freebet(2_000), freebet(2_001)],
    [spins(100), spins(101)],
  ] as const) {
    const { give } = await open(world);
    const [one, other] = [await world.player({ currency: 'EUR' }), await world.player({ currency: 'EUR' })];
    expect(await give(one.id, beyond)).toEqual(waits);
    expect(await give(one.id, within)).toBeNull();
    await expect(give(one.id, bonus(1))).rejects.toMatchObject(
      no('Such a change waits for a second person already.'),
    );
    expect(await give(other.id, bonus(1_000))).toBeNull();
    expect(await give(other.id, bonus(1_000))).toBeNull();
  }
  const { give } = await open(world);
  const dollars = await world.player({ currency: 'USD' });
  // 2,160 US cents are 20.00 EUR.
  expect(await give(dollars.id, bonus(2_161))).toEqual(waits);
  expect(await give(dollars.id, bonus(2_160))).toBeNull();
});

test('gifts of others to the player count, and gifts of this person to others up to 200.00 EUR; older ones do not', async () => {
  await using world = await createWorld();
  const [ann, bob] = [await open(world), await open(world)];
  const player = async () => (await world.player({ currency: 'EUR' })).id;
  const [one, two, three, four] = [await player(), await player(), await player(), await player()];
  await bob.gave(one, 'of-bob', 1_500);
  expect(await ann.give(one, bonus(501))).toEqual(waits);
  expect(await ann.give(one, bonus(500))).toBeNull();
  await bob.gave(two, 'a-day-ago', 2_000, inMs(-DAY_MS));
  await bob.gave(two, 'no-gift', 2_000, now, 'players.correct');
  await bob.gave(two, 'within', 1, inMs(1 - DAY_MS));
  expect(await ann.give(two, bonus(2_000))).toEqual(waits);
  expect(await ann.give(two, bonus(1_999))).toBeNull();
  await ann.gave(three, 'much', 17_500);
  expect(await ann.give(four, bonus(2)), '0.01 EUR above the 200.00 of a day').toEqual(waits);
  expect(await ann.give(four, bonus(1))).toBeNull();
  expect(await bob.give(four, bonus(1_000)), 'another person has a sum of their own').toBeNull();
});

test('a request that is repeated is one gift; two gifts at the same moment are counted together', async () => {
  await using world = await createWorld();
  const [ann, bob] = [await open(world), await open(world)];
  const [one, large] = [await world.player({ currency: 'EUR' }), await world.player({ currency: 'EUR' })];
  const asked = await ann.give(large.id, bonus(2_500), 'large');
  expect(asked).toEqual(waits);
  expect(await ann.give(large.id, bonus(2_500), 'large')).toBe(asked);
  let second: Promise<number | null> | undefined;
  const first = await ann.give(one.id, bonus(1_200), 'small', async () => {
    second = bob.give(one.id, bonus(1_200));
    await untilBlocked(world.db.sql, second);
  });
  expect([first, await second], 'to one player by two persons').toEqual([null, waits]);
  expect(await ann.give(one.id, bonus(1_200), 'small'), 'again').toBeNull();
  expect(await findGiven(world.db.sql, one.id, 10)).toHaveLength(1);

  await ann.gave(one.id, 'before', 17_000);
  const [two, three] = [await world.player({ currency: 'EUR' }), await world.player({ currency: 'EUR' })];
  const third = await ann.give(two.id, bonus(1_000), 'two', async () => {
    second = ann.give(three.id, bonus(1_000), 'three');
    await untilBlocked(world.db.sql, second);
  });
  expect([third, await second], 'to two players by one person').toEqual([null, waits]);
});

test('whoever decides reads what is given, and it is given in the name of who asked for it', async () => {
  await using world = await createWorld();
  const { db, ctx, give } = await open(world);
  const player = await world.player({ currency: 'EUR' });
  const approval = async (reward: Wish['reward']) => {
    const id = await give(player.id, reward);
    const [row] = await db.sql<{ kind: string; subject: string; reason: string; payload: { says: string } }>`
      select kind, subject, reason, payload from staff_approval where id = ${id}`;
    await db.sql`
      update staff_approval set state = 'withdrawn', decided_by = ${ctx.staff.id} where id = ${id}`;
    return row!;
  };
  const said = [];
  for (const reward of [bonus(2_500), freebet(2_500), spins(1_000)]) said.push(await approval(reward));
  expect(said.map(({ payload }) => payload.says.replaceAll('\u00a0', ' '))).toEqual([
    ...['€ 25.00, gift', 'free bet € 25.00, 7 days', '1000 × € 0.20, fox-trot, 3 days, wins to main'],
  ]);
  expect(said[0]).toMatchObject({ kind: 'reward.give', subject: `player ${player.id}`, reason: 'sorry' });
  expect(GIFT).toBe('reward.give');

  const asked = { approval: 1, subject: '', reason: 'sorry', askedBy: { id: 1, name: 'Ann' } };
  const carryOut = (payload: unknown) =>
    db.atomically((tx) => giftApprovable.carryOut(tx, payload, asked, ctx));
  const gift = said[0]!.payload;
  await expect(carryOut({ ...gift, currency: 'USD' })).rejects.toMatchObject(
    no('The player’s money is not in USD any more.'),
  );
  expect(await carryOut(gift)).toEqual({ after: gift });
  expect(await findGiven(db.sql, player.id, 10)).toMatchObject([
    { giver: 'staff', name: 'Ann', currency: 'EUR', reward: { kind: 'bonus', amount: 2_500 } },
  ]);
  expect(giftApprovable.permission).toBe('money.approve');
  await db.sql`update player set bonus_blocked_at = ${now} where id = ${player.id}`;
  await expect(carryOut(said[1]!.payload)).rejects.toMatchObject(
    no('This player may be given nothing: blocked, excluded or banned.'),
  );
});

test('what cannot be given is refused in words: no such bonus, no such stake, no budget, no right to it', async () => {
  await using world = await createWorld();
  const { db, give } = await open(world);
  const player = await world.player({ currency: 'EUR' });
  const refused = (reward: Wish['reward'], message: string, to = player.id) =>
    expect(give(to, reward)).rejects.toMatchObject(no(message));
  await refused(bonus(1, 'none'), 'There is no bonus called none.');
  await refused(spins(1, 7), 'There are no free spins of fox-trot at that stake.');
  await refused(spins(1, 20, 'none'), 'There are no free spins of none at that stake.');
  await expect(give(0, bonus(1))).rejects.toThrow();
  const blocked = await world.player({ currency: 'EUR' });
  await db.sql`update player set bonus_blocked_at = ${now} where id = ${blocked.id}`;
  const message = 'This player may be given nothing: blocked, excluded or banned.';
  await refused(bonus(1), message, blocked.id);
  await drainBudget({ db, clock: { now: () => now } } as never, { kind: 'staff-gift', name: 'all' }, 99);
  await refused(bonus(100), 'The budget for gifts of the staff is used up, or gifts were stopped.');
  expect(await give(player.id, bonus(99))).toBeNull();
});
