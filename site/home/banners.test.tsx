// Each banner stands where its position says.
import { expect, test } from 'vitest';
import { type Banner, banners } from '#contract/banners.ts';
import { answers, shown } from '#tests/shown.tsx';
import { Hero } from './hero.tsx';
import { MiddleBanners } from './middle-banners.tsx';

const banner = (id: number, position: Banner['description']['position']): Banner => ({
  id,
  finished_at: null,
  description: {
    position,
    kicker: '',
    title: `Banner of ${position}`,
    text: '',
    actions: [{ label: 'Go', link: '/gamehall' }],
    scene: 'welcome',
  },
});

const pageOf = (...items: Banner[]) => ({ items, count: items.length });

const home = (middle: Banner[]) =>
  shown(
    <>
      <Hero />
      <MiddleBanners />
    </>,
    {
      texts: ['home'],
      answers: [
        answers(banners.get, { position: 'home-top' }, pageOf(banner(1, 'home-top'))),
        answers(banners.get, { position: 'sidebar', count: 2 }, pageOf(banner(2, 'sidebar'))),
        answers(banners.get, { position: 'home-middle', count: 2 }, pageOf(...middle)),
      ],
    },
  );

test('the large ones on top, the small ones beside them, and others between the rows (S3-R134)', async () => {
  const markup = await home([banner(3, 'home-middle')]);
  expect(
    [...markup.matchAll(/data-position="([\w-]+)"|Banner of ([\w-]+)/g)].map(([, at, of]) => at ?? of),
  ).toEqual(['home-top', 'home-top', 'sidebar', 'sidebar', 'home-middle', 'home-middle']);
});

test('where there is none, no room is left for it', async () => {
  expect(await home([])).not.toContain('home-middle');
});
