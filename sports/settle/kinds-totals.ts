// Questions about how many.
import { lineResult } from './lines.ts';
import { totalOf } from './match-result.ts';
import { decided } from './outcome-result.ts';
import type { SettleKind } from './settle-kind.ts';

const total: SettleKind = {
  looksAt: 1,
  hangsOn: 'total',
  outcomes: () => ['over', 'under'],
  settle(outcome, [score], { line = 0 }) {
    const above = totalOf(score!) - line;
    return lineResult(outcome === 'over' ? above : -above);
  },
};

const sideTotal: SettleKind = {
  looksAt: 1,
  hangsOn: 'side',
  outcomes: () => ['over', 'under'],
  settle(outcome, [score], { line = 0, side = 'home' }) {
    const above = score![side] - line;
    return lineResult(outcome === 'over' ? above : -above);
  },
};

const bothScore: SettleKind = {
  looksAt: 1,
  outcomes: () => ['yes', 'no'],
  settle: (outcome, [score]) => decided((outcome === 'yes') === (score!.home > 0 && score!.away > 0)),
};

/** Nothing is even. */
const oddEven: SettleKind = {
  looksAt: 1,
  hangsOn: 'total',
  outcomes: () => ['odd', 'even'],
  settle: (outcome, [score]) => decided((outcome === 'odd') === (totalOf(score!) % 2 === 1)),
};

/** That something happens at all: a tie-break, overtime, a red card. */
const happens: SettleKind = {
  looksAt: 1,
  hangsOn: 'total',
  outcomes: () => ['yes', 'no'],
  settle: (outcome, [score]) => decided((outcome === 'yes') === totalOf(score!) > 0),
};

/** The other side scores nothing. */
const cleanSheet: SettleKind = {
  looksAt: 1,
  outcomes: () => ['yes', 'no'],
  settle: (outcome, [score], { side = 'home' }) =>
    decided((outcome === 'yes') === (score![side === 'home' ? 'away' : 'home'] === 0)),
};

export const totals = {
  total,
  'side-total': sideTotal,
  'both-score': bothScore,
  'odd-even': oddEven,
  happens,
  'clean-sheet': cleanSheet,
} satisfies Record<string, SettleKind>;
