// /cashier/paysuccess and /cashier/paysuccess/{transaction}
import type { PageModule } from '../routing/page.ts';
import { SystemPage } from '../system/system-page.tsx';
import { Outcome } from './outcome.tsx';
import { checkOutcome, outcomeReads } from './payment-result.ts';
import { useOutcome } from './use-outcome.ts';

export const reads: PageModule['reads'] = outcomeReads;
export const check: PageModule['check'] = checkOutcome('paysuccess');
export const texts: PageModule['texts'] = ['cashier'];
export const head: PageModule['head'] = (say) => ({
  title: say('system.PAY_SUCCESS.header'),
  isIndexed: false,
});

export default function PaySuccessPage() {
  return <Outcome sign={<SystemPage name="PAY_SUCCESS" />} payment={useOutcome('paysuccess')} />;
}
