import { expect, test } from 'vitest';
import { ownTexts, setA, setB } from '#rules/fields/messages.ts';
import en from './messages/en/validation.json' with { type: 'json' };
import lv from './messages/lv/validation.json' with { type: 'json' };
import pt from './messages/pt/validation.json' with { type: 'json' };
import ru from './messages/ru/validation.json' with { type: 'json' };

test('the English words are those the rules fall back to', () => {
  expect(en).toEqual({ a: setA, b: setB, own: ownTexts });
});

test.for([
  ['lv', lv],
  ['pt', pt],
  ['ru', ru],
] as const)('%s has a word for each, with the same parameters', ([, texts]) => {
  const shape = (given: Record<string, Record<string, string>>) =>
    Object.entries(given).flatMap(([set, words]) =>
      Object.entries(words).map(([key, word]) => [set, key, word.match(/\{\w+\}/g), word.trim() !== '']),
    );
  expect(shape(texts)).toEqual(shape(en));
});
