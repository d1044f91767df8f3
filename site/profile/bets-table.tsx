import { Link } from '@tanstack/react-router';
import type { HistoryRound } from '#contract/games-history.ts';
import { formatMoney } from '#rules/format.ts';
import { type Column, Table } from '#ui/table.tsx';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './bets-table.module.css';

export function BetsTable({ rounds }: { rounds: readonly HistoryRound[] }) {
  const t = useText();
  const columns: readonly Column<HistoryRound>[] = [
    { key: 'at', title: t('bets.history.at'), cell: ({ created_at: at }) => <Moment at={at} /> },
    {
      key: 'game',
      title: t('bets.history.game'),
      cell: ({ game, name }) => (
        <Link to="/game/$sysname" params={{ sysname: game }} className={css.game}>
          {name}
        </Link>
      ),
    },
    {
      key: 'staked',
      title: t('bets.history.staked'),
      isFigure: true,
      cell: ({ staked, is_free }) => (is_free ? t('bets.history.free') : formatMoney(staked)),
    },
    {
      key: 'paid',
      title: t('bets.history.paid'),
      isFigure: true,
      cell: ({ paid, state }) => (state === 'over' ? formatMoney(paid) : t(`bets.history.state.${state}`)),
    },
  ];
  return <Table caption={t('bets.history.title')} columns={columns} rows={rounds} rowKey={({ id }) => id} />;
}
