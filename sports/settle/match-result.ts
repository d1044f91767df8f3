// What is known of a match when bets on it are settled: counts by name, each for both sides. Everything that a market
// can be about is such a count: goals by full time ('ft'), games of the second set ('s2'), who scored the third goal
// ('goal-3': one for that side), corners, maps.

export type Side = 'home' | 'away';

export interface Score {
  readonly home: number;
  readonly away: number;
}

export interface Tally extends Score {
  /** Nothing can be added any more. */
  readonly isOver: boolean;
}

export const endings = ['played', 'abandoned', 'retired', 'walkover', 'cancelled', 'reversed'] as const;
export type Ending = (typeof endings)[number];

export interface MatchResult {
  /** Null while it goes on, or has not begun. */
  readonly ending: Ending | null;
  /** Who gave up, when somebody did. */
  readonly retired?: Side;
  readonly tallies: Readonly<Record<string, Tally>>;
}

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export const totalOf = ({ home, away }: Score): number => home + away;

/** Who is ahead, as betting slips write it. */
export const sign = ({ home, away }: Score): '1' | 'X' | '2' => (home > away ? '1' : home < away ? '2' : 'X');

export const over = (home: number, away: number): Tally => ({ home, away, isOver: true });

export const running = (home: number, away: number): Tally => ({ home, away, isOver: false });
