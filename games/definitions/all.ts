// Every game that can be played.
import { fastGames } from './fast.ts';
import { frozenSlots } from './frozen-slots.ts';
import type { GameDefinition } from './game-definition.ts';
import { slots } from './slots.ts';
import { tableGames } from './tables.ts';

const frozen = await Promise.all([...frozenSlots.values()].map((load) => load()));

export const definitions: readonly GameDefinition[] = [...fastGames, ...slots, ...frozen, ...tableGames];

const bySysname = new Map(definitions.map((definition) => [definition.sysname, definition]));

export const definitionOf = (sysname: string): GameDefinition | undefined => bySysname.get(sysname);
