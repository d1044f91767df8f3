// The player's own limit beside the deposit form: what it leaves, and one tap away from setting it.
import { Link } from '@tanstack/react-router';
import { accountMoney, type DepositLimit } from '#contract/account/money.ts';
import { formatMoney } from '#rules/format.ts';
import { type Currency, ZERO } from '#rules/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { useSiteFlags } from '../player/site-flags.ts';
import { Coming } from './coming.tsx';
import css from './limit-note.module.css';
import { SideNote } from './side-note.tsx';

export function LimitNote({ currency }: { currency: Currency }) {
  const t = useText();
  const has = useSiteFlags();
  const { data: limit, isError } = useRead(accountMoney.getDepositLimit, {});
  if (isError || !has('responsibleGaming')) return null;
  return (
    <SideNote icon="shield" title={t('cashier.limit.title')} data-limit={limit?.period}>
      {limit === undefined ? (
        <Coming>
          <Skeleton />
        </Coming>
      ) : (
        <Standing limit={limit} currency={currency} />
      )}
      <ButtonLink size="s" link={<Link to="/profile/responsible-game" />}>
        {limit?.period === 'none' ? t('cashier.limit.set') : t('cashier.limit.see')}
      </ButtonLink>
    </SideNote>
  );
}

function Standing({ limit, currency }: { limit: DepositLimit; currency: Currency }) {
  const t = useText();
  const { period, limit_amount: whole, available_amount: left } = limit;
  if (period === 'none' || whole === null || left === null)
    return <p className={css.text}>{t('cashier.limit.none')}</p>;
  const words = t('cashier.limit.left', {
    left: formatMoney({ amount: left, currency }),
    whole: formatMoney({ amount: whole, currency }),
    days: Number.parseInt(period, 10),
  });
  return (
    <>
      <p className={css.text}>{words}</p>
      <Progress
        percent={whole === ZERO ? 100 : ((whole - left) / whole) * 100}
        label={t('cashier.limit.title')}
        valueText={words}
      />
    </>
  );
}
