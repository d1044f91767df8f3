import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { EventRow } from '#contract/betting/event.ts';
import { SideMark } from './emblem.tsx';
import { LeagueMark } from './league-name.tsx';
import css from './live-card.module.css';
import { LiveMark } from './live-mark.tsx';
import { MarketPrices } from './market-prices.tsx';
import { useClock } from './use-clock.ts';
import { VirtualBadge } from './virtual-badge.tsx';

/** A match in play, in a strip: the score and the main market. */
export const LiveCard = memo(function LiveCard({ event }: { event: EventRow }) {
  const { league, home, away, state } = event;
  const clock = useClock(league.sport)(state);
  const [main] = event.main;
  const last = state.periods.at(-1);
  const inSets = state.periods.length > 0 && setSports.has(league.sport);
  return (
    <article className={css.card}>
      <Link to="/betting/event/$id" params={{ id: String(event.id) }} className={css.match}>
        <span className={css.head}>
          <LeagueMark league={league} />
          <span className={css.name}>{league.name}</span>
        </span>
        <span className={css.marks}>
          {league.is_virtual && <VirtualBadge />}
          <LiveMark clock={clock} />
        </span>
        {(['home', 'away'] as const).map((side) => (
          <span key={side} className={css.side}>
            <SideMark sport={league.sport} side={side === 'home' ? home : away} size={24} />
            <span className={css.name}>{side === 'home' ? home.name : away.name}</span>
            {state.serving === side && <i className={css.serving} />}
            <span className={css.score}>
              {inSets && <small>{state.score[side]}</small>}
              {inSets ? last![side] : state.score[side]}
            </span>
          </span>
        ))}
      </Link>
      {main && <MarketPrices event={event} market={main} isShort={main.params['line'] === undefined} />}
    </article>
  );
});

/** Where the score is counted in sets, the games or points of the set that is played stand beside it. */
const setSports: ReadonlySet<string> = new Set(['tennis', 'volleyball', 'table-tennis', 'esports']);
