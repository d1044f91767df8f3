// Rewards given by hand: at once up to a sum, by two persons above it, once a key, and to nobody who may have none.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { openDesk } from '#tests/desk.ts';
import { type openDoors, test } from '#tests/doors.ts';

async function openHouse(doors: Awaited<ReturnType<typeof openDoors>>) {
  const desk = openDesk(doors);
  const player = await doors.player({ currency: 'EUR' });
  const { sql } = doors.product.db;
  return {
    ...{ desk, player },
    ...{ cashier: await desk.member('cashier'), approver: await desk.member('approver') },
    why: () => ({ player: String(player.id), key: randomUUID(), reason: 'for the long wait' }),
    bonuses: () => sql<{ state: string; giver: string; amount: number }>`
      select state, giver, amount_cents as amount from bonus where player_id = ${player.id} order by id`,
  };
}

test('a small bonus is given at once and once, told and explained; players.giveBonus, players.revokeBonuses', async ({
  doors,
}) => {
  const { desk, cashier, why, bonuses, player } = await openHouse(doors);
  const gift = { ...why(), template: 'gift', amount: '15' };
  const [first, again] = [
    await desk.send('players.giveBonus', gift, cashier),
    await desk.send('players.giveBonus', gift, cashier),
  ];
  expect([first.result, again.result]).toEqual([{ approval: null }, { approval: null }]);
  expect(await bonuses()).toEqual([{ state: 'available', giver: 'staff', amount: 1_500 }]);
  const who = await doors.signIn(player);
  const { result } = await doors.ask('bonuses.get', {}, who);
  expect(result.items[0].source).toMatchObject({ giver: 'staff' });
  const admin = await desk.member('admin');
  const { result: log } = await desk.ask('audit.list', {}, admin);
  expect(log.items[0]).toMatchObject({ call: 'players.giveBonus', reason: 'for the long wait' });

  expect((await desk.send('players.giveBonus', { ...gift, template: 'none' }, cashier)).status).toBe(400);
  const support = await desk.member('support');
  expect((await desk.send('players.giveBonus', gift, support)).status).toBe(403);
  const taken = { player: gift.player, reason: gift.reason, product: 'casino' };
  expect((await desk.send('players.revokeBonuses', taken, support)).status).toBe(200);
  expect(await bonuses()).toMatchObject([{ state: 'revoked' }]);
  expect((await desk.send('players.revokeBonuses', taken, support)).status).toBe(400);
});

test('above the sum another person must agree, and asked again it is the same wish', async ({ doors }) => {
  const { desk, cashier, approver, why, bonuses } = await openHouse(doors);
  const gift = { ...why(), template: 'gift', amount: '20.01' };
  const { result: asked } = await desk.send('players.giveBonus', gift, cashier);
  expect((await desk.send('players.giveBonus', gift, cashier)).result).toEqual(asked);
  expect(await bonuses()).toEqual([]);
  const approval = String(asked.approval);
  expect((await desk.send('approvals.approve', { approval }, cashier)).status).toBe(403);
  expect((await desk.send('approvals.approve', { approval }, approver)).status).toBe(200);
  expect((await desk.send('players.giveBonus', gift, cashier)).result).toEqual(asked);
  expect(await bonuses()).toEqual([{ state: 'available', giver: 'staff', amount: 2_001 }]);
});

test('cut into pieces, or asked for at once, it is still no more than the sum that one person gives in a day', async ({
  doors,
}) => {
  const { desk, cashier, why, bonuses } = await openHouse(doors);
  const pieces = Array.from({ length: 8 }, () => ({ ...why(), template: 'gift', amount: '5' }));
  const said = await Promise.all(pieces.map((piece) => desk.send('players.giveBonus', piece, cashier)));
  expect(said.filter(({ result }) => result?.approval === null)).toHaveLength(4);
  expect(await bonuses()).toHaveLength(4);
  const given = said.findIndex(({ result }) => result?.approval === null);
  expect((await desk.send('players.giveBonus', pieces[given]!, cashier)).result).toEqual({ approval: null });
  expect(await bonuses()).toHaveLength(4);
});

test('one person gives no more alone in a day, to however many players: players.giveBonus', async ({
  doors,
}) => {
  const { desk, cashier, why } = await openHouse(doors);
  const gifts = [];
  for (let at = 0; at < 11; at += 1) {
    const { id } = await doors.player({ currency: 'EUR' });
    gifts.push({ ...why(), player: String(id), template: 'gift', amount: '20' });
  }
  const said = await Promise.all(gifts.map((gift) => desk.send('players.giveBonus', gift, cashier)));
  expect(said.filter(({ result }) => result?.approval === null)).toHaveLength(10);
  const asked = gifts[said.findIndex(({ result }) => result?.approval !== null)]!;
  const colleague = await desk.member('cashier');
  const other = { ...asked, key: randomUUID() };
  expect((await desk.send('players.giveBonus', other, colleague)).result).toEqual({ approval: null });
});

test('a key names a gift to one player: to another it is another gift, and counts', async ({ doors }) => {
  const { desk, cashier, why, bonuses } = await openHouse(doors);
  const gift = { ...why(), template: 'gift', amount: '20' };
  for (let at = 0; at < 9; at += 1) {
    const player = String((await doors.player({ currency: 'EUR' })).id);
    expect((await desk.send('players.giveBonus', { ...gift, player }, cashier)).result).toEqual({
      approval: null,
    });
  }
  expect((await desk.send('players.giveBonus', gift, cashier)).result).toEqual({ approval: null });
  expect(await bonuses()).toHaveLength(1);
  const player = String((await doors.player({ currency: 'EUR' })).id);
  expect((await desk.send('players.giveBonus', { ...gift, player }, cashier)).result).toEqual({
    approval: expect.any(Number),
  });
});

test('the same key above the sum asks for one gift to a player, and for another one to another player', async ({
  doors,
}) => {
  const { desk, cashier, approver, why, bonuses } = await openHouse(doors);
  const gift = { ...why(), template: 'gift', amount: '30' };
  const other = { ...gift, player: String((await doors.player({ currency: 'EUR' })).id) };
  const ask = async (one: typeof gift) =>
    (await desk.send('players.giveBonus', one, cashier)).result.approval as number;
  const first = await ask(other);
  expect(await ask(other)).toBe(first);
  const second = await ask(gift);
  expect(second).not.toBe(first);
  const decision = { approval: String(second) };
  expect((await desk.send('approvals.approve', decision, approver)).status).toBe(200);
  expect(await bonuses()).toEqual([{ state: 'available', giver: 'staff', amount: 3_000 }]);
});

test('free spins and free bets are given alike, and the player is told why: players.giveFreespins, players.giveFreebet', async ({
  doors,
}) => {
  const { desk, cashier, why, player } = await openHouse(doors);
  const spins = { ...why(), game: 'fox-trot', rounds: '10', stake: '0.20', days: '7', wins_to: 'main' };
  expect((await desk.send('players.giveFreespins', spins, cashier)).result).toEqual({ approval: null });
  expect((await desk.send('players.giveFreespins', { ...spins, stake: '0.07' }, cashier)).status).toBe(400);
  const many = { ...spins, ...why(), rounds: '1000' };
  expect((await desk.send('players.giveFreespins', many, cashier)).result).toEqual({
    approval: expect.any(Number),
  });
  const bet = { ...why(), amount: '10', days: '7' };
  for (const _time of [1, 2])
    expect((await desk.send('players.giveFreebet', bet, cashier)).result).toEqual({ approval: null });
  const who = await doors.signIn(player);
  const { result: packs } = await doors.ask('freespins.get', {}, who);
  expect(packs.items).toEqual([expect.objectContaining({ total_count: 10, giver: 'staff' })]);
  const { result: freebets } = await doors.ask('bets.getFreebets', {}, who);
  expect(freebets.items).toHaveLength(1);
});

test('whoever may be given nothing is given nothing by hand, also after somebody has asked', async ({
  doors,
}) => {
  const { desk, cashier, approver, why, bonuses, player } = await openHouse(doors);
  const { result: asked } = await desk.send(
    'players.giveBonus',
    { ...why(), template: 'gift', amount: '50' },
    cashier,
  );
  const { db, clock } = doors.product;
  await db.sql`update player set bonus_blocked_at = ${clock.now()} where id = ${player.id}`;
  const small = { ...why(), template: 'gift', amount: '5' };
  expect((await desk.send('players.giveBonus', small, cashier)).status).toBe(400);
  const approval = String(asked.approval);
  expect((await desk.send('approvals.approve', { approval }, approver)).status).toBe(400);
  expect(await bonuses()).toEqual([]);
});
