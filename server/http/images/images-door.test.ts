// Pictures made to size (decision D98), and everything that is no picture of ours.
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test as base, openDoorsIn } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';
import { makeThrowawayFolder } from '#tests/throwaway-folder.ts';
import { addressOf, drawAnew, keepPicture } from '../../content-store/media.ts';

const SAMPLE = '/images/sample.png';

/** A site whose one picture is 400 by 300, the left half transparent, the right half blue. */
const test = base.extend('images', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const folder = makeThrowawayFolder('marigold-images-');
  const site = join(folder.path, 'site');
  mkdirSync(join(site, 'images'), { recursive: true });
  mkdirSync(`${site}123`);
  mkdirSync(join(folder.path, 'media/summer'), { recursive: true });
  const half = { create: { width: 200, height: 300, channels: 4, background: '#0000ff' } } as const;
  const sample = await sharp({ create: { ...half.create, width: 400, background: '#00000000' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 200, top: 0 }])
    .png()
    .toBuffer();
  writeFileSync(join(site, SAMPLE), sample);
  writeFileSync(join(folder.path, 'media/summer/hat.png'), sample);
  writeFileSync(join(folder.path, 'secret.png'), sample);
  writeFileSync(
    join(site, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  );
  writeFileSync(join(site, 'images/liar.png'), 'not a picture');
  copyFileSync(join(folder.path, 'secret.png'), join(`${site}123`, 'secret.png'));
  symlinkSync(join(folder.path, 'secret.png'), join(folder.path, 'media/way-out.png'));
  const env = {
    DATA_DIR: folder.path,
    IMAGE_ORIGINS: 'https://127.0.0.1 https://images.example http://[::1]:81',
  };
  const doors = await openDoorsIn(world, { env, site: { ...createLittleSite(), folder: site } });
  onCleanup(async () => {
    await doors[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });
  return {
    get: doors.get,
    async sendIn(color: string): Promise<string> {
      const sent = await sharp({ create: { ...half.create, background: color } })
        .png()
        .toBuffer();
      const picture = await drawAnew(sent);
      await doors.product.db.atomically((tx) => keepPicture(tx, picture, doors.product.clock.now()));
      return addressOf(picture);
    },
    async make(modifiers: string, path = SAMPLE) {
      const answer = await doors.get(`/_ipx/${modifiers}${path}`);
      expect(answer.statusCode, modifiers).toBe(200);
      const { width, height, format } = await sharp(answer.rawPayload).metadata();
      return { width, height, format, answer };
    },
  };
});

test('a picture that was sent in at the desk, and none that was not', async ({ images }) => {
  const path = await images.sendIn('#ff0000');
  expect(await images.make('w_40', path)).toMatchObject({ width: 40, height: 60, format: 'webp' });
  expect((await images.get(`/_ipx/w_40/media/${'0'.repeat(64)}.webp`)).statusCode).toBe(404);
});

test('the format (S7-R117)', async ({ images }) => {
  for (const [asked, format, type] of [
    ['f_webp', 'webp', 'image/webp'],
    ['f_avif', 'heif', 'image/avif'],
    ['f_jpg', 'jpeg', 'image/jpeg'],
    ['format_png', 'png', 'image/png'],
    ['_', 'png', 'image/png'],
  ] as const) {
    const made = await images.make(asked);
    expect([made.format, made.answer.headers['content-type']], asked).toEqual([format, type]);
  }
});

test('what the browser takes, where that is asked for', async ({ images }) => {
  const of = async (accept: string) =>
    (await images.get(`/_ipx/f_auto${SAMPLE}`, { accept })).headers as Record<string, string>;
  expect((await of('image/avif,image/webp'))['content-type']).toBe('image/avif');
  expect(await of('image/webp')).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
  expect((await of('*/*'))['content-type']).toBe('image/jpeg');
});

test('how it fits (S7-R118)', async ({ images }) => {
  expect(await images.make('fit_inside&s_200x100')).toMatchObject({ width: 133, height: 100 });
  expect(await images.make('fit_cover&s_200x100')).toMatchObject({ width: 200, height: 100 });
  expect(await images.make('fit_contain,s_200x100')).toMatchObject({ width: 200, height: 100 });
});

test('the width (S7-R119)', async ({ images }) => {
  expect(await images.make('w_200')).toMatchObject({ width: 200, height: 150 });
  expect(await images.make('width_100')).toMatchObject({ width: 100, height: 75 });
});

test('the height (S7-R120)', async ({ images }) => {
  expect(await images.make('h_150')).toMatchObject({ width: 200, height: 150 });
});

test('both at once (S7-R121)', async ({ images }) => {
  expect(await images.make('s_200x100')).toMatchObject({ width: 200, height: 100 });
  expect(await images.make('w_200&h_100')).toMatchObject({ width: 200, height: 100 });
  expect(await images.make('resize=200x100')).toMatchObject({ width: 200, height: 100 });
});

test('the quality (S7-R122)', async ({ images }) => {
  const sizes = await Promise.all(
    ['q_10', 'q_95'].map(async (quality) => {
      const { answer } = await images.make(`f_jpeg&${quality}`, '/media/summer/hat.png');
      return answer.rawPayload.length;
    }),
  );
  expect(sizes[0]!).toBeLessThan(sizes[1]!);
});

test('the background shows through what is transparent (S7-R123)', async ({ images }) => {
  const { answer } = await images.make('b_ff0000&f_png');
  const [left, right] = await Promise.all(
    [10, 390].map((left) =>
      sharp(answer.rawPayload).extract({ left, top: 10, width: 1, height: 1 }).removeAlpha().raw().toBuffer(),
    ),
  );
  expect([[...left!], [...right!]]).toEqual([
    [255, 0, 0],
    [0, 0, 255],
  ]);
});

test('what was made is known again by its mark', async ({ images }) => {
  const { answer } = await images.make('w_120');
  const etag = String(answer.headers['etag']);
  const again = await images.get(`/_ipx/w_120${SAMPLE}`, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.for([
  'w_2561',
  'h_99999',
  's_200',
  's_2561x10',
  's_10x10&w_10',
  'w_0',
  'w_-5',
  'w_1e3',
  'w_10&w_20',
  'q_0',
  'q_101',
  'f_gif',
  'f_svg',
  'b_red',
  'b_javascript',
  'fit_everything',
  'blur_500',
  'rotate_45',
  'extract_0_0_1_1',
  'animated',
  'constructor_1',
  '__proto___1',
  'w',
  '%',
  '%00',
])('%s is no way to make a picture: 400', async (modifiers, { images }) => {
  expect((await images.get(`/_ipx/${modifiers}${SAMPLE}`)).statusCode).toBe(400);
});

const outside = [
  'http://127.0.0.1/x.png',
  'https://127.0.0.1/x.png',
  'https://127.0.0.1:22/x.png',
  'http://[::1]/x.png',
  'http://[::1]:81/x.png',
  'http://0/x.png',
  'http://2130706433/x.png',
  'http://0x7f000001/x.png',
  'http://0177.0.0.1/x.png',
  'http://[::ffff:127.0.0.1]/x.png',
  'http://169.254.169.254/latest/meta-data',
  'http://localhost/x.png',
  'http://localhost./x.png',
  'http://images.example/x.png',
  'https://images.example.evil.example/x.png',
  'https://images.example@evil.example/x.png',
  'https://user:secret@images.example/x.png',
  'https://evil.example/x.png?https://images.example',
  'https:images.example',
  'file:///etc/passwd',
  'file:/etc/passwd',
  'gopher://127.0.0.1/x.png',
  'data:image/png;base64,AAAA',
  'blob:https://images.example/x',
  '//evil.example/x.png',
  '//127.0.0.1/x.png',
];
const inside = [
  '../secret.png',
  '..%2f..%2fetc%2fpasswd',
  'images/../../secret.png',
  '..%2fsecret.png',
  '%2e%2e/secret.png',
  '%2e%2e%2fsecret.png',
  '%252e%252e%252fsecret.png',
  '..%5csecret.png',
  '/etc/passwd',
  '../site123/secret.png',
  'images/sample.png%00.png',
  'media/../secret.png',
  'media/..%2fsecret.png',
  'media/way-out.png',
  'media/.hidden.png',
  'media',
  'drawing.svg',
  'images/liar.png',
  'images',
  'manifest.json',
  'IMAGES/SAMPLE.PNG',
  'no-such.png',
];

test.for([...outside, ...inside])('nothing comes from %s', async (path, { images }) => {
  const answer = await images.get(`/_ipx/f_png/${path}`);
  expect([400, 404]).toContain(answer.statusCode);
  expect(String(answer.headers['content-type'])).not.toContain('image/');
  expect(answer.body.length).toBeLessThan(200);
});

test('what operators add is made to size as well', async ({ images }) => {
  expect(await images.make('w_40', '/media/summer/hat.png')).toMatchObject({ width: 40, height: 30 });
});

test('without modifiers or a path there is nothing to make', async ({ images }) => {
  for (const url of ['/_ipx/', '/_ipx/_', '/_ipx/_/', '/_ipx/w_10']) {
    const { statusCode } = await images.get(url);
    expect(statusCode, url).toBe(400);
  }
});
