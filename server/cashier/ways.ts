// Where a player comes back to from a gateway's page, in their language, and where the gateway tells us what happened.
import type { Context } from '../calls/context.ts';
import type { Gateway, Ways } from './gateways/gateway.ts';

export const NOTICE_PATH = '/webhooks';

type WaysContext = Pick<Context, 'browser' | 'locale' | 'content'>;

export function waysOf(
  transaction: string,
  gateway: Gateway,
  { browser, locale, content }: WaysContext,
): Ways {
  const home = browser.origin + (locale === content.defaultLocale ? '' : `/${locale}`);
  return {
    success: `${home}/cashier/paysuccess/${transaction}`,
    fail: `${home}/cashier/payfail/${transaction}`,
    pending: `${home}/cashier/paypending/${transaction}`,
    cancel: `${home}/cashier/paycancel?transaction=${transaction}`,
    mobile: `${home}/cashier/paymobile?transaction=${transaction}`,
    notify: `${browser.origin}${NOTICE_PATH}/${gateway.name}`,
  };
}
