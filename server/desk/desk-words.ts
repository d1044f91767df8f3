// The words of the desk: content/messages/{locale}/desk/{room}.json, apart from those of the site, which anybody may read.
// Where a language has no desk, English speaks.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledArea, compileArea, type Dictionary } from '../content/compiled-area.ts';

export type DeskWords = (locale: string) => CompiledArea;

export function readDeskWords(messages: string): DeskWords {
  const read = (locale: string): CompiledArea => {
    const folder = join(messages, locale, 'desk');
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
    const rooms = names.map((name): [string, Dictionary] => [
      name.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as Dictionary,
    ]);
    return compileArea({ desk: Object.fromEntries(rooms) }, 'desk');
  };
  const english = read('en');
  return (locale) => ({ ...english, ...(locale === 'en' ? {} : read(locale)) });
}
