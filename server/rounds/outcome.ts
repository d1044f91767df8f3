// The outcome of a round, computed from its inputs. Whenever it is asked for it is computed again: only inputs are kept.
import { type GameDefinition, scopeOf } from '#games/definitions/game-definition.ts';
import type { Bet, Decision, Round } from '#games/kinds/kind.ts';
import { kindOf } from '#games/kinds/kinds.ts';
import { fairRng } from '#games/rng/fair-rng.ts';

export interface RoundInputs {
  definition: GameDefinition;
  bet: Bet;
  decisions: readonly Decision[];
  serverSeed: Uint8Array;
  clientSeed: string;
  nonce: number;
}

export interface Outcome extends Round {
  /** How many words of chance it took. */
  words: number;
}

export function outcomeOf({ definition, bet, decisions, ...seeds }: RoundInputs): Outcome {
  const rng = fairRng({ ...seeds, scope: scopeOf(definition) });
  const round = kindOf(definition).play(definition.figures, bet, decisions, rng);
  return { ...round, words: rng.wordsUsed };
}
