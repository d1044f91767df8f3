// What speaks against sending a withdrawal at once: marks that add up to a figure, so that people look first where it
// matters. No mark decides by itself, and nothing is declined by a sum.

export interface RiskFacts {
  /** The player was paid there before. */
  isKnownDestination: boolean;
  /** A contact, the password or the second factor was changed a short while ago. */
  isAccountChanged: boolean;
  isVerified: boolean;
  accountDays: number;
  /** Whether they have played at all since they last paid in. */
  hasPlayed: boolean;
  /** Another account may be the same person's, and nobody has decided yet. */
  hasDoubtedTwin: boolean;
  needsTwoPeople: boolean;
}

const points = {
  account_changed: 34,
  doubted_twin: 34,
  no_play: 26,
  new_destination: 22,
  not_verified: 20,
  over_limit: 18,
  new_account: 16,
} as const;

export type RiskMark = keyof typeof points;

export const riskMarks = Object.keys(points) as [RiskMark, ...RiskMark[]];

const YOUNG_DAYS = 7;
const MOST = 100;

/** From here on a row is not among those approved together. */
export const CLEAN_BELOW = 40;

/** The heaviest first. */
export function riskOf(facts: RiskFacts): { score: number; marks: { mark: RiskMark; points: number }[] } {
  const found: Record<RiskMark, boolean> = {
    account_changed: facts.isAccountChanged,
    doubted_twin: facts.hasDoubtedTwin,
    no_play: !facts.hasPlayed,
    new_destination: !facts.isKnownDestination,
    not_verified: !facts.isVerified,
    over_limit: facts.needsTwoPeople,
    new_account: facts.accountDays < YOUNG_DAYS,
  };
  const marks = riskMarks.filter((mark) => found[mark]).map((mark) => ({ mark, points: points[mark] }));
  const sum = marks.reduce((total, mark) => total + mark.points, 0);
  return { score: Math.min(MOST, sum), marks };
}

/** What may be approved together with others: nothing speaks against it. */
export const isClean = ({ score, marks }: ReturnType<typeof riskOf>): boolean =>
  marks.length === 0 && score < CLEAN_BELOW;
