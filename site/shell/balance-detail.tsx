// What the balance is made of, where an operator wants it shown (spec §9 "Detalization display places").
import type { Balances } from '#contract/account.ts';
import { content, type DetailPlace } from '#contract/content.ts';
import { metadata } from '#contract/metadata.ts';
import { balanceTotal } from '#rules/balance-total.ts';
import { formatMoney } from '#rules/format.ts';
import { useText } from '../i18n/use-text.tsx';
import { useRead } from '../reads.ts';
import css from './balance-detail.module.css';

const parts = [
  ['main', 'balance_main'],
  ['bonus', 'balance_bonus'],
  ['bettingBonus', 'balance_betting_bonus'],
] as const;

export function BalanceDetail({ balances, place }: { balances: Balances; place: DetailPlace }) {
  const t = useText();
  const { data: settings } = useRead(content.getSettings, {});
  const { data: general } = useRead(metadata.getgeneralinfo, {});
  if (!settings?.cashier.detalizationPlaces.includes(place)) return null;

  const { currency } = balances.balance_main;
  return (
    <dl className={css.detail} data-balance-detail={place}>
      {parts.map(([key, name]) => (
        <div key={key} className={css.part} data-balance={key}>
          <dt>{t(`shell.balance.${key}`)}</dt>
          <dd>{formatMoney(balances[name])}</dd>
        </div>
      ))}
      {!general?.is_bonus_isolation_enabled && (
        <div className={css.total} data-balance="total">
          <dt>{t('shell.balance.total')}</dt>
          <dd>{formatMoney({ amount: balanceTotal(balances), currency })}</dd>
        </div>
      )}
    </dl>
  );
}
