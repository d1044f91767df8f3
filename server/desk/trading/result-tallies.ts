// The counts of a match, as a result is entered: what is known so far stands there already.
import type { TradedBook } from '#contract/desk/trading-shapes.ts';
import { plus } from '#sports/law/match-so-far.ts';
import type { Sport } from '#sports/markets/market.ts';
import type { Ending, MatchResult, Score, Tally } from '#sports/settle/match-result.ts';
import type { EventRecord } from '../../book/event-rows.ts';
import { matchOf } from '../../book/match-of.ts';
import { sayNo } from '../approvals/approvals.ts';

/** By the result that was told, or by its incidents as far as they have come. */
const knownTallies = (event: EventRecord): MatchResult['tallies'] =>
  event.result ?? matchOf(event).result().tallies;

/** Who gave up is kept among the counts, as one for that side. */
const RETIRED = 'retired';
const inTeams: readonly Sport[] = ['football', 'basketball', 'ice-hockey'];

export function talliesOf(event: EventRecord, label: (tally: string) => string): TradedBook['tallies'] {
  const { [RETIRED]: gaveUp = { home: 0, away: 0 }, ...counts } = knownTallies(event);
  const rows = Object.entries(counts).map(([name, { home, away }]) => ({
    name,
    label: label(name),
    home,
    away,
  }));
  if (inTeams.includes(event.sport)) return rows;
  return [
    ...rows,
    { name: RETIRED, label: 'Gave up: 1 for that side', home: gaveUp.home, away: gaveUp.away },
  ];
}

export type Entered = Readonly<Record<string, Score>>;

/** Wholes and the parts that add up to them. */
const sums: Readonly<
  Partial<Record<Sport, readonly (readonly [whole: string, parts: readonly string[]])[]>>
> = {
  football: [['ft', ['h1', 'h2']]],
  'ice-hockey': [['ft', ['p1', 'p2', 'p3']]],
};

/** Counts that contradict each other would settle bets on both. */
export function requireWhole(sport: Sport, tallies: Entered): void {
  for (const [whole, parts] of sums[sport] ?? []) {
    const all = [whole, ...parts].map((name) => tallies[name]);
    if (all.some((score) => score === undefined)) continue;
    const [sum, ...rest] = all as [Score, ...Score[]];
    const added = rest.reduce(plus, { home: 0, away: 0 });
    if (added.home !== sum.home || added.away !== sum.away)
      throw sayNo(`The counts do not add up: ${parts.join(' and ')} make ${added.home}:${added.away}.`);
  }
}

/** Played out, every count is over; broken off, only those that already were when it was. */
export function asResult(event: EventRecord, ending: Ending, tallies: Entered): Record<string, Tally> {
  const known = knownTallies(event);
  return Object.fromEntries(
    Object.entries(tallies)
      .filter(([name, { home, away }]) => name !== RETIRED || home + away > 0)
      .map(([name, score]) => [
        name,
        { ...score, isOver: ending === 'played' || name === RETIRED || known[name]?.isOver === true },
      ]),
  );
}
