import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { type Played, playGateways, truthOf } from '#tests/gateway.ts';
import { heldWithdrawal, LATER, startedDeposit } from '#tests/payments.ts';
import { test as inWorld } from '#tests/world.ts';
import { aboutPayout } from '../at-rest/about.ts';
import type { Player } from '../calls/context.ts';
import { readConfig } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import { log } from '../plumbing/log.ts';
import { GatewayDeclined, GatewayFailed } from './gateways/gateway.ts';
import { openGateways } from './gateways/open-gateways.ts';
import type { PaymentRow } from './payments.ts';
import { approve, approveByRule, decline, followPayout, sendPayout } from './payouts.ts';

const rooms = { cashier: { gateways: openGateways(readConfig({})) } };
const origin = 'https://casino.example';

const test = inWorld.extend('cashier', async ({ world }) => {
  const { vault } = world.as(null);
  const make = world.player;
  return {
    ...world,
    tools: { db: world.db, vault, rooms, now: LATER, origin },
    /** Approved, to a place that only this player knows. */
    async approved(wish: Parameters<typeof heldWithdrawal>[1] = {}): Promise<PaymentRow> {
      const player = wish.player ?? (await make({ balances: { main: cents(100_00) } }));
      const fingerprint = `place of ${player.id}`;
      const token = vault.seal('card 1', aboutPayout({ player_id: player.id, fingerprint }));
      const tokenMark = vault.fingerprint('token', 'card 1');
      const destination = { token, shown: '', fingerprint, tokenMark };
      return heldWithdrawal(world, { state: 'approved', destination, ...wish, player });
    },
  };
});

test.beforeEach(() => () => void vi.restoreAllMocks());

const seen = async ({ sql }: Db, { id }: PaymentRow): Promise<unknown> =>
  (
    await sql`
    select state, payment.reason, reference, main, held, claimed_until from payment join ledger_purse using (player_id)
    where id = ${id}`
  )[0];

/** Plays the bank, and gives what it was asked. */
function playBank(payouts: Played['payouts'] = {}) {
  const sendPayout = vi.fn(async (_order: object, _ways: object) => ({ reference: 'their name' }));
  playGateways(rooms, { sandbox: { payouts: { sendPayout, ...payouts } }, iban: 'by hand' });
  return sendPayout;
}

test('only a withdrawal that waits for it is approved or declined, and the caller is told', async ({
  cashier,
}) => {
  const { db } = cashier;
  const said = { reason: 'r', now: LATER };
  const [first, second] = [
    await cashier.approved({ state: 'checks' }),
    await cashier.approved({ state: 'checks' }),
  ];
  const deposit = await startedDeposit(db, first.player_id);
  const approving = ({ transaction }: { transaction: string }) =>
    db.atomically((tx) => approve(tx, transaction, said));
  const declining = ({ transaction }: { transaction: string }) =>
    db.atomically((tx) => decline(tx, transaction, said));
  expect(await approving(first)).toBe(true);
  expect(await seen(db, first)).toMatchObject({ state: 'approved', reason: 'r', held: 60_00 });
  expect(await declining(second)).toBe(true);
  expect(await seen(db, second)).toMatchObject({ state: 'declined', reason: 'r', main: 100_00, held: 0 });
  for (const payment of [first, second, deposit, { transaction: 'nothing' }])
    expect([await approving(payment), await declining(payment)]).toEqual([false, false]);
  expect(await seen(db, first)).toMatchObject({ state: 'approved', held: 60_00 });
});

test('a small one to a place where this player was paid needs nobody’s eyes', async ({ cashier }) => {
  const { db, tools } = cashier;
  playBank({ readPayout: async () => truthOf('paid') });
  const rich = { balances: { main: cents(5_000_00) } };
  const player = await cashier.player(rich);
  const waiting = (whose: Player, amount = cents(10_00)) =>
    cashier.approved({ state: 'checks', player: whose, amount });
  const stateOf = async (payment: PaymentRow) => {
    await approveByRule(tools, payment);
    return seen(db, payment);
  };
  // Paid elsewhere, asked for here and not yet paid, or paid to somebody else: none of it makes the place known.
  const elsewhere = { token: '', shown: '', fingerprint: `elsewhere of ${player.id}` };
  const paid = await heldWithdrawal(cashier, { player, amount: cents(10_00), destination: elsewhere });
  await followPayout(tools, paid);
  const first = await waiting(player);
  expect(await stateOf(first)).toMatchObject({ state: 'checks' });
  const other = await cashier.player(rich);
  const theirs = { token: '', shown: '', fingerprint: first.fingerprint };
  await followPayout(tools, await heldWithdrawal(cashier, { player: other, destination: theirs }));
  expect(await stateOf(first)).toMatchObject({ state: 'checks' });

  await followPayout(tools, await cashier.approved({ state: 'sent', player, amount: cents(10_00) }));
  expect(await stateOf(first)).toMatchObject({ state: 'approved', reason: 'small_and_known' });
  expect(await stateOf(await waiting(player, cents(1_000_01)))).toMatchObject({ state: 'checks' });
});

test('many small ones within a day are a large one', async ({ cashier }) => {
  const { db, tools } = cashier;
  playBank({ readPayout: async () => truthOf('paid') });
  const player = await cashier.player({ balances: { main: cents(5_000_00) } });
  const asked = (amount: number) => cashier.approved({ state: 'checks', player, amount: cents(amount) });
  await followPayout(tools, await cashier.approved({ state: 'sent', player, amount: cents(10_00) }));
  const [first, second, third, fourth] = [
    await asked(490_00),
    await asked(500_00),
    await asked(20_00),
    await asked(5_00),
  ];
  for (const payment of [fourth, third, second, first]) await approveByRule(tools, payment);
  const states = Promise.all([first, second, third, fourth].map((payment) => seen(db, payment)));
  expect(await states).toMatchObject(
    ['approved', 'approved', 'checks', 'checks'].map((state) => ({ state })),
  );

  await db.atomically((tx) => decline(tx, third.transaction, { reason: 'r', now: LATER }));
  await db.sql`update payment set created_at = created_at - interval '25 hours' where id = ${first.id}`;
  await approveByRule(tools, fourth);
  expect(await seen(db, fourth), 'neither what was declined counts, nor what was long ago').toMatchObject({
    state: 'approved',
  });
});

test('what is approved is sent: to its place, without the fee, with the way to tell us', async ({
  cashier,
}) => {
  const { db, tools } = cashier;
  const sent = playBank();
  const [payment, other] = [await cashier.approved({ fee: cents(1_00) }), await cashier.approved()];
  await sendPayout(tools, payment);
  const { transaction } = payment;
  expect(sent.mock.calls).toEqual([
    [
      { transaction, method: 'card', currency: 'USD', token: 'card 1', amount: 59_00 },
      { notify: `${origin}/webhooks/sandbox` },
    ],
  ]);
  expect(await seen(db, payment)).toMatchObject({ state: 'sent', reference: 'their name' });
  expect(await seen(db, other)).toMatchObject({ state: 'approved', reference: null, claimed_until: null });
});

test('of two at once one sends, and for half a minute nobody else', async ({ cashier }) => {
  const { db, tools } = cashier;
  const payment = await cashier.approved();
  const claimed = vi.fn();
  const sent = playBank();
  sent.mockImplementation(async () => {
    const [row] = await db.sql<{ left: number }>`
      select extract(epoch from claimed_until - clock_timestamp())::float8 as left from payment where id = ${payment.id}`;
    claimed(row!.left);
    return { reference: 'r' };
  });
  await Promise.all([sendPayout(tools, payment), sendPayout(tools, payment)]);
  expect(sent).toHaveBeenCalledOnce();
  expect(claimed.mock.lastCall![0]).toBeLessThanOrEqual(30);
  expect(claimed.mock.lastCall![0]).toBeGreaterThan(20);
});

test('a claim that has run out is nobody’s any more', async ({ cashier }) => {
  const { db, tools } = cashier;
  const sent = playBank();
  const payment = await cashier.approved();
  const claimUntil = (shift: string) => db.sql`
    update payment set claimed_until = clock_timestamp() + ${shift}::interval where id = ${payment.id}`;
  await claimUntil('1 minute');
  await sendPayout(tools, payment);
  expect(sent).not.toHaveBeenCalled();
  await claimUntil('-1 second');
  await sendPayout(tools, payment);
  expect(sent).toHaveBeenCalledOnce();
});

test('what was sent meanwhile is not sent again', async ({ cashier }) => {
  const sent = playBank();
  const payment = await cashier.approved();
  const asApproved = { ...payment };
  await sendPayout(cashier.tools, payment);
  await cashier.db.sql`update payment set claimed_until = null where id = ${payment.id}`;
  await sendPayout(cashier.tools, asApproved);
  expect(sent).toHaveBeenCalledOnce();
});

test('what the bank declines is the player’s again', async ({ cashier }) => {
  const { db, tools } = cashier;
  playBank().mockRejectedValue(new GatewayDeclined('no'));
  const payment = await cashier.approved({ fee: cents(1_00) });
  await sendPayout(tools, payment);
  const back = { state: 'declined', reason: 'bank_declined', main: 100_00, held: 0, reference: null };
  expect(await seen(db, payment)).toMatchObject(back);
});

test('a bank that is away is asked again at the next sweep, and other claims stay', async ({ cashier }) => {
  const { db, tools } = cashier;
  const sent = playBank();
  const [payment, other] = [await cashier.approved(), await cashier.approved()];
  await db.sql`update payment set claimed_until = 'infinity' where id = ${other.id}`;
  sent.mockRejectedValueOnce(new GatewayFailed('away', false));
  await expect(sendPayout(tools, payment)).rejects.toThrow('away');
  expect(await seen(db, payment)).toMatchObject({ state: 'approved', held: 60_00, claimed_until: null });
  expect(
    await db.sql`select from payment where id = ${other.id} and claimed_until = 'infinity'`,
  ).toHaveLength(1);
  await sendPayout(tools, payment);
  expect(await seen(db, payment)).toMatchObject({ state: 'sent' });
});

test('whoever was paid or given back while the bank was asked stays so', async ({ cashier }) => {
  const { db, tools } = cashier;
  const payment = await cashier.approved();
  playBank({ readPayout: async () => truthOf('paid') }).mockImplementation(async () => {
    await followPayout(tools, payment);
    return { reference: 'late' };
  });
  await sendPayout(tools, payment);
  expect(await seen(db, payment)).toMatchObject({ state: 'paid', held: 0, reference: null });
});

test('nothing is sent to a place that was changed, nor what was not approved by us', async ({ cashier }) => {
  const { db, tools, leaveUnaudited } = cashier;
  leaveUnaudited();
  const sent = playBank();
  const payment = await cashier.approved();
  await expect(sendPayout(tools, { ...payment, token_mark: 'another' })).rejects.toThrow(
    'its destination is not the one it was asked for',
  );
  const forged = await cashier.approved({ state: 'checks' });
  await db.sql`update payment set state = 'approved' where id = ${forged.id}`;
  await expect(sendPayout(tools, forged)).rejects.toThrow('is not sent: a payment does not stand where');
  expect(sent).not.toHaveBeenCalled();
  // One fault is of one payment, and those from before marks were kept have none.
  await sendPayout(tools, { ...payment, token_mark: '' });
  expect(sent).toHaveBeenCalledOnce();
});

test('what people send, or a gateway that is gone, is left alone', async ({ cashier }) => {
  const { db, tools } = cashier;
  playBank();
  const byHand = await cashier.approved({ gateway: 'iban' });
  await sendPayout(tools, byHand);
  expect(await seen(db, byHand)).toMatchObject({ state: 'approved', claimed_until: null });
  const handSent = await cashier.approved({ gateway: 'iban', state: 'sent' });
  await followPayout(tools, handSent);
  const gone = await cashier.approved({ gateway: 'gone' });
  await expect(sendPayout(tools, gone)).rejects.toThrow(`no gateway gone for ${gone.transaction}`);
  await followPayout(tools, await cashier.approved({ gateway: 'gone', state: 'sent' }));
});

test('a payout that we do not know is nobody’s', async ({ cashier }) => {
  playBank({ readPayout: async () => truthOf('paid') });
  const payment = await cashier.approved({ state: 'sent' });
  await followPayout(cashier.tools, { ...payment, transaction: 'nothing' });
  expect(await seen(cashier.db, payment)).toMatchObject({ state: 'sent' });
});

test.for(['paid', 'failed', 'open', 'unknown'] as const)(
  'what was sent and is %s',
  async (state, { cashier }) => {
    const { db, tools } = cashier;
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
    playBank({ readPayout: async () => truthOf(state) });
    const payment = await cashier.approved({ state: 'sent' });
    await followPayout(tools, payment);
    const ends = {
      paid: { state: 'paid', main: 40_00, held: 0 },
      failed: { state: 'declined', main: 100_00, held: 0 },
      open: { state: 'sent', main: 40_00, held: 60_00 },
      unknown: { state: 'sent', main: 40_00, held: 60_00 },
    };
    expect(await seen(db, payment)).toMatchObject(ends[state]);
    expect(warn).toHaveBeenCalledTimes(state === 'unknown' ? 1 : 0);
  },
);
