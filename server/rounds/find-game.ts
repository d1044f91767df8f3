// A game that can be played here and now.
import { Refusal } from '#contract/refusals.ts';
import { definitionOf } from '#games/definitions/all.ts';
import { type GameDefinition, isStakeTaken } from '#games/definitions/game-definition.ts';
import type { Bet, BetFault, Wish } from '#games/kinds/kind.ts';
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
  refuseFault(kindOf(definition).faultOf?.(definition.figures, bet) ?? null);
  return bet;
}

function refuseFault(fault: BetFault | null): void {
  if (fault === null) return;
  if (fault.fault === 'cannotGain') throw new Refusal('BetCannotGain');
  throw new Refusal('ChipStepRequired', { error_data: { spot: fault.spot, step: fault.step } });
}
