import { Link } from '@tanstack/react-router';
import { type Cashback, cashbacks } from '#contract/cashbacks.ts';
import { formatDate, formatMoney } from '#rules/format.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRead } from '../asking/reads.ts';
import { useSend } from '../asking/sends.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { Moment } from '../i18n/moment.tsx';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './cashback.module.css';
import { MadeOf } from './made-of.tsx';

/** Those that can be taken first come first: the latest period. */
export function PastCashback({ of }: { of: { count: number } }) {
  const t = useText();
  const { data, error, refetch } = useRead(cashbacks.get, of);
  if (data === undefined)
    return error === null ? (
      <Skeleton shape="block" />
    ) : (
      <Notice tone="bad" action={<Button onClick={() => void refetch()}>{t('profile.retry')}</Button>}>
        {t('profile.failed')}
      </Notice>
    );
  if (data.items.length === 0)
    return (
      <EmptyState
        object="/art/obj-320/coins_pile.webp"
        level={3}
        title={t('cashback.past.none')}
        action={<ButtonLink link={<Link to="/gamehall" />}>{t('shell.nav.games')}</ButtonLink>}
      >
        {t('cashback.past.noneText')}
      </EmptyState>
    );
  return (
    <ul className={css.list} aria-label={t('cashback.past.title')}>
      {data.items.map((cashback) => (
        <li key={cashback.id} className={css.period} data-cashback={cashback.status}>
          <Past cashback={cashback} />
        </li>
      ))}
    </ul>
  );
}

function Past({ cashback }: { cashback: Cashback }) {
  const t = useText();
  const { status, description, start_date, end_date, receiving_expired_at: until } = cashback;
  const dates = { from: formatDate(new Date(start_date), 'UTC'), to: formatDate(new Date(end_date), 'UTC') };
  return (
    <>
      <div className={css.head}>
        <div>
          <b className={css.name}>{description}</b>
          <p className={css.soft}>{t('cashback.past.period', dates)}</p>
        </div>
        <p className={css.figure}>
          <small>{t(`cashback.past.status.${status}`)}</small>
          <strong>{formatMoney(cashback.amount)}</strong>
        </p>
      </div>
      <MadeOf made={cashback} />
      {status === 'active' && <Ways cashback={cashback} />}
      {status === 'active' && until !== null && (
        <p className={css.soft}>
          {t('cashback.past.until')} <Moment at={until} />
        </p>
      )}
    </>
  );
}

function Ways({ cashback }: { cashback: Cashback }) {
  const t = useText();
  const dialogs = useDialogs();
  const take = useSend(cashbacks.payout);
  const remove = useSend(cashbacks.remove);
  const amount = formatMoney(cashback.amount);
  const fields = { cashback_id: cashback.id };
  const giveUp = async () => {
    const isSure = await dialogs.open('Confirm', {
      content: t('cashback.give.content', { amount }),
      textReject: t('cashback.give.keep'),
      textAgree: t('cashback.give.remove'),
    });
    if (isSure) remove.mutate(fields);
  };
  const refusal = take.error ?? remove.error;
  return (
    <div className={css.ways}>
      <Button look="brand" isLoading={take.isPending} onClick={() => take.mutate(fields)}>
        {t('cashback.past.take', { amount })}
      </Button>
      <Button look="quiet" isLoading={remove.isPending} onClick={() => void giveUp()}>
        {t('cashback.past.remove')}
      </Button>
      {refusal !== null && <Failed refusal={refusal} />}
    </div>
  );
}

const Failed = ({ refusal }: { refusal: Parameters<typeof useRefusalText>[0] }) => (
  <Notice tone="bad">{useRefusalText(refusal)}</Notice>
);
