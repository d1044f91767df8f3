// The virtual match that a revealed seed and strength make: for `npm run verify -- --sport=football --event=… --strength=0.42
// --server-seed=… --commit=…`.
import { verifyMatch } from '#site/fairness/verify-match.ts';
import { sports } from '#sports/markets/market.ts';

export interface MatchOptions {
  sport: string;
  event: string;
  strength: string;
  seed: string;
  commit: string | undefined;
}

/** Prints the result of the match and returns the exit code: 0 if its hash equals the published one. */
export function printMatch({ sport, event, strength, seed, commit: shown }: MatchOptions): number {
  const fault = faultOf({ sport, event, strength, seed });
  if (fault !== null) {
    console.error(`--${fault} is missing, or does not fit a match.`);
    return 2;
  }
  const match = { sport: sport as 'football', event, strength: Number(strength), seed };
  const { commit, committed, incidents, isCommitted, score } = verifyMatch({
    ...match,
    commit: shown ?? '',
    told: [],
  });
  const compared = shown === undefined ? '' : isCommitted ? ' (as shown)' : ' (NOT the one shown)';
  console.log(`committed text:          ${committed}`);
  console.log(`its hash:                ${commit}${compared}`);
  for (const { clock, type, side, score: at } of incidents)
    console.log(
      `incident:                ${[clock, type, side].filter(Boolean).join(' ')} ${at.home}:${at.away}`,
    );
  console.log(`score:                   ${score.home}:${score.away}`);
  return shown === undefined || isCommitted ? 0 : 1;
}

const faultOf = ({ sport, event, strength, seed }: Omit<MatchOptions, 'commit'>): string | null => {
  if (!(sports as readonly string[]).includes(sport)) return 'sport';
  if (event === '') return 'event';
  if (strength === '' || !Number.isFinite(Number(strength))) return 'strength';
  return /^[\da-f]{64}$/i.test(seed) ? null : 'server-seed';
};
