// When the list of languages or the messages fail (spec §8, decision D24).
import { expect, vi } from 'vitest';
import { openDoorsIn, test } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';
import { log } from '../plumbing/log.ts';
import { readContent } from './content.ts';

const general = readContent('content').cms<object>('general');
const settings =
  (codes: string[]) =>
  <T>() =>
    ({ ...general, available_locales: codes }) as T;

test('a failed list of languages is only logged: the codes of the general settings stand in (S8-R038)', async ({
  world,
}) => {
  using warned = vi.spyOn(log, 'warn').mockReturnValue();
  const site = createLittleSite();
  await using doors = await openDoorsIn(world, { site, content: { cms: settings(['en', 'lv']) } });
  await doors.post('/__sandbox/failures', { call: 'nfx.locales', refusal: 'UnknownError' });

  expect((await doors.get('/lv')).statusCode).toBe(200);
  expect(site.renders[0]?.visit.locales.map(({ code }) => code)).toEqual(['en', 'lv']);
  expect(warned).toHaveBeenCalled();
  expect((await doors.get('/nfx/i18n/locales')).statusCode).toBe(500);
  await doors.post('/__sandbox/failures', { call: 'nfx.locales', refusal: '' });
});

test('with no language to be found anywhere there is no site: LOCALES NOT FOUND (S8-R036)', async ({
  world,
}) => {
  using written = vi.spyOn(log, 'bug').mockReturnValue();
  await using doors = await openDoorsIn(world, { content: { locales: [], cms: settings([]) } });

  const response = await doors.get('/');
  expect({ status: response.statusCode, body: response.body }).toEqual({
    status: 500,
    body: 'LOCALES NOT FOUND',
  });
  expect(written).toHaveBeenCalledOnce();
});

test('failed messages are only logged: the page goes without them (S8-R039)', async ({ world }) => {
  using warned = vi.spyOn(log, 'warn').mockReturnValue();
  const site = createLittleSite();
  await using doors = await openDoorsIn(world, { site });
  await doors.post('/__sandbox/failures', { call: 'nfx.messages', refusal: 'UnknownError' });

  expect((await doors.get('/')).statusCode).toBe(200);
  expect(site.renders[0]?.messages).toEqual({});
  expect(warned).toHaveBeenCalled();
  await doors.post('/__sandbox/failures', { call: 'nfx.messages', refusal: '' });
  await doors.get('/');
  expect(Object.keys(site.renders[1]?.messages ?? {}).length).toBeGreaterThan(0);
});
