// Cards by Stripe Checkout: the player pays on Stripe's own page, so no card number comes near us. The SDK is loaded
// when the first payment needs it. Money goes out another way: Checkout cannot pay a card it was not paid by.
import type Stripe from 'stripe';
import { cents } from '#rules/money.ts';
import type { StripeSettings } from '../../config/gateways.ts';
import { tryOutsideJson } from '../../plumbing/outside-json.ts';
import { ANSWERED_WITHIN_MS } from './ask-gateway.ts';
import {
  DAY_MS,
  type Gateway,
  GatewayDeclined,
  GatewayFailed,
  type Notice,
  type OutsideState,
  type Truth,
  Unsigned,
  unknown,
} from './gateway.ts';

type Session = Stripe.Checkout.Session;

const WINDOW_S = 300;

export function createStripeGateway(settings: StripeSettings): Gateway {
  const { webhookSecret } = settings;
  let opened: Promise<Stripe> | undefined;
  const client = () => {
    opened ??= openClient(settings);
    return opened;
  };

  return {
    name: 'stripe',
    currencies: null,
    openForMs: DAY_MS,
    async startPayment({ transaction, amount, currency }, { success, cancel }) {
      const { sessions } = (await client()).checkout;
      const price = {
        currency: currency.toLowerCase(),
        unit_amount: amount,
        product_data: { name: 'Marigold' },
      };
      const session = await asked(() =>
        sessions.create(
          {
            mode: 'payment',
            allowed_payment_method_types: ['card'],
            // The player is asked for the amount they named, in the currency they named it in.
            adaptive_pricing: { enabled: false },
            line_items: [{ quantity: 1, price_data: price }],
            client_reference_id: transaction,
            payment_intent_data: { metadata: { transaction } },
            success_url: success,
            cancel_url: cancel,
          },
          { idempotencyKey: transaction },
        ),
      );
      return { reference: session.id, redirectUrl: session.url, instructions: [] };
    },
    async readPayment({ transaction, reference }) {
      // Without it nobody was ever shown the page, and nobody can have paid.
      if (reference === null) return unknown;
      const { sessions } = (await client()).checkout;
      const session = await asked(() => sessions.retrieve(reference)).catch(orMissing);
      return session?.client_reference_id === transaction ? truthOf(session) : unknown;
    },
    async readNotice(raw, { 'stripe-signature': signature }, now) {
      const { webhooks } = await client();
      const event = signedEvent(webhooks, { raw, signature: String(signature), webhookSecret, now });
      if (tryOutsideJson(raw) === undefined) throw new Unsigned('signed, and not understood');
      return noticeOf(event);
    },
    payouts: null,
  };
}

async function openClient({ secretKey, url }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  return new Client(secretKey, {
    timeout: ANSWERED_WITHIN_MS,
    // A player waits; the sweep asks again.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(url !== null && addressOf(new URL(url))),
  });
}

const addressOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  ...(port !== '' && { port: Number(port) }),
});

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { type, message } = error as Error & { type?: string };
    // Only what says that nothing was taken is a "no"; the rest leaves it open.
    if (type === 'StripeCardError' || type === 'StripeInvalidRequestError')
      throw new GatewayDeclined(`Stripe declined: ${message}`, { cause: error });
    throw new GatewayFailed(`Stripe: ${message}`, type !== 'StripeConnectionError', { cause: error });
  }
}

function orMissing(error: unknown): null {
  const { cause } = error as { cause?: { code?: string } };
  if (error instanceof GatewayDeclined && cause?.code === 'resource_missing') return null;
  throw error instanceof GatewayDeclined ? new GatewayFailed(error.message, true, { cause: error }) : error;
}

function truthOf({ id, amount_total, currency, ...session }: Session): Truth {
  const state = stateOf(session);
  return {
    state,
    amount: cents(amount_total ?? 0),
    currency: (currency ?? '').toUpperCase(),
    reference: id,
    reason: state === 'cancelled' ? 'not_paid' : '',
  };
}

function stateOf({ status, payment_status }: Pick<Session, 'status' | 'payment_status'>): OutsideState {
  if (payment_status === 'paid') return 'paid';
  if (status === 'open') return 'open';
  return status === 'expired' ? 'cancelled' : 'pending';
}

interface SignedBody {
  raw: Buffer;
  signature: string;
  webhookSecret: string;
  now: Date;
}

function signedEvent(
  webhooks: Stripe['webhooks'],
  { raw, signature, webhookSecret, now }: SignedBody,
): Stripe.Event {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  try {
    const event = webhooks.constructEvent(raw, signature, webhookSecret, WINDOW_S, undefined, now.getTime());
    // The SDK looks for what is too old alone.
    if (signedAt - now.getTime() / 1000 <= WINDOW_S) return event;
  } catch (error) {
    throw new Unsigned('a wrong or old signature', { cause: error });
  }
  throw new Unsigned('signed at another time');
}

function noticeOf(event: Stripe.Event): Notice | null {
  if (!event.type.startsWith('checkout.session.')) return null;
  const { id, client_reference_id, amount_total, currency } = event.data.object as Session;
  if (typeof client_reference_id !== 'string') return null;
  return {
    eventId: event.id,
    type: 'deposit',
    transaction: client_reference_id,
    reference: id,
    amount: amount_total === null ? null : cents(amount_total),
    currency: currency?.toUpperCase() ?? null,
  };
}
