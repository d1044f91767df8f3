import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { playGateways, truthOf } from '#tests/gateway.ts';
import { heldWithdrawal, LATER, NOW, startedDeposit } from '#tests/payments.ts';
import { createWorld, test } from '#tests/world.ts';
import { aboutPayout } from '../at-rest/about.ts';
import { readConfig } from '../config/config.ts';
import { Breaker } from '../plumbing/breaker.ts';
import { log } from '../plumbing/log.ts';
import { GatewayFailed } from './gateways/gateway.ts';
import { openGateways } from './gateways/open-gateways.ts';
import { lockPayment, movePayment, type PaymentRow } from './payments.ts';
import { applyPayoutTruth } from './payout-truth.ts';
import { moveOn, sweepPayments } from './sweep.ts';

type World = Awaited<ReturnType<typeof createWorld>>;

const rooms = { cashier: { gateways: openGateways(readConfig({})) } };
const toolsOf = (world: World) => ({
  ...{ db: world.db, vault: world.as(null).vault, rooms, now: LATER, origin: 'https://casino.example' },
});
const stateOf = async ({ db }: World, { id }: PaymentRow) =>
  (await db.sql<{ state: string }>`select state from payment where id = ${id}`)[0]!.state;

/** So many deposits, the last of which was looked at longest ago. */
async function openDeposits(world: World, count: number, gateway = 'sandbox'): Promise<PaymentRow[]> {
  const { id } = await world.player();
  const made: PaymentRow[] = [];
  for (let at = 0; at < count; at += 1) {
    made.push(await startedDeposit(world.db, id, { gateway }));
    await world.db.sql`
      update payment set looked_at = ${new Date(NOW.getTime() - at * 1000)} where id = ${made[at]!.id}`;
  }
  return made;
}
const lookedAt = async ({ db }: World) =>
  (await db.sql<{ id: number }>`select id from payment where looked_at = ${LATER} order by id`).length;

test.beforeEach(() => () => void vi.restoreAllMocks());

test('one sweep brings every open payment of every gateway a step further', async () => {
  await using world = await createWorld();
  const { db, player } = world;
  const readPayment = async () => truthOf('paid');
  const payouts = { readPayout: async () => truthOf('paid') };
  playGateways(rooms, { sandbox: { readPayment, payouts }, other: { readPayment, payouts } });
  const { id } = await player();
  const started = await startedDeposit(db, id);
  const pending = await startedDeposit(db, id);
  await db.atomically((tx) => movePayment(tx, pending, 'pending', { now: NOW }));
  const ended = await startedDeposit(db, id);
  await db.atomically((tx) => movePayment(tx, ended, 'failed', { now: NOW }));
  const sent = await heldWithdrawal(world);
  const elsewhere = await heldWithdrawal(world, { gateway: 'other' });
  const doubtful = await heldWithdrawal(world, { state: 'checks' });
  await sweepPayments(toolsOf(world));
  const all = [started, pending, ended, sent, elsewhere, doubtful];
  expect(await Promise.all(all.map((each) => stateOf(world, each)))).toEqual([
    ...['paid', 'paid', 'failed', 'paid', 'paid', 'checks'],
  ]);
});

test('what needs nobody’s eyes is approved and sent in one sweep', async () => {
  await using world = await createWorld();
  const { vault } = world.as(null);
  const sendPayout = vi.fn(async () => ({ reference: 'r' }));
  playGateways(rooms, {
    sandbox: { payouts: { sendPayout, readPayout: async () => truthOf('open') } },
  });
  const player = await world.player({ balances: { main: cents(500_00) } });
  const token = vault.seal('card', aboutPayout({ player_id: player.id, fingerprint: 'place' }));
  const destination = {
    token,
    shown: '',
    fingerprint: 'place',
    tokenMark: vault.fingerprint('token', 'card'),
  };
  const paid = await heldWithdrawal(world, { player, destination });
  await world.db.atomically((tx) => applyPayoutTruth(tx, paid, truthOf('paid'), { now: NOW }));
  const next = await heldWithdrawal(world, { player, destination, state: 'checks' });
  await sweepPayments(toolsOf(world));
  expect(sendPayout).toHaveBeenCalledOnce();
  expect(await stateOf(world, next)).toBe('sent');
});

test('each is asked about once, the longest unseen first, five at a time', async () => {
  await using world = await createWorld();
  const asked: string[] = [];
  let [under, most] = [0, 0];
  playGateways(rooms, {
    sandbox: {
      openForMs: Number.POSITIVE_INFINITY,
      readPayment: async ({ transaction }) => {
        asked.push(transaction);
        under += 1;
        most = Math.max(most, under);
        await new Promise(setImmediate);
        under -= 1;
        return truthOf('open');
      },
    },
  });
  const deposits = await openDeposits(world, 30);
  await sweepPayments(toolsOf(world));
  const names = deposits.map(({ transaction }) => transaction);
  expect(new Set(asked)).toEqual(new Set(names));
  expect(asked).toHaveLength(30);
  expect(new Set(asked.slice(0, 25)), 'the first of them').toEqual(new Set(names.slice(5)));
  expect(most).toBe(5);
  expect(await lookedAt(world)).toBe(30);
});

test('a bank that fails is left alone: those not asked about keep their place', async () => {
  await using world = await createWorld();
  const who = `bank ${randomUUID()}`;
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const readPayment = vi.fn(async () => {
    throw new GatewayFailed('away', false);
  });
  playGateways(rooms, { [who]: { readPayment } });
  await openDeposits(world, 30, who);
  await sweepPayments(toolsOf(world));
  expect(readPayment).toHaveBeenCalledTimes(5);
  expect(await lookedAt(world)).toBe(25);
  expect(warn).toHaveBeenCalledExactlyOnceWith('payments could not be moved on', {
    ...{ who, why: 'away', times: 1 },
  });
});

test('a lane asks its own bank alone, and none that is left alone', async () => {
  await using world = await createWorld();
  const resting = Object.create(Breaker.prototype) as Breaker;
  vi.spyOn(resting, 'room', 'get').mockReturnValue(0);
  const breakers = { in: resting, out: resting };
  playGateways(rooms, { rests: { breakers }, open: { readPayment: async () => truthOf('paid') } });
  const [deposit] = await openDeposits(world, 1, 'rests');
  const withdrawal = await heldWithdrawal(world, { gateway: 'rests' });
  const [other] = await openDeposits(world, 1, 'open');
  await sweepPayments(toolsOf(world));
  expect([await stateOf(world, deposit!), await stateOf(world, withdrawal)]).toEqual(['started', 'sent']);
  expect(await stateOf(world, other!)).toBe('paid');
  expect(await lookedAt(world)).toBe(1);
});

test('what a gateway that is gone should send is told as a bug', async () => {
  await using world = await createWorld();
  const bug = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  playGateways(rooms, {});
  await heldWithdrawal(world, { state: 'approved', gateway: `gone ${randomUUID()}` });
  await sweepPayments(toolsOf(world));
  expect(bug).toHaveBeenCalledOnce();
});

test('one that was away is tried with one payment', async () => {
  await using world = await createWorld();
  const rests = new Breaker({ failuresMax: 1, restMs: 0, clock: () => 0 });
  await rests
    .run(
      () => Promise.reject(new Error('away')),
      () => true,
    )
    .catch(() => undefined);
  let isTried = false;
  const once = new Proxy(rests, {
    get: (breaker, name) => (name === 'room' && isTried ? 0 : Reflect.get(breaker, name, breaker)),
  });
  playGateways(rooms, {
    sandbox: {
      breakers: { in: once, out: new Breaker() },
      openForMs: Number.POSITIVE_INFINITY,
      readPayment: async () => {
        isTried = true;
        return truthOf('open');
      },
    },
  });
  await openDeposits(world, 3);
  await sweepPayments(toolsOf(world));
  expect(await lookedAt(world)).toBe(1);
});

test('a bug with one payment is told, and keeps no other waiting', async () => {
  await using world = await createWorld();
  const who = `bank ${randomUUID()}`;
  const bug = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const [wrong, right] = await openDeposits(world, 2, who);
  playGateways(rooms, {
    [who]: {
      readPayment: async ({ transaction }) => {
        if (transaction === wrong!.transaction) throw new TypeError('a bug');
        return truthOf('paid');
      },
    },
  });
  await sweepPayments(toolsOf(world));
  expect(bug).toHaveBeenCalledOnce();
  expect(await stateOf(world, wrong!)).toBe('started');
  expect(await stateOf(world, right!)).toBe('paid');
});

test('what somebody holds is not waited for', async () => {
  await using world = await createWorld();
  playGateways(rooms, { sandbox: { readPayment: async () => truthOf('paid') } });
  const [held, free] = await openDeposits(world, 2);
  await world.db.atomically(async (tx) => {
    await lockPayment(tx, held!.transaction);
    await sweepPayments(toolsOf(world));
  });
  expect([await stateOf(world, held!), await stateOf(world, free!)]).toEqual(['started', 'paid']);
});

test.for([
  [40_000, 2],
  [40_001, 1],
] as const)(
  'a lane ends after forty seconds: %d ms after the first, %d are asked about',
  async ([ms, count]) => {
    await using world = await createWorld();
    const breaker = Object.assign(Object.create(Breaker.prototype), {}) as Breaker;
    vi.spyOn(breaker, 'room', 'get').mockReturnValue(1);
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const readPayment = vi.fn(async () => {
      now = ms;
      return truthOf('open');
    });
    playGateways(rooms, {
      sandbox: {
        ...{ readPayment, openForMs: Number.POSITIVE_INFINITY },
        breakers: { in: breaker, out: breaker },
      },
    });
    await openDeposits(world, 2);
    await sweepPayments(toolsOf(world));
    expect(readPayment).toHaveBeenCalledTimes(count);
  },
);

test('what has ended is moved no further', async ({ world }) => {
  const readPayment = vi.fn(async () => truthOf('paid'));
  playGateways(rooms, { sandbox: { readPayment } });
  const payment = await startedDeposit(world.db, (await world.player()).id);
  await moveOn(toolsOf(world), { ...payment, state: 'review' });
  expect(readPayment).not.toHaveBeenCalled();
  await moveOn(toolsOf(world), payment);
  expect(await stateOf(world, payment)).toBe('paid');
});
