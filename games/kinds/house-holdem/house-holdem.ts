// Hold'em against the house: after three common cards the player calls with twice the ante or folds. A house that has too
// little does not open: the call comes back and the ante wins. A chip on the pair is paid by the first five cards alone.
import { nameOf, strengthOf } from '../../cards/poker-strength.ts';
import { drawCards } from '../../cards/shoe.ts';
import { chipFaultOf, chipStepOf } from '../chip-step.ts';
import { type ChipBet, chipBetOf } from '../chips.ts';
import { type Decision, type Kind, paidAt, type Round, type Step } from '../kind.ts';
import { isCallBest } from './house-holdem-best.ts';
import {
  CALL,
  type HouseHoldemFigures,
  opensFrom,
  type Showdown,
  showdownTimes,
} from './house-holdem-rules.ts';

const spots: ReadonlySet<string> = new Set(['ante', 'pair']);

const FOLD = { name: 'fold' };
const CALLED = { name: 'call' };

export const houseHoldem: Kind<HouseHoldemFigures, ChipBet> = {
  betOf: (wish, { minChip }) => chipBetOf(wish, { spots, minChip }),
  faultOf: ({ anteX10000, pairX10000 }, bet) =>
    chipFaultOf(bet, (spot) => chipStepOf(Object.values(spot === 'ante' ? anteX10000 : pairX10000))),
  play(figures, { stake, chips: { ante = 0, pair = 0 } }, [decision], rng): Round {
    const cards = drawCards(rng, 1, 9);
    const [player, house, board] = [cards.slice(0, 2), cards.slice(2, 4), cards.slice(4)];
    const flop = board.slice(0, 3);
    const first = nameOf(strengthOf([...player, ...flop]));
    const pairPaid = paidAt(pair, figures.pairX10000[first]);
    const steps: Step[] = [{ step: 'deal', cards: player, flop, hand: first }];
    if (pair > 0) steps.push({ step: 'pair', hand: first, paid: pairPaid });
    const over = { steps, staked: stake, paid: pairPaid, isOver: true, choices: [] };
    if (ante === 0) return over;
    const choices = [{ ...CALLED, stake: CALL * ante }, FOLD];
    if (decision === undefined) return { ...over, paid: 0, isOver: false, choices };
    if (decision.name === 'fold') {
      steps.push({ step: 'fold' });
      return over;
    }
    const { shown, paid } = showdown(figures, ante, { player, house, board });
    steps.push(...shown);
    return { ...over, staked: stake + CALL * ante, paid: pairPaid + paid };
  },
  absent: (round, figures) => {
    const hint = holdemHint(figures, round);
    return round.choices.some(({ name }) => name === hint.name) ? hint : FOLD;
  },
};

interface Dealt {
  player: readonly number[];
  house: readonly number[];
  board: readonly number[];
}

function showdown(figures: HouseHoldemFigures, ante: number, { player, house, board }: Dealt) {
  const mine = strengthOf([...player, ...board]);
  const theirs = strengthOf([...house, ...board]);
  const isOpen = theirs >= opensFrom(figures);
  const result: Showdown = !isOpen ? 'unopened' : mine > theirs ? 'won' : mine === theirs ? 'tied' : 'lost';
  const times = showdownTimes(figures, result, nameOf(mine));
  const [antePaid, callPaid] = [paidAt(ante, times.ante), paidAt(ante, times.call)];
  const shown: Step[] = [
    { step: 'board', cards: board.slice(3), hand: nameOf(mine) },
    { step: 'house', cards: house, hand: nameOf(theirs), isOpen },
    { step: 'result', result, ante: antePaid, call: callPaid },
  ];
  return { shown, paid: antePaid + callPaid };
}

/** Also what a player who asks is told. */
export function holdemHint(figures: HouseHoldemFigures, { steps: [deal] }: Pick<Round, 'steps'>): Decision {
  const { cards, flop } = deal as DealStep;
  return isCallBest(figures, cards, flop) ? CALLED : FOLD;
}

interface DealStep extends Step {
  cards: readonly number[];
  flop: readonly number[];
}
