// A game that can be played here and now.
import { Refusal } from '#contract/refusals.ts';
import { definitionOf } from '#games/definitions/all.ts';
import { type GameDefinition, hashOf, isStakeTaken } from '#games/definitions/game-definition.ts';
import type { Bet, Wish } from '#games/kinds/kind.ts';
import { kindOf } from '#games/kinds/kinds.ts';
import { isPlayable } from '#games/playable.ts';

export function gameToPlay(sysname: string): GameDefinition {
  const definition = definitionOf(sysname);
  if (definition === undefined || !isPlayable(sysname)) throw new Refusal('GameClosed');
  return definition;
}

/** The one a round was played by; a round that was begun by another than today's is ended by people. */
export function definitionBy(sysname: string, hash: string): GameDefinition {
  const definition = definitionOf(sysname);
  if (definition === undefined || hashOf(definition) !== hash)
    throw new Error(`no definition ${hash} of ${sysname}`);
  return definition;
}

export function betFor(definition: GameDefinition, wish: Wish): Bet {
  const bet = kindOf(definition).betOf(wish, definition.figures);
  if (bet === null || !isStakeTaken(definition.stakes, bet.stake)) throw new Refusal('BetNotAllowed');
  return bet;
}
