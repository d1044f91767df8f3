import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { betStatuses } from '#contract/betting/bet.ts';
import { bets } from '#contract/betting/bets.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LedRefusal } from '../../asking/led-refusal.tsx';
import { useRead } from '../../asking/reads.ts';
import { DayField } from '../../form/day-field.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { zoneHere } from '../../start/zone-here.ts';
import { OpenBet, SettledBet } from './bet-card.tsx';
import css from './bets-history.module.css';
import { type HistoryChoice, historyInput, historySearch, ROWS, readHistory } from './history-choice.ts';

const ALL = 'all';

/** Every bet on sport, the latest first, each with its detail. What is shown of them is in the address. */
export function BetsHistory() {
  const t = useText();
  const router = useRouter();
  const choice = readHistory(useSearch({ strict: false }));
  const { data, error } = useRead(bets.getHistory, historyInput(choice, zoneHere()));
  const choose = (change: Partial<HistoryChoice>) =>
    void router.navigate({
      to: '/profile/bets/history',
      search: historySearch({ ...choice, page: 1, ...change }),
      resetScroll: false,
    });
  return (
    <>
      <div className={css.filters}>
        <Select
          label={t('betting.history.status')}
          value={choice.status ?? ALL}
          options={[
            { value: ALL, label: t('betting.filter.all') },
            ...betStatuses.map((status) => ({ value: status, label: t(`betting.status.${status}`) })),
          ]}
          onChange={(chosen) => choose({ status: chosen === ALL ? undefined : chosen })}
        />
        <DayField
          name="from"
          label={t('bets.exports.from')}
          hint={t('bets.exports.dayHint')}
          day={choice.from}
          max={choice.to}
          onDay={(from) => choose({ from })}
        />
        <DayField
          name="to"
          label={t('bets.exports.to')}
          hint={t('bets.exports.dayHint')}
          day={choice.to}
          min={choice.from}
          onDay={(to) => choose({ to })}
        />
      </div>
      {error && <LedRefusal refusal={error} />}
      {data === undefined && error === null && <Skeleton shape="block" />}
      {data?.count === 0 && (
        <EmptyState
          object="/art/obj-320/football.webp"
          title={t('betting.none.bets')}
          action={<ButtonLink link={<Link to="/betting" />}>{t('betting.nav.home')}</ButtonLink>}
        >
          {t('betting.none.betsText')}
        </EmptyState>
      )}
      {data?.items.map((bet) =>
        bet.status === 'open' || bet.status === 'delayed' ? (
          <OpenBet key={bet.id} bet={bet} quote={undefined} />
        ) : (
          <SettledBet key={bet.id} bet={bet} />
        ),
      )}
      {data !== undefined && data.count > ROWS && (
        <Pagination
          label={t('bets.history.pages')}
          page={choice.page}
          pageCount={Math.ceil(data.count / ROWS)}
          previousLabel={t('shell.row.previous')}
          nextLabel={t('shell.row.next')}
          to={(page) => <Link to="/profile/bets/history" search={historySearch({ ...choice, page })} />}
        />
      )}
    </>
  );
}
