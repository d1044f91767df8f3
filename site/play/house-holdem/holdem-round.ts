// A round of hold'em against the house as far as it was shown.
import type { PlayedRound } from '#contract/play.ts';
import type { PokerName } from '#games/cards/poker-strength.ts';
import { CALL, type Showdown } from '#games/kinds/house-holdem/house-holdem-rules.ts';

type Cards = readonly number[];

type HoldemStep =
  | { step: 'deal'; cards: Cards; flop: Cards; hand: PokerName }
  | { step: 'pair'; hand: PokerName; paid: number }
  | { step: 'fold' }
  | { step: 'board'; cards: Cards; hand: PokerName }
  | { step: 'house'; cards: Cards; hand: PokerName; isOpen: boolean }
  | { step: 'result'; result: Showdown; ante: number; call: number };

export interface HoldemGame {
  /** None lies face down. */
  player: readonly (number | null)[];
  board: readonly (number | null)[];
  house: readonly (number | null)[];
  hand: PokerName | null;
  houseHand: PokerName | null;
  /** In cents; what a call has added. */
  called: number;
  result: Showdown | 'folded' | null;
  /** In cents, by spot. */
  pays: Readonly<Record<string, number>>;
}

const down = (count: number): null[] => Array.from({ length: count }, () => null);

export function readHoldem(round: PlayedRound | null, drawn: number): HoldemGame {
  const nothing = { hand: null, houseHand: null, called: 0, result: null, pays: {} };
  let game: HoldemGame = { player: down(2), board: down(5), house: down(2), ...nothing };
  const chips = round?.bet['chips'] as Readonly<Record<string, number>> | undefined;
  for (const step of (round?.steps.slice(0, drawn) ?? []) as unknown as HoldemStep[])
    switch (step.step) {
      case 'deal':
        game = { ...game, player: step.cards, board: [...step.flop, ...down(2)], hand: step.hand };
        break;
      case 'pair':
        game = { ...game, pays: { ...game.pays, pair: step.paid } };
        break;
      case 'fold':
        game = { ...game, result: 'folded', pays: { ...game.pays, ante: 0 } };
        break;
      case 'board':
        game = {
          ...game,
          board: [...game.board.slice(0, 3), ...step.cards],
          hand: step.hand,
          called: CALL * (chips?.['ante'] ?? 0),
        };
        break;
      case 'house':
        game = { ...game, house: step.cards, houseHand: step.hand };
        break;
      default:
        game = { ...game, result: step.result, pays: { ...game.pays, ante: step.ante, call: step.call } };
    }
  return game;
}
