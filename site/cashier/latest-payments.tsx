import { Link } from '@tanstack/react-router';
import { cashier } from '#contract/cashier/cashier.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './history.module.css';
import { HistoryTable } from './history-table.tsx';
import { NoPayments } from './no-payments.tsx';
import { Unavailable } from './unavailable.tsx';

export const latest = { count: 5 } as const;

export function LatestPayments() {
  const t = useText();
  const { data, error, refetch } = useRead(cashier.gethistory, latest);
  if (data === undefined) return <Unavailable error={error} onRetry={() => void refetch()} />;
  if (data.count === 0) return <NoPayments isFiltered={false} />;
  return (
    <Panel className={css.list}>
      <div className={css.top}>
        <Heading level={2}>{t('cashier.wallet.latest')}</Heading>
        <ButtonLink size="s" link={<Link to="/cashier/history" />}>
          {t('shell.row.all')}
        </ButtonLink>
      </div>
      <HistoryTable payments={data.items} />
    </Panel>
  );
}
