import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { cents } from '#rules/money.ts';
import { playGateways, truthOf } from '#tests/gateway.ts';
import { LATER, NOW } from '#tests/payments.ts';
import { type createWorld, test } from '#tests/world.ts';
import type { Player } from '../calls/context.ts';
import { refuseOnce } from '../calls/idempotency.ts';
import { readConfig } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import { log } from '../plumbing/log.ts';
import { OutcomeUnknown } from '../plumbing/outage.ts';
import { applyTruth } from './deposit-truth.ts';
import { type DepositWish, startDeposit } from './deposits.ts';
import { GatewayDeclined, GatewayFailed } from './gateways/gateway.ts';
import { openGateways } from './gateways/open-gateways.ts';
import { lockPayment } from './payments.ts';

const config = readConfig({ SANDBOX: 'on' });
const gateways = openGateways(config);
const wish: DepositWish = { method: 'card', amount: cents(50_00) };
const started = { reference: 'theirs', redirectUrl: 'https://bank.example/1', instructions: [] };

test.beforeEach(() => () => void vi.restoreAllMocks());

/** Plays the bank, and gives what it was asked. */
function playBank(name = 'sandbox') {
  const startPayment = vi.fn(async (_order: { transaction: string }, _ways: object) => ({ ...started }));
  playGateways({ cashier: { gateways } }, { [name]: { startPayment } });
  return startPayment;
}

type World = Awaited<ReturnType<typeof createWorld>>;
const asking = (world: World, player: Player, key?: string, db: Db = world.db) => ({
  ...world.as(player),
  ...{ config, player, db },
  rooms: { ...world.rooms, cashier: { ...world.rooms.cashier, gateways } },
  idempotencyKey:
    key === undefined
      ? undefined
      : { playerId: player.id, call: 'cashier.makedeposit', key, bodyHash: 'hash' },
});

const paymentsOf = ({ db }: World, { id }: Player) => db.sql`
  select transaction, state, reason, cents, currency, method, gateway, reference, redirect_url, instructions, created_at
  from payment where player_id = ${id} order by id`;

test('a deposit is ordered in our books and then at its gateway, in the player’s own currency', async ({
  world,
}) => {
  const bank = playBank();
  const [other, player] = [await world.player(), await world.player({ currency: 'EUR' })];
  await startDeposit(wish, asking(world, other));
  const start = await startDeposit(wish, asking(world, player));
  const { transaction } = start;
  expect(start).toEqual({ transaction, redirect_url: started.redirectUrl });
  expect(bank.mock.lastCall).toEqual([
    { transaction, method: 'card', amount: 50_00, currency: 'EUR' },
    expect.objectContaining({ notify: 'http://localhost/webhooks/sandbox' }),
  ]);
  bank.mockResolvedValueOnce({ ...started, instructions: [{ name: 'iban', value: '1' }] as never });
  await startDeposit({ ...wish, amount: cents(60_00) }, asking(world, player));
  const kept = {
    ...{ state: 'started', reason: '', currency: 'EUR', method: 'card', gateway: 'sandbox' },
    ...{ reference: 'theirs', redirect_url: started.redirectUrl, created_at: NOW },
  };
  expect(await paymentsOf(world, player)).toMatchObject([
    { ...kept, transaction, cents: 50_00, instructions: [] },
    { ...kept, cents: 60_00, instructions: [{ name: 'iban', value: '1' }] },
  ]);
});

test('what is paid without a page of the bank leads nowhere; a page of its own opens beside ours', async ({
  world,
}) => {
  const bank = playBank();
  const player = await world.player();
  const crypto = await startDeposit({ ...wish, method: 'crypto' }, asking(world, player));
  expect(crypto).toEqual({
    transaction: crypto.transaction,
    redirect_url: started.redirectUrl,
    new_window: true,
  });
  bank.mockResolvedValueOnce({ ...started, redirectUrl: null as never });
  const told = await startDeposit(wish, asking(world, player));
  expect(Object.keys(told)).toEqual(['transaction']);
});

test.for([
  [{ amount: cents(9_00) }, { details: { invalid_parameters: { amount: [expect.anything()] } } }],
  [{ method: 'cheque' }, { details: { invalid_parameters: { method: ['unknown'] } } }],
  [{ method: 'bank' }, { reason: 'InvalidParameter' }],
  [{ method: 'bank', requisites: { bank: 'no such' } }, { reason: 'InvalidParameter' }],
] as const)('a wish of %o is refused before anything is kept', async ([change, refusal], { world }) => {
  const bank = playBank();
  const player = await world.player();
  await expect(startDeposit({ ...wish, ...change }, asking(world, player))).rejects.toMatchObject(refusal);
  expect(await paymentsOf(world, player)).toEqual([]);
  expect(bank).not.toHaveBeenCalled();
});

test('a method’s requisites are the player’s to give', async ({ world }) => {
  playBank();
  const bank = { ...wish, method: 'bank', requisites: { bank: 'seb' } };
  expect(await startDeposit(bank, asking(world, await world.player()))).toHaveProperty('transaction');
});

test('who has yet to say who they are, whose currency has changed, or where the law asks first, is refused', async ({
  world,
}) => {
  playBank();
  const player = await world.player();
  const strict = readConfig({ SANDBOX: 'on', PROFILE: 'strict' });
  vi.spyOn(log, 'warn').mockReturnValue(undefined);
  await expect(startDeposit(wish, { ...asking(world, player), config: strict })).rejects.toMatchObject({
    reason: 'SumsubVerificationRequired',
  });
  const european = { ...player, currency: 'EUR' } as const;
  await expect(startDeposit(wish, asking(world, european))).rejects.toMatchObject({
    reason: 'InvalidRequest',
  });
  await world.db.sql`update player set is_registration_completed = false where id = ${player.id}`;
  await expect(startDeposit(wish, asking(world, player))).rejects.toMatchObject({
    reason: 'UserNeedProfileData',
  });
  expect(await paymentsOf(world, player)).toEqual([]);
});

test('under one key it is one deposit, answered alike; keys of others stay as they are', async ({
  world,
}) => {
  const bank = playBank();
  const { sql } = world.db;
  const [player, other] = [await world.player(), await world.player()];
  const key = randomUUID();
  for (const [whose, call, name] of [
    [player.id, 'another call', key],
    [other.id, 'cashier.makedeposit', key],
    [player.id, 'cashier.makedeposit', 'another'],
  ])
    await sql`
      insert into idempotency_key (player_id, call, key, body_hash, subject, kept_at, claimed_at)
      values (${whose}, ${call}, ${name}, 'hash', 'x', now(), now())`;
  const first = await startDeposit(wish, asking(world, player, key));
  expect(await startDeposit(wish, asking(world, player, key))).toEqual(first);
  expect(bank).toHaveBeenCalledOnce();
  expect(await paymentsOf(world, player)).toHaveLength(1);
  const kept = await sql`
    select subject, answer from idempotency_key
    where player_id = any(${[player.id, other.id]}::bigint[]) and answer is not null`;
  expect(kept).toEqual([{ subject: first.transaction, answer: first }]);
});

test('whoever asks under a key while its deposit is on its way gets that answer', async ({ world }) => {
  const bank = playBank();
  const player = await world.player();
  const open = Promise.withResolvers<void>();
  bank.mockImplementation(async () => {
    await open.promise;
    return { ...started };
  });
  const key = randomUUID();
  const first = startDeposit(wish, asking(world, player, key));
  await vi.waitFor(() => expect(bank).toHaveBeenCalled());
  const ordered = Promise.withResolvers<void>();
  const db: Db = {
    ...world.db,
    atomically: (work) => world.db.atomically(work).finally(() => setImmediate(ordered.resolve)),
  };
  const second = startDeposit(wish, asking(world, player, key, db));
  await ordered.promise;
  open.resolve();
  expect(await second).toEqual(await first);
  expect(bank).toHaveBeenCalledOnce();
});

test('an answer that somebody else has kept meanwhile stays', async ({ world }) => {
  const player = await world.player();
  playBank().mockImplementation(async () => {
    await world.db
      .sql`update idempotency_key set answer = '{"transaction":"first"}' where player_id = ${player.id}`;
    return { ...started };
  });
  await startDeposit(wish, asking(world, player, 'k'));
  expect(await startDeposit(wish, asking(world, player, 'k'))).toEqual({ transaction: 'first' });
});

test('a deposit whose answer to COMMIT was lost is found by its name', async ({ world }) => {
  playBank();
  const player = await world.player();
  let isLost = true;
  const db: Db = {
    ...world.db,
    async atomically(work) {
      const done = await world.db.atomically(work);
      if (!isLost) return done;
      isLost = false;
      throw new OutcomeUnknown('lost');
    },
  };
  const { transaction } = await startDeposit(wish, asking(world, player, undefined, db));
  expect(await paymentsOf(world, player)).toMatchObject([{ transaction }]);
});

test('a bank’s no ends it, and is the answer of its key', async ({ world }) => {
  const bank = playBank();
  const player = await world.player();
  bank.mockRejectedValueOnce(new GatewayDeclined('no'));
  const declined = { reason: 'BillingTransactionDeclined' };
  await expect(startDeposit(wish, asking(world, player, 'k'))).rejects.toMatchObject(declined);
  expect(await paymentsOf(world, player)).toMatchObject([{ state: 'failed', reason: 'bank_declined' }]);
  await expect(startDeposit(wish, asking(world, player, 'k'))).rejects.toMatchObject(declined);
  expect(bank).toHaveBeenCalledOnce();
});

test('money that came while the bank said no stays the player’s', async ({ world }) => {
  const player = await world.player();
  playBank().mockImplementation(async ({ transaction }) => {
    await world.db.atomically(async (tx) =>
      applyTruth(tx, (await lockPayment(tx, transaction))!, truthOf('paid'), LATER),
    );
    throw new GatewayDeclined('no');
  });
  await expect(startDeposit(wish, asking(world, player))).rejects.toMatchObject({
    reason: 'BillingTransactionDeclined',
  });
  expect(await paymentsOf(world, player)).toMatchObject([{ state: 'paid' }]);
});

test.for([
  [true, 'BillingServiceError'],
  [false, 'BillingUnavailable'],
] as const)(
  'a bank that failed, reached: %s, leaves it started; asked again under its key it goes on',
  async (row, { world }) => {
    const [isReached, reason] = row;
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
    const who = `bank ${randomUUID()}`;
    const bank = playBank(who);
    const player = await world.player();
    bank.mockRejectedValueOnce(new GatewayFailed('away', isReached));
    await expect(startDeposit(wish, asking(world, player, 'k'))).rejects.toMatchObject({ reason });
    expect(warn).toHaveBeenCalledWith('deposits could not be started', expect.objectContaining({ who }));
    expect(await paymentsOf(world, player)).toMatchObject([{ state: 'started', reference: null }]);
    const { transaction } = await startDeposit(wish, asking(world, player, 'k'));
    expect(await paymentsOf(world, player)).toMatchObject([{ transaction, reference: 'theirs' }]);
    bank.mockRejectedValueOnce(new GatewayFailed('away', isReached));
    await expect(startDeposit(wish, asking(world, player))).rejects.toMatchObject({ reason });
  },
);

test('who was told no under a key is told so again', async ({ world }) => {
  playBank();
  const asked = asking(world, await world.player(), 'k');
  const no = new Refusal('BillingDepositLimitExceeded', { error_data: { available_amount: cents(1) } });
  await expect(refuseOnce(asked, () => Promise.reject(no))).rejects.toMatchObject({ reason: no.reason });
  await expect(startDeposit(wish, asked)).rejects.toMatchObject({ reason: no.reason });
});

test('a bug is told as one', async ({ world }) => {
  playBank().mockRejectedValueOnce(new TypeError('a bug'));
  await expect(startDeposit(wish, asking(world, await world.player()))).rejects.toThrow(TypeError);
});
