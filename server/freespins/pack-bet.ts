// What a round of a pack stakes. Only slots are given in packs: a spin has one stake, and nothing is added to it later.
import { definitionOf } from '#games/definitions/all.ts';
import { type GameDefinition, isStakeTaken } from '#games/definitions/game-definition.ts';
import type { Bet } from '#games/kinds/kind.ts';
import { kindOf } from '#games/kinds/kinds.ts';
import { isPlayable } from '#games/playable.ts';
import type { Cents } from '#rules/money.ts';

/** An ordinary spin; what is bought or played otherwise is another bet. */
const MODE = 'base';

/** Null: the game takes no such bet, or none that a pack may pay. */
export function packBet(definition: GameDefinition, stake: Cents): Bet | null {
  if (definition.kind !== 'slot' || !isStakeTaken(definition.stakes, stake)) return null;
  return kindOf(definition).betOf({ stake, mode: MODE }, definition.figures);
}

export function canBeGiven(game: string, stake: Cents): boolean {
  const definition = definitionOf(game);
  return definition !== undefined && isPlayable(game) && packBet(definition, stake) !== null;
}
