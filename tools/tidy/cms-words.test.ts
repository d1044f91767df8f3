import { expect, test } from 'vitest';
import { cmsWordFaults } from './cms-words.ts';

const banners = {
  path: 'content/cms/banners.json',
  text: '[{ "title": { "$text": "king.title" }, "scene": "king" }]',
};
const words = (locale: string, said: object) => ({
  path: `content/messages/${locale}/cms/banners.json`,
  text: JSON.stringify(said),
});
const english = words('en', { king: { title: 'Play' } });
const faults = (...sources: { path: string; text: string }[]) =>
  cmsWordFaults([banners, english, ...sources], 'en');

test('a language that says all that is asked for has no faults', () => {
  expect(faults(words('ru', { king: { title: 'Игра' } }))).toEqual([]);
});

test.for([
  [{}, 'ru lacks king.title (cms/banners.json)'],
  [{ king: { title: ' ' } }, 'ru king.title is empty (cms/banners.json)'],
  [{ king: { title: 'Игра' }, queen: 'Дама' }, 'ru says queen, which is not asked for (cms/banners.json)'],
  [{ king: { title: ['Игра'] } }, 'ru lacks king.title (cms/banners.json)'],
] as const)('%o: %s', ([said, fault]) => {
  expect(faults(words('ru', said))).toContain(fault);
});

test('a language without the file lacks its words', () => {
  expect(faults({ path: 'content/messages/lv/home.json', text: '{}' })).toEqual([
    'lv lacks king.title (cms/banners.json)',
  ]);
});

test('countries are called as each language likes', () => {
  const own = { path: 'content/messages/ru/cms/country-names.json', text: '{ "US": "США" }' };
  expect(faults(words('ru', { king: { title: 'Игра' } }), own)).toEqual([]);
});
