// When who plays whom: everybody against everybody, at home and away, one match after another for ever. A function of the
// league alone, so that whoever starts again finds the same calendar.
import { matchesOfRound, roundsOf, type VirtualLeague } from './league.ts';

/** On which the first seasons began. */
const EPOCH = Date.UTC(2026, 0, 1);
/** Matches for which a league rests between seasons: nobody is still playing when the next begins. */
const REST = 6;

export interface CalendarMatch {
  /** From 1. */
  readonly season: number;
  readonly round: number;
  readonly number: number;
  /** Places of the two among the league's clubs. */
  readonly home: number;
  readonly away: number;
  readonly startsAt: number;
}

type Pairing = readonly [home: number, away: number];

/** By the circle method: one stays, the others move on by one a round. The second half of a season turns the sides. */
function pairingsOf({ size }: VirtualLeague, round: number): Pairing[] {
  const half = size - 1;
  const turn = round % half;
  return Array.from({ length: size / 2 }, (_, place): Pairing => {
    const one = place === 0 ? half : (turn + place) % half;
    const other = (turn + half - place) % half;
    const isTurned = (place === 0 ? turn % 2 === 1 : place % 2 === 1) !== round >= half;
    return isTurned ? [other, one] : [one, other];
  });
}

const known = new Map<string, readonly (readonly Pairing[])[]>();

/** All rounds of a season. Who played early in a round plays early in the next, so that nobody plays twice at a time. */
function seasonOf(league: VirtualLeague): readonly (readonly Pairing[])[] {
  const told = known.get(league.sysname);
  if (told !== undefined) return told;
  const rounds: Pairing[][] = [];
  let playedAt = Array.from({ length: league.size }, () => 0);
  for (let round = 0; round < roundsOf(league); round++) {
    const lastOf = ([home, away]: Pairing) => Math.max(playedAt[home]!, playedAt[away]!);
    const order = pairingsOf(league, round).sort((a, b) => lastOf(a) - lastOf(b));
    playedAt = playedAt.slice();
    for (const [place, [home, away]] of order.entries()) playedAt[home] = playedAt[away] = place;
    rounds.push(order);
  }
  known.set(league.sysname, rounds);
  return rounds;
}

const slotsOf = (league: VirtualLeague) => roundsOf(league) * matchesOfRound(league) + REST;

/** The match of a slot, counted from the first of all; null where a league rests. */
function matchOfSlot(league: VirtualLeague, slot: number): CalendarMatch | null {
  const perRound = matchesOfRound(league);
  const place = slot % slotsOf(league);
  const [round, number] = [Math.floor(place / perRound), place % perRound];
  const pairing = seasonOf(league)[round]?.[number];
  if (pairing === undefined) return null;
  const season = Math.floor(slot / slotsOf(league)) + 1;
  const startsAt = EPOCH + league.offsetMs + slot * league.spacingMs;
  return { season, round: round + 1, number: number + 1, startsAt, home: pairing[0], away: pairing[1] };
}

/** Null: there is none of these numbers. */
export function matchAt(
  league: VirtualLeague,
  season: number,
  round: number,
  number: number,
): CalendarMatch | null {
  const perRound = matchesOfRound(league);
  if (season < 1 || round < 1 || round > roundsOf(league) || number < 1 || number > perRound) return null;
  return matchOfSlot(league, (season - 1) * slotsOf(league) + (round - 1) * perRound + number - 1);
}

/** Matches that begin from a moment on, in their order, without an end. */
export function* matchesFrom(league: VirtualLeague, from: number): Generator<CalendarMatch, never> {
  for (let slot = Math.max(0, Math.ceil((from - EPOCH - league.offsetMs) / league.spacingMs)); ; slot++) {
    const match = matchOfSlot(league, slot);
    if (match !== null) yield match;
  }
}
