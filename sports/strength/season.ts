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

/** For each club in the order of the table: how likely each position is, the first of them first. */
export function positionChances({ table, left, winPoints }: Season, runs: number, rng: Rng): number[][] {
  const places = new Map(table.map(({ club }, place) => [club, place]));
  const known = new Map<ScoreLaw, Drawn>();
  const matches = left.map(({ home, away, law }) => {
    const drawn = known.get(law) ?? drawnBy(law);
    known.set(law, drawn);
    return { home: places.get(home)!, away: places.get(away)!, drawn };
  });
  const counts = table.map(() => table.map(() => 0));
  for (let run = 0; run < runs; run++) {
    const rows = table.map((row) => ({ ...row, lot: drawInt(rng, GRAINS) }));
    for (const { home, away, drawn } of matches) playOne(rows[home]!, rows[away]!, drawn, { rng, winPoints });
    const order = rows.map((_, place) => place).sort((a, b) => compare(rows[a]!, rows[b]!));
    for (const [position, place] of order.entries()) counts[place]![position]! += 1 / runs;
  }
  return counts;
}

/** A law as it is drawn from: what each score and all before it come to. */
interface Drawn {
  readonly until: Float64Array;
  readonly law: ScoreLaw;
}

function drawnBy(law: ScoreLaw): Drawn {
  let sum = 0;
  const until = Float64Array.from(law, ({ chance }) => (sum += chance));
  return { until: until.map((reached) => reached / sum), law };
}

function scoreOf({ until, law }: Drawn, rng: Rng) {
  const share = drawInt(rng, GRAINS) / GRAINS;
  let [low, high] = [0, until.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (until[middle]! > share) high = middle;
    else low = middle + 1;
  }
  return law[low]!.scores[0]!;
}

type Row = { -readonly [K in keyof Standing]: Standing[K] } & { lot: number };

interface PlayTerms {
  rng: Rng;
  winPoints: number;
}

function playOne(host: Row, guest: Row, drawn: Drawn, { rng, winPoints }: PlayTerms): void {
  const { home, away } = scoreOf(drawn, rng);
  host.scored += home;
  host.conceded += away;
  guest.scored += away;
  guest.conceded += home;
  host.points += home > away ? winPoints : home === away ? 1 : 0;
  guest.points += away > home ? winPoints : home === away ? 1 : 0;
}

/** Points, then the difference of goals, then goals. Nothing: they are level. */
const compareStandings = (a: Standing, b: Standing): number =>
  b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored;

const compare = (a: Row, b: Row): number => compareStandings(a, b) || b.lot - a.lot;

/** In the order of the table: where each has come in, and how many share it. */
export const finishOf = (table: readonly Standing[]): { position: number; tied: number }[] =>
  table.map((one) => ({
    position: 1 + table.filter((other) => compareStandings(other, one) < 0).length,
    tied: table.filter((other) => compareStandings(other, one) === 0).length,
  }));
