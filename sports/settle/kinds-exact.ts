// Questions whose outcomes are counts and scores themselves.
import { type Score, sign, totalOf } from './match-result.ts';
import { oneWins, type SettleKind } from './settle-kind.ts';

/** 0, 1 … and the highest with all above it: '6+'. */
const exactTotal = oneWins({
  looksAt: 1,
  hangsOn: 'total',
  outcomes: ({ max = 6 }) => counts(max),
  wins: ([score], { max = 6 }) => countName(totalOf(score!), max),
});

const exactSide = oneWins({
  looksAt: 1,
  hangsOn: 'side',
  outcomes: ({ max = 3 }) => counts(max),
  wins: ([score], { max = 3, side = 'home' }) => countName(score![side], max),
});

const counts = (max: number) => Array.from({ length: max + 1 }, (_, count) => countName(count, max));

const countName = (count: number, max: number) => (count >= max ? `${max}+` : String(count));

/** Ranges that follow each other: '0-1', '2-3', '4+'. */
const range = oneWins({
  looksAt: 1,
  hangsOn: 'total',
  outcomes: ({ from = [0] }) => from.map((_, place) => rangeName(from, place)),
  wins: ([score], { from = [0] }) => rangeName(from, rangeAt(from, totalOf(score!))),
});

/** By how much, and who: '1 by 1', 'X', '2 by 3+'. */
const margin = oneWins({
  looksAt: 1,
  hangsOn: 'difference',
  outcomes: ({ from = [1] }) => [
    ...from.map((_, place) => `1 by ${rangeName(from, place)}`),
    'X',
    ...from.map((_, place) => `2 by ${rangeName(from, place)}`),
  ],
  wins([score], { from = [1] }) {
    const ahead = sign(score!);
    if (ahead === 'X') return 'X';
    const by = Math.abs(score!.home - score!.away);
    return `${ahead} by ${rangeName(from, rangeAt(from, by))}`;
  },
});

function rangeName(from: readonly number[], place: number): string {
  const [first, next] = [from[place]!, from[place + 1]];
  if (next === undefined) return `${first}+`;
  return next === first + 1 ? String(first) : `${first}-${next - 1}`;
}

const rangeAt = (from: readonly number[], count: number) => from.findLastIndex((first) => first <= count);

/** Scores to a highest one, and any other for each side: '2:1', 'other 1'. */
const correctScore = oneWins({
  looksAt: 1,
  outcomes: ({ max = 4, scores }) => scores ?? [...grid(max), 'other 1', 'other X', 'other 2'],
  wins: ([score], { max = 4, scores }) =>
    scoreName(score!, scores === undefined ? max : Number.POSITIVE_INFINITY),
});

const grid = (max: number) =>
  Array.from(
    { length: (max + 1) ** 2 },
    (_, place) => `${Math.floor(place / (max + 1))}:${place % (max + 1)}`,
  );

const scoreName = (score: Score, max: number) =>
  score.home > max || score.away > max ? `other ${sign(score)}` : `${score.home}:${score.away}`;

export const exactCounts = {
  'exact-total': exactTotal,
  'exact-side': exactSide,
  range,
  margin,
  'correct-score': correctScore,
} satisfies Record<string, SettleKind>;
