// Players who get another share of the limits than everybody, each with the reason.
import { useState } from 'react';
import { trading } from '#contract/desk/trading.ts';
import type { BettorFactor } from '#contract/desk/trading-shapes.ts';
import { formatMoney } from '#rules/format.ts';
import { useRows } from '../asking/reads.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Facts } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { addressOf, useParam } from '../routing/address.ts';
import { RoomLink } from '../routing/room-link.tsx';
import type { Column } from '../table/columns.ts';
import { Bar, Search } from '../table/filters.tsx';
import { RowList } from '../table/row-list.tsx';
import { AsideActions } from '../table/split.tsx';
import { sayLimitSet } from './say-limit-set.ts';
import { useMayTrade } from './use-may-trade.ts';

const columns: readonly Column<BettorFactor>[] = [
  { id: 'id', label: t('desk.trading.player'), value: ({ id }) => id, isNumber: true },
  {
    id: 'name',
    label: t('desk.trading.playerName'),
    value: ({ name }) => name,
    cell: ({ name }) => <b>{name || '–'}</b>,
  },
  { id: 'factor', label: t('desk.trading.factor'), value: ({ factor }) => factor, isNumber: true },
  {
    id: 'staked',
    label: t('desk.trading.settledStakes'),
    value: ({ staked }) => formatMoney(staked),
    isNumber: true,
  },
  { id: 'paid', label: t('desk.trading.paidOut'), value: ({ paid }) => formatMoney(paid), isNumber: true },
  { id: 'reason', label: t('desk.shell.field.reason'), value: ({ reason }) => reason, isWide: true },
  { id: 'by', label: t('desk.trading.setBy'), value: ({ set_by }) => set_by },
  {
    id: 'at',
    label: t('desk.trading.setAt'),
    value: ({ set_at }) => set_at,
    cell: ({ set_at }) => <When at={set_at} />,
  },
];

export function FactorsTab() {
  const [q] = useParam('player');
  const [isAdding, setIsAdding] = useState(false);
  const mayTrade = useMayTrade();
  const { data, hasNextPage, fetchNextPage, isPending } = useRows(trading.factors, {
    ...(/^\d{1,15}$/.test(q) && { player: Number(q) }),
  });
  const rows = data?.pages.flatMap(({ items }) => items) ?? none;
  return (
    <>
      <Bar>
        <Search name="player" label={t('desk.trading.findPlayer')} />
        {mayTrade && (
          <Button isSmall icon="plus" onClick={() => setIsAdding(true)}>
            {t('desk.trading.act.factor')}
          </Button>
        )}
      </Bar>
      <RowList
        label={t('desk.trading.tab.players')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => String(id)}
        empty={t('desk.trading.noFactors')}
        isLoading={isPending}
        hasMore={hasNextPage}
        onMore={() => void fetchNextPage()}
        titleOf={({ id, name }) => name || `#${id}`}
        view={(row) => <OneFactor row={row} mayTrade={mayTrade} />}
      />
      {isAdding && <FactorDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}

const none: readonly BettorFactor[] = [];

function OneFactor({ row, mayTrade }: { row: BettorFactor; mayTrade: boolean }) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      <Facts
        facts={[
          [t('desk.trading.factor'), `× ${row.factor}`],
          [t('desk.shell.field.reason'), row.reason],
          [t('desk.trading.setBy'), row.set_by],
          [t('desk.trading.notice'), row.notice ?? t('desk.trading.noNotice')],
          [t('desk.trading.settledStakes'), formatMoney(row.staked)],
          [t('desk.trading.paidOut'), formatMoney(row.paid)],
          [
            t('desk.trading.player'),
            <RoomLink key="player" href={addressOf('players', { player: String(row.id) })}>
              #{row.id}
            </RoomLink>,
          ],
        ]}
      />
      {mayTrade && (
        <AsideActions>
          <Button look="next" onClick={() => setIsChanging(true)}>
            {t('desk.trading.act.factor')}
          </Button>
        </AsideActions>
      )}
      {isChanging && <FactorDialog player={row.id} onClose={() => setIsChanging(false)} />}
    </>
  );
}

const FactorDialog = ({ player, onClose }: { player?: number; onClose: () => void }) => (
  <CallDialog
    call={trading.setFactor}
    title={t('desk.trading.act.factor')}
    says={t('desk.trading.says.factor')}
    {...(player !== undefined && { known: { player: String(player) } })}
    submit={t('desk.shell.save')}
    onDone={({ approval }) => sayLimitSet(approval, t('desk.trading.factor'))}
    onClose={onClose}
  />
);
