// How strong clubs are, from what they scored: attack and defence of each, and what playing at home is worth, as factors
// of goals (Dixon and Coles). Old matches count less, and clubs of whom little is known are taken for ordinary ones.
import { HOME_ADVANTAGE } from '../football/terms.ts';
import type { Score } from '../settle/match-result.ts';

export interface PastMatch {
  readonly home: string;
  readonly away: string;
  readonly goals: Score;
  readonly daysAgo: number;
}

export interface Strength {
  /** By which the club's own goals are multiplied, and those of its opponents. */
  readonly attack: number;
  readonly defence: number;
}

export interface Strengths {
  /** Goals of a side between ordinary clubs on neutral ground. */
  readonly goals: number;
  readonly home: number;
  of(club: string): Strength;
}

/** A day older counts so much less, as a logarithm: a year ago, half. */
const DECAY_A_DAY = 0.0018;
/** How many ordinary goals every club is thought to have beside its own. */
const SHRINK = 6;
const HOME_SHRINK = 200;
const ROUNDS = 40;

const ORDINARY: Strength = { attack: 1, defence: 1 };

export function fitStrengths(matches: readonly PastMatch[]): Strengths {
  const weighted = matches.map((match) => ({ ...match, weight: Math.exp(-DECAY_A_DAY * match.daysAgo) }));
  const clubs = new Map<string, { attack: number; defence: number }>();
  for (const { home, away } of matches) for (const club of [home, away]) clubs.set(club, { ...ORDINARY });
  const played = weighted.reduce((sum, { weight }) => sum + 2 * weight, 0);
  const scored = weighted.reduce((sum, { goals, weight }) => sum + weight * (goals.home + goals.away), 0);
  const fit = { goals: played === 0 ? 1.35 : scored / played, home: Math.exp(HOME_ADVANTAGE / 2) };
  for (let round = 0; round < ROUNDS; round++) {
    for (const part of ['attack', 'defence'] as const) improve(weighted, clubs, fit, part);
    fitHome(weighted, clubs, fit);
  }
  return { ...fit, of: (club) => clubs.get(club) ?? ORDINARY };
}

type Weighted = PastMatch & { weight: number };
type Clubs = Map<string, { attack: number; defence: number }>;
interface Fit {
  goals: number;
  home: number;
}

/** Goals over what was expected of an ordinary club in the same matches. */
function improve(matches: readonly Weighted[], clubs: Clubs, fit: Fit, part: 'attack' | 'defence'): void {
  const sums = new Map([...clubs.keys()].map((club) => [club, { seen: SHRINK, meant: SHRINK }]));
  for (const { home, away, goals, weight } of matches)
    for (const side of ['home', 'away'] as const) {
      const [scorer, other] = side === 'home' ? [home, away] : [away, home];
      const ground = side === 'home' ? fit.home : 1 / fit.home;
      const whose = part === 'attack' ? scorer : other;
      const rest = part === 'attack' ? clubs.get(other)!.defence : clubs.get(scorer)!.attack;
      const sum = sums.get(whose)!;
      sum.seen += weight * goals[side];
      sum.meant += weight * fit.goals * ground * rest;
    }
  const means = [...sums.values()].map(({ seen, meant }) => Math.log(seen / meant));
  const middle = Math.exp(means.reduce((sum, log) => sum + log, 0) / means.length);
  for (const [club, { seen, meant }] of sums) clubs.get(club)![part] = seen / meant / middle;
}

/** Home goals and away goals move apart by the same factor. */
function fitHome(matches: readonly Weighted[], clubs: Clubs, fit: Fit): void {
  const usual = Math.exp(HOME_ADVANTAGE / 2);
  const at = {
    home: { seen: HOME_SHRINK * usual, meant: HOME_SHRINK },
    away: { seen: HOME_SHRINK / usual, meant: HOME_SHRINK },
  };
  for (const { home, away, goals, weight } of matches) {
    at.home.seen += weight * goals.home;
    at.home.meant += weight * fit.goals * clubs.get(home)!.attack * clubs.get(away)!.defence;
    at.away.seen += weight * goals.away;
    at.away.meant += weight * fit.goals * clubs.get(away)!.attack * clubs.get(home)!.defence;
  }
  const [homeRate, awayRate] = [at.home.seen / at.home.meant, at.away.seen / at.away.meant];
  fit.home = Math.sqrt(homeRate / awayRate);
  fit.goals *= Math.sqrt(homeRate * awayRate);
}

/** Goals expected of both sides. */
export function expectedGoals(strengths: Strengths, home: string, away: string): Score {
  const [host, guest] = [strengths.of(home), strengths.of(away)];
  return {
    home: strengths.goals * strengths.home * host.attack * guest.defence,
    away: (strengths.goals / strengths.home) * guest.attack * host.defence,
  };
}
