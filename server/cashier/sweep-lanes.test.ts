import { afterAll, test as base, beforeAll, expect, type MockInstance, vi } from 'vitest';
import { cents, fromUnits } from '#rules/money.ts';
import { CARD, openCashier } from '#tests/bank.ts';
import { openBtcpay } from '#tests/btcpay.ts';
import type { Player } from '../calls/context.ts';
import { log } from '../plumbing/log.ts';
import { forgetOutages } from '../plumbing/outage-log.ts';
import { openPayment } from './payments.ts';
import { approve } from './payouts.ts';

type House = Awaited<ReturnType<typeof openCashier>>;

vi.setConfig({ testTimeout: 120_000 });

/** At once: each waits for a bank that says nothing. */
const test = base.concurrent;
let warn: MockInstance<typeof log.warn>;
beforeAll(() => {
  forgetOutages();
  warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
});
afterAll(() => warn.mockRestore());

const rich = { isVerified: true, balances: { main: fromUnits(1000) } };
const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

/** Deposits at the sandbox bank that nobody has answered for. */
async function startDeposits({ product: { db, clock } }: House, { id }: Player, count: number) {
  const wish = {
    playerId: id,
    type: 'deposit',
    method: 'card',
    gateway: 'sandbox',
    currency: 'USD',
  } as const;
  for (let n = 0; n < count; n += 1)
    await db.atomically((tx) =>
      openPayment(tx, { ...wish, amount: cents(5000), state: 'started' }, clock.now()),
    );
}

async function withdraw(house: House, wish: Record<string, string>, visitor: Record<string, string>) {
  const { transaction } = (await house.send('cashier.makewithdrawal', wish, visitor)).result;
  const { db, clock } = house.product;
  await db.atomically((tx) => approve(tx, transaction, { reason: '', now: clock.now() }));
  return transaction as string;
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

test('deposits at a mute bank do not hold up a payout there; it is left alone after a few tries, in one log line', async () => {
  await using house = await openCashier();
  const player = await house.player(rich);
  const visitor = await house.enter(player);
  const transaction = await withdraw(house, { method: 'card', amount: '50', ...CARD }, visitor);
  await startDeposits(house, player, 60);
  let asked = 0;
  house.bank.app.server.on('request', ({ url }: { url: string }) => {
    if (url.startsWith('/v1/payments')) asked += 1;
  });
  house.turn({ mute_payments: true });
  expect(await took(() => house.sweep())).toBeLessThan(20_000);
  expect((await house.ask('cashier.getWithdrawal', { transaction }, visitor)).result.state).toBe('paid');
  expect(asked).toBeLessThan(20);
  const said = warn.mock.calls.filter(([words]) => words === 'payments could not be moved on');
  expect(said).toEqual([['payments could not be moved on', expect.objectContaining({ who: 'sandbox' })]]);
});

test('nor do they hold up a payout at another bank', async ({ expect }) => {
  await using btcpay = await openBtcpay();
  await using house = await openCashier({ env: btcpay.env });
  const player = await house.player(rich);
  const visitor = await house.enter(player);
  const out = { method: 'crypto', amount: '50', 'requisites[address]': ADDRESS };
  const transaction = await withdraw(house, out, visitor);
  await startDeposits(house, player, 6);
  house.turn({ mute_payments: true });
  let isOver = false;
  const sweeping = house.sweep().finally(() => {
    isOver = true;
  });
  await expect.poll(async () => btcpay.box.payouts.length, { timeout: 20_000 }).toBe(1);
  await expect
    .poll(async () => (await house.ask('cashier.getWithdrawal', { transaction }, visitor)).result.state)
    .toBe('sent');
  expect(isOver, 'the mute bank is still being waited for').toBe(false);
  await sweeping;
});

test('a player waits three seconds for a mute bank, and then nobody waits any more', async () => {
  await using house = await openCashier();
  const visitors: Awaited<ReturnType<typeof house.enter>>[] = [];
  for (let made = 0; made < 5; made += 1) visitors.push(await house.enter(await house.player(rich)));
  house.turn({ mute_payments: true });
  const start = async (visitor = visitors[0]!) =>
    (await house.send('cashier.makedeposit', { method: 'card', amount: '50' }, visitor)).error;
  const first = await took(() => Promise.all(visitors.map((visitor) => start(visitor))));
  expect(first).toBeGreaterThan(2_500);
  expect(first).toBeLessThan(10_000);
  expect(
    await took(async () => expect(await start()).toMatchObject({ type: 'BillingUnavailableException' })),
  ).toBeLessThan(2_500);
});
