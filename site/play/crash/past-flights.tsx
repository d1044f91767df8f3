import type { PastResult } from '#contract/tables.ts';
import { useText } from '../../i18n/use-text.tsx';
import { formatTimes } from '../times.ts';
import css from './past-flights.module.css';
import { bustIn } from './use-flight.ts';

/** Where the last flights ended, newest first. */
export function PastFlights({ past }: { past: readonly PastResult[] }) {
  const t = useText();
  return (
    <ol className={css.past} aria-label={t('play.past')}>
      {past.map(({ position, steps }) => {
        const x100 = bustIn(steps) ?? 100;
        return (
          <li key={position} className={css.result} data-height={heightOf(x100)}>
            {formatTimes(x100 * 100)}
          </li>
        );
      })}
    </ol>
  );
}

function heightOf(x100: number): 'low' | 'fair' | 'high' | 'rare' {
  if (x100 < 200) return 'low';
  if (x100 < 1000) return 'fair';
  return x100 < 4000 ? 'high' : 'rare';
}
