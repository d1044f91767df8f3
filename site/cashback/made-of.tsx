import type { Cashback } from '#contract/cashbacks.ts';
import { formatMoney } from '#rules/format.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './made-of.module.css';

type Made = Pick<Cashback, 'staked' | 'won' | 'given' | 'carried' | 'base' | 'rate' | 'most' | 'amount'>;

/** Every figure that a cashback is made of, in the order in which it is reckoned. */
export function MadeOf({ made }: { made: Made }) {
  const t = useText();
  const { currency } = made.amount;
  const sum = (amount: Made['base'], sign = '') => `${sign}${formatMoney({ amount, currency })}`;
  const rows = [
    [t('cashback.made.staked'), sum(made.staked)],
    [t('cashback.made.won'), sum(made.won, '− ')],
    ...(made.given > 0 ? [[t('cashback.made.given'), sum(made.given, '− ')]] : []),
    ...(made.carried > 0 ? [[t('cashback.made.carried'), sum(made.carried, '− ')]] : []),
    [t('cashback.made.base'), sum(made.base)],
    [t('cashback.made.rate'), `${made.rate}%`],
    ...(made.most === null ? [] : [[t('cashback.made.most'), sum(made.most)]]),
  ] as const;
  return (
    <dl className={css.made} aria-label={t('cashback.made.title')}>
      {rows.map(([name, value]) => (
        <div key={name} className={css.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
