// House rules that a reader would otherwise have to remember. A rule not checked here is only advice.
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/catalogue.ts';
import { deskCalls } from '#contract/desk/catalogue.ts';
import { citationFaults, readRegister } from './tidy/citations.ts';
import { cmsWordFaults } from './tidy/cms-words.ts';
import { commentFaults } from './tidy/comments.ts';
import { decisionFaults, linkFaults } from './tidy/documents.ts';
import { effectFaults } from './tidy/effects.ts';
import { importFaults } from './tidy/imports.ts';
import { intlFaults } from './tidy/intl.ts';
import { leakFaults } from './tidy/leaks.ts';
import { languageFaults, readDictionaries, unknownMessages, unsaidMessages } from './tidy/messages.ts';
import { migrationFaults, nameFaults } from './tidy/names.ts';
import { fetchFaults } from './tidy/outside.ts';
import { deadFiles, unusedExports } from './tidy/reach.ts';
import { routeFaults, undeclaredAreas, unnamedCalls } from './tidy/registers.ts';
import { roomFaults } from './tidy/rooms.ts';
import { sizeFaults } from './tidy/sizes.ts';
import { listFiles, parseSources, placeOf, readSources } from './tidy/sources.ts';
import { sqlFaults } from './tidy/sql.ts';
import { stakeFaults } from './tidy/stakes.ts';
import { wordFaults } from './tidy/words.ts';

const files = listFiles();
const texts = readSources(files);
const code = parseSources(texts);
const parsed = new Map(code.map((source) => [source.path, source]));
const sources = texts.map((source) => parsed.get(source.path) ?? source);

const clean: string[] = [];

describe('code', () => {
  test('imports only what its place allows', () => expect(code.flatMap(importFaults)).toEqual(clean));
  test('of a room uses only rooms below it', () => expect(code.flatMap(roomFaults)).toEqual(clean));
  test('uses the house’s words', () => expect(code.flatMap(wordFaults)).toEqual(clean));
  test('is explained in sentences', () => expect(code.flatMap(commentFaults)).toEqual(clean));
  test('writes SQL in the server, and the ledger in its own room', () =>
    expect(code.flatMap(sqlFaults)).toEqual(clean));
  test('that books a stake passes the stake gate', () => expect(stakeFaults(texts)).toEqual(clean));
  test('asks other machines through a named door', () => expect(code.flatMap(fetchFaults)).toEqual(clean));
  test('of pages leaves no word to Intl', () => expect(code.flatMap(intlFaults)).toEqual(clean));
  test('of pages returns from effects on purpose', () => expect(code.flatMap(effectFaults)).toEqual(clean));
  test('is all used', () => expect([...deadFiles(sources), ...unusedExports(code)]).toEqual(clean));
});

describe('files', () => {
  test('are named for their idea', () => expect(files.flatMap(nameFaults)).toEqual(clean));
  test('fit in one sitting', () => expect(sources.flatMap(sizeFaults)).toEqual(clean));
  test('know nothing of the machine they were written on', () =>
    expect(texts.flatMap(leakFaults)).toEqual(clean));
  test('that are documents lead to what exists', () => {
    const documents = texts.filter(({ path }) => path.endsWith('.md'));
    expect(documents.flatMap((document) => linkFaults(document, new Set(files)))).toEqual(clean);
  });
  test('cite what docs/requirements has', () => {
    const register = readRegister(texts);
    expect(texts.flatMap((text) => citationFaults(text, register))).toEqual(clean);
  });
  test('that are decisions are numbered', () => expect(decisionFaults(texts)).toEqual(clean));
  test('that are migrations are numbered and give their reason', () =>
    expect(migrationFaults(texts.filter(({ path }) => placeOf(path) === 'migrations'))).toEqual(clean));
});

describe('registers', () => {
  test('every call of the contract is named in a test', () =>
    expect(unnamedCalls([...calls.keys(), ...deskCalls.keys()], code)).toEqual(clean));
  test('every page is named in the table of routes', () => expect(routeFaults(sources)).toEqual(clean));
  test('every area of words is known to the compiler', () => expect(undeclaredAreas(texts)).toEqual(clean));
});

describe('messages', () => {
  const dictionaries = readDictionaries(texts);
  const model = dictionaries.get('en')!;

  test.for([...dictionaries])('are whole in %s, with the same blanks', ([locale, dictionary]) =>
    expect(languageFaults(locale, dictionary, model)).toEqual(clean),
  );
  test('of content files are in every language', () => expect(cmsWordFaults(texts, 'en')).toEqual(clean));
  test('that code says are written', () =>
    expect(code.flatMap((source) => unknownMessages(source, model))).toEqual(clean));
  test('that are written are said', () => {
    const product = code.filter(({ path }) => !path.startsWith('tools/'));
    expect(unsaidMessages(product, model)).toEqual(clean);
  });
});
