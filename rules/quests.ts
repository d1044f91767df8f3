// Quests: counters on what happens anyway. A step says what it counts and where; what happened either counts or does not.

export const questStates = ['locked', 'available', 'started', 'completed', 'claimed', 'expired'] as const;
export type QuestState = (typeof questStates)[number];

/** Points are counted as play earns them, by what it costs on average: they keep a quest from being worth more than it costs. */
export const stepCounts = ['rounds', 'deposits', 'days', 'points'] as const;
/** Where rounds count: everywhere, or in games of this tag or type. */
export const questWheres = ['any', 'slots', 'table', 'originals', 'live', 'fast'] as const;
export type QuestWhere = (typeof questWheres)[number];

export interface QuestStep {
  counts: (typeof stepCounts)[number];
  count: number;
  where?: QuestWhere | undefined;
  /** In cents of a euro; for a deposit, its least amount. */
  minCents?: number | undefined;
  /** In hundredths of the stake. */
  minMultiple?: number | undefined;
  isDistinct?: boolean | undefined;
}

export interface StepProgress {
  done: number;
  /** What counts once: games, or days. */
  seen: readonly string[];
}

export type Happened =
  | {
      what: 'rounds';
      game: string;
      places: readonly string[];
      /** In cents of a euro. */
      staked: number;
      /** In hundredths of the stake. */
      multiple: number;
    }
  | { what: 'deposits'; cents: number }
  | { what: 'days'; day: string }
  /** Parts of a point count. */
  | { what: 'points'; points: number };

export const noProgress: StepProgress = { done: 0, seen: [] };

const isStepDone = (step: QuestStep, { done }: StepProgress): boolean => done >= step.count;

export const areStepsDone = (steps: readonly QuestStep[], progress: readonly StepProgress[]): boolean =>
  steps.every((step, at) => isStepDone(step, progress[at] ?? noProgress));

/** The same progress where it does not count. */
export function advance(step: QuestStep, progress: StepProgress, happened: Happened): StepProgress {
  if (isStepDone(step, progress) || !counts(step, happened)) return progress;
  if (happened.what === 'points')
    return { ...progress, done: Math.min(step.count, progress.done + happened.points) };
  const mark = markOf(step, happened);
  if (mark === undefined) return { ...progress, done: progress.done + 1 };
  if (progress.seen.includes(mark)) return progress;
  return { done: progress.done + 1, seen: [...progress.seen, mark] };
}

/** What counts once a mark: a day of coming, or a game of a quest for different games. */
function markOf({ isDistinct = false }: QuestStep, happened: Happened): string | undefined {
  if (happened.what === 'days') return happened.day;
  return happened.what === 'rounds' && isDistinct ? happened.game : undefined;
}

function counts(step: QuestStep, happened: Happened): boolean {
  if (step.counts !== happened.what) return false;
  const { where = 'any', minCents = 0, minMultiple = 0 } = step;
  switch (happened.what) {
    case 'days':
    case 'points':
      return true;
    case 'deposits':
      return happened.cents >= minCents;
    case 'rounds':
      return (
        (where === 'any' || happened.places.includes(where)) &&
        happened.staked >= minCents &&
        happened.multiple >= minMultiple
      );
  }
}

export type Repeats = 'once' | 'daily' | 'weekly';

const DAY_MS = 86_400_000;

/** What tells one turn of a quest from the next: the day, the Monday of the week, or nothing. */
export function turnOf(repeats: Repeats, now: Date): string {
  if (repeats === 'once') return '';
  const day = now.toISOString().slice(0, 10);
  return repeats === 'daily' ? day : mondayOf(now).toISOString().slice(0, 10);
}

/** When a turn ends; null: it has no end of its own. */
export function turnEndsAt(repeats: Repeats, now: Date): Date | null {
  if (repeats === 'once') return null;
  const start = repeats === 'daily' ? midnightOf(now) : mondayOf(now);
  return new Date(start.getTime() + (repeats === 'daily' ? 1 : 7) * DAY_MS);
}

const midnightOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS);

function mondayOf(moment: Date): Date {
  const midnight = midnightOf(moment);
  const sinceMonday = (midnight.getUTCDay() + 6) % 7;
  return new Date(midnight.getTime() - sinceMonday * DAY_MS);
}
