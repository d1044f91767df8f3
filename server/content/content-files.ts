// The readable files of content/, as they are: what a release brings, and what the content store begins with.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dictionary } from './compiled-area.ts';

export interface ContentFiles {
  /** The same for two servers with the same files. */
  hash: string;
  /** content/cms: by file. */
  cms: Readonly<Record<string, unknown>>;
  /** content/messages: by language and area. */
  messages: Readonly<Record<string, Readonly<Record<string, Dictionary>>>>;
  /** content/messages/{locale}/cms: by language, what a file of content/cms says in it. */
  words: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
}

export function readFiles(folder: string): ContentFiles {
  const hash = createHash('sha256');
  const entries = (path: string) =>
    existsSync(join(folder, path)) ? readdirSync(join(folder, path), { withFileTypes: true }) : [];
  /** Every file of a folder, by its name. */
  const read = <T>(path: string): Record<string, T> => {
    const files = entries(path).filter((entry) => entry.isFile());
    const names = files.map(({ name }) => name).toSorted();
    return Object.fromEntries(
      names.map((name) => {
        const text = readFileSync(join(folder, path, name), 'utf8');
        hash.update(`${path}/${name}`).update(text);
        return [name.replace(/\.json$/, ''), JSON.parse(text) as T];
      }),
    );
  };

  const cms = read('cms');
  const codes = entries('messages')
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .toSorted();
  const messages = Object.fromEntries(codes.map((code) => [code, read<Dictionary>(`messages/${code}`)]));
  const words = Object.fromEntries(
    codes.map((code) => [code, read<Record<string, unknown>>(`messages/${code}/cms`)]),
  );
  return { cms, messages, words, hash: hash.digest('hex') };
}
