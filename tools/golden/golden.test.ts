// Rounds that were once computed come to the same for ever, those of former definitions too. Whoever sees one of these red
// has changed what players were paid by: an engine may be mended for rounds to come, as another kind or by a figure.
import { expect, test } from 'vitest';
import { definitions } from '#games/definitions/all.ts';
import { formerDefinitions } from '#games/definitions/former.ts';
import { hashOf } from '#games/definitions/game-definition.ts';
import { compute, type GoldenRound, readGolden } from './golden-round.ts';

const golden = readGolden();
const byDefinition = Object.entries(
  Object.groupBy(golden, ({ game, definition }) => `${game} ${definition}`),
) as [string, GoldenRound[]][];

test('every definition has golden rounds: npm run golden adds those of a new one', () => {
  const known = new Set(golden.map(({ definition }) => definition));
  const missing = [...definitions, ...formerDefinitions].filter((one) => !known.has(hashOf(one)));
  expect(missing.map(({ sysname }) => sysname)).toEqual([]);
});

test.each(byDefinition)('%s comes to what it came to', async (_name, rounds) => {
  for (const { staked, paid, words, steps, ...made } of rounds)
    expect(await compute(made), JSON.stringify(made)).toEqual({ staked, paid, words, steps });
});

test('they win, lose and are decided in', () => {
  expect(golden.filter(({ paid, staked }) => paid > staked).length).toBeGreaterThan(100);
  expect(golden.filter(({ paid }) => paid === 0).length).toBeGreaterThan(100);
  expect(golden.filter(({ decisions }) => decisions.length > 0).length).toBeGreaterThan(20);
});
