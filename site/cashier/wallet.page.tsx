// /cashier/wallet: what the player has, by kind and currency
import { account } from '#contract/account/account.ts';
import { cashier } from '#contract/cashier/cashier.ts';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { useOwnPage } from '../routing/use-own-page.ts';
import { CashierFrame } from './cashier-frame.tsx';
import { LatestPayments, latest } from './latest-payments.tsx';
import { Purse } from './purse.tsx';
import { Unavailable } from './unavailable.tsx';

export const reads: PageModule['reads'] = () => [
  needs(account.getBalance, {}),
  needs(cashier.gethistory, latest),
];
export const texts: PageModule['texts'] = ['cashier'];
export const head: PageModule['head'] = (say) => ({ title: say('cashier.head.wallet'), isIndexed: false });

export default function WalletPage() {
  const t = useText();
  const player = useOwnPage();
  const { data: balances, error, refetch } = useRead(account.getBalance, {});
  if (player === null) return null;
  return (
    <CashierFrame title={t('cashier.wallet.title')} text={t('cashier.wallet.text')}>
      {balances ? (
        <Purse balances={balances} />
      ) : (
        <Unavailable error={error} onRetry={() => void refetch()} />
      )}
      <LatestPayments />
    </CashierFrame>
  );
}
