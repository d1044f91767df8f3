// Questions about who is ahead.
import { lineResult } from './lines.ts';
import { sign } from './match-result.ts';
import { decided, VOID } from './outcome-result.ts';
import { oneWins, type SettleKind } from './settle-kind.ts';

const threeWay = oneWins({
  looksAt: 1,
  hangsOn: 'difference',
  outcomes: () => ['1', 'X', '2'],
  wins: ([score]) => sign(score!),
});

/** Two of three: the fair probabilities add up to two. */
const doubleChance: SettleKind = {
  looksAt: 1,
  hangsOn: 'difference',
  fairSum: 2,
  outcomes: () => ['1X', '12', 'X2'],
  settle: (outcome, [score]) => decided(outcome.includes(sign(score!))),
};

/** A draw, where one is possible, returns the stake. */
const twoWay: SettleKind = {
  looksAt: 1,
  hangsOn: 'difference',
  outcomes: () => ['1', '2'],
  settle(outcome, [score]) {
    const ahead = sign(score!);
    return ahead === 'X' ? VOID : decided(outcome === ahead);
  },
};

const handicap: SettleKind = {
  looksAt: 1,
  hangsOn: 'difference',
  isFromPlacement: true,
  outcomes: () => ['1', '2'],
  settle(outcome, [score], { line = 0 }) {
    const ahead = score!.home - score!.away + line;
    return lineResult(outcome === '1' ? ahead : -ahead);
  },
};

/** The same on the whole score, as points and sets are bet on. */
const spread: SettleKind = {
  looksAt: 1,
  hangsOn: 'difference',
  outcomes: handicap.outcomes,
  settle: handicap.settle,
};

/** European: whole goals are added to the first side, and the draw of the new score is an outcome. */
const threeWayHandicap: SettleKind = {
  looksAt: 1,
  hangsOn: 'difference',
  outcomes: () => ['1', 'X', '2'],
  settle: (outcome, [score], { line = 0 }) =>
    decided(outcome === sign({ home: score!.home + line, away: score!.away })),
};

const winToNil: SettleKind = {
  looksAt: 1,
  outcomes: () => ['yes', 'no'],
  settle(outcome, [score], { side = 'home' }) {
    const { home, away } = score!;
    const isSo = side === 'home' ? home > 0 && away === 0 : away > 0 && home === 0;
    return decided((outcome === 'yes') === isSo);
  },
};

export const bySides = {
  'three-way': threeWay,
  'double-chance': doubleChance,
  'two-way': twoWay,
  handicap,
  spread,
  'three-way-handicap': threeWayHandicap,
  'win-to-nil': winToNil,
} satisfies Record<string, SettleKind>;
