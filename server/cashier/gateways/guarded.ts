// A gateway behind its breakers, one for money in and one for money out: what is broken there for the one may work for
// the other.
import { Breaker, BreakerOpen } from '../../plumbing/breaker.ts';
import { type Gateway, GatewayFailed, type PayoutGateway, type PayoutsByHand } from './gateway.ts';

export interface GuardedGateway extends Gateway {
  readonly breakers: { readonly in: Breaker; readonly out: Breaker };
}

export function guarded(gateway: Gateway): GuardedGateway {
  const { name } = gateway;
  const breakers = { in: new Breaker(), out: new Breaker() };
  return {
    ...gateway,
    breakers,
    startPayment: (order, ways) => asked(breakers.in, name, () => gateway.startPayment(order, ways)),
    readPayment: (payment) => asked(breakers.in, name, () => gateway.readPayment(payment)),
    payouts: gateway.payouts === null ? null : guardedPayouts(gateway.payouts, breakers.out, name),
  };
}

function guardedPayouts<P extends PayoutGateway | PayoutsByHand>(payouts: P, breaker: Breaker, name: string) {
  const keepDestination: P['keepDestination'] = (method, requisites) =>
    asked(breaker, name, () => payouts.keepDestination(method, requisites));
  if (payouts.areByHand) return { ...payouts, keepDestination };
  return {
    ...payouts,
    keepDestination,
    sendPayout: (...args: Parameters<PayoutGateway['sendPayout']>) =>
      asked(breaker, name, () => payouts.sendPayout(...args)),
    readPayout: (...args: Parameters<PayoutGateway['readPayout']>) =>
      asked(breaker, name, () => payouts.readPayout(...args)),
  };
}

async function asked<T>(breaker: Breaker, name: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await breaker.run(ask, (error) => error instanceof GatewayFailed);
  } catch (error) {
    if (!(error instanceof BreakerOpen)) throw error;
    throw new GatewayFailed(`${name} is left alone: ${error.message}`, false, { cause: error });
  }
}
