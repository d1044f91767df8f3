// When a match begins, in the zone that the visitor likes. The first HTML does not know it, and says the day and the time
// in UTC.
import { useSyncExternalStore } from 'react';
import { formatDate, formatTime } from '#rules/format.ts';
import { useText } from '../i18n/use-text.tsx';
import { nowMs } from '../start/clock.ts';
import { keptZone } from './kept-choices.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export function useEventTime() {
  const t = useText();
  const chosen = keptZone.use();
  const now = useSyncExternalStore(eachMinute, thisMinute, () => null);
  const zone = now === null ? 'UTC' : chosen === '' ? undefined : chosen;

  /** "Today", "Tomorrow" or "19.11". */
  function day(at: string): string {
    const date = formatDate(new Date(at), zone);
    if (now !== null && date === formatDate(new Date(now), zone)) return t('betting.day.today');
    if (now !== null && date === formatDate(new Date(now + DAY_MS), zone)) return t('betting.day.tomorrow');
    return date.slice(0, 5);
  }
  return {
    day,
    time: (at: string) => formatTime(new Date(at), zone),
    both: (at: string) => `${day(at)} ${formatTime(new Date(at), zone)}`,
  };
}

const thisMinute = () => nowMs() - (nowMs() % MINUTE_MS);

function eachMinute(look: () => void): () => void {
  const timer = setInterval(look, MINUTE_MS / 2);
  return () => clearInterval(timer);
}
