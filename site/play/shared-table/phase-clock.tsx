import type { SharedRound } from '#contract/tables.ts';
import { useText } from '../../i18n/use-text.tsx';
import css from './phase-clock.module.css';
import type { SharedState } from './shared-line.ts';
import { useServerNow } from './use-shared-table.ts';

const SECOND_MS = 1000;

/** What the table is at, and for how long, by the server's clock. */
export function PhaseClock({ shared }: { shared: SharedState }) {
  const t = useText();
  const now = useServerNow(shared);
  const { round } = shared;
  if (round === null) return <p className={css.clock}>{t('play.shared.waiting')}</p>;
  const left = secondsLeft(round, now);
  return (
    <p className={css.clock} role="timer" data-phase={round.phase}>
      <b className={css.phase}>{t(`play.shared.phases.${round.phase}`)}</b>
      {left !== null && <span className={css.left}>{t('play.shared.seconds', { count: left })}</span>}
    </p>
  );
}

function secondsLeft({ phase_ends_at }: SharedRound, now: number): number | null {
  if (phase_ends_at === null) return null;
  return Math.max(0, Math.ceil((Date.parse(phase_ends_at) - now) / SECOND_MS));
}
