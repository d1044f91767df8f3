// /betting/{sport} and /betting/{sport}/{league}: what can be bet on there, and how the league stands
import { Link, notFound, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { League } from '#contract/betting/event.ts';
import { sportsCalls } from '#contract/betting/sports.ts';
import { type Sport, sports } from '#sports/markets/market.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import type { Answers, PageAddress } from '../routing/page.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { BettingFrame } from './betting-frame.tsx';
import { BettingSide } from './betting-side.tsx';
import { useNowOnBoard } from './board-context.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { EventTable, type TableColumn } from './event-table.tsx';
import { LeagueStar } from './league-star.tsx';
import { Outright } from './outright.tsx';
import { PageHead } from './page-head.tsx';
import css from './sport.module.css';
import { SportChips } from './sport-chips.tsx';
import { sportObject } from './sport-objects.ts';
import { Standings } from './standings.tsx';
import { useMarketWords } from './use-market-words.ts';

const COUNT = 60;
const isSport = (name: string | undefined): name is Sport => sports.some((sport) => sport === name);

const leagueIn = (answers: Answers, { sport, league }: PageAddress['params']): League | undefined =>
  answers(sportsCalls.get, {})
    ?.items.find((item) => item.sport === sport)
    ?.leagues.find(({ sysname }) => sysname === league);

export const reads: PageModule['reads'] = () => [needs(sportsCalls.get, {})];
export const readsNext: PageModule['readsNext'] = ({ params }, answers) => {
  if (params['league'] === undefined)
    return [needs(sportsCalls.getEvents, { sport: params['sport'] as Sport, count: COUNT })];
  const league = leagueIn(answers, params);
  return league === undefined
    ? []
    : [
        needs(sportsCalls.getEvents, { league: league.id, count: COUNT }),
        needs(sportsCalls.getStandings, { league: league.id }),
        needs(sportsCalls.getOutright, { league: league.id }),
      ];
};
export const check: PageModule['check'] = ({ params }, answers) => {
  if (!isSport(params['sport'])) throw notFound();
  if (params['league'] !== undefined && leagueIn(answers, params) === undefined) throw notFound();
};
export const texts: PageModule['texts'] = ['betting', 'sports'];
export const head: PageModule['head'] = (say, { params }, answers) => {
  const sport = say(`sports.sport.${params['sport'] as Sport}`);
  const league = leagueIn(answers, params);
  return {
    title: league === undefined ? say('betting.head.sport', { sport }) : `${league.name}, ${sport}`,
    description: say('betting.head.description'),
    // Leagues of a producer come and go with it.
    ...(league !== undefined && { isIndexed: false }),
  };
};
export const side: PageModule['side'] = BettingSide;

export default function SportPage() {
  const { sport, league } = useParams({ strict: false }) as { sport: Sport; league?: string };
  const { data } = useRead(sportsCalls.get, {});
  const leagues = data?.items.find((item) => item.sport === sport)?.leagues ?? [];
  return (
    <BettingFrame>
      <SportEvents
        key={`${sport}/${league}`}
        sport={sport}
        league={leagues.find(({ sysname }) => sysname === league)}
      />
    </BettingFrame>
  );
}

function SportEvents({ sport, league }: { sport: Sport; league: League | undefined }) {
  const t = useText();
  const words = useMarketWords(sport);
  const [column, setColumn] = useState<TableColumn>('result');
  const { now } = useNowOnBoard();
  const { data } = useRead(
    sportsCalls.getEvents,
    league === undefined ? { sport, count: COUNT } : { league: league.id, count: COUNT },
  );
  return (
    <>
      <SportChips />
      <nav className={css.crumbs} aria-label={t('betting.nav.label')}>
        <Link to="/betting">{t('betting.title')}</Link>
        {league && (
          <Link to="/betting/$sport" params={{ sport }}>
            {words.sport(sport)}
          </Link>
        )}
      </nav>
      <PageHead title={league?.name ?? words.sport(sport)} badge="leagues" hasResults>
        {league && <LeagueStar league={league} />}
      </PageHead>
      <ColumnChoice column={column} onChoose={setColumn} />
      {data?.items.length === 0 ? (
        <EmptyState object={sportObject(sport, 320)} title={t('betting.none.title')}>
          {t('betting.none.text')}
        </EmptyState>
      ) : (
        <EventTable events={data?.items.map(now) ?? []} column={column} />
      )}
      {league && <Outright league={league.id} />}
      {league && (
        <section className={css.standings}>
          <h2>{t('betting.table.title')}</h2>
          <Standings league={league.id} />
        </section>
      )}
    </>
  );
}
