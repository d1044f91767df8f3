// Questions about two things at once: two periods, or the winner and how many.
import { type Score, type Side, sign, totalOf } from './match-result.ts';
import { decided } from './outcome-result.ts';
import { oneWins, type SettleKind } from './settle-kind.ts';

const signs = ['1', 'X', '2'] as const;

/** Ahead at half-time, then at full time: '1/X'. */
const halfTimeFullTime = oneWins({
  looksAt: 2,
  outcomes: () => signs.flatMap((half) => signs.map((full) => `${half}/${full}`)),
  wins: ([half, full]) => `${sign(half!)}/${sign(full!)}`,
});

/** Which of two periods has more. */
const higherPeriod = oneWins({
  looksAt: 2,
  outcomes: () => ['first', 'equal', 'second'],
  wins([first, second]) {
    const more = totalOf(first!) - totalOf(second!);
    return more > 0 ? 'first' : more < 0 ? 'second' : 'equal';
  },
});

const yesNo = (isSo: (scores: readonly Score[], side: Side) => boolean): SettleKind => ({
  looksAt: 2,
  outcomes: () => ['yes', 'no'],
  settle: (outcome, scores, { side = 'home' }) => decided((outcome === 'yes') === isSo(scores, side)),
});

const ahead = ({ home, away }: Score, side: Side) => (side === 'home' ? home > away : away > home);

/** Whoever leads, and whether there are more than the line (a half one). */
const winnerAndTotal = oneWins({
  looksAt: 1,
  hangsOn: 'signed-total',
  outcomes: () => signs.flatMap((who) => [`${who} & over`, `${who} & under`]),
  wins: ([score], { line = 0.5 }) => `${sign(score!)} & ${totalOf(score!) > line ? 'over' : 'under'}`,
});

const winnerAndBothScore = oneWins({
  looksAt: 1,
  outcomes: () => signs.flatMap((who) => [`${who} & yes`, `${who} & no`]),
  wins: ([score]) => `${sign(score!)} & ${score!.home > 0 && score!.away > 0 ? 'yes' : 'no'}`,
});

const totalAndBothScore = oneWins({
  looksAt: 1,
  outcomes: () => ['over & yes', 'over & no', 'under & yes', 'under & no'],
  wins([score], { line = 0.5 }) {
    const both = score!.home > 0 && score!.away > 0 ? 'yes' : 'no';
    return `${totalOf(score!) > line ? 'over' : 'under'} & ${both}`;
  },
});

export const together = {
  'half-time-full-time': halfTimeFullTime,
  'higher-period': higherPeriod,
  'wins-both-periods': yesNo((scores, side) => scores.every((score) => ahead(score, side))),
  'wins-either-period': yesNo((scores, side) => scores.some((score) => ahead(score, side))),
  'scores-in-both-periods': yesNo((scores, side) => scores.every((score) => score[side] > 0)),
  'winner-and-total': winnerAndTotal,
  'winner-and-both-score': winnerAndBothScore,
  'total-and-both-score': totalAndBothScore,
} satisfies Record<string, SettleKind>;
