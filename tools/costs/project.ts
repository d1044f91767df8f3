// The project with a change planted in it, as the house rules see it; nothing is written to the disk.

import { cmsWordFaults } from '../tidy/cms-words.ts';
import { commentFaults } from '../tidy/comments.ts';
import { importFaults } from '../tidy/imports.ts';
import { languageFaults, readDictionaries, unknownMessages, unsaidMessages } from '../tidy/messages.ts';
import { nameFaults } from '../tidy/names.ts';
import { deadFiles, unusedExports } from '../tidy/reach.ts';
import { routeFaults, undeclaredAreas, unnamedCalls } from '../tidy/registers.ts';
import { sizeFaults } from '../tidy/sizes.ts';
import { type CodeSource, listFiles, parseSources, readSources, type Source } from '../tidy/sources.ts';
import { wordFaults } from '../tidy/words.ts';
import type { Change } from './changes.ts';

const texts = readSources(listFiles());
const parsed = new Map(parseSources(texts).map((source) => [source.path, source]));

export const filesUnder = (folder: string): Source[] => texts.filter(({ path }) => path.startsWith(folder));

/** What tidy says once the change is made. */
export function faultsWith(change: Change): string[] {
  const made = textsWith(change);
  const changed = new Map(
    parseSources(made.filter(({ path }) => path in change)).map((each) => [each.path, each]),
  );
  const sources = made.map((source) => changed.get(source.path) ?? parsed.get(source.path) ?? source);
  const code = sources.filter((source): source is CodeSource => 'nodes' in source);
  const own = [...changed.values()];
  return [
    ...own.flatMap((source) => [...importFaults(source), ...wordFaults(source), ...commentFaults(source)]),
    ...Object.keys(change).flatMap(nameFaults),
    ...own.flatMap(sizeFaults),
    ...deadFiles(sources),
    ...unusedExports(code),
    ...routeFaults(sources),
    ...undeclaredAreas(sources),
    ...unnamedCalls(callsIn(sources), code),
    ...messageFaults(sources, code),
    ...cmsWordFaults(sources, 'en'),
  ];
}

function textsWith(change: Change): Source[] {
  const old = new Map(texts.map(({ path, text }) => [path, text]));
  const written = Object.entries(change).map(([path, made]) => ({
    path,
    text: typeof made === 'string' ? made : made(old.get(path)!),
  }));
  return [...texts.filter(({ path }) => !(path in change)), ...written];
}

const callsIn = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith('contract/') && !path.includes('.test.'))
    .flatMap(({ text }) => [...text.matchAll(/\b(?:get|post)\('([\w.]+)'/g)].map(([, name]) => name!));

function messageFaults(sources: readonly Source[], code: readonly CodeSource[]): string[] {
  const dictionaries = readDictionaries(sources);
  const model = dictionaries.get('en')!;
  const product = code.filter(({ path }) => !path.startsWith('tools/'));
  return [
    ...[...dictionaries].flatMap(([locale, dictionary]) => languageFaults(locale, dictionary, model)),
    ...code.flatMap((source) => unknownMessages(source, model)),
    ...unsaidMessages(product, model).map((id) => `${id} is said nowhere`),
  ];
}
