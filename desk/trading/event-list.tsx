// Events with what they may cost, the worst first. The list asks again by itself.
import { trading, tradingOrders, tradingViews } from '#contract/desk/trading.ts';
import type { TradedEvent } from '#contract/desk/trading-shapes.ts';
import { formatNumber } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { useRead } from '../asking/reads.ts';
import { t } from '../i18n/text.ts';
import { Empty, Tag } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { setParams, useParam } from '../routing/address.ts';
import { Bar, Choice, Search } from '../table/filters.tsx';
import columnsCss from './columns.module.css';
import { sportIcons, sportNames } from './sports.ts';
import { houseSum } from './sums.ts';
import tonesCss from './tones.module.css';

export function EventList({ opened }: { opened: number | null }) {
  const [viewParam] = useParam('view');
  const [orderParam] = useParam('order');
  const [sportParam] = useParam('sport');
  const [q] = useParam('q');
  const view = tradingViews.find((name) => name === viewParam) ?? 'live';
  const order = tradingOrders.find((name) => name === orderParam) ?? 'risk';
  const sport = sportNames.find((name) => name === sportParam);
  const { data, isPending } = useRead(trading.events, {
    view,
    order,
    ...(sport !== undefined && { sport }),
    ...(q !== '' && { q }),
  });
  return (
    <section className={classes(columnsCss.panel, columnsCss.list)} aria-label={t('desk.trading.tab.events')}>
      <div className={columnsCss.filters}>
        {tradingViews.map((name) => (
          <button
            key={name}
            type="button"
            className={columnsCss.chip}
            aria-pressed={name === view}
            onClick={() => setParams({ view: name === 'live' ? '' : name })}
          >
            {t(`desk.trading.view.${name}`)}
            {(data?.counts[name] ?? 0) > 0 && <b>{data?.counts[name]}</b>}
          </button>
        ))}
      </div>
      <div className={columnsCss.filters}>
        <Bar>
          <Search name="q" label={t('desk.trading.find')} />
          <Choice
            name="sport"
            label={t('desk.trading.allSports')}
            options={sportNames.map((value) => ({ value, label: t(`desk.trading.sport.${value}`) }))}
          />
          <Choice
            name="order"
            label={t('desk.trading.order.risk')}
            options={[{ value: 'start', label: t('desk.trading.order.start') }]}
          />
        </Bar>
      </div>
      <div className={columnsCss.listHead}>
        <span>{t('desk.trading.event')}</span>
        <span>{t('desk.trading.worst')}</span>
      </div>
      <ul className={columnsCss.events}>
        {data?.items.map((event) => (
          <EventRow key={event.id} event={event} isOpened={event.id === opened} />
        ))}
      </ul>
      {data?.items.length === 0 && <Empty title={t('desk.trading.empty')} />}
      {isPending && <Empty title={t('desk.shell.loading')} />}
    </section>
  );
}

export const hasBegun = ({ status }: TradedEvent): boolean =>
  status !== 'scheduled' && status !== 'postponed';

function EventRow({ event, isOpened }: { event: TradedEvent; isOpened: boolean }) {
  const { id, sport, home, away, clock, score, starts_at, staked, worst, bets } = event;
  return (
    <li>
      <button
        type="button"
        data-event={id}
        className={columnsCss.event}
        aria-current={isOpened || undefined}
        onClick={() => setParams({ item: String(id) })}
      >
        <Icon name={sportIcons[sport]} size={17} />
        <span className={columnsCss.eventText}>
          <b>
            {home.name} – {away.name}
          </b>
          <small>
            {clock === null ? <When at={starts_at} /> : <em>{clock}</em>}
            {hasBegun(event) && (
              <strong>
                {score.home}–{score.away}
              </strong>
            )}
            {bets > 0 && (
              <span>{t('desk.trading.staked', { sum: formatNumber(Math.round(staked / 100)) })}</span>
            )}
            <StateTag event={event} />
          </small>
        </span>
        <b className={classes(worst < 0 && tonesCss.down, worst > 0 && tonesCss.up)}>
          {bets === 0 ? '–' : houseSum(worst)}
        </b>
      </button>
    </li>
  );
}

export function StateTag({
  event: { pause, is_trader_pause: isByTrader, lacks_result: lacks, status },
}: {
  event: TradedEvent;
}) {
  if (lacks) return <Tag tone="due">{t('desk.trading.lacksResult')}</Tag>;
  if (status === 'resulted' || status === 'cancelled' || status === 'abandoned')
    return <Tag>{t(`desk.trading.status.${status}`)}</Tag>;
  if (isByTrader) return <Tag tone="bad">{t('desk.trading.pause.trader')}</Tag>;
  return pause === null ? null : <Tag tone="due">{t(`desk.trading.pause.${pause}`)}</Tag>;
}
