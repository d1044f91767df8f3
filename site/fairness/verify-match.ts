// Plays a virtual match again from its seed, with the very code that played it, and holds it against what was told.
import type { ShownIncident } from '#sports/law/match-so-far.ts';
import { committedText, matchCommit } from '#sports/match-commit.ts';
import { sportModels } from '#sports/models.ts';
import { playFromSeed, type SeededMatch } from '#sports/play-from-seed.ts';
import type { Score } from '#sports/settle/match-result.ts';

export interface MatchText extends SeededMatch {
  /** As it was told before the match could be bet on. */
  readonly commit: string;
  readonly told: readonly ShownIncident[];
}

export interface VerifiedMatch {
  readonly commit: string;
  readonly isCommitted: boolean;
  /** The text whose hash that is. */
  readonly committed: string;
  /** What is hashed for the first words of chance; the last number counts up. */
  readonly text: string;
  readonly incidents: readonly (ShownIncident & { readonly isTold: boolean })[];
  /** All that was told happened, and all that happened was told. */
  readonly isSame: boolean;
  readonly score: Score;
}

export function verifyMatch({ told, commit: shown, ...match }: MatchText): VerifiedMatch {
  const commit = matchCommit(match);
  const played = playFromSeed(match);
  const end = sportModels[match.sport].follow(match.strength, played.incidents, played.moments);
  const incidents = end
    .shownIncidents()
    .map((incident, place) => ({ ...incident, isTold: isSame(incident, told[place]) }));
  return {
    ...{ commit, isCommitted: commit === shown.toLowerCase(), incidents },
    committed: committedText(match),
    text: `${match.event}:0:${match.sport}:0`,
    isSame: incidents.length === told.length && incidents.every(({ isTold }) => isTold),
    score: end.shown().score,
  };
}

const isSame = (one: ShownIncident, other: ShownIncident | undefined): boolean =>
  other !== undefined &&
  one.type === other.type &&
  one.side === other.side &&
  one.clock === other.clock &&
  one.score.home === other.score.home &&
  one.score.away === other.score.away;
