// Questions about one of many: who wins a league, who comes in among the first. Each runner has a count of its own: its
// position, and how many share it.
import { settleRunner } from './outright.ts';
import type { SettleKind } from './settle-kind.ts';

export const runnerCode = (place: number): string => `r${place}`;

const placeOf = (outcome: string): number => Number(outcome.slice(1));

/** A position of nought is none: it did not start. */
const runner: SettleKind = {
  looksAt: 'all',
  outcomes: ({ runners = [] }) => runners.map((_, place) => runnerCode(place)),
  settle(outcome, scores, { places = 1 }) {
    const { home: position, away: tied } = scores[placeOf(outcome)]!;
    return settleRunner(position === 0 ? 'did not start' : { position, tied }, { places });
  },
};

export const runners = { runner, 'runner-place': runner } satisfies Record<string, SettleKind>;
