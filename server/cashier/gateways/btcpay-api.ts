// BTCPay Server 2, by its Greenfield API, as far as we need it.
import * as z from 'zod/mini';
import type { BtcpaySettings } from '../../config/gateways.ts';
import { askGateway } from './ask-gateway.ts';
import { GatewayFailed } from './gateway.ts';

/** `metadata` holds whatever its maker put there, and nothing where nobody did. */
export const metadata = z.optional(z.nullable(z.object({ orderId: z.optional(z.unknown()) })));

export const Invoice = z.object({
  id: z.string(),
  checkoutLink: z.string(),
  status: z.enum(['New', 'Processing', 'Expired', 'Invalid', 'Settled']),
  additionalStatus: z.string(),
  amount: z.string(),
  /** In the invoice's currency, at its rate; servers before 2.0.5 do not tell. */
  paidAmount: z.optional(z.nullable(z.string())),
  currency: z.string(),
  metadata,
});
export type Invoice = z.output<typeof Invoice>;

export const PullPayment = z.object({ id: z.string(), name: z.nullable(z.string()) });

export const Payout = z.object({
  id: z.string(),
  revision: z.int(),
  pullPaymentId: z.nullable(z.string()),
  originalAmount: z.string(),
  originalCurrency: z.string(),
  state: z.enum(['AwaitingApproval', 'AwaitingPayment', 'InProgress', 'Completed', 'Cancelled']),
});
export type Payout = z.output<typeof Payout>;

export type Btcpay = ReturnType<typeof createBtcpay>;

export function createBtcpay({ url, apiKey, store }: BtcpaySettings) {
  const headers = { authorization: `token ${apiKey}` };
  const ownStore = `stores/${encodeURIComponent(store)}`;
  const ask = async <S extends z.ZodMiniType>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { body, schema }: { body?: object; schema: S },
  ): Promise<z.output<S> | null> => {
    const answer = await askGateway(`${url}/api/v1/${path}`, { method, headers, body });
    if (answer === null) return null;
    const read = z.safeParse(schema, answer);
    if (!read.success) throw new GatewayFailed('BTCPay answered nothing that can be understood', true);
    return read.data;
  };
  return {
    ask,
    ofStore: <S extends z.ZodMiniType>(
      method: 'GET' | 'POST' | 'DELETE',
      path: string,
      wish: { body?: object; schema: S },
    ) => ask(method, `${ownStore}/${path}`, wish),
  };
}

/** What must be there. */
export function found<T>(answer: T | null): T {
  if (answer === null) throw new GatewayFailed('BTCPay does not know what it was asked for', true);
  return answer;
}
