// Bitcoin by the operator's own BTCPay Server: an invoice in the player's currency, paid on BTCPay's page at the rate of
// the moment.
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { centsOf, decimalOf, wholeCentsOf } from '#rules/decimal.ts';
import { ZERO } from '#rules/money.ts';
import type { BtcpaySettings } from '../../config/gateways.ts';
import { tryOutsideJson } from '../../plumbing/outside-json.ts';
import { createBtcpay, found, Invoice, metadata } from './btcpay-api.ts';
import { createBtcpayPayouts } from './btcpay-payouts.ts';
import {
  DAY_MS,
  type Gateway,
  type Notice,
  type OutsideState,
  type PaymentQuestion,
  type Truth,
  Unsigned,
  unknown,
} from './gateway.ts';

export function createBtcpayGateway(settings: BtcpaySettings): Gateway {
  const { webhookSecret, store } = settings;
  const btcpay = createBtcpay(settings);

  /** BTCPay takes the same order twice, so it is asked first whether it has it. */
  const findByOrder = async (transaction: string): Promise<Invoice | undefined> => {
    const path = `invoices?orderId=${encodeURIComponent(transaction)}`;
    return (await btcpay.ofStore('GET', path, { schema: z.array(Invoice) }))?.[0];
  };
  const findInvoice = ({ transaction, reference }: PaymentQuestion) =>
    reference === null
      ? findByOrder(transaction)
      : btcpay.ofStore('GET', `invoices/${encodeURIComponent(reference)}`, { schema: Invoice });

  return {
    name: 'btcpay',
    currencies: null,
    openForMs: DAY_MS,
    async startPayment({ transaction, amount, currency }, { pending }) {
      const body = {
        amount: decimalOf(amount),
        currency,
        metadata: { orderId: transaction },
        // Seen by the network is not yet settled: the pending page watches the rest.
        checkout: { redirectURL: pending, redirectAutomatically: true },
      };
      const { id, checkoutLink } =
        (await findByOrder(transaction)) ??
        found(await btcpay.ofStore('POST', 'invoices', { body, schema: Invoice }));
      return { reference: id, redirectUrl: checkoutLink, instructions: [] };
    },
    async readPayment(asked) {
      const invoice = await findInvoice(asked);
      return invoice?.metadata?.orderId === asked.transaction ? truthOf(invoice) : unknown;
    },
    async readNotice(raw, { 'btcpay-sig': signature }) {
      requireSigned(raw, String(signature), webhookSecret);
      return noticeOf(raw, store);
    },
    payouts: createBtcpayPayouts(btcpay),
  };
}

function truthOf({ id, amount, paidAmount, currency, ...invoice }: Invoice): Truth {
  const state = stateOf(invoice);
  const came = state === 'doubtful' ? wholeCentsOf(paidAmount ?? '') : centsOf(amount);
  return { state, amount: came ?? ZERO, currency, reference: id, reason: reasonOf(state, invoice) };
}

type Status = Pick<Invoice, 'status' | 'additionalStatus'>;

/** Less, more or later than was agreed is money all the same: it waits for a person, and is not lost. */
function stateOf({ status, additionalStatus }: Status): OutsideState {
  const isMarked = additionalStatus === 'Marked';
  if (/^Paid(Late|Partial|Over)$/.test(additionalStatus))
    return status === 'New' || status === 'Processing' ? 'pending' : 'doubtful';
  if (status === 'Settled') return 'paid';
  if (status === 'Processing') return 'pending';
  if (status === 'Invalid') return isMarked ? 'failed' : 'doubtful';
  return status === 'Expired' ? 'cancelled' : 'open';
}

function reasonOf(state: OutsideState, { additionalStatus }: Status): string {
  if (state === 'cancelled') return 'not_paid';
  if (state === 'failed') return 'bank_declined';
  return state === 'doubtful' && additionalStatus === 'PaidLate' ? 'paid_late' : '';
}

function requireSigned(raw: Buffer, signature: string, key: string): void {
  const [, hex] = /^sha256=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (hex === undefined) throw new Unsigned('no signature');
  const mac = createHmac('sha256', key).update(raw).digest();
  if (!timingSafeEqual(mac, Buffer.from(hex, 'hex'))) throw new Unsigned('a wrong signature');
}

const Told = z.object({
  deliveryId: z.string(),
  originalDeliveryId: z.optional(z.nullable(z.string())),
  storeId: z.string(),
  invoiceId: z.optional(z.string()),
  metadata,
});

/**
 * A redelivery has a new name of its own and that of the first: it counts by the first. It also keeps the first's time
 * and is tried for an hour, so no window of time is held against it.
 */
function noticeOf(raw: Buffer, store: string): Notice | null {
  const told = z.safeParse(Told, tryOutsideJson(raw));
  if (!told.success) throw new Unsigned('signed, and not understood');
  const { deliveryId, originalDeliveryId, storeId, invoiceId, metadata: kept } = told.data;
  const transaction = kept?.orderId;
  if (storeId !== store || invoiceId === undefined || typeof transaction !== 'string') return null;
  return {
    eventId: originalDeliveryId || deliveryId,
    type: 'deposit',
    transaction,
    reference: invoiceId,
    amount: null,
    currency: null,
  };
}
