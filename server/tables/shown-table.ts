// A table as it is shown: to whoever asks, and to all who follow its channel.
import type { PlayedRound } from '#contract/play.ts';
import type { SharedRound as RoundView } from '#contract/tables.ts';
import type { SharedTable } from '#games/shared-tables.ts';
import { shownRound } from '../rounds/played.ts';
import type { Seat } from './seats.ts';
import { sharedOutcome } from './shared-outcome.ts';
import type { SharedRound } from './shared-rounds.ts';

export const shownShared = (round: SharedRound, table: SharedTable): RoundView => ({
  ...{ kind: 'round', id: round.id, position: round.position, phase: round.phase },
  opens_at: round.opens_at.toISOString(),
  closes_at: round.closes_at.toISOString(),
  runs_at: round.runs_at.toISOString(),
  phase_ends_at: phaseEnd(round, table)?.toISOString() ?? null,
  ...{ commit: round.commit, seed: round.seed, steps: round.steps && [...round.steps] },
});

function phaseEnd({ phase, closes_at, runs_at, ended_at }: SharedRound, table: SharedTable): Date | null {
  if (phase === 'open') return closes_at;
  if (phase === 'closed') return runs_at;
  if (phase === 'running') return table.runsMs === null ? null : later(runs_at, table.runsMs);
  return later(ended_at!, table.restsMs);
}

export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** As its player is shown it; what chance decided only once all may know. */
export const shownSeat = (seat: Seat, round: SharedRound): PlayedRound =>
  shownRound(
    { ...seat, nonce: round.position, decisions: [] },
    {
      steps: round.seed === null ? [] : sharedOutcome(round, round.seed, seat.bet).steps,
      choices: [],
    },
  );
