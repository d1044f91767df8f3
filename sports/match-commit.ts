// What a virtual match is bound to before anyone can bet on it: its seed and how much stronger the home side is, hashed
// together. Both are revealed when it is over; until then the operator cannot choose them again, and no bettor can price the match exactly.
import { commitOf } from '#games/rng/commit.ts';

interface CommittedMatch {
  /** In hexadecimal. */
  readonly seed: string;
  readonly strength: number;
}

/** The text that is hashed: `printf '%s' 'SEED:STRENGTH' | sha256sum` gives the same. */
export const committedText = ({ seed, strength }: CommittedMatch): string =>
  `${seed.toLowerCase()}:${strength}`;

export const matchCommit = (match: CommittedMatch): string =>
  commitOf(new TextEncoder().encode(committedText(match)));
