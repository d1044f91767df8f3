// /cashier/history: every payment, the latest first. What is shown of them is in the address.
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { cashier } from '#contract/cashier/cashier.ts';
import { Pagination } from '#ui/pagination.tsx';
import { Panel } from '#ui/panel.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { useOwnPage } from '../routing/use-own-page.ts';
import { zoneHere } from '../start/zone-here.ts';
import { CashierFrame } from './cashier-frame.tsx';
import { ExportButton } from './export-button.tsx';
import css from './history.module.css';
import {
  type HistoryChoice,
  hasDays,
  historyInput,
  isFiltered,
  ROWS,
  readChoice,
  searchOf,
} from './history-choice.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryTable } from './history-table.tsx';
import { NoPayments } from './no-payments.tsx';
import { Unavailable } from './unavailable.tsx';

/** Days are the reader's own, and only their browser knows where they begin: it asks by itself. */
export const reads: PageModule['reads'] = ({ search }) => {
  const choice = readChoice(search);
  const zone = zoneHere();
  return hasDays(choice) && zone === undefined ? [] : [needs(cashier.gethistory, historyInput(choice, zone))];
};
export const texts: PageModule['texts'] = ['cashier', 'verification', 'validation'];
export const head: PageModule['head'] = (say) => ({ title: say('cashier.head.history'), isIndexed: false });

export default function HistoryPage() {
  const t = useText();
  const router = useRouter();
  const player = useOwnPage();
  const choice = readChoice(useSearch({ strict: false }));
  const { data, error, refetch } = useRead(cashier.gethistory, historyInput(choice, zoneHere()));
  if (player === null) return null;
  // Another choice begins at its first page.
  const choose = (change: Partial<HistoryChoice>) =>
    void router.navigate({
      to: '/cashier/history',
      search: searchOf({ ...choice, page: 1, ...change }),
      resetScroll: false,
    });

  return (
    <CashierFrame title={t('cashier.history.title')} text={t('cashier.history.text')}>
      <HistoryFilters choice={choice} onChoose={choose} />
      {data === undefined && <Unavailable error={error} onRetry={() => void refetch()} />}
      {data?.count === 0 && <NoPayments isFiltered={isFiltered(choice)} />}
      {data !== undefined && data.count > 0 && (
        <Panel className={css.list}>
          <div className={css.top}>
            <span className={css.count}>{t('cashier.history.count', { count: data.count })}</span>
            <ExportButton from={choice.from} to={choice.to} />
          </div>
          <HistoryTable payments={data.items} />
          <Pagination
            label={t('cashier.history.pages')}
            page={choice.page}
            pageCount={Math.ceil(data.count / ROWS)}
            previousLabel={t('shell.row.previous')}
            nextLabel={t('shell.row.next')}
            to={(page) => <Link to="/cashier/history" search={searchOf({ ...choice, page })} />}
          />
        </Panel>
      )}
    </CashierFrame>
  );
}
