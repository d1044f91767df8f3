// /cashier/billing?method={sysname}: one method and nothing else; without a known one, the deposit page (decision D32)
import { redirect, useSearch } from '@tanstack/react-router';
import { cashierDeposits } from '#contract/cashier/deposits.ts';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { useOwnPage } from '../routing/use-own-page.ts';
import { BillingFrame } from './billing-frame.tsx';
import { CashierFrame } from './cashier-frame.tsx';
import { methodNamed } from './method-address.ts';
import { Unavailable } from './unavailable.tsx';
import { unfinishedNext, unfinishedRead } from './use-unfinished.ts';

export const reads: PageModule['reads'] = () => [
  needs(cashierDeposits.getdepositsettings, {}),
  unfinishedRead,
];
export const readsNext: PageModule['readsNext'] = unfinishedNext;
export const check: PageModule['check'] = ({ search: { method } }, answers) => {
  const settings = answers(cashierDeposits.getdepositsettings, {});
  const isKnown = settings === undefined || methodNamed(settings.methods, method ?? '') !== undefined;
  if (method === undefined || !isKnown)
    throw redirect({ to: '/cashier/deposit', replace: true, statusCode: 302 });
};
export const texts: PageModule['texts'] = ['cashier', 'form', 'validation', 'verification', 'promo'];
export const head: PageModule['head'] = (say) => ({ title: say('cashier.head.billing'), isIndexed: false });

export default function BillingPage() {
  const t = useText();
  const player = useOwnPage();
  const { method: name = '' } = useSearch({ strict: false });
  const { data: settings, error, refetch } = useRead(cashierDeposits.getdepositsettings, {});
  const method = methodNamed(settings?.methods ?? [], name);
  if (player === null) return null;
  return (
    <CashierFrame title={t('cashier.billing.title')}>
      {settings && method ? (
        <BillingFrame method={method} currency={settings.currency} presets={settings.presets} />
      ) : (
        <Unavailable error={error} onRetry={() => void refetch()} />
      )}
    </CashierFrame>
  );
}
