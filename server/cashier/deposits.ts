// Starting a deposit: first the order, in our own books and under the player's limits, then the gateway. Whether money
// came is never decided here; see deposit-truth.ts.
import type { OfferRule } from '#contract/offer-rule.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Cents, Currency } from '#rules/money.ts';
import { paymentAmount } from '#rules/payment-amount.ts';
import type { PlayerContext } from '../calls/context.ts';
import {
  findKept,
  type IdempotencyKey,
  type KeyRow,
  keepAnswers,
  readKept,
  unwrap,
} from '../calls/idempotency.ts';
import { goOnWith, letGo } from '../calls/idempotency-begun.ts';
import { refuseProblems } from '../calls/problems.ts';
import { refuseClosed } from '../content/closures.ts';
import { ratesOf } from '../content/rates.ts';
import { type Db, lockPlayer, type Sql, type Tx, together } from '../database/db.ts';
import { chosenOffer, keepChoice } from '../offers/choose-offer.ts';
import { refuseIfExcluded } from '../person/exclusion.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { untilKnown } from '../plumbing/until-known.ts';
import { refuseUnidentified } from '../verification/requirements.ts';
import { type Choice, chooseMethod } from './choose-method.ts';
import { orBarred, refuseBarred } from './deposit-door.ts';
import { refuseBeyondLimit } from './deposit-limits.ts';
import { GatewayDeclined, GatewayFailed, type Started } from './gateways/gateway.ts';
import { ownFields } from './own-fields.ts';
import { drawTransaction, lockPayment, movePayment, openPayment, type PaymentRow } from './payments.ts';
import { banksOf, type Requisites, readRequisites } from './requisites.ts';
import { waysOf } from './ways.ts';

export interface DepositWish {
  method: string;
  methodId?: string | undefined;
  amount: Cents;
  /** -1: none. */
  campaign_offer_id?: string | undefined;
  requisites?: Requisites | undefined;
}

export interface DepositStart {
  transaction: string;
  redirect_url?: string;
  new_window?: boolean;
}

export async function startDeposit(wish: DepositWish, ctx: PlayerContext): Promise<DepositStart> {
  refuseUnidentified(ctx.player, ctx);
  const choice = chooseMethod(wish, 'deposit', ctx);
  refuseProblems({ amount: paymentAmount(wish.amount, choice.terms) });
  const { sysname } = choice.method;
  readRequisites(
    wish.requisites ?? {},
    [...choice.fields, ...ownFields(ctx.content, ctx.locale, sysname)],
    banksOf(ctx.content, sysname, ctx.player),
  );

  const { amount, campaign_offer_id: offerId } = wish;
  const rule = chosenOffer({ offerId, method: sysname, amount }, ctx);
  const transaction = drawTransaction();
  const ordering = untilKnown(() => order({ transaction, amount, rule }, choice, ctx));
  const ordered = await orBarred(ordering, ctx);
  if ('start' in ordered) return ordered.start;
  const { payment } = ordered;
  const goOn = () => startAtGateway(payment, choice, ctx);
  // Another request, perhaps at this moment, has ordered it under this key.
  const isOurs = payment.transaction === transaction;
  return isOurs || ctx.idempotencyKey === undefined ? goOn() : goOnWith(ctx.db.sql, ctx.idempotencyKey, goOn);
}

type Ordered = { payment: PaymentRow } | { start: DepositStart };

/** From here on it counts against the player's limit. Ordered before under the same key, it is that order. */
const order = (
  { transaction, amount, rule }: { transaction: string; amount: Cents; rule: OfferRule | undefined },
  { method, gateway }: Choice,
  { db, player, content, now, idempotencyKey: key }: PlayerContext,
): Promise<Ordered> =>
  db.atomically(async (tx) => {
    const [, kept, [again]] = await together(
      lockPlayer(tx, player.id),
      findKept(tx.sql, key),
      tx.sql<PaymentRow>`
        select * from payment where transaction = ${transaction} and player_id = ${player.id}`,
    );
    if (again !== undefined) return { payment: again };
    if (key !== undefined && kept !== undefined) return orderedBefore(tx, key, kept);
    const counted = { playerId: player.id, currency: player.currency, rates: ratesOf(content) };
    const [, currency] = await together(
      refuseIfExcluded(tx.sql, player.id, now),
      currencyOfComplete(tx.sql, player.id),
      refuseBarred(tx.sql, player, now),
      refuseBeyondLimit(tx, counted, amount, now),
      refuseClosed(tx.sql, [`method:${method.sysname}`, `country:${player.country_code}`], now),
    );
    // It changed while they asked: the sum was meant in another.
    if (currency !== player.currency) throw new Refusal('InvalidRequest');
    const wish = {
      transaction,
      playerId: player.id,
      type: 'deposit',
      method: method.sysname,
      amount,
    } as const;
    const [payment] = await together(
      openPayment(tx, { ...wish, currency, gateway: gateway.name, state: 'started' }, now),
      keepAnswers(tx, [{ key, subject: transaction, answer: null }], now),
    );
    if (rule !== undefined) await keepChoice(tx, { transaction, rule }, { player, now });
    return { payment };
  });

async function orderedBefore(tx: Tx, key: IdempotencyKey, kept: KeyRow): Promise<Ordered> {
  const outcome = readKept<DepositStart>(key, kept);
  if (outcome !== null) return { start: unwrap(outcome) };
  const payment = await lockPayment(tx, kept.subject);
  // Its gateway said no, and the server died before it could be told.
  if (payment!.state === 'failed') throw new Refusal('BillingTransactionDeclined');
  return { payment: payment! };
}

async function currencyOfComplete(sql: Sql, playerId: number): Promise<Currency> {
  const [row] = await sql<{ is_registration_completed: boolean; currency: Currency }>`
    select is_registration_completed, currency from player where id = ${playerId}`;
  if (row?.is_registration_completed === false) throw new Refusal('UserNeedProfileData');
  return row!.currency;
}

async function startAtGateway(
  payment: PaymentRow,
  choice: Choice,
  ctx: PlayerContext,
): Promise<DepositStart> {
  const started = await askGateway(payment, choice, ctx);
  const { transaction } = payment;
  const start =
    started.redirectUrl === null
      ? { transaction }
      : {
          transaction,
          redirect_url: started.redirectUrl,
          ...(choice.method.opensWindow && { new_window: true }),
        };
  await keepStarted(ctx.db.sql, payment, { started, start, key: ctx.idempotencyKey });
  return start;
}

/**
 * A "no" ends the deposit. Silence does not: the order may have arrived, so it stays started, and the sweep asks what
 * became of it.
 */
async function askGateway(payment: PaymentRow, { gateway }: Choice, ctx: PlayerContext): Promise<Started> {
  const { transaction, method, currency } = payment;
  try {
    const amount = payment.cents as Cents;
    return await gateway.startPayment(
      { transaction, method, amount, currency },
      waysOf(transaction, gateway, ctx),
    );
  } catch (error) {
    if (error instanceof GatewayDeclined) {
      await fail(ctx.db, transaction, ctx.now);
      throw new Refusal('BillingTransactionDeclined');
    }
    if (!(error instanceof GatewayFailed)) throw error;
    logOutage(gateway.name, 'deposits could not be started', error);
    if (ctx.idempotencyKey !== undefined) await letGo(ctx.db.sql, ctx.idempotencyKey);
    throw new Refusal(error.isReached ? 'BillingServiceError' : 'BillingUnavailable');
  }
}

const fail = (db: Db, transaction: string, now: Date): Promise<void> =>
  db.atomically(async (tx) => {
    const payment = await lockPayment(tx, transaction);
    if (payment?.state === 'started')
      await movePayment(tx, payment, 'failed', { reason: 'bank_declined', now });
  });

/** With the answer for whoever asks under the same key. */
const keepStarted = (
  sql: Sql,
  { id, player_id }: PaymentRow,
  { started, start, key }: { started: Started; start: DepositStart; key: IdempotencyKey | undefined },
) =>
  sql`
    with answered as (
      update idempotency_key set answer = ${JSON.stringify(start)}::text::jsonb
      where player_id = ${player_id} and call = ${key?.call ?? ''} and key = ${key?.key ?? ''} and answer is null)
    update payment set reference = ${started.reference}, redirect_url = ${started.redirectUrl},
      instructions = ${JSON.stringify(started.instructions)}::text::jsonb
    where id = ${id} and player_id = ${player_id}`;
