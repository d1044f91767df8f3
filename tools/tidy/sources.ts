// The project's own files as the house rules see them: read and parsed once, whoever asks.
import { readdirSync, readFileSync } from 'node:fs';
import { type Parsed, parse } from './parse.ts';

export interface Source {
  /** From the root of the project, with "/" on every system. */
  path: string;
  text: string;
}

export type CodeSource = Source & Parsed;

const notOurs = new Set(['.git', '.cache', 'data', 'dist', 'node_modules']);

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('tests/');

export const placeOf = (path: string) => path.slice(0, path.indexOf('/') + 1).slice(0, -1);

/** Every file that a clone would contain, whatever its kind. */
export function listFiles(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (folder === '.' && notOurs.has(entry.name)) return [];
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

const isText = (path: string) =>
  /\.(tsx?|mjs|css|sql|json|md|tsv|ya?ml|svg|html|sh)$|(^|\/)[^.]+$/.test(path);
const isCode = (path: string) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.gen.ts');

export const readSources = (paths: readonly string[]): Source[] =>
  paths.filter(isText).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

export const parseSources = (sources: readonly Source[]): CodeSource[] =>
  sources.filter(({ path }) => isCode(path)).map(parseSource);

export const parseSource = ({ path, text }: Source): CodeSource => ({ path, text, ...parse(path, text) });

/** "server/database/db.ts:12" for a fault found at this offset. */
export const at = ({ path, text }: Source, offset: number) =>
  `${path}:${text.slice(0, offset).split('\n').length}`;
