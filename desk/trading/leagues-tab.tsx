// Leagues with the margins and limits that hold for all their events.
import { useState } from 'react';
import { trading } from '#contract/desk/trading.ts';
import type { TradedLeague } from '#contract/desk/trading-shapes.ts';
import { useRead } from '../asking/reads.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Facts, Tag } from '../parts/pieces.tsx';
import { useParam } from '../routing/address.ts';
import type { Column } from '../table/columns.ts';
import { Bar, Choice } from '../table/filters.tsx';
import { RowList } from '../table/row-list.tsx';
import { AsideActions } from '../table/split.tsx';
import { sayLimitSet } from './say-limit-set.ts';
import { sportNames } from './sports.ts';
import { useMayTrade } from './use-may-trade.ts';

const columns: readonly Column<TradedLeague>[] = [
  { id: 'sport', label: t('desk.trading.sportOf'), value: ({ sport }) => t(`desk.trading.sport.${sport}`) },
  {
    id: 'name',
    label: t('desk.trading.league'),
    value: ({ name }) => name,
    cell: ({ name }) => <b>{name}</b>,
  },
  { id: 'category', label: t('desk.trading.category'), value: ({ category }) => category },
  { id: 'tier', label: t('desk.trading.tier'), value: ({ tier }) => tier, isNumber: true },
  { id: 'events', label: t('desk.trading.openEvents'), value: ({ events }) => events, isNumber: true },
  { id: 'margin', label: t('desk.trading.margin'), value: ({ margin }) => `× ${margin}`, isNumber: true },
  { id: 'limit', label: t('desk.trading.limit'), value: ({ limit }) => `× ${limit}`, isNumber: true },
  {
    id: 'markets',
    label: t('desk.trading.ownMarkets'),
    value: ({ markets }) => markets.length,
    cell: ({ markets }) =>
      markets.length === 0 ? (
        '–'
      ) : (
        <Tag tone="info">{t('desk.trading.shown', { count: markets.length })}</Tag>
      ),
  },
];

export function LeaguesTab() {
  const [sportParam] = useParam('sport');
  const sport = sportNames.find((name) => name === sportParam);
  const { data, isPending } = useRead(trading.leagues, { ...(sport !== undefined && { sport }) });
  return (
    <>
      <Bar>
        <Choice
          name="sport"
          label={t('desk.trading.allSports')}
          options={sportNames.map((value) => ({ value, label: t(`desk.trading.sport.${value}`) }))}
        />
      </Bar>
      <RowList
        label={t('desk.trading.tab.leagues')}
        columns={columns}
        rows={data?.items ?? none}
        idOf={({ id }) => String(id)}
        empty={t('desk.trading.noLeagues')}
        isLoading={isPending}
        titleOf={({ name }) => name}
        view={(league) => <LeagueSettings league={league} />}
      />
    </>
  );
}

const none: readonly TradedLeague[] = [];

function LeagueSettings({ league }: { league: TradedLeague }) {
  const [isSetting, setIsSetting] = useState(false);
  const mayTrade = useMayTrade();
  return (
    <>
      <Facts
        facts={[
          [t('desk.trading.margin'), `× ${league.margin}`],
          [t('desk.trading.limit'), `× ${league.limit}`],
          ...league.markets.map(
            ({ name, margin, limit }) =>
              [
                name,
                [
                  margin !== null && t('desk.trading.marginX', { factor: margin }),
                  limit !== null && t('desk.trading.limitX', { factor: limit }),
                ]
                  .filter(Boolean)
                  .join(', '),
              ] as const,
          ),
        ]}
      />
      {mayTrade && (
        <AsideActions>
          <Button look="next" onClick={() => setIsSetting(true)}>
            {t('desk.trading.act.league')}
          </Button>
        </AsideActions>
      )}
      {isSetting && (
        <CallDialog
          call={trading.setLeague}
          title={league.name}
          says={t('desk.trading.says.league')}
          known={{ league: String(league.id) }}
          submit={t('desk.shell.save')}
          onDone={({ approval }) => sayLimitSet(approval, league.name)}
          onClose={() => setIsSetting(false)}
        />
      )}
    </>
  );
}
