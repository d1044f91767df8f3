// /cashier/paynewwindow: the payment goes on in another window, opened from here (decision D83)
import type { PageModule } from '../routing/page.ts';
import { SystemPage } from '../system/system-page.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { Outcome } from './outcome.tsx';
import { checkOutcome, waitingReads } from './payment-result.ts';
import { useOutcome } from './use-outcome.ts';

export const reads: PageModule['reads'] = waitingReads;
export const check: PageModule['check'] = checkOutcome('paynewwindow');
export const texts: PageModule['texts'] = ['cashier'];
export const head: PageModule['head'] = (say) => ({
  title: say('system.PAY_NEW_WINDOW.header'),
  isIndexed: false,
});

export default function PayNewWindowPage() {
  const payment = useOutcome('paynewwindow');
  return (
    <Outcome sign={<SystemPage name="PAY_NEW_WINDOW" />} payment={payment}>
      {payment && <HowToPay transaction={payment.transaction} isInNewWindow />}
    </Outcome>
  );
}
