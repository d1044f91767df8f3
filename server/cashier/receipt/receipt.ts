// What a receipt says: everything the record holds of one payment, and whose it is.
import type { Payment } from '#contract/cashier/cashier.ts';
import { formatDate, formatMoney, formatTime } from '#rules/format.ts';
import { cents } from '#rules/money.ts';
import type { PlayerContext } from '../../calls/context.ts';
import { siteLook } from '../../content/site-flags.ts';
import { textsIn } from '../../content/texts-in.ts';
import { paymentView } from '../payment-view.ts';
import { getOwnPayment } from '../payments.ts';
import type { ReceiptSheet } from './receipt-pdf.ts';

export async function receiptOf(transaction: string, ctx: PlayerContext): Promise<ReceiptSheet> {
  const { content, locale, player, db, now } = ctx;
  const payment = paymentView(await getOwnPayment(db.sql, player.id, { transaction }), ctx);
  const [{ login }] = (await db.sql<{ login: string }>`select login from player where id = ${player.id}`) as [
    { login: string },
  ];
  const say = textsIn(content, locale, 'cashier');
  return {
    locale,
    site: siteLook(content).name,
    title: say('cashier.receipt.title'),
    player: say('cashier.receipt.player', { uid: String(player.id), login }),
    facts: factsOf(payment, say),
    foot: say('cashier.receipt.foot', { at: moment(now.toISOString()) }),
    drawnAt: now,
  };
}

type Say = ReturnType<typeof textsIn>;

function factsOf({ amount, credited, fee, ...payment }: Payment, say: Say): ReceiptSheet['facts'] {
  const arrives = { amount: cents(amount.amount - fee.amount), currency: amount.currency };
  const facts: [label: string, value: string | null][] = [
    [say(`cashier.type.${payment.type}`), formatMoney(amount)],
    [say('cashier.fact.credited'), credited && formatMoney(credited)],
    [say('cashier.fact.fee'), fee.amount > 0 ? formatMoney(fee) : null],
    [say('cashier.fact.arrives'), fee.amount > 0 ? formatMoney(arrives) : null],
    [say('cashier.fact.state'), say(`cashier.state.${payment.state}`)],
    [say('cashier.fact.reason'), payment.reason && say(`cashier.reason.${payment.reason}`)],
    [say('cashier.fact.method'), payment.method_name],
    [say('cashier.fact.destination'), payment.destination],
    [say('cashier.fact.created'), moment(payment.created_at)],
    [say('cashier.fact.settled'), payment.settled_at && moment(payment.settled_at)],
    [say('cashier.fact.transaction'), payment.transaction],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** A file does not know where it is read. */
const moment = (at: string): string =>
  `${formatDate(new Date(at), 'UTC')}, ${formatTime(new Date(at), 'UTC')} UTC`;
