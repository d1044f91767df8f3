// The lowest and the highest return of a game: every choice that it offers, at every stake, in whole cents, with every cap.
import type { GameDefinition } from '../../definitions/game-definition.ts';
import { paidAt, TIMES_1, type Wish } from '../kind.ts';
import { kindOf } from '../kinds.ts';
import type { ParRow, StakedReturn } from '../par-sheet.ts';
import { playsOf } from '../plays.ts';
import type { Offer } from './offer.ts';
import { offersOf, paysOf } from './offers.ts';

export interface Extremes {
  lowest: StakedReturn;
  highest: StakedReturn;
  /** The lowest of each choice that a row states. */
  byPlay: ReadonlyMap<string, StakedReturn>;
}

type Row = Pick<ParRow, 'play' | 'return'>;

/** Rows stand for the choices of a game whose returns take long to compute. */
export function extremesOf(definition: GameDefinition, rows: readonly Row[]): Extremes {
  const plays = new Set(rows.map(({ play }) => play));
  const byPlay = new Map<string, StakedReturn>();
  let [lowest, highest] = [NEVER_LOWEST, NEVER_HIGHEST];
  const note = (choice: string, stake: number, share: number) => {
    const found = { choice, stake, return: share };
    if (isBelow(share, lowest.return)) lowest = found;
    if (isBelow(highest.return, share)) highest = found;
    if (plays.has(choice) && isBelow(share, byPlay.get(choice)?.return ?? NEVER_LOWEST.return))
      byPlay.set(choice, found);
  };
  const stakes = stakesOf(definition);
  const offers = offersOf(definition, stakes);
  if (offers === undefined) noteWhole(definition, rows, note);
  else for (const offer of offers) noteOffer(definition, offer, note, stakes);
  return { lowest, highest, byPlay };
}

type Note = (choice: string, stake: number, share: number) => void;

const NEVER_LOWEST: StakedReturn = { choice: '', stake: 0, return: Number.POSITIVE_INFINITY };
const NEVER_HIGHEST: StakedReturn = { choice: '', stake: 0, return: Number.NEGATIVE_INFINITY };

/** Returns that are equal but for the order of their sums: the first of them is named. */
const SAME_WITHIN = 1e-12;

export const isBelow = (one: number, other: number): boolean => one < other - SAME_WITHIN;

function noteOffer(
  definition: GameDefinition,
  { choice, counted, wish }: Offer,
  note: Note,
  stakes: readonly number[],
): void {
  let all = 0;
  for (const [, ways] of counted) all += ways;
  const accepted =
    wish === undefined ? stakes : stakes.filter((stake) => isAccepted(definition, wish(stake)));
  if (accepted.length === 0) throw new RangeError(`${definition.sysname}: ${choice} is accepted at no stake`);
  for (const stake of accepted) {
    let paid = 0;
    for (const [times, ways] of counted) paid += paidAt(stake, times) * ways;
    note(choice, stake, paid / (stake * all));
  }
}

function isAccepted(definition: GameDefinition, wish: Wish): boolean {
  const { betOf, faultOf } = kindOf(definition);
  const bet = betOf(wish, definition.figures);
  return bet !== null && (faultOf?.(definition.figures, bet) ?? null) === null;
}

/** Pays are hundredths of a chip at the finest: a hundred chips in a row have every part of a cent that there is. */
const CHIPS = 100;

const stakesOf = ({ stakes, figures }: GameDefinition): readonly number[] =>
  'ladder' in stakes
    ? stakes.ladder
    : Array.from({ length: CHIPS }, (_, place) => (figures as { minChip: number }).minChip + place);

/** What is not whole cents has no bound that could be printed. */
function noteWhole(definition: GameDefinition, rows: readonly Row[], note: Note): void {
  const pays = paysOf(definition)!;
  const spots = playsOf(definition).flatMap(({ wish }) => Object.keys(wish['chips'] ?? {}));
  const chips = (stake: number) => Object.fromEntries(spots.map((spot) => [spot, stake]));
  const stakes = stakesOf(definition).filter(
    (stake) => spots.length === 0 || isAccepted(definition, { chips: chips(stake) }),
  );
  for (const stake of stakes) {
    const floored = pays.find((times) => (stake * times) % TIMES_1 !== 0);
    if (floored !== undefined)
      throw new RangeError(`${definition.sysname}: ${stake} cents are paid parts of a cent at ${floored}`);
    for (const row of rows) note(row.play, stake, row.return);
  }
}
