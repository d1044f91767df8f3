import { expect, test } from 'vitest';
import { ownTexts, setA, setB } from '#rules/fields/messages.ts';
import { codes, wordsOf } from '#tests/languages.ts';

type Texts = Record<string, Record<string, string>>;

test('the English words are those the rules fall back to', () => {
  expect(wordsOf('en', 'validation')).toEqual({ a: setA, b: setB, own: ownTexts });
});

test.for(codes)('%s has a word for each, with the same parameters', (code) => {
  const shape = (given: Texts) =>
    Object.entries(given).flatMap(([set, words]) =>
      Object.entries(words).map(([key, word]) => [set, key, word.match(/\{\w+\}/g), word.trim() !== '']),
    );
  expect(shape(wordsOf<Texts>(code, 'validation'))).toEqual(shape(wordsOf<Texts>('en', 'validation')));
});
