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
const SHRINK = 3;
const HOME_SHRINK = 200;
const ROUNDS = 60;
/** What a round may still move when it is enough, as a logarithm: far less than a step of the ladder. */
const STILL = 1e-4;

const ORDINARY: Strength = { attack: 1, defence: 1 };

/** Clubs by their places, and what they scored in columns: a fit goes over all matches many times. */
interface Table {
  readonly hosts: Int32Array;
  readonly guests: Int32Array;
  readonly homeGoals: Float64Array;
  readonly awayGoals: Float64Array;
  readonly weights: Float64Array;
}

interface Fit {
  goals: number;
  home: number;
  readonly attack: Float64Array;
  readonly defence: Float64Array;
}

/** `before` is a fit from which this one begins: that of last week is nearly right. */
export function fitStrengths(matches: readonly PastMatch[], before?: Strengths): Strengths {
  const clubs = [...new Set(matches.flatMap(({ home, away }) => [home, away]))];
  const places = new Map(clubs.map((club, place) => [club, place]));
  const table: Table = {
    hosts: Int32Array.from(matches, ({ home }) => places.get(home)!),
    guests: Int32Array.from(matches, ({ away }) => places.get(away)!),
    homeGoals: Float64Array.from(matches, ({ goals }) => goals.home),
    awayGoals: Float64Array.from(matches, ({ goals }) => goals.away),
    weights: Float64Array.from(matches, ({ daysAgo }) => Math.exp(-DECAY_A_DAY * daysAgo)),
  };
  const fit: Fit = {
    goals: before?.goals ?? meanGoals(table),
    home: before?.home ?? Math.exp(HOME_ADVANTAGE / 2),
    attack: Float64Array.from(clubs, (club) => before?.of(club).attack ?? 1),
    defence: Float64Array.from(clubs, (club) => before?.of(club).defence ?? 1),
  };
  for (let round = 0; round < ROUNDS; round++) {
    const moved = Math.max(
      improve(table, fit, 'attack'),
      improve(table, fit, 'defence'),
      fitHome(table, fit),
    );
    if (moved < STILL) break;
  }
  return { goals: fit.goals, home: fit.home, of: (club) => strengthAt(fit, places.get(club)) };
}

const strengthAt = ({ attack, defence }: Fit, place: number | undefined): Strength =>
  place === undefined ? ORDINARY : { attack: attack[place]!, defence: defence[place]! };

/** Where nothing was played, as many as are usual. */
function meanGoals({ homeGoals, awayGoals, weights }: Table): number {
  let [played, scored] = [0, 0];
  for (const [at, weight] of weights.entries()) {
    played += 2 * weight;
    scored += weight * (homeGoals[at]! + awayGoals[at]!);
  }
  return played === 0 ? 1.35 : scored / played;
}

/** Goals over what was expected of an ordinary club in the same matches. Tells how far it moved the one it moved most. */
function improve(table: Table, fit: Fit, part: 'attack' | 'defence'): number {
  const { hosts, guests, homeGoals, awayGoals, weights } = table;
  const [own, other] = part === 'attack' ? [fit.attack, fit.defence] : [fit.defence, fit.attack];
  const seen = new Float64Array(own.length).fill(SHRINK);
  const meant = new Float64Array(own.length).fill(SHRINK);
  const [atHome, away] = [fit.goals * fit.home, fit.goals / fit.home];
  for (let at = 0; at < hosts.length; at++) {
    const [host, guest, weight] = [hosts[at]!, guests[at]!, weights[at]!];
    const [byHost, byGuest] = part === 'attack' ? [host, guest] : [guest, host];
    seen[byHost]! += weight * homeGoals[at]!;
    meant[byHost]! += weight * atHome * other[byGuest]!;
    seen[byGuest]! += weight * awayGoals[at]!;
    meant[byGuest]! += weight * away * other[byHost]!;
  }
  const logs = seen.map((goals, club) => Math.log(goals / meant[club]!));
  const middle = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  let moved = 0;
  for (const [club, log] of logs.entries()) {
    const next = Math.exp(log - middle);
    moved = Math.max(moved, Math.abs(Math.log(next / own[club]!)));
    own[club] = next;
  }
  return moved;
}

/** Home goals and away goals move apart by the same factor. */
function fitHome(table: Table, fit: Fit): number {
  const usual = Math.exp(HOME_ADVANTAGE / 2);
  let [homeSeen, homeMeant] = [HOME_SHRINK * usual, HOME_SHRINK];
  let [awaySeen, awayMeant] = [HOME_SHRINK / usual, HOME_SHRINK];
  for (const [at, weight] of table.weights.entries()) {
    const [host, guest] = [table.hosts[at]!, table.guests[at]!];
    homeSeen += weight * table.homeGoals[at]!;
    homeMeant += weight * fit.goals * fit.attack[host]! * fit.defence[guest]!;
    awaySeen += weight * table.awayGoals[at]!;
    awayMeant += weight * fit.goals * fit.attack[guest]! * fit.defence[host]!;
  }
  const [homeRate, awayRate] = [homeSeen / homeMeant, awaySeen / awayMeant];
  const [home, goals] = [Math.sqrt(homeRate / awayRate), fit.goals * Math.sqrt(homeRate * awayRate)];
  const moved = Math.abs(Math.log(home / fit.home)) + Math.abs(Math.log(goals / fit.goals));
  fit.home = home;
  fit.goals = goals;
  return moved;
}

/** Goals expected of both sides. */
export function expectedGoals(strengths: Strengths, home: string, away: string): Score {
  const [host, guest] = [strengths.of(home), strengths.of(away)];
  return {
    home: strengths.goals * strengths.home * host.attack * guest.defence,
    away: (strengths.goals / strengths.home) * guest.attack * host.defence,
  };
}
