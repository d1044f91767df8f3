// /cashier/paymobile: the payment goes on in an app on a phone (decision D83)
import type { PageModule } from '../routing/page.ts';
import { SystemPage } from '../system/system-page.tsx';
import { Outcome } from './outcome.tsx';
import { checkOutcome, outcomeReads } from './payment-result.ts';
import { useOutcome } from './use-outcome.ts';

export const reads: PageModule['reads'] = outcomeReads;
export const check: PageModule['check'] = checkOutcome('paymobile');
export const texts: PageModule['texts'] = ['cashier'];
export const head: PageModule['head'] = (say) => ({
  title: say('system.PAY_MOBILE.header'),
  isIndexed: false,
});

export default function PayMobilePage() {
  return <Outcome sign={<SystemPage name="PAY_MOBILE" />} payment={useOutcome('paymobile')} />;
}
