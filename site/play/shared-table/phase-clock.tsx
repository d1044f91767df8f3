import type { CSSProperties } from 'react';
import type { SharedRound } from '#contract/tables.ts';
import { type SharedTable, sharedTableOf } from '#games/shared-tables.ts';
import { classes } from '#ui/classes.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { useTableState } from '../play-context.ts';
import css from './phase-clock.module.css';
import type { SharedState } from './shared-line.ts';
import { useServerNow } from './use-shared-table.ts';

const SECOND_MS = 1000;
/** Whoever listens is told how long is left at these alone. */
const SPOKEN = [10, 5];

interface PhaseClockProps {
  shared: SharedState;
  /** What a round is called while it runs, where there is a better word. */
  running?: string;
}

/** What the table is at, and for how long, by the server's clock: the ring empties with the phase and never restarts. */
export function PhaseClock({ shared, running }: PhaseClockProps) {
  const t = useText();
  const now = useServerNow(shared);
  const { opened } = useTableState();
  const { round } = shared;
  if (round === null) return <p className={classes(css.clock, css.waiting)}>{t('play.shared.waiting')}</p>;
  const leftMs = round.phase_ends_at === null ? null : Math.max(0, Date.parse(round.phase_ends_at) - now);
  const left = leftMs === null ? null : Math.ceil(leftMs / SECOND_MS);
  const lasts = lastingOf(round.phase, sharedTableOf(opened!.game.sysname));
  const share = leftMs === null || lasts === null ? 1 : Math.min(1, leftMs / lasts);
  const isRunning = round.phase === 'running' && running !== undefined;
  const phase = isRunning ? running : t(`play.shared.phases.${round.phase}`);
  return (
    <>
      <div
        className={classes(css.clock, left === null && css.waiting)}
        role="timer"
        data-round={round.id}
        data-phase={round.phase}
      >
        {left !== null && (
          <span className={css.ring} style={{ '--share': share } as CSSProperties} aria-hidden="true">
            {left}
          </span>
        )}
        <b className={css.phase}>{phase}</b>
        {left !== null && <VisuallyHidden>{t('play.shared.seconds', { count: left })}</VisuallyHidden>}
      </div>
      <VisuallyHidden>
        <span role="status">
          {round.phase !== 'open'
            ? phase
            : SPOKEN.includes(left ?? 0) && t('play.shared.closes', { count: left ?? 0 })}
        </span>
      </VisuallyHidden>
    </>
  );
}

function lastingOf(phase: SharedRound['phase'], table: SharedTable | undefined): number | null {
  if (table === undefined) return null;
  if (phase === 'open') return table.opensMs;
  if (phase === 'closed') return table.closedMs;
  return phase === 'running' ? table.runsMs : table.restsMs;
}
