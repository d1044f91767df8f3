// What a game has returned, held against what it should: where play is honest, 99 of 100 measurements lie between two bounds.

/** So many deviations to either side hold 99 % of a normal law. */
const DEVIATIONS_99 = 2.5758;
/** Bounds that are farther apart than this to either side say nothing of a game. */
const WIDEST = 0.25;
/** Fewer rounds do not follow the normal law, however little they vary. */
const LEAST_ROUNDS = 1_000;

/** A way of playing, as its sheet has it. */
interface Way {
  return: number;
  /** Of what comes back in a round, in stakes. */
  deviation: number;
  within?: number | undefined;
}

interface Played {
  rounds: number;
  /** The shares that came back, summed up over all rounds. */
  returned: number;
}

export interface Measured {
  rounds: number;
  /** From so many rounds on there is a figure. */
  needed: number;
  /** Null before; shares of one. */
  found: { return: number; least: number; most: number } | null;
}

/** Nobody notes which way was played: the bounds hold for all of them, and are those of the one that varies most. */
export function measureReturn(ways: readonly Way[], { rounds, returned }: Played): Measured {
  const deviation = Math.max(...ways.map((way) => way.deviation));
  const needed = Math.max(LEAST_ROUNDS, Math.ceil(((DEVIATIONS_99 * deviation) / WIDEST) ** 2));
  if (rounds < needed) return { rounds, needed, found: null };
  const to = (DEVIATIONS_99 * deviation) / Math.sqrt(rounds);
  const least = Math.min(...ways.map((way) => way.return - (way.within ?? 0))) - to;
  const most = Math.max(...ways.map((way) => way.return + (way.within ?? 0))) + to;
  return { rounds, needed, found: { return: returned / rounds, least: Math.max(0, least), most } };
}
