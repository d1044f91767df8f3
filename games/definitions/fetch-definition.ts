// A definition by its name, for a browser that checks a round: the rows of a table come with the game that has them, and
// with no other.
import { nameNow } from '../renamed.ts';
import { fastGames } from './fast.ts';
import { formerFigures } from './former-figures.ts';
import { frozenSlots } from './frozen-slots.ts';
import { type GameDefinition, hashOf } from './game-definition.ts';
import { slots } from './slots.ts';
import { tableGames } from './tables.ts';

const atHand = new Map(
  [...fastGames, ...slots, ...tableGames].map((definition) => [definition.sysname, definition]),
);
const underFormerNames = new Map<string, GameDefinition>();

/** The definition of a game with this hash, or else the last one under this name, which may be a former name. */
export async function fetchDefinition(sysname: string, hash = ''): Promise<GameDefinition | undefined> {
  const replaced = formerFigures.find((one) => one.sysname === sysname && hashOf(one) === hash);
  if (replaced !== undefined) return replaced;
  const now = nameNow(sysname);
  const definition = atHand.get(now) ?? (await frozenSlots.get(now)?.());
  if (definition === undefined || now === sysname) return definition;
  const former = underFormerNames.get(sysname) ?? { ...definition, sysname };
  underFormerNames.set(sysname, former);
  return former;
}
