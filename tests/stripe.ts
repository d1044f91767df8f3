// Stripe as its API reference describes it, on a real port: Checkout Sessions asked for with forms, errors in its own
// words, and events signed over their bytes.
import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';

const SECRET_KEY = 'sk_test_marigold';
const WEBHOOK_SECRET = 'whsec_marigold';

interface StripeSession {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  success_url: string;
  cancel_url: string | null;
  livemode: false;
}

interface Box {
  sessions: Map<string, StripeSession>;
  seen: { body: URLSearchParams; version: unknown }[];
  fault: 'refuses' | 'breaks' | 'hangs up' | null;
}

const problem = (type: string, more: object = {}) => ({ error: { type, message: `a ${type}`, ...more } });

function createStripe(box: Box): FastifyInstance {
  const asked = new Map<string, { body: string; answer: StripeSession }>();
  const app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return reply.status(401).send(problem('invalid_request_error'));
    if (box.fault === 'refuses')
      return reply.status(402).send(problem('card_error', { code: 'card_declined' }));
    if (box.fault === 'breaks') return reply.status(500).send(problem('api_error'));
    if (box.fault === 'hangs up') request.raw.destroy();
  });

  app.post('/v1/checkout/sessions', async (request, reply) => {
    const text = String(request.body);
    const key = String(request.headers['idempotency-key']);
    const before = asked.get(key);
    if (before !== undefined)
      return before.body === text ? before.answer : reply.status(400).send(problem('idempotency_error'));
    const body = new URLSearchParams(text);
    const answer = sessionOf(body, `cs_test_${box.sessions.size + 1}`);
    if (answer === null)
      return reply.status(400).send(problem('invalid_request_error', { code: 'amount_too_small' }));
    box.seen.push({ body, version: request.headers['stripe-version'] });
    box.sessions.set(answer.id, answer);
    asked.set(key, { body: text, answer });
    return answer;
  });

  app.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', async ({ params }, reply) => {
    const missing = problem('invalid_request_error', { code: 'resource_missing', param: 'session' });
    return box.sessions.get(params.id) ?? reply.status(404).send(missing);
  });
  return app;
}

function sessionOf(body: URLSearchParams, id: string): StripeSession | null {
  const price = 'line_items[0][price_data]';
  const amount = Number(body.get(`${price}[unit_amount]`)) * Number(body.get('line_items[0][quantity]'));
  if (body.get('mode') !== 'payment' || !Number.isSafeInteger(amount) || amount < 50) return null;
  return {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.com/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: amount,
    currency: body.get(`${price}[currency]`)!,
    client_reference_id: body.get('client_reference_id'),
    success_url: body.get('success_url')!,
    cancel_url: body.get('cancel_url'),
    livemode: false,
  };
}

export async function openStripe() {
  const box: Box = { sessions: new Map(), seen: [], fault: null };
  const app = createStripe(box);
  let events = 0;
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    env: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    },
    box,
    ofTransaction: (transaction: string) =>
      [...box.sessions.values()].find((session) => session.client_reference_id === transaction)!,

    event: (type: string, object: object): string => {
      events += 1;
      return JSON.stringify({
        id: `evt_${events}`,
        object: 'event',
        api_version: null,
        type,
        data: { object },
      });
    },
    sign: (text: string, at: number, key = WEBHOOK_SECRET): string =>
      `t=${at},v1=${createHmac('sha256', key).update(`${at}.${text}`).digest('hex')}`,

    [Symbol.asyncDispose]: () => app.close(),
  };
}
