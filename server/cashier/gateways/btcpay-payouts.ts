// Bitcoin sent by BTCPay: a pull payment in the player's currency holds exactly one withdrawal's worth and bears its
// name, so that a second payout out of it is refused by BTCPay itself. Its payout processor signs and sends.
import * as z from 'zod/mini';
import { decimalOf, wholeCentsOf } from '#rules/decimal.ts';
import { ZERO } from '#rules/money.ts';
import { log } from '../../plumbing/log.ts';
import { type Btcpay, found, Payout, PullPayment } from './btcpay-api.ts';
import { destinationOf } from './destination.ts';
import {
  GatewayDeclined,
  type Payout as Order,
  type OutsideState,
  type PayoutGateway,
  unknown,
} from './gateway.ts';

const ON_CHAIN = 'BTC-CHAIN';

export function createBtcpayPayouts({ ask, ofStore }: Btcpay): PayoutGateway {
  const openPull = async ({ transaction, amount, currency }: Order): Promise<string> => {
    const open = found(await ofStore('GET', 'pull-payments', { schema: z.array(PullPayment) }));
    const known = open.find(({ name }) => name === transaction);
    if (known !== undefined) return known.id;
    const body = { name: transaction, amount: decimalOf(amount), currency, payoutMethods: [ON_CHAIN] };
    return found(await ofStore('POST', 'pull-payments', { body, schema: PullPayment })).id;
  };

  const openPayout = async (order: Order): Promise<Payout> => {
    const pullPaymentId = await openPull(order);
    const path = `pull-payments/${encodeURIComponent(pullPaymentId)}/payouts?includeCancelled=true`;
    const [known] = found(await ask('GET', path, { schema: z.array(Payout) }));
    if (known !== undefined) return known;
    const body = {
      destination: order.token,
      amount: decimalOf(order.amount),
      payoutMethodId: ON_CHAIN,
      pullPaymentId,
      approved: true,
    };
    return found(await ofStore('POST', 'payouts', { body, schema: Payout }));
  };

  /** Only open ones are looked through for a name. The money has gone: failing here must not hold that up. */
  const putAway = (pullPaymentId: string) =>
    ofStore('DELETE', `pull-payments/${encodeURIComponent(pullPaymentId)}`, { schema: z.unknown() }).catch(
      (error: unknown) => log.warn('a pull payment could not be archived', { pullPaymentId, err: error }),
    );

  return {
    areByHand: false,
    keepDestination: async (_method, { address = '' }) => destinationOf(address, address),
    async sendPayout(order) {
      const { id, state, revision } = await openPayout(order);
      if (state === 'Cancelled') throw new GatewayDeclined('cancelled at BTCPay');
      // Where no rate was known at that moment, it waits for one.
      if (state === 'AwaitingApproval')
        await ofStore('POST', `payouts/${encodeURIComponent(id)}`, { body: { revision }, schema: Payout });
      return { reference: id };
    },
    async readPayout({ reference }) {
      if (reference === null) return unknown;
      const path = `payouts/${encodeURIComponent(reference)}`;
      const payout = await ofStore('GET', path, { schema: Payout });
      if (payout === null) return unknown;
      const { id, state, originalAmount, originalCurrency: currency, pullPaymentId } = payout;
      if (state === 'Completed' && pullPaymentId !== null) await putAway(pullPaymentId);
      const amount = wholeCentsOf(originalAmount) ?? ZERO;
      return { state: states[state], amount, currency, reference: id, reason: '' };
    },
  };
}

const states: Readonly<Record<Payout['state'], OutsideState>> = {
  AwaitingApproval: 'pending',
  AwaitingPayment: 'pending',
  InProgress: 'pending',
  Completed: 'paid',
  Cancelled: 'cancelled',
};
