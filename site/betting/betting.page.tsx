// /betting: what to look at first, what is in play, and what is next
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { EventRow } from '#contract/betting/event.ts';
import { eventViews, sportsCalls } from '#contract/betting/sports.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Pulse } from '#ui/pulse.tsx';
import { Scroller } from '#ui/scroller.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import css from './betting.module.css';
import { BettingFrame } from './betting-frame.tsx';
import { BettingSide } from './betting-side.tsx';
import { useNowOnBoard } from './board-context.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { EventTable, type TableColumn } from './event-table.tsx';
import { LiveCard } from './live-card.tsx';
import { PageHead } from './page-head.tsx';
import { SharedSlip } from './shared-slip.tsx';
import { SportChips } from './sport-chips.tsx';
import { TopCard } from './top-card.tsx';
import { topEvents } from './top-events.ts';
import { useSteadyRows } from './use-board.ts';
import { ZoneChoice } from './zone-choice.tsx';

const live = { view: 'live', count: 12 } as const;
const ahead = (view: View) => ({ view, count: 40 });
const views = eventViews.filter((view) => view !== 'live');
type View = (typeof views)[number];

export const reads: PageModule['reads'] = () => [
  needs(sportsCalls.get, {}),
  needs(sportsCalls.getEvents, live),
  needs(sportsCalls.getEvents, ahead('soon')),
];
export const texts: PageModule['texts'] = ['betting', 'sports'];
export const head: PageModule['head'] = (say) => ({
  title: say('betting.head.title'),
  description: say('betting.head.description'),
});
export const side: PageModule['side'] = BettingSide;

export default function BettingPage() {
  return (
    <BettingFrame>
      <SharedSlip />
      <Home />
    </BettingFrame>
  );
}

function Home() {
  const t = useText();
  const soon = useRead(sportsCalls.getEvents, ahead('soon')).data?.items ?? [];
  const { now } = useNowOnBoard();
  const tops = topEvents(soon).map(now);
  return (
    <>
      <SportChips />
      <PageHead title={t('betting.title')} badge="leagues" hasResults />
      {tops.length > 0 && (
        <section aria-label={t('betting.top')} className={css.tops}>
          {tops.map((event) => (
            <TopCard key={event.id} event={event} />
          ))}
        </section>
      )}
      <LiveNow />
      <Upcoming />
    </>
  );
}

function LiveNow() {
  const t = useText();
  const board = useNowOnBoard();
  const { data } = useRead(sportsCalls.getEvents, live);
  const all = board.live ?? data?.items.map(board.now) ?? [];
  const { shown, hold } = useSteadyRows(all.slice(0, live.count));
  if (all.length === 0) return null;
  return (
    <div className={css.section} {...hold}>
      <Scroller
        holds="events"
        title={
          <span className={css.live}>
            <Pulse /> {t('betting.nav.live')}
          </span>
        }
        note={board.live?.length ?? data?.count}
        previousLabel={t('shell.row.previous')}
        nextLabel={t('shell.row.next')}
        action={
          <ButtonLink size="s" link={<Link to="/betting/live" />}>
            {t('betting.allLive')}
          </ButtonLink>
        }
      >
        {shown.map((event) => (
          <LiveCard key={event.id} event={event} />
        ))}
      </Scroller>
    </div>
  );
}

function Upcoming() {
  const t = useText();
  const [view, setView] = useState<View>('soon');
  const [column, setColumn] = useState<TableColumn>('result');
  const { now } = useNowOnBoard();
  const { data } = useRead(sportsCalls.getEvents, ahead(view));
  const events = data?.items.map(now).filter(isAhead);
  return (
    <section className={css.section} aria-labelledby="upcoming">
      <header className={css.head}>
        <Heading level={2} id="upcoming">
          {t('betting.upcoming')}
        </Heading>
        {data && <span className={css.note}>{data.count}</span>}
        <fieldset className={css.views} aria-label={t('betting.when')}>
          {views.map((name) => (
            <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
              {t(`betting.view.${name}`)}
            </button>
          ))}
        </fieldset>
      </header>
      <ColumnChoice column={column} onChoose={setColumn} />
      {events?.length === 0 ? <NoEvents /> : <EventTable events={events ?? []} column={column} />}
      <ZoneChoice />
    </section>
  );
}

const isAhead = ({ state: { status } }: EventRow) => status === 'scheduled' || status === 'postponed';

function NoEvents() {
  const t = useText();
  return (
    <EmptyState object="/art/obj-320/football.webp" title={t('betting.none.title')}>
      {t('betting.none.text')}
    </EmptyState>
  );
}
