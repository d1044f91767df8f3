import { type Accruing, cashbacks } from '#contract/cashbacks.ts';
import { formatMoney } from '#rules/format.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRead } from '../asking/reads.ts';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './cashback.module.css';
import { MadeOf } from './made-of.tsx';

/** What the period under way comes to so far, with every figure it is made of. */
export function AccruingNow() {
  const t = useText();
  const { data } = useRead(cashbacks.getAccruing, {});
  if (data === undefined) return <Skeleton shape="block" />;
  if (data.items.length === 0) return <p>{t('cashback.now.none')}</p>;
  return data.items.map((item) => <Period key={item.description} item={item} />);
}

function Period({ item }: { item: Accruing }) {
  const t = useText();
  const { currency } = item.amount;
  const sum = (amount: Accruing['cap']) => formatMoney({ amount, currency });
  return (
    <div className={css.period} data-cashback="now">
      <div className={css.head}>
        <div>
          <b className={css.name}>{item.description}</b>
          <p className={css.soft}>
            {t('cashback.now.from')} <Moment at={item.start_date} /> {t('cashback.now.to')}{' '}
            <Moment at={item.end_date} />
          </p>
        </div>
        <p className={css.figure}>
          <small>{t('cashback.now.soFar')}</small>
          <strong>{formatMoney(item.amount)}</strong>
        </p>
      </div>
      <MadeOf made={item} />
      <ul className={css.terms}>
        <li>{t('cashback.now.rate', { rate: item.rate })}</li>
        <li>{t('cashback.now.below', { minimum: sum(item.minimum) })}</li>
        <li>{t('cashback.now.cap', { cap: sum(item.cap) })}</li>
        {item.most_share !== null && <li>{t('cashback.now.most', { share: item.most_share })}</li>}
        <li>
          {item.is_automatic
            ? t('cashback.now.automatic')
            : t('cashback.now.claim', { days: item.claim_days })}
        </li>
      </ul>
    </div>
  );
}
