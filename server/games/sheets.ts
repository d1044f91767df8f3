// What a game returns, as its committed sheet says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Output } from '#contract/define.ts';
import type { games } from '#contract/games.ts';
import { definitionOf } from '#games/definitions/all.ts';
import { type ParSheet, volatilityOf } from '#games/kinds/par-sheet.ts';
import { isPlayable } from '#games/playable.ts';
import { nameNow } from '#games/renamed.ts';

type Sheet = Output<typeof games.getSheet>['sheet'];

const folder = join(import.meta.dirname, '../../games/par');
const sheets = new Map<string, Sheet>();

export interface Figures {
  /** From the least to the most, over its ways of playing; one figure where they are the same. */
  return: number[];
  volatility: number[];
}

/** Null where a game cannot be played yet. */
export function figuresOf(sysname: string): Figures | null {
  const sheet = sheetOf(sysname);
  if (sheet === null) return null;
  return {
    return: rangeOf(sheet.rows.map((row) => row.return)),
    volatility: rangeOf(sheet.rows.map(({ volatility }) => volatility)),
  };
}

/** The house's share of what is staked, of the way of playing that costs least; null where it is not known. */
export function edgeOf(game: string): number | null {
  const figures = figuresOf(nameNow(game));
  return figures === null ? null : Math.max(0, 1 - Math.max(...figures.return));
}

const rangeOf = (values: readonly number[]): number[] => [
  ...new Set([Math.min(...values), Math.max(...values)]),
];

export function sheetOf(sysname: string): Sheet {
  if (!isPlayable(sysname)) return null;
  const known = sheets.get(sysname);
  if (known !== undefined) return known;
  const { hash, rows, lowest, highest } = JSON.parse(
    readFileSync(join(folder, `${sysname}.json`), 'utf8'),
  ) as ParSheet;
  const sheet = {
    kind: definitionOf(sysname)!.kind,
    definition: hash,
    rows: rows.map((row) => ({ ...row, volatility: volatilityOf(row) })),
    ...{ lowest, highest },
  };
  sheets.set(sysname, sheet);
  return sheet;
}
