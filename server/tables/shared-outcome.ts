// What a shared round comes to, computed from the chain whenever it is asked for: after a crash it is the same.

import { definitionWith } from '#games/definitions/former.ts';
import type { GameDefinition } from '#games/definitions/game-definition.ts';
import { flightMs } from '#games/kinds/crash/crash-flight.ts';
import type { Bet, Step } from '#games/kinds/kind.ts';
import { type Outcome, outcomeOf } from '../rounds/outcome.ts';
import type { SharedRound } from './shared-rounds.ts';

type Drawn = Pick<SharedRound, 'game' | 'definition' | 'position' | 'salt'>;

/** Undefined where the one it began with is kept nowhere: then nobody can say what it would have come to. */
export const definitionIn = ({ game, definition }: Drawn): GameDefinition | undefined =>
  definitionWith(game, definition);

/** Of one bet; `seed` in hexadecimal. */
export const sharedOutcome = (round: Drawn, seed: string, bet: Bet): Outcome =>
  outcomeOf({
    ...{ definition: definitionIn(round)!, bet, decisions: [] },
    ...{ serverSeed: Buffer.from(seed, 'hex'), clientSeed: round.salt, nonce: round.position },
  });

/** On which no kind of game pays anything. */
const nobodysBet = { stake: 0, chips: {}, targetX100: 0 };

/** What everybody at the table is shown. */
export const sharedSteps = (round: Drawn, seed: string): readonly Step[] =>
  sharedOutcome(round, seed, nobodysBet).steps;

/** Where a flight ends, in hundredths of the stake; undefined where nothing flies. */
const bustIn = (steps: readonly Step[]): number | undefined =>
  steps[0]?.step === 'bust' ? (steps[0]['atX100'] as number) : undefined;

/** How long what was drawn lasts, where the table itself does not say. */
export const lastsMs = (steps: readonly Step[]): number => flightMs(bustIn(steps) ?? 0);
