// What is read of a player before a round starts, and what becomes of a start whose money or seed has changed since.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { answersOf, newcomer, SLOT, startOf, wishes } from '#tests/batch-starts.ts';
import { giveActive } from '#tests/bonus-stakes.ts';
import { test } from '#tests/doors.ts';
import { givePack } from '#tests/freespins.ts';
import { waitsForPurse } from '#tests/held-player.ts';
import { moveMoney } from '#tests/moved-money.ts';
import { spentMeanwhile } from '#tests/spent-meanwhile.ts';
import { undoneBatch } from '#tests/undone-batch.ts';
import { close } from '../content/closures.ts';
import type { Tx } from '../database/db.ts';
import { WrongEntry } from '../ledger/record.ts';

test('what is read of a player before a start is not another player’s, nor of what is over', async ({
  doors,
  world,
}) => {
  const [player, busy] = [
    await newcomer(doors, world, { main: cents(50), bonus: cents(50) }, ['mines']),
    await newcomer(doors, world, { main: cents(1_000) }, ['mines', 'dice']),
  ];
  for (let n = 0; n < 3; n++) await busy.frame.start(wishes['mines'] as never);
  const given = await giveActive(doors.product, await world.player(), 'casino');
  await undoneBatch(world.db, async (tx) => {
    await tx.sql`set local session_replication_role = replica`;
    // An ended bonus of the player, one for sports, and the active one of somebody else.
    await giveTo(tx, player.player.id, 'casino', 'removed');
    await giveTo(tx, player.player.id, 'betting', 'active');
    await giveTo(tx, busy.player.id, 'casino', 'active');
    const starts = [startOf(doors, player.player, { game: 'mines' }), startOf(doors, busy.player)];
    expect(await answersOf(tx, starts)).toEqual(['started', 'started']);
    const kept = await tx.sql`
      select number, bonus_cents, bonus_id, nonce from round where id = any(${starts.map(({ id }) => id)}::text[])
      order by player_id`;
    expect(kept).toEqual([
      { number: 1, bonus_cents: 50, bonus_id: null, nonce: 0 },
      { number: 2, bonus_cents: 0, bonus_id: null, nonce: 1 },
    ]);
  });

  async function giveTo(tx: Tx, playerId: number, of: string, state: string) {
    const { now } = startOf(doors, player.player);
    await tx.sql`
      insert into bonus overriding system value
      select (jsonb_populate_record(bonus, jsonb_build_object('id', ${1_000_000 + playerId * 10 + state.length}::int,
        'key', ${`${playerId}-${of}-${state}`}::text, 'player_id', ${playerId}::int, 'product', ${of}::text,
        'state', ${state}::text, 'ends_at', ${new Date(now.getTime() + 60_000)}::timestamptz,
        'ended_at', ${state === 'active' ? null : now}::timestamptz))).*
      from bonus where id = ${given}`;
  }
});

test('worn seeds are replaced before a start, those of its player alone', async ({ doors, world }) => {
  const [worn, fresh] = [await newcomer(doors, world), await newcomer(doors, world)];
  for (const { frame } of [worn, fresh]) await frame.start(wishes['dice'] as never);
  const life = { rounds: 5, ms: 60_000_000 };
  await undoneBatch(world.db, async (tx) => {
    await tx.sql`
      update seed_pair set next_nonce = 5 where player_id = ${worn.player.id} and state = 'active'`;
    const starts = [fresh, worn].map(({ player }) => startOf(doors, player, { seedLife: life }));
    expect(await answersOf(tx, starts)).toEqual(['started', 'started']);
    const kept = await tx.sql`
      select round.player_id, nonce, seed_pair.state from round join seed_pair on seed_pair.id = pair_id
      where round.id = any(${starts.map(({ id }) => id)}::text[]) order by nonce`;
    expect(kept).toEqual([
      { player_id: worn.player.id, nonce: 0, state: 'active' },
      { player_id: fresh.player.id, nonce: 1, state: 'active' },
    ]);
  });
});

test('a start whose money is gone when it is booked is refused for that, and trouble with the ledger is not hidden', async ({
  doors,
  world,
}) => {
  const [spent, mixed, fine] = [
    await newcomer(doors, world, { main: cents(100) }),
    await newcomer(doors, world),
    await newcomer(doors, world),
  ];
  const meanwhile = spentMeanwhile(world.db);
  meanwhile.arm(() => moveMoney(world.db, spent.player, -1));
  const answers = await undoneBatch(meanwhile.db, async (tx) => {
    // No part of the product changes a currency without the purse.
    await tx.sql`set local session_replication_role = replica`;
    await tx.sql`update player set currency = 'EUR' where id = ${mixed.player.id}`;
    return answersOf(tx, [
      startOf(doors, spent.player),
      startOf(doors, { ...mixed.player, currency: 'EUR' }),
      startOf(doors, fine.player),
    ]);
  });
  expect(answers).toEqual([
    ...[expect.objectContaining({ reason: 'InsufficientFunds' }), expect.any(WrongEntry), 'started'],
  ]);
});

test('bonus money is kept apart where the operator wants it so', async ({ doors, world }) => {
  const { player } = await newcomer(doors, world, { main: cents(60), bonus: cents(60) });
  const answer = (isBonusApart: boolean) =>
    undoneBatch(world.db, (tx) => answersOf(tx, [startOf(doors, player, { isBonusApart })]));
  expect(await answer(true)).toEqual([expect.objectContaining({ reason: 'InsufficientFunds' })]);
  expect(await answer(false)).toEqual(['started']);
});

test.for(['product:casino', 'game:dice'] as const)(
  'no round starts while %s is closed',
  async (target, { doors, world }) => {
    const { player } = await newcomer(doors, world);
    const answers = await undoneBatch(world.db, async (tx) => {
      const by = { by: 'a test', now: doors.product.clock.now() };
      const messages = { en: 'Back soon', ru: 'Скоро', lv: 'Drīz', pt: 'Já' };
      await close(tx, { target, messages, ends_at: null }, by);
      return answersOf(tx, [startOf(doors, player)]);
    });
    expect(answers).toEqual([expect.objectContaining({ reason: 'InMaintenance' })]);
  },
);

test('a free spin stakes nothing of its player’s, so no limit of theirs on stakes holds for it', async ({
  doors,
  world,
}) => {
  const { player } = await newcomer(doors, world, { main: cents(500) }, [SLOT, 'dice']);
  const packId = await givePack(doors.product, player, { winsTo: 'main' });
  await world.db.sql`insert into play_limit (player_id, stake_cents) values (${player.id}, 99)`;
  const answers = await undoneBatch(world.db, async (tx) => [
    ...(await answersOf(tx, [startOf(doors, player)])),
    ...(await answersOf(tx, [startOf(doors, player, { game: SLOT, packId })])),
  ]);
  expect(answers).toEqual([expect.objectContaining({ reason: 'StakeLimitExceeded' }), 'started']);
});

test('a start waits for whatever is booked for its player meanwhile', async ({ doors, world }) => {
  const { player, frame } = await newcomer(doors, world);
  let status = 0;
  const start = async () => {
    ({ status } = await frame.start({ stake: 100, chance: 4950, side: 'under' }));
  };
  expect(await waitsForPurse(world.db, player.id, start)).toBe(true);
  expect(status).toBe(200);
});
