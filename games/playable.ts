// Which games can be opened: those that are defined, and of a kind that has a stage to be seen on.
import { definitionOf } from './definitions/all.ts';
import { type StagedKind, stagedKinds } from './kinds/staged.ts';

export function isPlayable(sysname: string): boolean {
  const definition = definitionOf(sysname);
  return definition !== undefined && stagedKinds.includes(definition.kind as StagedKind);
}
