// /cashier/payfail and /cashier/payfail/{transaction}
import type { PageModule } from '../routing/page.ts';
import { SystemPage } from '../system/system-page.tsx';
import { Outcome } from './outcome.tsx';
import { checkOutcome, outcomeReads } from './payment-result.ts';
import { useOutcome } from './use-outcome.ts';

export const reads: PageModule['reads'] = outcomeReads;
export const check: PageModule['check'] = checkOutcome('payfail');
export const texts: PageModule['texts'] = ['cashier'];
export const head: PageModule['head'] = (say) => ({ title: say('system.PAY_FAIL.header'), isIndexed: false });

export default function PayFailPage() {
  return <Outcome sign={<SystemPage name="PAY_FAIL" />} payment={useOutcome('payfail')} />;
}
