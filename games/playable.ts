// Which games can be opened: those that are on the shelf, defined, and have a stage to be seen on.
import { definitionOf } from './definitions/all.ts';
import { type DressedSlot, dressedSlots, type StagedKind, stagedKinds } from './kinds/staged.ts';
import { sharedTableOf } from './shared-tables.ts';
import { shelf } from './shelf.ts';

const onShelf = new Set(shelf.map(({ sysname }) => sysname));

export function isPlayable(sysname: string): boolean {
  const definition = definitionOf(sysname);
  if (definition === undefined || !onShelf.has(sysname)) return false;
  if (sharedTableOf(sysname) !== undefined) return true;
  if (definition.kind === 'slot') return dressedSlots.includes(sysname as DressedSlot);
  return stagedKinds.includes(definition.kind as StagedKind);
}
