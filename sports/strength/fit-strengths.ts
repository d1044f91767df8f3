// Estimates the strength of clubs from their results: attack and defence of each, and the home advantage, as factors of
// goals (Dixon and Coles). Older matches weigh less, and a club with few matches is close to what newcomers are.
import type { Score } from '../settle/match-result.ts';

export interface PastMatch {
  readonly home: string;
  readonly away: string;
  readonly goals: Score;
  /** The goals that the shots of each side are worth on average; null where shots are not known. */
  readonly shotGoals: Score | null;
  readonly daysAgo: number;
}

/** What a fit assumes before it sees a match. A sport's own settings are chosen on seasons that its measure does not use. */
export interface FitSettings {
  /** By how much a match weighs less for each day since it was played, as a logarithm. */
  readonly decayADay: number;
  /** How many goals the assumption about an unknown club weighs as much as. */
  readonly shrink: number;
  /** By how much an unknown club scores less and concedes more than the average club, as a logarithm. */
  readonly newcomer: number;
  /** The share of a club's record that comes from its shots, where they are known; goals are the rest. */
  readonly shotShare: number;
  /**
   * The power that strengths are raised to. Clubs differ less in shots than in goals, and the assumption about unknown
   * clubs pulls all of them together: without it favourites are understated.
   */
  readonly stretch: number;
  /** The usual home advantage as a logarithm, and how many goals it weighs as much as. */
  readonly homeAdvantage: number;
  readonly homeShrink: number;
  /** Goals of a side where no match is known. */
  readonly usualGoals: number;
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

const ROUNDS = 60;
/** The largest change of a round at which a fit has converged, as a logarithm: far less than a step of the odds ladder. */
const STILL = 1e-4;

/** Clubs by their places, and their records in columns, because a fit passes over all matches many times. */
interface Table {
  readonly hosts: Int32Array;
  readonly guests: Int32Array;
  readonly homeGoals: Float64Array;
  readonly awayGoals: Float64Array;
  readonly weights: Float64Array;
  readonly settings: FitSettings;
}

interface Fit {
  goals: number;
  home: number;
  readonly attack: Float64Array;
  readonly defence: Float64Array;
}

/** `before` is an earlier fit to start from: last week's is close to the solution, which saves most of the rounds. */
export function fitStrengths(
  matches: readonly PastMatch[],
  settings: FitSettings,
  before?: Strengths,
): Strengths {
  const clubs = [...new Set(matches.flatMap(({ home, away }) => [home, away]))];
  const places = new Map(clubs.map((club, place) => [club, place]));
  const table: Table = {
    hosts: Int32Array.from(matches, ({ home }) => places.get(home)!),
    guests: Int32Array.from(matches, ({ away }) => places.get(away)!),
    homeGoals: Float64Array.from(matches, (match) => recordOf(match, 'home', settings)),
    awayGoals: Float64Array.from(matches, (match) => recordOf(match, 'away', settings)),
    weights: Float64Array.from(matches, ({ daysAgo }) => Math.exp(-settings.decayADay * daysAgo)),
    settings,
  };
  const fit: Fit = {
    goals: before?.goals ?? meanGoals(table),
    home: before?.home ?? Math.exp(settings.homeAdvantage / 2),
    attack: Float64Array.from(clubs, (club) => (before?.of(club).attack ?? 1) ** (1 / settings.stretch)),
    defence: Float64Array.from(clubs, (club) => (before?.of(club).defence ?? 1) ** (1 / settings.stretch)),
  };
  for (let round = 0; round < ROUNDS; round++) {
    const moved = Math.max(
      improve(table, fit, 'attack'),
      improve(table, fit, 'defence'),
      fitHome(table, fit),
    );
    if (moved < STILL) break;
  }
  return { goals: fit.goals, home: fit.home, of: (club) => strengthAt(fit, places.get(club), settings) };
}

function strengthAt(
  { attack, defence }: Fit,
  place: number | undefined,
  { newcomer, stretch }: FitSettings,
): Strength {
  const [own, other] =
    place === undefined ? [Math.exp(-newcomer), Math.exp(newcomer)] : [attack[place]!, defence[place]!];
  return { attack: own ** stretch, defence: other ** stretch };
}

/** Shots vary less from match to match than goals do, so they show a club's strength sooner. */
const recordOf = ({ goals, shotGoals }: PastMatch, side: keyof Score, { shotShare }: FitSettings): number =>
  shotGoals === null ? goals[side] : (1 - shotShare) * goals[side] + shotShare * shotGoals[side];

function meanGoals({ homeGoals, awayGoals, weights, settings }: Table): number {
  let [played, scored] = [0, 0];
  for (const [at, weight] of weights.entries()) {
    played += 2 * weight;
    scored += weight * (homeGoals[at]! + awayGoals[at]!);
  }
  return played === 0 ? settings.usualGoals : scored / played;
}

/** Sets each factor to the goals of a club over those of an average club in the same matches. Returns the largest change. */
function improve(table: Table, fit: Fit, part: 'attack' | 'defence'): number {
  const { hosts, guests, homeGoals, awayGoals, weights } = table;
  const [own, other] = part === 'attack' ? [fit.attack, fit.defence] : [fit.defence, fit.attack];
  const { shrink, newcomer } = table.settings;
  const assumed = Math.exp(part === 'attack' ? -newcomer : newcomer);
  const seen = new Float64Array(own.length).fill(shrink * assumed);
  const meant = new Float64Array(own.length).fill(shrink);
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

/** Sets the home advantage and the goals of an average side. Returns how far they moved. */
function fitHome(table: Table, fit: Fit): number {
  const { homeAdvantage, homeShrink } = table.settings;
  const usual = Math.exp(homeAdvantage / 2);
  let [homeSeen, homeMeant] = [homeShrink * usual, homeShrink];
  let [awaySeen, awayMeant] = [homeShrink / usual, homeShrink];
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
