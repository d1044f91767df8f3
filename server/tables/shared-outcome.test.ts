import { expect, test } from 'vitest';
import { definitionOf } from '#games/definitions/all.ts';
import { hashOf } from '#games/definitions/game-definition.ts';
import { kindOf } from '#games/kinds/kinds.ts';
import { playsOf } from '#games/kinds/plays.ts';
import { sharedTables } from '#games/shared-tables.ts';
import { definitionIn, sharedOutcome, sharedSteps } from './shared-outcome.ts';

const ROUNDS = 30;
const seedOf = (round: number) => round.toString(16).padStart(64, 'ab');

/** Without what is about one bet alone. */
const shown = (steps: readonly object[]) =>
  steps.map((step) => ({ ...step, pays: undefined, isWon: undefined }));

test.for(sharedTables)('at $sysname every bet is paid by what all are shown', ({ sysname, runsMs }) => {
  const definition = definitionOf(sysname)!;
  expect(runsMs === null).toBe(definition.kind === 'crash');
  const bets = playsOf(definition).map(
    ({ wish }) => kindOf(definition).betOf({ stake: 100_000, ...wish }, definition.figures)!,
  );
  expect(bets.length).toBeGreaterThan(0);
  for (let position = 1; position <= ROUNDS; position++) {
    const round = { game: sysname, definition: hashOf(definition), position, salt: 'salt' };
    const steps = sharedSteps(round, seedOf(position));
    for (const bet of bets)
      expect(shown(sharedOutcome(round, seedOf(position), bet).steps)).toEqual(shown(steps));
  }
});

test('of a game that has changed since, nobody says what its round came to', () => {
  const round = { game: 'rocket-run', definition: 'another', position: 1, salt: 'salt' };
  expect(definitionIn(round)).toBe(undefined);
});
