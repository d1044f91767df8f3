// Who may end where: the rest of a season is played many times, from the law of every match that is left.
import { drawInt, type Rng } from '#games/rng/rng.ts';
import type { ScoreLaw } from '../law/score-law.ts';

export interface Standing {
  readonly club: string;
  readonly points: number;
  readonly scored: number;
  readonly conceded: number;
}

export interface Fixture {
  readonly home: string;
  readonly away: string;
  /** Of the score that counts in the table. */
  readonly law: ScoreLaw;
}

interface Season {
  readonly table: readonly Standing[];
  readonly left: readonly Fixture[];
  readonly winPoints: number;
}

const GRAINS = 2 ** 30;

/**
 * For each club in the order of the table: how likely each position is, the first of them first. Called after every goal of
 * a league, so the runs work on plain numbers: a run of objects took ten times as long.
 */
export function positionChances({ table, left, winPoints }: Season, runs: number, rng: Rng): number[][] {
  const size = table.length;
  const places = new Map(table.map(({ club }, place) => [club, place]));
  const matches = left.map(({ home, away, law }) => ({
    home: places.get(home)!,
    away: places.get(away)!,
    drawn: drawnBy(law),
  }));
  // One point more for each, so that no key is negative.
  const begin = table.map((row) => keyOf(row.points + 1, row.scored - row.conceded, row.scored));
  const counts = table.map(() => table.map(() => 0));
  const keys = new Float64Array(size);
  for (let run = 0; run < runs; run++) {
    keys.set(begin);
    // Who is level in everything is ordered by lot; the place below it says whose key it is once they are sorted.
    for (let place = 0; place < size; place++) keys[place]! += drawInt(rng, LOTS) * PLACES + place;
    for (const { home, away, drawn } of matches) {
      const at = drawnAt(drawn, drawInt(rng, GRAINS) / GRAINS);
      const [own, other] = [drawn.home[at]!, drawn.away[at]!];
      keys[home]! += keyOf(own > other ? winPoints : own === other ? 1 : 0, own - other, own);
      keys[away]! += keyOf(other > own ? winPoints : own === other ? 1 : 0, other - own, other);
    }
    keys.sort();
    for (let position = 0; position < size; position++)
      counts[keys[size - 1 - position]! % PLACES]![position]! += 1 / runs;
  }
  return counts;
}

const PLACES = 2 ** 6;
const LOTS = 2 ** 5;
const SCORED = PLACES * LOTS;
const DIFFERENCE = SCORED * 2 ** 14;
const POINTS = DIFFERENCE * 2 ** 15;

/** The order of a table in one number below 2^53: points, then the difference, then what was scored. Keys can be added. */
const keyOf = (points: number, difference: number, scored: number): number =>
  points * POINTS + difference * DIFFERENCE + scored * SCORED;

/** A law as it is drawn from: what each score and all before it come to, and where to start looking for a share. */
interface Drawn {
  readonly until: Float64Array;
  readonly from: Uint16Array;
  readonly home: Uint16Array;
  readonly away: Uint16Array;
}

const STARTS = 1_024;
const drawnLaws = new WeakMap<ScoreLaw, Drawn>();

function drawnBy(law: ScoreLaw): Drawn {
  const known = drawnLaws.get(law);
  if (known !== undefined) return known;
  let sum = 0;
  const reached = Float64Array.from(law, ({ chance }) => (sum += chance));
  const until = reached.map((one) => one / sum);
  const from = new Uint16Array(STARTS);
  for (let start = 1, at = 0; start < STARTS; start++) {
    while (at < until.length - 1 && until[at]! <= start / STARTS) at += 1;
    from[start] = at;
  }
  const drawn = {
    ...{ until, from },
    home: Uint16Array.from(law, ({ scores }) => scores[0]!.home),
    away: Uint16Array.from(law, ({ scores }) => scores[0]!.away),
  };
  drawnLaws.set(law, drawn);
  return drawn;
}

function drawnAt({ until, from }: Drawn, share: number): number {
  const last = until.length - 1;
  let at = from[(share * STARTS) | 0]!;
  while (at < last && until[at]! <= share) at += 1;
  return at;
}

/** Points, then the difference of goals, then goals. Nothing: they are level. */
const compareStandings = (a: Standing, b: Standing): number =>
  b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored;

/** In the order of the table: where each has come in, and how many share it. */
export const finishOf = (table: readonly Standing[]): { position: number; tied: number }[] =>
  table.map((one) => ({
    position: 1 + table.filter((other) => compareStandings(other, one) < 0).length,
    tied: table.filter((other) => compareStandings(other, one) === 0).length,
  }));
