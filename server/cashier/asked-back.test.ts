// A notice is a reason to ask its gateway, and nothing else.
import { expect, vi } from 'vitest';
import { truthOf } from '#tests/gateway.ts';
import { heldWithdrawal, LATER, startedDeposit } from '#tests/payments.ts';
import { type createWorld, test } from '#tests/world.ts';
import { readConfig } from '../config/config.ts';
import type { Gateway, Notice } from './gateways/gateway.ts';
import { openGateways } from './gateways/open-gateways.ts';
import { hearNotice } from './notices.ts';
import type { PaymentRow } from './payments.ts';

type World = Awaited<ReturnType<typeof createWorld>>;

/** Tells of a payment by a gateway that reads this from what was told. */
function hear({ rooms: { cashier, ...others } }: World, notice: Notice | null, parts: Partial<Gateway> = {}) {
  const gateways = openGateways(readConfig({}));
  const readNotice = vi.fn(async () => notice);
  const gateway = { name: 'sandbox', readNotice, ...parts };
  vi.spyOn(gateways, 'named').mockImplementation((name) =>
    name === 'sandbox' ? (gateway as never) : undefined,
  );
  const told = { gateway: 'sandbox', raw: Buffer.from('told'), headers: { signed: 'yes' }, heardAt: LATER };
  return {
    readNotice,
    told,
    heard: (name = 'sandbox') =>
      hearNotice(
        { ...told, gateway: name },
        { rooms: { ...others, cashier: { ...cashier, gateways } }, now: LATER },
      ),
  };
}

const noticeOf = ({ transaction, type }: PaymentRow): Notice => ({
  ...{ eventId: transaction, type, transaction, reference: 'r', amount: null, currency: null },
});
const stateOf = async ({ db }: World, { id }: PaymentRow) =>
  (await db.sql<{ state: string }>`select state from payment where id = ${id}`)[0]!.state;

test('what comes to a gateway that is not there is heard by nobody', async ({ world }) => {
  const { heard, readNotice } = hear(world, null);
  expect(await heard('another')).toBe('no such gateway');
  expect(readNotice).not.toHaveBeenCalled();
});

test('a gateway reads its own notices, by the world’s clock, and may find nothing of ours in them', async ({
  world,
}) => {
  const { heard, readNotice, told } = hear(world, null);
  expect(await heard()).toBe('nothing of ours');
  expect(readNotice).toHaveBeenCalledExactlyOnceWith(told.raw, told.headers, LATER);
});

test('of a deposit the gateway is asked as of money in, of a withdrawal as of money out', async ({
  world,
}) => {
  const readPayment = vi.fn(async () => truthOf('paid'));
  const readPayout = vi.fn(async () => truthOf('paid'));
  const parts = { readPayment, payouts: { areByHand: false, readPayout } } as unknown as Gateway;
  const deposit = await startedDeposit(world.db, (await world.player()).id);
  expect(await hear(world, noticeOf(deposit), parts).heard()).toBe('heard');
  expect(await stateOf(world, deposit)).toBe('paid');
  expect([readPayment.mock.calls, readPayout.mock.calls]).toEqual([[[noticeOf(deposit)]], []]);

  readPayment.mockClear();
  const withdrawal = await heldWithdrawal(world);
  expect(await hear(world, noticeOf(withdrawal), parts).heard()).toBe('heard');
  expect(await stateOf(world, withdrawal)).toBe('paid');
  expect([readPayment.mock.calls, readPayout.mock.calls]).toEqual([[], [[noticeOf(withdrawal)]]]);
});

test('where people send what goes out, the gateway knows only of money in', async ({ world }) => {
  const readPayment = vi.fn(async () => truthOf('open'));
  const withdrawal = await heldWithdrawal(world);
  for (const payouts of [{ areByHand: true }, null]) {
    const notice = { ...noticeOf(withdrawal), eventId: `by hand ${payouts}` };
    const { heard } = hear(world, notice, { readPayment, payouts: payouts as Gateway['payouts'] });
    expect(await heard()).toBe('heard');
  }
  expect(readPayment).toHaveBeenCalledTimes(2);
  expect(await stateOf(world, withdrawal)).toBe('sent');
});
