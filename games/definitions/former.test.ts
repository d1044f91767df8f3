import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formerNames } from '../renamed.ts';
import { definitionOf, definitions } from './all.ts';
import { fetchDefinition } from './fetch-definition.ts';
import { definitionWith, formerDefinitions, lastDefinitionOf } from './former.ts';
import { formerFigures } from './former-figures.ts';
import { frozenSlots } from './frozen-slots.ts';
import { hashOf } from './game-definition.ts';

/** Every definition that rounds may have been played by, as name by hash. Lines are added to it, and never taken out. */
const ever = Object.entries(
  JSON.parse(readFileSync(join(import.meta.dirname, 'ever.json'), 'utf8')) as Record<string, string>,
);

test.each(ever)('%s of %s is found, whole', (hash, sysname) => {
  const found = definitionWith(sysname, hash);
  expect(found, 'keep the figures of before: docs/decisions/0033-former-definitions.md').toBeDefined();
  expect(hashOf({ ...found! })).toBe(hash);
});

test('the list has every definition of today', () => {
  const known = ever.map(([hash, sysname]) => `${hash} ${sysname}`);
  const now = [...definitions, ...formerDefinitions].map((one) => `${hashOf(one)} ${one.sysname}`);
  expect(now.filter((one) => !known.includes(one))).toEqual([]);
});

test('a hash is of one name, and of no other', () => {
  const [before] = formerDefinitions;
  expect(definitionWith('mines', hashOf(before!))).toBeUndefined();
  expect(definitionWith('nothing', 'nothing')).toBeUndefined();
});

test('a former name has the last definition under it', () => {
  expect(formerNames.map((name) => lastDefinitionOf(name)?.sysname)).toEqual([...formerNames]);
  expect(lastDefinitionOf('nothing')).toBeUndefined();
});

test('whoever fetches one finds the last under each name, as the server does', async () => {
  for (const name of [...definitions.map(({ sysname }) => sysname), ...formerNames, 'nothing', 'constructor'])
    expect(await fetchDefinition(name), name).toEqual(lastDefinitionOf(name));
});

test('those with a table of rounds are fetched one by one', () => {
  const withTable = definitions.filter(
    ({ figures }) => (figures as { tumble?: object }).tumble !== undefined,
  );
  expect(withTable.map(({ sysname }) => sysname)).toEqual([...frozenSlots.keys()]);
});

test('figures that were replaced are fetched by their hash, under their name alone', async () => {
  for (const former of formerFigures) {
    expect(await fetchDefinition(former.sysname, hashOf(former))).toBe(former);
    expect(await fetchDefinition('dice', hashOf(former))).toBe(definitionOf('dice'));
  }
});
