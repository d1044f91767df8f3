// /cashier/withdraw: money out, and every step of its way. ?method= names the method, ?transaction= what is watched.
import { useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { cashier } from '#contract/cashier/cashier.ts';
import { cashierWithdrawals } from '#contract/cashier/withdrawals.ts';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { useOwnPage } from '../routing/use-own-page.ts';
import { fetchPart } from '../start/reload-once.ts';
import { useIsHere } from '../start/use-is-here.ts';
import { AskedLater } from './asked-later.tsx';
import { CashierFrame } from './cashier-frame.tsx';
import { PayoutTimes } from './payout-times.tsx';
import { Unavailable } from './unavailable.tsx';
import { WithdrawPanel } from './withdraw-panel.tsx';
import { latestWithdrawals, WithdrawalsUnderWay } from './withdrawals-under-way.tsx';

export const reads: PageModule['reads'] = ({ search: { transaction } }) => [
  needs(cashierWithdrawals.getwithdrawsettings, {}),
  needs(cashierWithdrawals.getPayoutTimes, {}),
  needs(cashier.gethistory, latestWithdrawals),
  ...(transaction === undefined ? [] : [needs(cashierWithdrawals.getWithdrawal, { transaction })]),
];
export const texts: PageModule['texts'] = ['cashier', 'form', 'tournaments', 'validation', 'verification'];
export const head: PageModule['head'] = (say) => ({ title: say('cashier.head.withdraw'), isIndexed: false });

const CashoutWarning = lazy(() => fetchPart(() => import('../tournaments/cashout-warning.tsx')));

export default function WithdrawPage() {
  const t = useText();
  const router = useRouter();
  const player = useOwnPage();
  const isHere = useIsHere();
  const [sent, setSent] = useState<string | null>(null);
  const { method, transaction } = useSearch({ strict: false });
  const { data: settings, error, refetch } = useRead(cashierWithdrawals.getwithdrawsettings, {});
  if (player === null) return null;
  const nameOf = (sysname: string) =>
    settings?.methods.find((offered) => offered.sysname === sysname)?.name ?? sysname;
  const watch = (started: string) => {
    setSent(started);
    void router.navigate({ to: '/cashier/withdraw', search: { transaction: started } });
  };

  return (
    <CashierFrame
      title={t('cashier.withdraw.title')}
      text={t('cashier.withdraw.text')}
      aside={
        <>
          <AskedLater />
          <PayoutTimes nameOf={nameOf} />
        </>
      }
    >
      <WithdrawalsUnderWay watched={transaction} sent={sent} />
      {isHere && (
        <Suspense>
          <CashoutWarning />
        </Suspense>
      )}
      {settings ? (
        <WithdrawPanel key={transaction} settings={settings} chosen={method} onSent={watch} />
      ) : (
        <Unavailable error={error} onRetry={() => void refetch()} />
      )}
    </CashierFrame>
  );
}
