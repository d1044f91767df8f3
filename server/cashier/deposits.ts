// Starting a deposit: first the order, in our own books and under the player's limits, then the gateway. Whether money
// came is never decided here; see deposit-truth.ts.
import { isRefusal, Refusal } from '#contract/refusals.ts';
import type { Cents } from '#rules/money.ts';
import { paymentAmount } from '#rules/payment-amount.ts';
import { refuseIfExcluded } from '../account/exclusion.ts';
import { refuseProblems } from '../auth/problems.ts';
import type { Context, Player } from '../context.ts';
import { type Db, lockPlayer, type Sql, together } from '../db.ts';
import { log } from '../log.ts';
import { type Choice, chooseMethod } from './choose-method.ts';
import { refuseBeyondLimit } from './deposit-limits.ts';
import { GatewayDeclined, GatewayFailed, type Started } from './gateways/gateway.ts';
import { lockPayment, movePayment, openPayment, type PaymentRow } from './payments.ts';
import { banksOf, type Requisites, readRequisites } from './requisites.ts';
import { waysOf } from './ways.ts';

type Asking = Context & { player: Player };

export interface DepositWish {
  method: string;
  methodId?: string | undefined;
  amount: Cents;
  requisites?: Requisites | undefined;
}

export interface DepositStart {
  transaction: string;
  redirect_url?: string;
  new_window?: boolean;
}

export async function startDeposit(wish: DepositWish, ctx: Asking): Promise<DepositStart> {
  const choice = chooseMethod(wish, 'deposit', ctx);
  refuseProblems({ amount: paymentAmount(wish.amount, choice.terms) });
  readRequisites(wish.requisites ?? {}, choice.fields, banksOf(ctx.content, choice.method.sysname));

  const payment = await order(wish.amount, choice, ctx);
  const started = await askGateway(payment, choice, ctx);
  await keepStarted(ctx.db.sql, payment, started);
  if (started.redirectUrl === null) return { transaction: payment.transaction };
  return {
    transaction: payment.transaction,
    redirect_url: started.redirectUrl,
    ...(choice.method.opensWindow && { new_window: true }),
  };
}

/** From here on it counts against the player's limit. */
const order = (
  amount: Cents,
  { method, gateway }: Choice,
  { db, player, now }: Asking,
): Promise<PaymentRow> =>
  db.atomically(async (tx) => {
    await lockPlayer(tx, player.id);
    await together(
      refuseIfExcluded(tx.sql, player.id, now),
      refuseIfIncomplete(tx.sql, player.id),
      refuseBeyondLimit(tx, player.id, amount, now),
    );
    const wish = { playerId: player.id, type: 'deposit', method: method.sysname, amount } as const;
    const terms = { currency: player.currency, gateway: gateway.name };
    return openPayment(tx, { ...wish, ...terms, steps: [{ state: 'started' }] }, now);
  });

async function refuseIfIncomplete(sql: Sql, playerId: number): Promise<void> {
  const [row] = await sql<{ is_registration_completed: boolean }>`
    select is_registration_completed from player where id = ${playerId}`;
  if (row?.is_registration_completed === false) throw new Refusal('UserNeedProfileData');
}

/**
 * A "no" ends the deposit. Silence does not: the order may have arrived, so it stays started, and the sweep asks what
 * became of it.
 */
async function askGateway(payment: PaymentRow, { gateway }: Choice, ctx: Asking): Promise<Started> {
  const { transaction, method, currency } = payment;
  try {
    const amount = payment.cents as Cents;
    return await gateway.startPayment(
      { transaction, method, amount, currency },
      waysOf(transaction, gateway, ctx),
    );
  } catch (error) {
    if (isRefusal(error)) throw error;
    if (error instanceof GatewayDeclined) {
      await fail(ctx.db, transaction, ctx.now);
      throw new Refusal('BillingTransactionDeclined');
    }
    if (!(error instanceof GatewayFailed)) throw error;
    log.warn('a deposit could not be started', { transaction, why: error.message });
    throw new Refusal(error.isReached ? 'BillingServiceError' : 'BillingUnavailable');
  }
}

const fail = (db: Db, transaction: string, now: Date): Promise<void> =>
  db.atomically(async (tx) => {
    const payment = await lockPayment(tx, transaction);
    if (payment?.state === 'started')
      await movePayment(tx, payment, 'failed', { reason: 'bank_declined', now });
  });

const keepStarted = (sql: Sql, { id }: PaymentRow, { reference, redirectUrl, instructions }: Started) =>
  sql`
    update payment set reference = ${reference}, redirect_url = ${redirectUrl},
      instructions = ${JSON.stringify(instructions)}::text::jsonb
    where id = ${id}`;
