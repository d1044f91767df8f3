// On a match the side is a switch to other matches: of its league first, live ones before the next.
import { Link, useParams } from '@tanstack/react-router';
import type { EventRow } from '#contract/betting/event.ts';
import { sportsCalls } from '#contract/betting/sports.ts';
import { Icon } from '#ui/icon.tsx';
import { useRead } from '../../asking/reads.ts';
import { useText } from '../../i18n/use-text.tsx';
import { SideMark } from '../emblem.tsx';
import { LeagueName } from '../league-name.tsx';
import { isLive } from '../use-board.ts';
import { useClock } from '../use-clock.ts';
import { useEventTime } from '../use-event-time.ts';
import { VirtualCard } from '../virtual-card.tsx';
import css from './match-side.module.css';

export const besides = (league: number) => ({ league, count: 12 });

export function MatchSide() {
  const t = useText();
  const { id = '' } = useParams({ strict: false });
  const { data } = useRead(sportsCalls.getEvent, { id: Number(id) });
  const league = data?.event.league;
  const { data: others } = useRead(sportsCalls.getEvents, besides(league?.id ?? 0), {
    enabled: league !== undefined,
  });
  if (data === undefined || league === undefined) return null;
  const { proof } = data;
  return (
    <nav className={css.side} aria-label={t('betting.nav.matches')}>
      <Link to="/betting" className={css.back}>
        <Icon name="caret-left" size={16} />
        <span>{t('betting.nav.all')}</span>
      </Link>
      <div className={css.league}>
        <LeagueName league={league} />
      </div>
      {others?.items.map((event) => (
        <Match key={event.id} event={event} />
      ))}
      <VirtualCard
        seal={proof?.commit}
        replay={proof !== null && proof.seed !== null ? data.event.id : undefined}
      />
    </nav>
  );
}

function Match({ event }: { event: EventRow }) {
  const { league, state, starts_at } = event;
  const clock = useClock(league.sport);
  const { time } = useEventTime();
  const live = isLive(event);
  return (
    <Link to="/betting/event/$id" params={{ id: String(event.id) }} className={css.match}>
      <span className={live ? css.live : css.time}>{live ? clock(state) : time(starts_at)}</span>
      <span className={css.sides}>
        {(['home', 'away'] as const).map((side) => (
          <span key={side}>
            <SideMark sport={league.sport} side={event[side]} size={18} />
            <span className={css.name}>{event[side].name}</span>
            {live && <b>{state.score[side]}</b>}
          </span>
        ))}
      </span>
    </Link>
  );
}
