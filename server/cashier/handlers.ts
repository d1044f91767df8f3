import type { cashier as history } from '#contract/cashier/cashier.ts';
import type { cashierDeposits, PaymentMethod } from '#contract/cashier/deposits.ts';
import type { cashierWithdrawals, PaymentStep } from '#contract/cashier/withdrawals.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { Refusal } from '#contract/refusals.ts';
import { DONE } from '#contract/wire.ts';
import type { Context, HandlersOf, Player } from '../calls/context.ts';
import { atomicallyOnce } from '../calls/idempotency.ts';
import type { Sql } from '../database/db.ts';
import { balancesOf } from '../ledger/purse.ts';
import { startDeposit } from './deposits.ts';
import { exportPayments, listPayments } from './history.ts';
import { paymentView } from './payment-view.ts';
import { getOwnPayment } from './payments.ts';
import { measurePayouts } from './payout-times.ts';
import { receiptOf } from './receipt/receipt.ts';
import { drawReceipt } from './receipt/receipt-printer.ts';
import { banksOf } from './requisites.ts';
import { methodsFor, presets } from './settings.ts';
import { cancelWithdrawal, requestWithdrawal } from './withdrawals.ts';

const record: HandlersOf<typeof history> = {
  gethistory: ({ offset = 0, count = PAGE_SIZE, ...filter }, ctx) =>
    listPayments(filter, { offset, count }, ctx),
};

const deposits: HandlersOf<typeof cashierDeposits> = {
  getdepositsettings: async (_input, ctx) => ({
    currency: ctx.player.currency,
    methods: methodsFor('deposit', ctx),
    presets: presets(),
  }),

  getbanks: async ({ method = 'bank' }, { content, player }) => ({ items: banksOf(content, method, player) }),

  async getdepositinfo({ transaction, method }, ctx) {
    if (transaction === undefined) return methodNamed(method, ctx);
    const row = await getOwnPayment(ctx.db.sql, ctx.player.id, { transaction, type: 'deposit' });
    const isOpen = row.state === 'started' || row.state === 'pending';
    return {
      ...paymentView(row, ctx),
      instructions: row.instructions,
      redirect_url: isOpen ? row.redirect_url : null,
    };
  },

  makedeposit: (wish, ctx) => startDeposit(wish, ctx),

  getHistoryExport: async (filter, ctx) => ({
    filename: `payments-${ctx.now.toISOString().slice(0, 10)}.csv`,
    text: await exportPayments(filter, ctx),
  }),

  async getReceipt({ transaction }, ctx) {
    const sheet = await receiptOf(transaction, ctx);
    return { filename: `receipt-${transaction}.pdf`, pdf: await drawReceipt(sheet, ctx.player.id) };
  },
};

const withdrawals: HandlersOf<typeof cashierWithdrawals> = {
  async getwithdrawsettings(_input, ctx) {
    const { main, currency } = await balancesOf(ctx.db.sql, ctx.player.id);
    return {
      currency,
      methods: methodsFor('withdrawal', ctx),
      available: { amount: main, currency },
      can_cancel: ctx.config.profile.cancelsWithdrawals,
    };
  },

  makewithdrawal: (wish, ctx) => requestWithdrawal(wish, ctx),

  async cancelwithdrawal({ transaction_id }, ctx) {
    return atomicallyOnce(ctx, transaction_id, async (tx) => {
      await cancelWithdrawal(tx, transaction_id, ctx);
      return DONE;
    });
  },

  async getWithdrawal({ transaction }, ctx) {
    const row = await getOwnPayment(ctx.db.sql, ctx.player.id, { transaction, type: 'withdrawal' });
    return { ...paymentView(row, ctx), steps: await listSteps(ctx.db.sql, row.id) };
  },

  getPayoutTimes: async (_input, { db, now }) => ({ items: await measurePayouts(db.sql, now) }),
};

function methodNamed(sysname: string | undefined, ctx: Context & { player: Player }): PaymentMethod {
  const method = methodsFor('deposit', ctx).find((offered) => offered.sysname === sysname);
  if (method !== undefined) return method;
  const invalid_parameters = sysname === undefined ? { transaction: ['required'] } : { method: ['unknown'] };
  throw new Refusal('InvalidParameter', { invalid_parameters });
}

async function listSteps(sql: Sql, paymentId: number): Promise<PaymentStep[]> {
  const rows = await sql<StepRow>`
    select state, reason, waits_for, at from payment_step where payment_id = ${paymentId} order by number`;
  return [...begun(rows[0]!), ...rows].map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** One step as it is kept; the contract writes its time as text. */
interface StepRow {
  state: PaymentStep['state'];
  reason: string;
  waits_for: PaymentStep['waits_for'];
  at: Date;
}

/** What happens in the moment of the first step is not kept by itself. Once it was. */
const begun = (first: StepRow): StepRow[] =>
  first.state === 'requested'
    ? []
    : (['requested', 'held'] as const).map((state) => ({ ...first, state, reason: '' }));

export const cashier = { ...record, ...deposits, ...withdrawals };
