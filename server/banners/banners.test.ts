import { expect } from 'vitest';
import { openDoors, test } from '#tests/doors.ts';

const words: Record<string, object> = {
  en: { hello: 'Hello', deep: { title: 'English only' } },
  ru: { hello: 'Привет' },
};
const cmsWords = (locale: string) => ({ ...words[locale] });

const banner = (id: number, position: string, finished_at: string | null) => ({
  id,
  finished_at,
  description: {
    position,
    kicker: { $text: 'hello' },
    title: { $text: 'deep.title' },
    text: '',
    actions: [],
    scene: 'welcome',
  },
});

test('banners.get gives banners with their place, in the visitor’s language (S7-R035, S3-R134)', async () => {
  const items = [banner(1, 'home-top', null), banner(2, 'sidebar', null)];
  await using doors = await openDoors({ content: { cms: <T>() => items as T, cmsWords } });

  const { result } = await doors.ask('banners.get', { position: 'home-top', locale: 'ru' });
  expect(result.count).toBe(1);
  expect(result.items[0]).toMatchObject({
    id: 1,
    finished_at: null,
    description: { position: 'home-top', kicker: 'Привет', title: 'English only' },
  });
});

test('a banner is not shown after it has finished', async () => {
  const items = [
    banner(1, 'home-top', '2020-01-01T00:00:00Z'),
    banner(2, 'home-top', '2999-01-01T00:00:00Z'),
  ];
  await using doors = await openDoors({ content: { cms: <T>() => items as T, cmsWords } });

  const { result } = await doors.ask('banners.get');
  expect(result.items.map(({ id }: { id: number }) => id)).toEqual([2]);
});

test('ten come without a count (S9-R063)', async () => {
  const items = Array.from({ length: 12 }, (_, at) => banner(at + 1, 'home-top', null));
  await using doors = await openDoors({ content: { cms: <T>() => items as T, cmsWords } });

  const { result } = await doors.ask('banners.get');
  expect([result.items.length, result.count]).toEqual([10, 12]);
});

test('an operator’s own picture comes in the widths of all screens', async () => {
  const plain = banner(1, 'home-top', null);
  const items = [{ ...plain, description: { ...plain.description, image: '/media/summer.jpg' } }];
  await using doors = await openDoors({ content: { cms: <T>() => items as T, cmsWords } });

  const { image } = (await doors.ask('banners.get')).result.items[0].description;
  expect(image.split(', ')[0]).toBe('/_ipx/f_webp&q_95&s_320x128/media/summer.jpg 320w');
  expect(image.split(', ').at(-1)).toBe('/_ipx/f_webp&q_95&s_2560x1024/media/summer.jpg 2560w');
});
