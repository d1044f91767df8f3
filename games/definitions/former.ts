// Definitions by their hash, those of before too: a round names for good the one it was played by, whatever its game is
// called or pays since (docs/decisions/0033-former-definitions.md).
import { formerNames, nameNow } from '../renamed.ts';
import { definitionOf, definitions } from './all.ts';
import { formerFigures } from './former-figures.ts';
import { type GameDefinition, hashOf } from './game-definition.ts';

/** Games that were renamed, whose figures are still those of today, and figures that were replaced. */
export const formerDefinitions: readonly GameDefinition[] = [
  ...formerNames.map((sysname) => ({ ...definitionOf(nameNow(sysname))!, sysname })),
  ...formerFigures,
];

let byHash: ReadonlyMap<string, GameDefinition> | undefined;

/** Finds a definition by its hash alone, former ones too. */
export function definitionByHash(hash: string): GameDefinition | undefined {
  byHash ??= new Map([...formerDefinitions, ...definitions].map((one) => [hashOf(one), one]));
  return byHash.get(hash);
}

/** The one a round was played by; undefined where no such definition is kept. */
export function definitionWith(sysname: string, hash: string): GameDefinition | undefined {
  const today = definitionOf(sysname);
  if (today !== undefined && hashOf(today) === hash) return today;
  const found = definitionByHash(hash);
  return found?.sysname === sysname ? found : undefined;
}

/** The last one of a game under this name, which may be a former one. */
export const lastDefinitionOf = (sysname: string): GameDefinition | undefined =>
  definitionOf(sysname) ?? formerDefinitions.find((one) => one.sysname === sysname);
