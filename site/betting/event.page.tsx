// /betting/event/{id}: one match with everything that can be bet on in it
import { Link, notFound, useParams } from '@tanstack/react-router';
import { use, useMemo } from 'react';
import { sportsCalls } from '#contract/betting/sports.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { BettingFrame } from './betting-frame.tsx';
import css from './event.module.css';
import { useFavourites } from './kept-choices.ts';
import { LeagueMark } from './league-name.tsx';
import { BuilderStrip } from './match/builder-strip.tsx';
import { MarketList } from './match/market-list.tsx';
import { MatchCard } from './match/match-card.tsx';
import { besides, MatchSide } from './match/match-side.tsx';
import { useBuilder } from './match/use-builder.ts';
import { type EventAnswer, useLiveEvent } from './match/use-live-event.ts';
import { Picking } from './picking.tsx';
import { useMarketWords } from './use-market-words.ts';
import { VirtualBadge } from './virtual-badge.tsx';

const asked = (id = '') => ({ id: /^\d{1,9}$/.test(id) ? Number(id) : 0 });

export const reads: PageModule['reads'] = ({ params: { id } }) => [needs(sportsCalls.getEvent, asked(id))];
export const check: PageModule['check'] = ({ params: { id } }, answers) => {
  if (answers(sportsCalls.getEvent, asked(id)) === undefined) throw notFound();
};
export const readsNext: PageModule['readsNext'] = ({ params: { id } }, answers) => {
  const league = answers(sportsCalls.getEvent, asked(id))?.event.league.id;
  return league === undefined
    ? []
    : [needs(sportsCalls.getEvents, besides(league)), needs(sportsCalls.getStandings, { league })];
};
export const texts: PageModule['texts'] = ['betting', 'sports'];
export const head: PageModule['head'] = (say, { params: { id } }, answers) => {
  const event = answers(sportsCalls.getEvent, asked(id))?.event;
  const names = { home: event?.home.name ?? '', away: event?.away.name ?? '' };
  return {
    title: say('betting.head.event', names),
    description: say('betting.head.eventText', { ...names, league: event?.league.name ?? '' }),
    // It is over within hours: who came by a search would find nothing to do.
    isIndexed: false,
  };
};
export const things: PageModule['things'] = (say, { params: { id } }, answers) => {
  const event = answers(sportsCalls.getEvent, asked(id))?.event;
  if (event === undefined) return {};
  const { league } = event;
  const sport = say(`sports.sport.${league.sport}`);
  return {
    parents: [
      { name: say('betting.title'), link: '/betting' },
      { name: sport, link: `/betting/${league.sport}` },
      { name: league.name, link: `/betting/${league.sport}/${league.sysname}` },
    ],
  };
};
export const side: PageModule['side'] = MatchSide;

export default function EventPage() {
  const { id } = useParams({ strict: false });
  const { data } = useRead(sportsCalls.getEvent, asked(id));
  return <BettingFrame>{data && <Match key={data.event.id} answer={data} />}</BettingFrame>;
}

function Match({ answer }: { answer: EventAnswer }) {
  const live = useLiveEvent(answer);
  const { event, markets } = live;
  const builder = useBuilder(event);
  const { isLost } = use(Picking);
  const picking = useMemo(() => ({ draft: builder.draft, isLost }), [builder.draft, isLost]);
  return (
    <>
      <Crumbs answer={answer} />
      <h1 className={css.title}>{`${event.home.name} – ${event.away.name}`}</h1>
      <MatchCard live={live} answer={answer} />
      {markets.some(({ is_for_builder }) => is_for_builder) && (
        <BuilderStrip event={event} builder={builder} />
      )}
      <Picking value={picking}>
        <MarketList event={event} markets={markets} />
      </Picking>
    </>
  );
}

function Crumbs({ answer: { event } }: { answer: EventAnswer }) {
  const t = useText();
  const { league, id } = event;
  const words = useMarketWords(league.sport);
  const { has, toggle } = useFavourites();
  const name = `${event.home.name} – ${event.away.name}`;
  const isOn = has({ kind: 'event', id });
  return (
    <div className={css.crumbs}>
      <Link to="/betting/$sport" params={{ sport: league.sport }} className={css.sport}>
        {words.sport(league.sport)}
        <Icon name="caret-right" size={11} />
      </Link>
      <LeagueMark league={league} size={18} />
      <Link
        to="/betting/$sport/$league"
        params={{ sport: league.sport, league: league.sysname }}
        className={css.league}
      >
        {league.name}
      </Link>
      {league.is_virtual && <VirtualBadge of="match" />}
      <span className={css.star}>
        <IconButton
          size="s"
          icon={isOn ? 'star-filled' : 'star'}
          label={t('betting.favourite', { name })}
          aria-pressed={isOn}
          onClick={() => toggle({ kind: 'event', id, name, to: `/betting/event/${id}` })}
        />
      </span>
    </div>
  );
}
