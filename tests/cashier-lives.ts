// Random lives of a player's money, each act compared with the model at once.
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import type { PaymentRow } from '#server/cashier/payments.ts';
import { approve, decline } from '#server/cashier/payouts.ts';
import { moveOn, openStates } from '#server/cashier/sweep.ts';
import type { Db } from '#server/database/db.ts';
import { excludePlayer } from '#server/person/exclusion.ts';
import { log } from '#server/plumbing/log.ts';
import { openCashier } from './bank.ts';
import { CashierModel } from './cashier-model.ts';

type House = Awaited<ReturnType<typeof openCashier>>;
type Step = { name: string; at: number; amount: number };

const AT_ONCE = 4;

const step: fc.Arbitrary<Step> = fc.record({
  name: fc.constantFrom(
    ...['deposit', 'deposit', 'deposit', 'success', 'success', 'success', 'fail', 'pending', 'cancelAtBank'],
    ...['notice', 'withdraw', 'withdraw', 'withdraw', 'cancel', 'approve', 'approve', 'decline'],
    ...['work', 'work', 'crash', 'payOut', 'payOut', 'refuseOut', 'limit', 'exclude'],
  ),
  at: fc.nat(20),
  amount: fc.integer({ min: 20, max: 90 }),
});

/** Without money there is little to do. */
const beginning: Step[] = [
  { name: 'deposit', at: 0, amount: 90 },
  { name: 'success', at: 0, amount: 0 },
  { name: 'withdraw', at: 0, amount: 20 },
];

/** A card no other player has: sixteen digits whose last makes them pass the check. */
function cardOf(id: number): string {
  const digits = `4${String(id).padStart(14, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}

/** The next writing of what was done fails, as if the process had died there. */
const dying = (db: Db): Db => ({
  ...db,
  sql: db.sql,
  atomically: () => Promise.reject(new Error('died')),
});

async function createLife(house: House) {
  const { db, rooms, clock, vault } = house.product;
  const player = await house.player({ isVerified: true });
  const visitor = await house.enter(player);
  const model = new CashierModel();
  const send = async (name: string, fields: Record<string, string>) => {
    const { error, result } = await house.send(name, fields, visitor);
    return { said: error === undefined ? 'done' : String(error.type).replace('Exception', ''), result };
  };
  const work = async ({ crashes }: { crashes: boolean }) => {
    const tools = { db: crashes ? dying(db) : db, rooms, vault, now: clock.now(), origin: house.address };
    const open = await db.sql<PaymentRow>`
      select * from payment where player_id = ${player.id} and state = any(${[...openStates]})`;
    for (const state of openStates)
      for (const payment of open.filter((row) => row.state === state)) {
        await moveOn(tools, payment).catch(() => undefined);
        const rows = await db.sql<PaymentRow>`select * from payment where id = ${payment.id}`;
        Object.assign(payment, rows[0]);
      }
    model.work({ crashes });
  };
  return {
    player,
    model,
    send,
    work,
    /** As they were begun: their names, and where a deposit is paid. */
    deposits: [] as { transaction: string; redirect_url: string }[],
    withdrawals: [] as { transaction: string }[],
  };
}

type Life = Awaited<ReturnType<typeof createLife>>;

/** At the bank's own door, without the way through the site. */
const atBank = ({ bank }: House, url: string, fields: Record<string, string>) =>
  bank.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

async function onDeposit(house: House, { model, deposits, send }: Life, { name, at, amount }: Step) {
  if (name === 'deposit') {
    const { said, result } = await send('cashier.makedeposit', { method: 'card', amount: String(amount) });
    expect(said).toBe(model.deposit(amount));
    if (said === 'done') deposits.push(result);
    return;
  }
  if (name === 'limit') {
    const wish = { period: '30d', amount: String(amount * 3) };
    return expect((await send('account.setDepositLimit', wish)).said).toBe(model.setLimit(amount * 3));
  }
  if (deposits.length === 0) return;
  const index = at % deposits.length;
  const { transaction, redirect_url } = deposits[index]!;
  if (name === 'notice')
    return house.bank.tell('payments', house.bank.accounts.find('payments', transaction)!);
  const acts = { success: 'paid', fail: 'failed', pending: 'pending', cancelAtBank: 'cancelled' } as const;
  await atBank(house, new URL(redirect_url).pathname, { act: name === 'cancelAtBank' ? 'cancel' : name });
  model.pay(model.deposits[index]!, acts[name as keyof typeof acts]);
}

async function onWithdrawal(house: House, life: Life, { name, at, amount }: Step) {
  const { model, withdrawals, send, player } = life;
  const { db, clock } = house.product;
  if (name === 'withdraw') {
    const card = { 'requisites[card_number]': cardOf(player.id), 'requisites[card_holder]': 'ANNA REED' };
    const fields = { method: 'card', amount: String(amount), ...card };
    const { said, result } = await send('cashier.makewithdrawal', fields);
    expect(said).toBe(model.withdraw(amount));
    if (said === 'done') withdrawals.push(result);
    return;
  }
  if (withdrawals.length === 0) return;
  const index = at % withdrawals.length;
  const withdrawal = model.withdrawals[index]!;
  const { transaction } = withdrawals[index]!;
  const told = { reason: 'by_cashier', now: clock.now() };
  if (name === 'cancel') {
    const { said } = await send('cashier.cancelwithdrawal', { transaction_id: transaction });
    expect(said).toBe(model.cancel(withdrawal));
  }
  if (name === 'approve') {
    await db.atomically((tx) => approve(tx, transaction, told));
    model.approve(withdrawal);
  }
  if (name === 'decline') {
    await db.atomically((tx) => decline(tx, transaction, told));
    model.decline(withdrawal);
  }
  const payout = house.bank.accounts.find('payouts', transaction);
  if ((name === 'payOut' || name === 'refuseOut') && payout !== undefined) {
    const isPaid = name === 'payOut';
    await atBank(house, `/__sandbox/bank/payouts/${payout.reference}`, { state: isPaid ? 'paid' : 'failed' });
    model.decideAtBank(withdrawal, isPaid);
  }
}

const depositSteps = new Set(['deposit', 'limit', 'notice', 'success', 'fail', 'pending', 'cancelAtBank']);

async function live(house: House, life: Life, next: Step): Promise<void> {
  const { model, player } = life;
  const { db, clock } = house.product;
  if (next.name === 'exclude') {
    // Rarely, or few lives would come far.
    if (next.at > 3) return;
    await db.atomically((tx) => excludePlayer(tx, player.id, '1_day', clock.now()));
    model.isExcluded = true;
  } else if (next.name === 'work' || next.name === 'crash')
    await life.work({ crashes: next.name === 'crash' });
  else await (depositSteps.has(next.name) ? onDeposit : onWithdrawal)(house, life, next);
}

async function compare(house: House, { model, player }: Life): Promise<void> {
  const [found] = await house.product.db.sql<object>`
    select main, held, array(
      select type || ' ' || state from payment where player_id = purse.player_id order by type, type_number
    ) as payments
    from ledger_purse as purse where player_id = ${player.id}`;
  const payments = [
    ...model.deposits.map(({ state }) => `deposit ${state}`),
    ...model.withdrawals.map(({ state }) => `withdrawal ${state}`),
  ];
  expect(found).toEqual({ main: model.main * 100, held: model.held * 100, payments });
}

const states = ['paid', 'failed', 'pending', 'cancelled', 'checks', 'approved', 'sent', 'declined'];

/** So many lives, which must agree with the model and leave clean books. */
export async function liveLives(count: number): Promise<void> {
  await using house = await openCashier();
  vi.spyOn(log, 'warn').mockReturnValue(undefined);
  house.turn({ payouts: 'by hand' });
  const seen = new Map<string, number>();
  const lives = fc.asyncProperty(
    fc.array(step, { minLength: 3, maxLength: 9, size: 'max' }),
    async (steps) => {
      const life = await createLife(house);
      for (const next of [...beginning, ...steps]) {
        await live(house, life, next);
        await compare(house, life);
      }
      for (const { state } of [...life.model.deposits, ...life.model.withdrawals])
        seen.set(state, (seen.get(state) ?? 0) + 1);
    },
  );
  await Promise.all(Array.from({ length: AT_ONCE }, () => fc.assert(lives, { numRuns: count / AT_ONCE })));
  // Many lives must have come everywhere, or they prove little; in few a state may by chance be missing.
  if (count >= 1_000) for (const state of states) expect(seen.get(state), state).toBeGreaterThan(count / 100);
  expect(await house.product.db.sql`select * from audit_l9`).toEqual([]);
  vi.restoreAllMocks();
}
