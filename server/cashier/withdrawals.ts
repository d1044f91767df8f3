// Asking for money: it leaves the balance in the transaction that writes the withdrawal, and is held until it ends.
import { isRefusal, Refusal } from '#contract/refusals.ts';
import type { Cents } from '#rules/money.ts';
import { paymentAmount } from '#rules/payment-amount.ts';
import { aboutPayout } from '../at-rest/about.ts';
import type { Vault } from '../at-rest/vault.ts';
import { isBonusApart } from '../bonuses/bonus-apart.ts';
import type { Context, Player } from '../calls/context.ts';
import { refuseProblems } from '../calls/problems.ts';
import { refuseClosed } from '../content/closures.ts';
import type { Tx } from '../database/db.ts';
import { addTraits } from '../person/traits.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { isExamined } from '../verification/examiner.ts';
import { refuseUnverified } from '../verification/requirements.ts';
import { type Choice, chooseMethod } from './choose-method.ts';
import { type Destination, GatewayDeclined, GatewayFailed } from './gateways/gateway.ts';
import { closureOf, type HoldAnswer } from './hold-batch.ts';
import { drawTransaction, lockPayment } from './payments.ts';
import { giveBack } from './payout-truth.ts';
import { banksOf, type Requisites, readRequisites } from './requisites.ts';

type WithdrawalContext = Pick<
  Context,
  'db' | 'config' | 'content' | 'rooms' | 'now' | 'vault' | 'idempotencyKey'
> & {
  player: Player;
};

export interface WithdrawalWish {
  method: string;
  methodId?: string | undefined;
  amount: Cents;
  requisites?: Requisites | undefined;
  burn_bonuses?: boolean | undefined;
}

export async function requestWithdrawal(wish: WithdrawalWish, ctx: WithdrawalContext): Promise<HoldAnswer> {
  const choice = chooseMethod(wish, 'withdrawal', ctx);
  if (wish.amount > choice.terms.max) throw new Refusal('WithdrawalLimitsExceeded');
  refuseProblems({ amount: paymentAmount(wish.amount, choice.terms) });
  const banks = banksOf(ctx.content, choice.method.sysname, ctx.player);
  const requisites = readRequisites(wish.requisites ?? {}, choice.fields, banks);
  refuseUnverified(ctx.player, ctx);
  const { player, now, vault } = ctx;
  const token = await keepDestination(choice, requisites).catch(async (error: unknown) => {
    // A method that the operator has closed because its gateway is in trouble is reported as closed.
    await refuseClosed(ctx.db.sql, [closureOf(choice)], now);
    throw error;
  });
  const destination = sealed(token, player, vault);
  const held = ctx.rooms.cashier.holds.take({
    transaction: drawTransaction(),
    key: ctx.idempotencyKey,
    player,
    amount: wish.amount,
    choice,
    destination,
    now,
    isExamined: isExamined(ctx),
    changedForMs: ctx.config.contactWaitMs,
    sparesBonuses: isBonusApart(ctx.content),
    burnsBonuses: wish.burn_bonuses ?? false,
  });
  return held.catch(async (error: unknown) => {
    // Another player is paid there: the two may be one person.
    if (isRefusal(error, 'RequisitesValidationRequired'))
      await addTraits(ctx.db.sql, player.id, [{ kind: 'payment', print: destination.fingerprint }], now);
    throw error;
  });
}

async function keepDestination({ gateway, method }: Choice, requisites: Requisites): Promise<Destination> {
  try {
    return await gateway.payouts!.keepDestination(method.sysname, requisites);
  } catch (error) {
    if (error instanceof GatewayDeclined) throw new Refusal('WithdrawalDeclined');
    if (!(error instanceof GatewayFailed)) throw error;
    logOutage(gateway.name, 'destinations could not be kept', error);
    throw new Refusal(error.isReached ? 'BillingServiceError' : 'BillingUnavailable');
  }
}

/** The gateway's own fingerprint can be found out by trying every number there is; ours cannot. */
function sealed({ token, shown, ...given }: Destination, { id }: Player, vault: Vault): Destination {
  const fingerprint = vault.fingerprint('destination', given.fingerprint);
  return {
    shown,
    fingerprint,
    token: vault.seal(token, aboutPayout({ player_id: id, fingerprint })),
    tokenMark: vault.fingerprint('token', token),
  };
}

/** By the player, while nobody has approved it and the law of the place lets them. */
export async function cancelWithdrawal(
  tx: Tx,
  transaction: string,
  { player, config, now }: Pick<WithdrawalContext, 'player' | 'config' | 'now'>,
): Promise<void> {
  const payment = await lockPayment(tx, transaction);
  if (payment?.player_id !== player.id || payment.type !== 'withdrawal')
    throw new Refusal('InvalidParameter', { invalid_parameters: { transaction_id: ['unknown'] } });
  if (!config.profile.cancelsWithdrawals || payment.state !== 'checks')
    throw new Refusal('WithdrawalDeclined');
  await giveBack(tx, payment, 'cancelled', { reason: 'by_player', now });
}
