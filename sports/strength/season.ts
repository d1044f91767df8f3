// Who may end where: the rest of a season is played many times, from the law of every match that is left.
import { drawInt, type Rng } from '#games/rng/rng.ts';
import { footballLaw } from '../football/football-law.ts';
import { footballTerms, kickOff } from '../football/terms.ts';
import { drawPlace } from '../law/chance.ts';
import type { ScoreLaw } from '../law/score-law.ts';
import type { Score } from '../settle/match-result.ts';

export interface Standing {
  readonly club: string;
  readonly points: number;
  readonly scored: number;
  readonly conceded: number;
}

export interface Fixture {
  readonly home: string;
  readonly away: string;
  /** Goals expected of both sides. */
  readonly goals: Score;
}

interface Season {
  readonly table: readonly Standing[];
  readonly left: readonly Fixture[];
}

/** For each club in the order of the table: how likely each position is, the first of them first. */
export function positionChances({ table, left }: Season, runs: number, rng: Rng): number[][] {
  const places = new Map(table.map(({ club }, place) => [club, place]));
  const laws = left.map(({ home, away, goals }) => ({
    home: places.get(home)!,
    away: places.get(away)!,
    law: footballLaw(footballTerms(goals.home, goals.away), kickOff).of(['ft'])!,
  }));
  const counts = table.map(() => table.map(() => 0));
  for (let run = 0; run < runs; run++) {
    const rows = table.map((row) => ({ ...row, lot: drawInt(rng, 1_000_000) }));
    for (const { home, away, law } of laws) playOne(rows[home]!, rows[away]!, law, rng);
    const order = rows.map((_, place) => place).sort((a, b) => compare(rows[a]!, rows[b]!));
    for (const [position, place] of order.entries()) counts[place]![position]! += 1 / runs;
  }
  return counts;
}

type Row = { -readonly [K in keyof Standing]: Standing[K] } & { lot: number };

function playOne(host: Row, guest: Row, law: ScoreLaw, rng: Rng): void {
  const drawn = Math.min(
    law.length - 1,
    drawPlace(
      rng,
      law.map(({ chance }) => chance),
    ),
  );
  const { home, away } = law[drawn]!.scores[0]!;
  host.scored += home;
  host.conceded += away;
  guest.scored += away;
  guest.conceded += home;
  host.points += home > away ? 3 : home === away ? 1 : 0;
  guest.points += away > home ? 3 : home === away ? 1 : 0;
}

/** Points, then the difference of goals, then goals, then a lot. */
const compare = (a: Row, b: Row): number =>
  b.points - a.points ||
  b.scored - b.conceded - (a.scored - a.conceded) ||
  b.scored - a.scored ||
  b.lot - a.lot;
