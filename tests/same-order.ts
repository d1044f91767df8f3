import { fromUnits } from '#rules/money.ts';
import type { Gateway, Ways } from '#server/cashier/gateways/gateway.ts';

const ways: Ways = {
  success: 'http://a/s',
  fail: '',
  pending: 'http://a/p',
  cancel: 'http://a/c',
  mobile: '',
  notify: '',
};

/** What a gateway says to one order that it is told of twice. */
export async function startTwice(gateway: Gateway, method: string): Promise<[unknown, unknown]> {
  const order = { transaction: 'ab12', method, amount: fromUnits(50), currency: 'USD' } as const;
  return [await gateway.startPayment(order, ways), await gateway.startPayment(order, ways)];
}
