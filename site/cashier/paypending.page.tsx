// /cashier/paypending and /cashier/paypending/{transaction}
import type { PageModule } from '../routing/page.ts';
import { SystemPage } from '../system/system-page.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { Outcome } from './outcome.tsx';
import { checkOutcome, waitingReads } from './payment-result.ts';
import { useOutcome } from './use-outcome.ts';

export const reads: PageModule['reads'] = waitingReads;
export const check: PageModule['check'] = checkOutcome('paypending');
export const texts: PageModule['texts'] = ['cashier'];
export const head: PageModule['head'] = (say) => ({
  title: say('system.PAY_PENDING.header'),
  isIndexed: false,
});

export default function PayPendingPage() {
  const payment = useOutcome('paypending');
  return (
    <Outcome sign={<SystemPage name="PAY_PENDING" />} payment={payment}>
      {payment && <HowToPay transaction={payment.transaction} />}
    </Outcome>
  );
}
