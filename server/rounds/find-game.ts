// A game that can be played here and now.
import { Refusal } from '#contract/refusals.ts';
import { definitionOf } from '#games/definitions/all.ts';
import { type GameDefinition, isStakeTaken } from '#games/definitions/game-definition.ts';
import type { Bet, Wish } from '#games/kinds/kind.ts';
import { kindOf } from '#games/kinds/kinds.ts';
import { isPlayable } from '#games/playable.ts';

export function gameToPlay(sysname: string): GameDefinition {
  const definition = definitionOf(sysname);
  if (definition === undefined || !isPlayable(sysname)) throw new Refusal('GameClosed');
  return definition;
}

export function betFor(definition: GameDefinition, wish: Wish): Bet {
  const bet = kindOf(definition).betOf(wish, definition.figures);
  if (bet === null || !isStakeTaken(definition.stakes, bet.stake)) throw new Refusal('BetNotAllowed');
  return bet;
}
