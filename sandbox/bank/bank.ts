// The sandbox bank: an API for the shop, a page for the payer, switches for the tester. It shares no memory and no
// database with the product, and is reached over HTTP only.
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Clock, systemClock } from '#server/plumbing/clock.ts';
import { log } from '#server/plumbing/log.ts';
import { type About, Accounts, type BankPayment } from './accounts.ts';
import { serveBankPages } from './bank-pages.ts';
import { asGood, type BankSwitches } from './bank-switches.ts';
import { tellShop } from './notices.ts';

export interface BankOptions {
  key: string;
  file?: string | null;
  clock?: Clock;
}

export interface Bank {
  app: FastifyInstance;
  accounts: Accounts;
  switches: BankSwitches;
  /** Resolves once the shop was told. */
  tell(about: About, payment: BankPayment): Promise<void>;
}

const Order = z.object({
  order: z.string().check(z.minLength(1), z.maxLength(100)),
  method: z.string(),
  cents: z.int().check(z.positive()),
  currency: z.string(),
  notify: z.string(),
});
const Ways = z.object({ ways: z.record(z.string(), z.string()) });
const Payout = z.extend(Order, { token: z.string() });
const Requisites = z.object({ method: z.string(), requisites: z.record(z.string(), z.string()) });

export function createBank({ key, file = null, clock = systemClock }: BankOptions): Bank {
  const app: FastifyInstance = Fastify({ logger: false, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const accounts = new Accounts(file);
  const switches = { ...asGood };
  const tell: Bank['tell'] = (about, payment) =>
    tellShop(about, payment, { key, clock, switches }).catch((error: unknown) => log.bug(error));
  const bank: Bank = { app, accounts, switches, tell };

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.core.$ZodError || error instanceof SyntaxError) return reply.status(400).send({});
    log.bug(error);
    return reply.status(500).send({});
  });
  app.get('/healthz', async () => 'the sandbox bank is open');
  app.addHook('onRequest', (request, reply, done) => {
    const isApi = request.url.startsWith('/v1/');
    if (isApi && request.headers.authorization !== `Bearer ${key}`) return void reply.status(401).send({});
    done();
  });
  app.addHook('preHandler', ({ url }, reply, done) => {
    const about = /^\/v1\/(payments|payouts)/.exec(url)?.[1] as About | undefined;
    if (about !== undefined && switches[`mute_${about}`]) return void reply.hijack();
    done();
  });
  serveOrders(bank);
  serveBankPages(bank);
  return bank;
}

function serveOrders({ app, accounts, switches, tell }: Bank): void {
  app.post('/v1/payments', (request, reply) => {
    const order = bodyOf(z.extend(Order, Ways.shape), request);
    return answer(reply, switches, accounts.open('payments', order));
  });
  app.post('/v1/payouts', (request, reply) => {
    const { token, ...order } = bodyOf(Payout, request);
    if (!accounts.hasDestination(token)) return reply.status(422).send({});
    const payout = accounts.open('payouts', { ...order, ways: {} });
    if (payout.state === 'open' && switches.payouts !== 'by hand') {
      accounts.change(payout, switches.payouts === 'paid' ? 'paid' : 'failed');
      void tell('payouts', payout);
    }
    return answer(reply, switches, { ...payout, state: 'open' });
  });
  app.post('/v1/destinations', (request, reply) =>
    answer(
      reply,
      { ...switches, lost_answer: false },
      accounts.keepDestination(bodyOf(Requisites, request).requisites),
    ),
  );
  for (const about of ['payments', 'payouts'] as const)
    app.get<{ Params: { order: string } }>(`/v1/${about}/:order`, (request, reply) => {
      const found = accounts.find(about, request.params.order);
      if (found === undefined) return reply.status(404).send({});
      return answer(reply, { ...switches, lost_answer: false }, found);
    });
}

function answer(reply: FastifyReply, { lost_answer, garbage }: BankSwitches, body: object): FastifyReply {
  if (lost_answer) {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  return garbage ? reply.type('text/html').send('<html>The bank is having lunch</html>') : reply.send(body);
}

function bodyOf<S extends z.ZodMiniType>(schema: S, { body }: FastifyRequest): z.output<S> {
  return z.parse(schema, JSON.parse(typeof body === 'string' ? body : 'null'));
}
