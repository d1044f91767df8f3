import { Link } from '@tanstack/react-router';
import type { Balances } from '#contract/account/account.ts';
import { metadata } from '#contract/metadata.ts';
import { balanceTotal } from '#rules/balance-total.ts';
import { currencySigns, formatAmount, formatMoney } from '#rules/format.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { NumberRoll } from '#ui/number-roll.tsx';
import { Panel } from '#ui/panel.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './purse.module.css';

const pockets = [
  { key: 'main', name: 'balance_main', icon: 'wallet' },
  { key: 'bonus', name: 'balance_bonus', icon: 'gift' },
  { key: 'bettingBonus', name: 'balance_betting_bonus', icon: 'soccer-ball' },
  { key: 'fun', name: 'balance_fun', icon: 'game-controller' },
] as const satisfies readonly { key: string; name: keyof Balances; icon: IconName }[];

/** One great figure, and what it is made of. Play money stands beside it and is no part of it (decision D87). */
export function Purse({ balances }: { balances: Balances }) {
  const t = useText();
  const { data: general } = useRead(metadata.getgeneralinfo, {});
  const isIsolated = general?.is_bonus_isolation_enabled ?? false;
  const { amount: main, currency } = balances.balance_main;
  return (
    <>
      <section className={css.total} data-art="" data-purse="total">
        <div className={css.words}>
          <span className={css.label}>
            {isIsolated ? t('cashier.wallet.main') : t('cashier.wallet.total')}
          </span>
          <span className={css.figure}>
            <span className={css.currency}>{currencySigns[currency]}</span>
            <NumberRoll text={formatAmount(isIsolated ? main : balanceTotal(balances))} />
          </span>
          <div className={css.actions}>
            <ButtonLink look="brand" icon="arrow-down" link={<Link to="/cashier/deposit" />}>
              {t('cashier.menu.deposit')}
            </ButtonLink>
            <ButtonLink look="glass" icon="arrow-up" link={<Link to="/cashier/withdraw" />}>
              {t('cashier.menu.withdraw')}
            </ButtonLink>
          </div>
        </div>
        <img className={css.object} src="/art/obj-320/chest.webp" width={200} height={200} alt="" />
      </section>
      <ul className={css.pockets}>
        {pockets.map(({ key, name, icon }) => (
          <li key={key}>
            <Panel className={css.pocket} data-pocket={key}>
              <span className={css.icon}>
                <Icon name={icon} size={22} />
              </span>
              <span className={css.name}>{t(`cashier.wallet.${key}`)}</span>
              <strong className={css.amount}>{formatMoney(balances[name])}</strong>
              <span className={css.note}>{t(`cashier.wallet.${key}Note`)}</span>
            </Panel>
          </li>
        ))}
      </ul>
    </>
  );
}
