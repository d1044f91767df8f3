// The match itself: score, tracker, statistics, momentum and what happened last. Dark baize in both themes.
import { useState } from 'react';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { Standings } from '../standings.tsx';
import { FormPanel } from './form-panel.tsx';
import { Incidents } from './incidents.tsx';
import css from './match-card.module.css';
import { Momentum } from './momentum.tsx';
import { ScoreHead } from './score-head.tsx';
import { Statistics } from './statistics.tsx';
import { Tracker } from './tracker.tsx';
import type { EventAnswer, LiveEvent } from './use-live-event.ts';

const panels = ['statistics', 'table', 'form'] as const;
const views = ['tracker', 'statistics', 'incidents'] as const;

export function MatchCard({ live, answer }: { live: LiveEvent; answer: EventAnswer }) {
  const t = useText();
  const [panel, setPanel] = useState<(typeof panels)[number]>('statistics');
  const [view, setView] = useState<(typeof views)[number]>('tracker');
  const { event, incidents } = live;
  const isBegun = event.state.status !== 'scheduled' && event.state.status !== 'postponed';
  const lit = [event.home.name, event.away.name];
  return (
    <section className={css.card} data-art="" data-view={view} aria-label={t('betting.match')}>
      <ScoreHead event={event} statistics={answer.statistics} />
      <div className={css.middle}>
        <div className={classes(css.part, css.tracker)}>
          <Tracker event={event} incidents={incidents} />
        </div>
        <div className={classes(css.part, css.statistics)}>
          <div className={css.tabs} role="tablist" aria-label={t('betting.stat.label')}>
            {panels.map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                aria-selected={panel === name}
                onClick={() => setPanel(name)}
              >
                {t(`betting.panel.${name}`)}
              </button>
            ))}
          </div>
          {panel === 'statistics' && <Statistics statistics={answer.statistics} isBegun={isBegun} />}
          {panel === 'table' && <Standings league={event.league.id} lit={lit} isShort />}
          {panel === 'form' && <FormPanel answer={answer} />}
        </div>
      </div>
      <div className={css.views} role="tablist" aria-label={t('betting.match')}>
        {views.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={view === name}
            onClick={() => setView(name)}
          >
            {t(`betting.panel.${name}`)}
          </button>
        ))}
      </div>
      {isBegun && (
        <>
          <div className={classes(css.part, css.momentum)}>
            <Momentum event={event} incidents={incidents} />
          </div>
          <div className={classes(css.part, css.incidents)}>
            <Incidents event={event} incidents={incidents} isWhole={view === 'incidents'} />
          </div>
        </>
      )}
    </section>
  );
}
