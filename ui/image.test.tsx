import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ImageLook, imageUrl } from '#rules/image-url.ts';
import { Image } from './image.tsx';

const picture = <Image src="/art/obj/char_fox.webp" alt="" width={360} height={240} />;

test('a picture comes in webp, at quality 95, for screens of one and two points a pixel (S9-R043, S9-R044, S9-R045)', () => {
  const markup = renderToStaticMarkup(picture).replaceAll('&amp;', '&');
  expect(markup).toContain(
    'srcSet="/_ipx/f_webp&q_95&s_360x240/art/obj/char_fox.webp 1x, /_ipx/f_webp&q_95&s_720x480/art/obj/char_fox.webp 2x"',
  );
  expect(markup).toContain('width="360" height="240"');
});

test('it may be of another quality, or come in a newer kind beside the usual one', () => {
  const shown = (look: ImageLook) =>
    renderToStaticMarkup(
      <Image src="/art/obj/char_fox.webp" alt="" width={360} height={240} {...look} />,
    ).replaceAll('&amp;', '&');
  expect(shown({ quality: 80 })).toContain('/_ipx/f_webp&q_80&s_360x240/');
  const newer = shown({ format: 'avif' });
  expect(newer).toContain('<source type="image/avif" srcSet="/_ipx/f_avif&q_95&s_360x240/');
  expect(newer).toContain('src="/_ipx/f_webp&q_95&s_360x240/');
});

test('a picture that grows with the window comes in the widths of the six screens, and twice those (S9-R046)', () => {
  const grown = <Image src="/a.png" alt="" width={1600} height={900} sizes="100vw" />;
  const widths = [...renderToStaticMarkup(grown).matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  // The server makes nothing wider than 2560, so twice the widest screen ends there.
  expect(widths).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560]);
});

test('what cannot be sized is shown as it is, and an address of another site is named whole', () => {
  expect(imageUrl('/favicon.svg', { width: 32 })).toBe('/favicon.svg');
  expect(imageUrl('data:image/png;base64,AA==', { width: 32 })).toBe('data:image/png;base64,AA==');
  expect(imageUrl('https://images.example/a b.png', { width: 32 })).toBe(
    '/_ipx/f_webp&q_95&w_32/https://images.example/a%20b.png',
  );
});
