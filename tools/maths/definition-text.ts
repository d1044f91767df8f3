// A definition as the file that holds it.
import { fourRows, threeReels, threeRows } from '#games/definitions/lines.ts';
import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';

const sets = { threeRows, fourRows, threeReels };

export function definitionText(sysname: string, figures: SlotFigures): string {
  const { win } = figures;
  const set = win.by === 'lines' ? nameOf(win.lines) : undefined;
  const figureText =
    win.by === 'lines' && set !== undefined
      ? JSON.stringify({ ...figures, win: { ...win, lines: '@lines' } }).replace(
          '"@lines"',
          `${set}.slice(0, ${win.lines.length})`,
        )
      : JSON.stringify(figures);
  const name = sysname.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
${set === undefined ? '' : `import { ${set} } from './lines.ts';\n`}
export const ${name}: GameDefinition<SlotFigures> = {
  sysname: '${sysname}',
  kind: 'slot',
  figures: ${figureText.replaceAll('"', "'")},
  stakes: { ladder },
};
`;
}

/** The set of lines that these are the first of. */
const nameOf = (lines: readonly (readonly number[])[]): string | undefined =>
  Object.entries(sets).find(([, all]) => lines.every((line, place) => line === all[place]))?.[0];
