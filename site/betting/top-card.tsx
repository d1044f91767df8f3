import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { EventRow } from '#contract/betting/event.ts';
import { ClubGround } from './club-ground.tsx';
import { SideMark } from './emblem.tsx';
import { LeagueName } from './league-name.tsx';
import { MarketPrices } from './market-prices.tsx';
import { sportObject } from './sport-objects.ts';
import css from './top-card.module.css';
import { useEventTime } from './use-event-time.ts';

/** A match to look at first, on a ground of the two clubs' colours. The art stays dark in the light theme. */
export const TopCard = memo(function TopCard({ event }: { event: EventRow }) {
  const { league, home, away, starts_at, main } = event;
  const { day, time } = useEventTime();
  const [market] = main;
  return (
    <article className={css.card} data-art="">
      <ClubGround event={event} />
      <span className={css.shade} />
      <svg className={css.rays} viewBox="0 0 266 206" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={rays} fill="#fff" opacity=".05" />
        <g fill="none" stroke="#fff">
          <circle cx="133" cy="84" r="58" strokeOpacity=".14" strokeWidth="8" />
          <circle cx="133" cy="84" r="92" strokeOpacity=".09" />
          <circle cx="133" cy="84" r="122" strokeOpacity=".07" strokeWidth="5" />
        </g>
      </svg>
      <Link to="/betting/event/$id" params={{ id: String(event.id) }} className={css.match}>
        <span className={css.head}>
          <LeagueName league={league} isOnArt />
        </span>
        <img className={css.object} src={sportObject(league.sport, 96)} width={58} height={58} alt="" />
        <span className={css.sides}>
          <Side event={event} side={home} />
          <span className={css.when}>
            <strong>{time(starts_at)}</strong>
            <small>{day(starts_at)}</small>
          </span>
          <Side event={event} side={away} />
        </span>
      </Link>
      {market && <MarketPrices event={event} market={market} shape="stacked" isShort />}
    </article>
  );
});

const Side = ({ event, side }: { event: EventRow; side: EventRow['home'] }) => (
  <span className={css.side}>
    <SideMark sport={event.league.sport} side={side} size={58} />
    <strong>{side.name.length < 11 ? side.name : side.name.split(' ')[0]}</strong>
  </span>
);

/** Twelve wedges from the middle. */
const rays = Array.from({ length: 12 }, (_, at) => {
  const [a, b] = [(at / 6) * Math.PI + 0.1, (at / 6) * Math.PI + 0.3];
  const point = (angle: number) =>
    `${Math.round(133 + 420 * Math.cos(angle))} ${Math.round(84 + 420 * Math.sin(angle))}`;
  return `M133 84L${point(a)}L${point(b)}Z`;
}).join('');
