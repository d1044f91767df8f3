// Matches league by league: on a desktop with three markets in columns, on a phone with the one that is chosen.
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { EventRow, League, MarketShown } from '#contract/betting/event.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../i18n/use-text.tsx';
import { SideMark } from './emblem.tsx';
import css from './event-table.module.css';
import { useFavourites } from './kept-choices.ts';
import { LeagueLink } from './league-name.tsx';
import { LiveMark } from './live-mark.tsx';
import { MarketPrices } from './market-prices.tsx';
import { marketType } from './market-tables.ts';
import { isLive, useSteadyRows } from './use-board.ts';
import { useClock } from './use-clock.ts';
import { useEventTime } from './use-event-time.ts';
import { handicaps } from './use-market-words.ts';

export const columns = ['result', 'handicap', 'total'] as const;
export type TableColumn = (typeof columns)[number];

interface EventTableProps {
  events: readonly EventRow[];
  /** What a phone shows. */
  column: TableColumn;
}

export function EventTable({ events, column }: EventTableProps) {
  const { shown, hold } = useSteadyRows(events);
  return (
    <div className={css.tables} data-column={column} {...hold}>
      {byLeague(shown).map(([league, rows]) => (
        <LeagueTable key={league.id} league={league} rows={rows} />
      ))}
    </div>
  );
}

function LeagueTable({ league, rows }: { league: League; rows: readonly EventRow[] }) {
  const t = useText();
  return (
    <section className={css.table} aria-label={league.name}>
      <header className={css.head}>
        <LeagueLink league={league} />
        {columns.map((name) => (
          <span key={name} className={css.title}>
            {t(`betting.columns.${name}`)}
          </span>
        ))}
        <span />
      </header>
      {rows.map((row) => (
        <Row key={row.id} event={row} />
      ))}
    </section>
  );
}

const Row = memo(function Row({ event }: { event: EventRow }) {
  const t = useText();
  const { home, away, league, state, main } = event;
  const more = Math.max(0, state.markets - main.length);
  return (
    <article className={css.row}>
      <Star event={event} />
      <Link to="/betting/event/$id" params={{ id: String(event.id) }} className={css.match}>
        <When event={event} />
        <span className={css.sides}>
          {[home, away].map((side, place) => (
            <span key={side.name} className={css.side}>
              <SideMark sport={league.sport} side={side} />
              <span className={css.name}>{side.name}</span>
              {isLive(event) && (
                <b className={css.score}>{place === 0 ? state.score.home : state.score.away}</b>
              )}
            </span>
          ))}
        </span>
      </Link>
      {columns.map((name) => {
        const market = marketIn(event, name);
        return (
          <div key={name} className={css.market} data-market={name}>
            {market && <MarketPrices event={event} market={market} shape="stacked" isShort />}
          </div>
        );
      })}
      <Link
        to="/betting/event/$id"
        params={{ id: String(event.id) }}
        className={css.more}
        aria-label={t('betting.more', { count: more })}
      >
        +{more}
      </Link>
    </article>
  );
});

/** Of the main markets the one for this column; a sport may have none. */
function marketIn({ main, league }: EventRow, column: TableColumn): MarketShown | undefined {
  const kindOf = ({ code }: MarketShown) => marketType(league.sport, code)?.kind ?? '';
  if (column === 'handicap') return main.find((market) => handicaps.has(kindOf(market)));
  if (column === 'total') return main.find((market) => kindOf(market) === 'total');
  return main.find((market) => !handicaps.has(kindOf(market)) && kindOf(market) !== 'total');
}

function When({ event: { starts_at, state, league } }: { event: EventRow }) {
  const { day, time } = useEventTime();
  const clock = useClock(league.sport);
  if (isLive({ state } as EventRow))
    return (
      <span className={css.when}>
        <LiveMark clock={clock(state)} />
      </span>
    );
  return (
    <span className={css.when}>
      {time(starts_at)}
      <small>{state.status === 'scheduled' ? day(starts_at) : clock(state)}</small>
    </span>
  );
}

function Star({ event: { id, home, away } }: { event: EventRow }) {
  const t = useText();
  const { has, toggle } = useFavourites();
  const isOn = has({ kind: 'event', id });
  const name = `${home.name} – ${away.name}`;
  return (
    <button
      type="button"
      className={css.star}
      aria-pressed={isOn}
      aria-label={t('betting.favourite', { name })}
      onClick={() => toggle({ kind: 'event', id, name, to: `/betting/event/${id}` })}
    >
      <Icon name={isOn ? 'star-filled' : 'star'} size={17} />
    </button>
  );
}

/** In the order in which the first match of each comes. */
function byLeague(rows: readonly EventRow[]): [League, EventRow[]][] {
  const found = new Map<number, [League, EventRow[]]>();
  for (const row of rows) {
    const known = found.get(row.league.id);
    if (known) known[1].push(row);
    else found.set(row.league.id, [row.league, [row]]);
  }
  return [...found.values()];
}
