// The committed sheets: read, and written anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParSheet } from '#games/kinds/par-sheet.ts';

const fileOf = (sysname: string) => join(import.meta.dirname, `../../games/par/${sysname}.json`);

export const readSheet = (sysname: string): ParSheet | null =>
  existsSync(fileOf(sysname)) ? (JSON.parse(readFileSync(fileOf(sysname), 'utf8')) as ParSheet) : null;

export const writeSheet = (sysname: string, sheet: ParSheet): void =>
  writeFileSync(fileOf(sysname), `${JSON.stringify(sheet, null, 2)}\n`);
