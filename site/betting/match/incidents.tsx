import { useState } from 'react';
import type { EventRow, IncidentShown } from '#contract/betting/event.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { useText } from '../../i18n/use-text.tsx';
import { useClock } from '../use-clock.ts';
import css from './incidents.module.css';
import { useIncidentName } from './tracker.tsx';

interface IncidentsProps {
  event: EventRow;
  incidents: readonly IncidentShown[];
  isWhole: boolean;
}

const SHOWN = 3;

/** What happened last; all of it on a press. */
export function Incidents({ event, incidents, isWhole }: IncidentsProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const worth = incidents.filter(({ type }) => type !== 'point' && type !== 'minute' && type !== 'toss');
  const all = (worth.length > 0 ? worth : incidents).toReversed();
  const shown = isOpen || isWhole ? all : all.slice(0, SHOWN);
  if (all.length === 0) return <p className={css.none}>{t('betting.none.incidents')}</p>;
  return (
    <ol className={css.list} data-open={isOpen || isWhole}>
      {shown.map((incident) => (
        <Incident key={incident.number} event={event} incident={incident} />
      ))}
      {!isWhole && all.length > SHOWN && (
        <li className={css.all}>
          <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'betting.fewer' : 'betting.allIncidents', { count: all.length })}
          </button>
        </li>
      )}
    </ol>
  );
}

const icons: Readonly<Record<string, IconName>> = {
  goal: 'soccer-ball',
  'overtime-goal': 'hockey',
  corner: 'flag',
  set: 'check-circle',
  match: 'trophy',
};

function Incident({ event, incident }: { event: EventRow; incident: IncidentShown }) {
  const name = useIncidentName();
  const clock = useClock(event.league.sport);
  const { type, side, score } = incident;
  const isCard = type === 'yellow' || type === 'red';
  const icon = event.league.sport === 'ice-hockey' && type === 'goal' ? 'hockey' : icons[type];
  return (
    <li className={css.incident}>
      <span className={css.clock}>{clock({ clock: incident.clock, status: 'live' })}</span>
      <span className={css.sign} data-side={side}>
        {isCard ? <i className={css.card} data-card={type} /> : <Icon name={icon ?? 'timer'} size={17} />}
      </span>
      <span className={css.words}>
        <b>
          {name(type)} {scored.has(type) && `${score.home} : ${score.away}`}
        </b>
        {side ? event[side].name : `${score.home} : ${score.away}`}
      </span>
    </li>
  );
}

const scored = new Set(['goal', 'overtime-goal', 'shoot-out', 'game', 'set', 'match', 'point']);
