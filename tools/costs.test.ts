// What a change costs, and that docs/how-to says so: each is planted in the project, and the house rules find nothing
// to add. Leave out any file of it, and they say in a sentence which one; what they leave unsaid the compiler says.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { splitLocale } from '#rules/locale.ts';
import { readContent } from '#server/content/content.ts';
import { long } from '#tests/long.ts';
import { makeThrowawayFolder } from '#tests/throwaway-folder.ts';
import { type Change, call, dialog, page, testOfCall } from './costs/changes.ts';
import { faultsWith, filesUnder } from './costs/project.ts';

const { locales } = readContent('content');
const codes = locales.map(({ code }) => code);

/** The number in "It costs **3 files**". */
const saidIn = (howTo: string) =>
  Number(/costs \*\*(\d+) (?:files?|folder)\*\*/.exec(readFileSync(`docs/how-to/${howTo}.md`, 'utf8'))?.[1]);

const without = (change: Change, path: string): Change =>
  Object.fromEntries(Object.entries(change).filter(([own]) => own !== path));

describe('a page', () => {
  const change = page(codes);
  const files = Object.keys(change);

  test('costs what its how-to says', () => {
    expect(faultsWith(change)).toEqual([]);
    expect(files.length).toBe(saidIn('add-a-page') + codes.length);
  });

  // Of the languages the first, which names the messages, and one of the others.
  test.for(files.slice(0, 4))('without %s it is not whole', long, (path) => {
    expect(faultsWith(without(change, path))).not.toEqual([]);
  });
});

describe('a dialog', () => {
  test('costs what its how-to says', () => {
    expect(faultsWith(dialog)).toEqual([]);
    expect(Object.keys(dialog).length).toBe(saidIn('add-a-dialog'));
  });

  test('that is not registered is not used', () => {
    const [fault] = faultsWith(without(dialog, 'site/dialogs/registry.ts'));
    // Planted here, it is named by this test.
    expect(fault).toBe('site/support/thanks-popup.tsx is used by tests alone');
  });
});

describe('a call', () => {
  test('costs what its how-to says, and a test', () => {
    expect(faultsWith({ ...call, ...testOfCall })).toEqual([]);
    expect(Object.keys(call).length).toBe(saidIn('add-a-call'));
  });
});

describe('a language', () => {
  const words = filesUnder('content/messages/en/');
  const change: Change = Object.fromEntries(
    words.map(({ path, text }) => [path.replace('/en/', '/de/'), text]),
  );

  test('costs one folder, as its how-to says', () => {
    expect(faultsWith(change)).toEqual([]);
    expect(new Set(Object.keys(change).map((file) => file.split('/')[2]))).toEqual(new Set(['de']));
    expect(saidIn('add-a-language')).toBe(1);
  });

  test('is missed word by word', () => {
    const gone = ['game.json', 'cms/banners.json'].map((file) => `content/messages/de/${file}`);
    const faults = faultsWith(gone.reduce(without, change));
    expect(faults).toContain('de lacks game.by');
    expect(faults).toContain('de lacks croupier.title (cms/banners.json)');
  });

  test('is spoken once the folder is there: in addresses, in the menu and in menus’ words', () => {
    using folder = makeThrowawayFolder('marigold-languages-');
    cpSync('content', folder.path, { recursive: true });
    cpSync('content/messages/en', join(folder.path, 'messages/de'), { recursive: true });
    const content = readContent(folder.path);
    expect(content.locales).toEqual([...locales, { code: 'de', name: 'Deutsch' }]);
    expect(splitLocale('/de/gamehall', content)).toEqual({ prefix: 'de', path: '/gamehall' });
    expect(content.compiled('de', 'shell')).toHaveProperty('support.menu');
  });
});
