// BTCPay Server as its Greenfield API describes it, on a real port: invoices, pull payments and payouts of one store,
// and deliveries signed over their bytes.
import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';

const API_KEY = 'a key of the store';
const STORE = 'StoreOfTests';
const WEBHOOK_SECRET = 'a secret of the webhook';

interface BtcInvoice {
  id: string;
  storeId: string;
  checkoutLink: string;
  status: 'New' | 'Processing' | 'Expired' | 'Invalid' | 'Settled';
  additionalStatus: string;
  amount: string;
  paidAmount: string;
  currency: string;
  metadata: { orderId?: string };
  checkout: Record<string, unknown>;
}

interface BtcPull {
  id: string;
  name: string;
  amount: string;
  currency: string;
  archived: boolean;
}

interface BtcPayout {
  id: string;
  revision: number;
  pullPaymentId: string;
  destination: string;
  originalAmount: string;
  originalCurrency: string;
  payoutMethodId: string;
  state: 'AwaitingApproval' | 'AwaitingPayment' | 'InProgress' | 'Completed' | 'Cancelled';
}

interface Box {
  invoices: BtcInvoice[];
  pulls: BtcPull[];
  payouts: BtcPayout[];
  /** No exchange is known: a payout waits for its approval. */
  hasRate: boolean;
  /** What was asked is done, and the answer lost. */
  losesAnswersTo: string | null;
  requests: number;
  /** Nothing is answered before. */
  gate: Promise<void> | null;
}

function createServer(box: Box): FastifyInstance {
  const app = Fastify();
  app.addHook('onRequest', async (request, reply) => {
    box.requests += 1;
    await box.gate;
    if (request.headers.authorization !== `token ${API_KEY}`)
      return reply.status(401).send({ code: 'unauthenticated', message: 'Authentication is required' });
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    if (box.losesAnswersTo === `${request.method} ${request.url.split('/').at(-1)}`) {
      box.losesAnswersTo = null;
      request.raw.socket.destroy();
    }
    return payload;
  });
  const store = `/api/v1/stores/${STORE}`;
  serveInvoices(app, store, box);
  servePulls(app, store, box);
  servePayouts(app, store, box);
  return app;
}

type Wish<T> = { Body: T; Params: { id: string }; Querystring: Record<string, string> };

function serveInvoices(app: FastifyInstance, store: string, { invoices }: Box): void {
  app.get<Wish<never>>(`${store}/invoices`, async ({ query }) =>
    invoices.filter(({ metadata }) => metadata.orderId === query['orderId']),
  );
  app.get<Wish<never>>(`${store}/invoices/:id`, async ({ params }, reply) => {
    const missing = { code: 'invoice-not-found', message: 'The invoice was not found' };
    return invoices.find(({ id }) => id === params.id) ?? reply.status(404).send(missing);
  });
  app.post<Wish<Pick<BtcInvoice, 'amount' | 'currency' | 'metadata' | 'checkout'>>>(
    `${store}/invoices`,
    async ({ body }, reply) => {
      if (!/^\d+\.\d\d$/.test(body.amount))
        return reply.status(422).send([{ path: 'amount', message: 'The amount is not a decimal' }]);
      const id = `inv_${invoices.length + 1}`;
      const opened = { status: 'New', additionalStatus: 'None', paidAmount: '0.00' } as const;
      const links = { storeId: STORE, checkoutLink: `https://pay.example/i/${id}` };
      invoices.push({ id, ...links, ...opened, ...body });
      return invoices.at(-1);
    },
  );
}

function servePulls(app: FastifyInstance, store: string, { pulls, payouts }: Box): void {
  app.get(`${store}/pull-payments`, async () => pulls.filter(({ archived }) => !archived));
  app.post<Wish<Omit<BtcPull, 'id' | 'archived'>>>(`${store}/pull-payments`, async ({ body }) => {
    pulls.push({ ...body, id: `pull_${pulls.length + 1}`, archived: false });
    return pulls.at(-1);
  });
  app.delete<Wish<never>>(`${store}/pull-payments/:id`, async ({ params }, reply) => {
    Object.assign(pulls.find(({ id }) => id === params.id)!, { archived: true });
    return reply.status(200).send();
  });
  app.get<Wish<never>>('/api/v1/pull-payments/:id/payouts', async ({ params }) =>
    payouts.filter(({ pullPaymentId }) => pullPaymentId === params.id),
  );
}

function servePayouts(app: FastifyInstance, store: string, box: Box): void {
  const { pulls, payouts } = box;
  const decided = () => (box.hasRate ? 'AwaitingPayment' : 'AwaitingApproval');
  app.post<Wish<{ pullPaymentId: string; amount: string; destination: string; payoutMethodId: string }>>(
    `${store}/payouts`,
    async ({ body: { amount, ...body } }, reply) => {
      const pull = pulls.find(({ id }) => id === body.pullPaymentId)!;
      const isOpen = ({ state }: BtcPayout) => state !== 'Completed' && state !== 'Cancelled';
      if (payouts.some((payout) => isOpen(payout) && payout.destination === body.destination))
        return reply.status(400).send({ code: 'duplicate-destination', message: 'Used by another payout' });
      if (amount !== pull.amount || payouts.some(({ pullPaymentId }) => pullPaymentId === pull.id))
        return reply.status(400).send({ code: 'overdraft', message: 'The pull payment has not enough left' });
      const original = { originalAmount: amount, originalCurrency: pull.currency };
      payouts.push({ ...body, ...original, id: `pay_${payouts.length + 1}`, revision: 0, state: decided() });
      return payouts.at(-1);
    },
  );
  app.get<Wish<never>>(`${store}/payouts/:id`, async ({ params }, reply) => {
    return payouts.find(({ id }) => id === params.id) ?? reply.status(404).send({ code: 'payout-not-found' });
  });
  app.post<Wish<{ revision: number }>>(`${store}/payouts/:id`, async ({ params, body }, reply) => {
    const payout = payouts.find(({ id }) => id === params.id)!;
    if (payout.revision !== body.revision) return reply.status(400).send({ code: 'old-revision' });
    if (!box.hasRate) return reply.status(400).send({ code: 'rate-unavailable' });
    return Object.assign(payout, { state: decided() });
  });
}

export async function openBtcpay() {
  const box: Box = {
    invoices: [],
    pulls: [],
    payouts: [],
    hasRate: true,
    losesAnswersTo: null,
    requests: 0,
    gate: null,
  };
  const app = createServer(box);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    env: {
      BTCPAY_URL: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`,
      BTCPAY_API_KEY: API_KEY,
      BTCPAY_STORE: STORE,
      BTCPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    box,
    ofTransaction: (transaction: string) =>
      box.invoices.find(({ metadata }) => metadata.orderId === transaction)!,

    /** The first delivery names itself as the original; a later one has a name of its own. */
    delivery: (
      type: string,
      { id, metadata }: BtcInvoice,
      deliveryId: string,
      originalDeliveryId = deliveryId,
    ) =>
      JSON.stringify({
        deliveryId,
        webhookId: 'hook_1',
        originalDeliveryId,
        isRedelivery: originalDeliveryId !== deliveryId,
        type,
        timestamp: 1_700_000_000,
        storeId: STORE,
        invoiceId: id,
        metadata,
      }),
    sign: (text: string, key = WEBHOOK_SECRET): string =>
      `sha256=${createHmac('sha256', key).update(text).digest('hex')}`,

    [Symbol.asyncDispose]: () => app.close(),
  };
}
