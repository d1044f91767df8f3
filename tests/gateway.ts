// A gateway that answers as a test tells it to, in the place of the sandbox bank and without a network.
import { vi } from 'vitest';
import { cents } from '#rules/money.ts';
import type { Gateway, PayoutGateway, Truth } from '#server/cashier/gateways/gateway.ts';
import { type GuardedGateway, guarded } from '#server/cashier/gateways/guarded.ts';
import type { WithGateways } from '#server/cashier/open-cashier.ts';

export const truthOf = (state: Truth['state'], truth: Partial<Truth> = {}): Truth => ({
  ...{ state, amount: cents(50_00), currency: 'USD', reference: 'r', reason: '' },
  ...truth,
});

export interface Played extends Partial<Pick<Gateway, 'startPayment' | 'readPayment' | 'openForMs'>> {
  payouts?: Partial<PayoutGateway>;
  breakers?: GuardedGateway['breakers'];
}

const notAsked = () => Promise.reject(new Error('nobody said that this would be asked'));

/** From now on these, by name, are the gateways of these rooms, and the first is every method’s. */
export function playGateways(
  { cashier: { gateways: real } }: WithGateways['rooms'],
  played: Readonly<Record<string, Played | 'by hand'>>,
): void {
  const gateways = new Map(
    Object.entries(played).map(([name, parts]): [string, GuardedGateway] => {
      const { payouts, breakers, ...rest } = parts === 'by hand' ? ({} as Played) : parts;
      const keepDestination = notAsked;
      const gateway = guarded({
        ...{ name, currencies: null, openForMs: 1000, startPayment: notAsked, readPayment: notAsked },
        ...{ readNotice: notAsked, ...rest },
        payouts:
          parts === 'by hand'
            ? { areByHand: true, keepDestination }
            : { areByHand: false, keepDestination, sendPayout: notAsked, readPayout: notAsked, ...payouts },
      });
      return [name, breakers === undefined ? gateway : { ...gateway, breakers }];
    }),
  );
  vi.spyOn(real, 'named').mockImplementation((name) => gateways.get(name));
  vi.spyOn(real, 'forMethod').mockImplementation(() => [...gateways.values()][0]);
}
