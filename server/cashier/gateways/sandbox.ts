// The sandbox bank: a process of its own, spoken to over HTTP as any bank is. See sandbox/bank.
import * as z from 'zod/mini';
import { cents } from '#rules/money.ts';
import type { SandboxBank } from '../../config/gateways.ts';
import { tryOutsideJson } from '../../plumbing/outside-json.ts';
import { askGateway } from './ask-gateway.ts';
import {
  DAY_MS,
  type Destination,
  type Gateway,
  GatewayFailed,
  type Notice,
  type PaymentQuestion,
  type Truth,
  Unsigned,
  unknown,
} from './gateway.ts';
import { requireSigned } from './signature.ts';

const Account = z.object({
  reference: z.string(),
  state: z.enum(['open', 'pending', 'paid', 'failed', 'cancelled']),
  cents: z.int().check(z.positive()),
  currency: z.string(),
  reason: z.string(),
});
const Kept = z.object({ token: z.string(), shown: z.string(), fingerprint: z.string() });
const Told = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  about: z.enum(['payments', 'payouts']),
  order: z.string(),
  reference: z.string(),
  cents: z.int(),
  currency: z.string(),
});

/** The bank's own pages are reached through the site, whatever address the site is known by. */
export const BANK_PATH = '/__sandbox/bank';

export function createSandboxGateway({ url, key }: SandboxBank): Gateway {
  const headers = { authorization: `Bearer ${key}` };
  const send = async <S extends z.ZodMiniType>(path: string, body: object, schema: S) =>
    understood(schema, await askGateway(`${url}/v1/${path}`, { method: 'POST', headers, body }));
  const read = async (path: string): Promise<Truth> => {
    const found = await askGateway(`${url}/v1/${path}`, { method: 'GET', headers });
    return found === null ? unknown : truthOf(understood(Account, found));
  };

  return {
    name: 'sandbox',
    currencies: null,
    openForMs: DAY_MS,
    async startPayment({ transaction: order, method, amount, currency }, { notify, ...ways }) {
      const body = { order, method, cents: amount, currency, notify, ways };
      const { reference } = await send('payments', body, Account);
      const redirectUrl = `${new URL(ways.success).origin}${BANK_PATH}/pay/${reference}`;
      return { reference, redirectUrl, instructions: [] };
    },
    readPayment: ({ transaction }: PaymentQuestion) => read(`payments/${transaction}`),
    async readNotice(raw, { 'bank-signature': signature }, now) {
      requireSigned(raw, signature, { key, now });
      return noticeOf(raw);
    },
    payouts: {
      areByHand: false,
      keepDestination: (method, requisites): Promise<Destination> =>
        send('destinations', { method, requisites }, Kept),
      sendPayout: ({ transaction: order, amount, currency, token, method }, { notify }) =>
        send('payouts', { order, method, cents: amount, currency, token, notify }, Account),
      readPayout: ({ transaction }: PaymentQuestion) => read(`payouts/${transaction}`),
    },
  };
}

const truthOf = ({ cents: amount, ...rest }: z.output<typeof Account>): Truth => ({
  ...rest,
  amount: cents(amount),
});

function understood<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const read = z.safeParse(schema, body);
  if (!read.success)
    throw new GatewayFailed('the sandbox bank answered nothing that can be understood', true);
  return read.data;
}

function noticeOf(raw: Buffer): Notice {
  const told = z.safeParse(Told, tryOutsideJson(raw));
  if (!told.success) throw new Unsigned('signed, and not understood');
  const { id: eventId, about, order: transaction, reference, cents: amount, currency } = told.data;
  const type = about === 'payments' ? 'deposit' : 'withdrawal';
  return { eventId, type, transaction, reference, amount: cents(amount), currency };
}
