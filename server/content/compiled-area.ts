import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessage } from '@lingui/message-utils/compileMessage';

export type Dictionary = { [key: string]: string | Dictionary };
export type CompiledArea = Record<string, CompiledMessage>;

/**
 * An area's messages by their whole names. What any area has under "menu" names its pages on every page, and so comes
 * with the shell: a page is named in menus without a word of its own there.
 */
export function compileArea(areas: Readonly<Record<string, Dictionary>>, name: string): CompiledArea {
  const { menu: _, ...own } = areas[name]!;
  if (name !== 'shell') return compiled(name, own);
  const menus = Object.entries(areas).map(([area, { menu }]) =>
    menu === undefined ? {} : compiled(area, { menu }),
  );
  return Object.assign(compiled(name, own), ...menus) as CompiledArea;
}

function compiled(prefix: string, dictionary: Dictionary): CompiledArea {
  const area: CompiledArea = {};
  for (const [key, value] of Object.entries(dictionary)) {
    const id = `${prefix}.${key}`;
    if (typeof value === 'string') area[id] = compileMessage(value);
    else Object.assign(area, compiled(id, value));
  }
  return area;
}
