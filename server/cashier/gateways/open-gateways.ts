// Which gateway serves which method here: the operator's own where one is set up, else the sandbox bank, else none,
// and then the method is not on offer.
import type { Config } from '../../config/config.ts';
import { createBtcpayGateway } from './btcpay.ts';
import { type GuardedGateway, guarded } from './guarded.ts';
import { createIbanGateway } from './iban.ts';
import { createSandboxGateway } from './sandbox.ts';
import { createStripeGateway } from './stripe.ts';

export interface Gateways {
  /** For new payments by this method. */
  forMethod(sysname: string): GuardedGateway | undefined;
  /** For a payment that began with this one. */
  named(name: string): GuardedGateway | undefined;
}

/** Once for a server: a gateway may keep connections, and its breakers know how it went for everybody. */
export function openGateways({ sandboxBank, stripe, btcpay, bankTransfer }: Config): Gateways {
  const sandbox = sandboxBank === null ? undefined : guarded(createSandboxGateway(sandboxBank));
  const byMethod: Readonly<Record<string, GuardedGateway | undefined>> = {
    ...(stripe !== null && { card: guarded(createStripeGateway(stripe)) }),
    ...(btcpay !== null && { crypto: guarded(createBtcpayGateway(btcpay)) }),
    ...(bankTransfer !== null && { bank: guarded(createIbanGateway(bankTransfer)) }),
  };
  const all = [sandbox, ...Object.values(byMethod)];
  return {
    forMethod: (sysname) => byMethod[sysname] ?? sandbox,
    named: (name) => all.find((gateway) => gateway?.name === name),
  };
}
