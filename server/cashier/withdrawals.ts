// Asking for money: it leaves the balance in the transaction that writes the withdrawal, and is held until it ends.
import { Refusal } from '#contract/refusals.ts';
import { type Cents, cents, fromUnits } from '#rules/money.ts';
import { paymentAmount } from '#rules/payment-amount.ts';
import { judgeWithdrawal } from '#rules/withdrawal-checks.ts';
import { tellBalances } from '../account/balances.ts';
import { refuseProblems } from '../auth/problems.ts';
import type { Context, Player } from '../context.ts';
import { lockPlayer, type Sql, type Tx, together } from '../db.ts';
import { pocket } from '../ledger/accounts.ts';
import { InsufficientFunds, record } from '../ledger/record.ts';
import { log } from '../log.ts';
import { refuseUnverified } from '../verification/requirements.ts';
import { type Choice, chooseMethod } from './choose-method.ts';
import { type Destination, GatewayDeclined, GatewayFailed } from './gateways/gateway.ts';
import { lockPayment, openPayment, type PaymentRow, tellPayments } from './payments.ts';
import { giveBack } from './payout-truth.ts';
import { banksOf, type Requisites, readRequisites, refuseDoubtful } from './requisites.ts';

type Asking = Context & { player: Player };

export interface WithdrawalWish {
  method: string;
  methodId?: string | undefined;
  amount: Cents;
  requisites?: Requisites | undefined;
}

/** More than this in a day is refused, in any currency's own units. */
const DAY_MAX = fromUnits(50_000);
const DAY_MS = 86_400_000;

export async function requestWithdrawal(wish: WithdrawalWish, ctx: Asking): Promise<string> {
  const choice = chooseMethod(wish, 'withdrawal', ctx);
  if (wish.amount > choice.terms.max) throw new Refusal('WithdrawalLimitsExceeded');
  refuseProblems({ amount: paymentAmount(wish.amount, choice.terms) });
  const banks = banksOf(ctx.content, choice.method.sysname);
  const requisites = readRequisites(wish.requisites ?? {}, choice.fields, banks);
  await refuseUnverified(ctx.db.sql, ctx.player.id, ctx);
  const destination = await keepDestination(choice, requisites);
  try {
    return await ctx.db.atomically((tx) => hold(tx, { amount: wish.amount, choice, destination }, ctx));
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new Refusal('WithdrawalDeclined');
    throw error;
  }
}

async function keepDestination({ gateway, method }: Choice, requisites: Requisites): Promise<Destination> {
  try {
    return await gateway.payouts!.keepDestination(method.sysname, requisites);
  } catch (error) {
    if (error instanceof GatewayDeclined) throw new Refusal('WithdrawalDeclined');
    if (!(error instanceof GatewayFailed)) throw error;
    log.warn('a destination could not be kept', { method: method.sysname, why: error.message });
    throw new Refusal(error.isReached ? 'BillingServiceError' : 'BillingUnavailable');
  }
}

interface Hold {
  amount: Cents;
  choice: Choice;
  destination: Destination;
}

async function hold(tx: Tx, { amount, choice, destination }: Hold, { player, now }: Asking): Promise<string> {
  await lockPlayer(tx, player.id);
  const { fingerprint } = destination;
  const [{ reason }] = await together(
    verdictOf(tx.sql, { player_id: player.id, fingerprint, cents: amount }),
    refuseDoubtful(tx.sql, player.id, fingerprint),
    refuseBeyondDay(tx.sql, player.id, amount, now),
  );
  const { method, gateway, terms } = choice;
  const wish = {
    playerId: player.id,
    type: 'withdrawal',
    method: method.sysname,
    gateway: gateway.name,
  } as const;
  const payment = await openPayment(
    tx,
    { ...wish, currency: player.currency, amount, fee: terms.fee, destination },
    { steps: [{ state: 'requested' }, { state: 'held' }, { state: 'checks', reason }], now },
  );
  const [from, to] = [pocket(player.id, 'main'), pocket(player.id, 'held')];
  const moves = [{ from, to, amount, currency: player.currency }];
  // One trip to the database, in this order.
  await together(
    record(tx, { key: `withdrawal:${payment.transaction}:held`, reason: 'withdrawal.held', moves }),
    tellPayments(tx, [payment]),
    tellBalances(tx, player.id),
  );
  return payment.transaction;
}

async function refuseBeyondDay(sql: Sql, playerId: number, amount: Cents, now: Date): Promise<void> {
  const [row] = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::bigint as cents from payment
    where player_id = ${playerId} and type = 'withdrawal' and created_at > ${new Date(now.getTime() - DAY_MS)}
      and state not in ('declined', 'cancelled')`;
  if (row!.cents + amount > DAY_MAX) throw new Refusal('WithdrawalLimitsPeriodExceeded');
}

export async function verdictOf(
  sql: Sql,
  { player_id, fingerprint, cents: amount }: Pick<PaymentRow, 'player_id' | 'fingerprint' | 'cents'>,
) {
  const paid = await sql`
    select 1 from payment
    where fingerprint = ${fingerprint} and player_id = ${player_id} and type = 'withdrawal' and state = 'paid'
    limit 1`;
  return judgeWithdrawal({ amount: cents(amount), isKnownDestination: paid.length > 0 });
}

/** By the player, while nobody has approved it and the law of the place lets them. */
export async function cancelWithdrawal(
  tx: Tx,
  transaction: string,
  { player, config, now }: Pick<Asking, 'player' | 'config' | 'now'>,
): Promise<void> {
  const payment = await lockPayment(tx, transaction);
  if (payment?.player_id !== player.id || payment.type !== 'withdrawal')
    throw new Refusal('InvalidParameter', { invalid_parameters: { transaction_id: ['unknown'] } });
  if (!config.profile.cancelsWithdrawals || payment.state !== 'checks')
    throw new Refusal('WithdrawalDeclined');
  await giveBack(tx, payment, 'cancelled', { reason: 'by_player', now });
}
