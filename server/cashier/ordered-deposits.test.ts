// What is decided as a deposit is ordered: whether its country is closed, and which offer it is for.
import { expect, test, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { playGateways } from '#tests/gateway.ts';
import { depositOffer, withOffers } from '#tests/offers.ts';
import { NOW } from '#tests/payments.ts';
import { createWorld } from '#tests/world.ts';
import type { Player } from '../calls/context.ts';
import { readConfig } from '../config/config.ts';
import { type DepositWish, startDeposit } from './deposits.ts';
import { openGateways } from './gateways/open-gateways.ts';

const config = readConfig({ SANDBOX: 'on' });
const gateways = openGateways(config);
const wish: DepositWish = { method: 'card', amount: cents(50_00) };

type World = Awaited<ReturnType<typeof createWorld>>;

function asking(world: World, player: Player) {
  const startPayment = vi.fn(async () => ({ reference: 'r', redirectUrl: null, instructions: [] }));
  playGateways({ cashier: { gateways } }, { sandbox: { startPayment } });
  const context = world.as(player);
  return {
    ...{ ...context, config, player, db: world.db, idempotencyKey: undefined },
    content: { ...context.content, ...withOffers([depositOffer()]) },
    rooms: { ...world.rooms, cashier: { ...world.rooms.cashier, gateways } },
  };
}

test('a player of a closed country starts no deposit, and a player of another does', async () => {
  await using world = await createWorld();
  const player = { ...(await world.player()), country_code: 'LV' };
  const other = { ...(await world.player()), country_code: 'EE' };
  await world.db.sql`
    insert into closure (target, messages, closed_at, closed_by) values ('country:LV', '{}', ${NOW}, 'Anna')`;
  await expect(startDeposit(wish, asking(world, player))).rejects.toMatchObject({
    ...{ reason: 'InMaintenance', details: { error_data: { target: 'country:LV' } } },
  });
  expect((await startDeposit(wish, asking(world, other))).transaction).toBeTypeOf('string');
  expect(await world.db.sql`select player_id from payment`).toEqual([{ player_id: other.id }]);
  await world.db.sql`
    insert into closure (target, messages, closed_at, closed_by) values ('method:card', '{}', ${NOW}, 'Anna')`;
  await expect(startDeposit(wish, asking(world, other))).rejects.toMatchObject({
    ...{ reason: 'InMaintenance', details: { error_data: { target: 'method:card' } } },
  });
});

test('the offer that a player chooses with a deposit is stored with it', async () => {
  await using world = await createWorld();
  const player = await world.player();
  const { transaction } = await startDeposit({ ...wish, campaign_offer_id: '1' }, asking(world, player));
  await startDeposit({ ...wish, campaign_offer_id: '-1' }, asking(world, player));
  expect(await world.db.sql`select transaction, player_id, offer_id from offer_choice`).toEqual([
    { transaction, player_id: player.id, offer_id: 1 },
  ]);
});
