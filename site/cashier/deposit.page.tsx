// /cashier/deposit and /cashier/deposit/{sysname}
import { notFound, useParams, useSearch } from '@tanstack/react-router';
import { accountMoney } from '#contract/account/money.ts';
import { campaigns } from '#contract/campaigns.ts';
import { cashierDeposits } from '#contract/cashier/deposits.ts';
import { content } from '#contract/content.ts';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { useOwnPage } from '../routing/use-own-page.ts';
import { AskedLater } from './asked-later.tsx';
import { CashierFrame } from './cashier-frame.tsx';
import { DepositPanel } from './deposit-panel.tsx';
import { LimitNote } from './limit-note.tsx';
import { methodNamed } from './method-address.ts';
import { Unavailable } from './unavailable.tsx';
import { unfinishedNext, unfinishedRead } from './use-unfinished.ts';

export const reads: PageModule['reads'] = () => [
  needs(cashierDeposits.getdepositsettings, {}),
  needs(accountMoney.getDepositLimit, {}),
  needs(content.getSettings, {}),
  needs(campaigns.getoffers, {}),
  unfinishedRead,
];
export const readsNext: PageModule['readsNext'] = unfinishedNext;
export const check: PageModule['check'] = ({ params: { sysname } }, answers) => {
  const settings = answers(cashierDeposits.getdepositsettings, {});
  if (sysname !== undefined && settings && !methodNamed(settings.methods, sysname)) throw notFound();
};
export const texts: PageModule['texts'] = ['cashier', 'form', 'validation', 'verification', 'promo'];
export const head: PageModule['head'] = (say, { params: { sysname } }, answers) => {
  const { methods = [] } = answers(cashierDeposits.getdepositsettings, {}) ?? {};
  const method = sysname === undefined ? undefined : methodNamed(methods, sysname);
  const title = say('cashier.head.deposit');
  return { title: method === undefined ? title : `${method.name}: ${title}`, isIndexed: false };
};

export default function DepositPage() {
  const t = useText();
  const player = useOwnPage();
  const { sysname } = useParams({ strict: false });
  const { amount = '', offer } = useSearch({ strict: false });
  const { data: settings, error, refetch } = useRead(cashierDeposits.getdepositsettings, {});
  if (player === null) return null;
  const { currency } = player.balance_main;
  return (
    <CashierFrame
      title={t('cashier.deposit.title')}
      text={t('cashier.deposit.text')}
      aside={
        <>
          <LimitNote currency={currency} />
          <AskedLater />
        </>
      }
    >
      {settings ? (
        <DepositPanel settings={settings} chosen={sysname} startAmount={amount} startOffer={offer} />
      ) : (
        <Unavailable error={error} onRetry={() => void refetch()} />
      )}
    </CashierFrame>
  );
}
