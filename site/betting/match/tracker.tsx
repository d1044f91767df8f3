import { useEffect, useState } from 'react';
import type { EventRow, IncidentShown } from '#contract/betting/event.ts';
import { useText } from '../../i18n/use-text.tsx';
import { SideMark } from '../emblem.tsx';
import { sportObject } from '../sport-objects.ts';
import { useClock } from '../use-clock.ts';
import { Pitch } from './pitch.tsx';
import css from './tracker.module.css';

interface TrackerProps {
  event: EventRow;
  incidents: readonly IncidentShown[];
}

/** Where the match is: football on a pitch, other sports by what happened last. It says in words what it shows. */
export function Tracker({ event, incidents }: TrackerProps) {
  const { league, state } = event;
  const clock = useClock(league.sport);
  const last = incidents.at(-1);
  const name = useIncidentName();
  const words = last ? name(last.type) : clock(state);
  const side = last?.side ? event[last.side] : null;
  return (
    <div className={css.tracker}>
      {league.sport === 'football' ? (
        <Pitch event={event} incidents={incidents} label={words} />
      ) : (
        <img className={css.object} src={sportObject(league.sport, 320)} width={150} height={150} alt="" />
      )}
      <p className={css.state} role="status">
        {side && <SideMark sport={league.sport} side={side} size={26} />}
        <span>
          <SlowWords words={words} isUrgent={last !== undefined && urgent.has(last.type)} />
          {side && <small>{side.name}</small>}
        </span>
      </p>
    </div>
  );
}

const urgent = new Set(['goal', 'overtime-goal', 'red', 'set', 'match']);

export function useIncidentName() {
  const t = useText();
  return (type: string) => (known.has(type) ? t(`betting.incident.${type as Known}`) : type);
}

const names = [
  ...(['goal', 'red', 'yellow', 'corner', 'half-time', 'full-time', 'overtime-goal', 'shoot-out'] as const),
  ...(['period-end', 'quarter-end', 'minute', 'toss', 'point', 'game', 'set', 'match'] as const),
];
type Known = (typeof names)[number];
const known: ReadonlySet<string> = new Set(names);

const SPOKEN_EVERY_MS = 10_000;

/** A screen reader hears the tracker at most every ten seconds; goals and red cards at once. */
function SlowWords({ words, isUrgent }: { words: string; isUrgent: boolean }) {
  const [said, setSaid] = useState(words);
  useEffect(() => {
    const timer = setTimeout(setSaid, isUrgent ? 0 : SPOKEN_EVERY_MS, words);
    return () => clearTimeout(timer);
  }, [words, isUrgent]);
  return (
    <>
      <span aria-hidden="true">{words}</span>
      <span className={css.spoken}>{said}</span>
    </>
  );
}
