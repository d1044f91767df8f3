// /cashier/paycancel, with the payment in ?transaction=
import type { PageModule } from '../routing/page.ts';
import { SystemPage } from '../system/system-page.tsx';
import { Outcome } from './outcome.tsx';
import { checkOutcome, outcomeReads } from './payment-result.ts';
import { useOutcome } from './use-outcome.ts';

export const reads: PageModule['reads'] = outcomeReads;
export const check: PageModule['check'] = checkOutcome('paycancel');
export const texts: PageModule['texts'] = ['cashier'];
export const head: PageModule['head'] = (say) => ({
  title: say('system.PAY_CANCEL.header'),
  isIndexed: false,
});

export default function PayCancelPage() {
  return <Outcome sign={<SystemPage name="PAY_CANCEL" />} payment={useOutcome('paycancel')} />;
}
