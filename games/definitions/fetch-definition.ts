// A definition by its name, for a browser that checks a round: the rows of a table come with the game that has them, and
// with no other.
import { nameNow } from '../renamed.ts';
import { fastGames } from './fast.ts';
import { frozenSlots } from './frozen-slots.ts';
import type { GameDefinition } from './game-definition.ts';
import { slots } from './slots.ts';
import { tableGames } from './tables.ts';

const atHand = new Map(
  [...fastGames, ...slots, ...tableGames].map((definition) => [definition.sysname, definition]),
);
const underFormerNames = new Map<string, GameDefinition>();

/** The last one of a game under this name, which may be a former one; what `lastDefinitionOf` finds on the server. */
export async function fetchDefinition(sysname: string): Promise<GameDefinition | undefined> {
  const now = nameNow(sysname);
  const definition = atHand.get(now) ?? (await frozenSlots.get(now)?.());
  if (definition === undefined || now === sysname) return definition;
  const former = underFormerNames.get(sysname) ?? { ...definition, sysname };
  underFormerNames.set(sysname, former);
  return former;
}
