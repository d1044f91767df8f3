// The picture that goes with a link to a game.
import sharp from 'sharp';
import { expect } from 'vitest';
import { openDoorsIn, test } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';
import { makeThrowawayFolder } from '#tests/throwaway-folder.ts';

test('a game has a picture of 1200 by 630, drawn once and kept; anything else has none', async ({
  world,
}) => {
  using folder = makeThrowawayFolder('marigold-pictures-');
  const site = createLittleSite();
  await using doors = await openDoorsIn(world, { site, env: { DATA_DIR: folder.path } });
  const first = await doors.get('/og/game/mines.jpg');
  expect(first.headers['content-type']).toBe('image/jpeg');
  const { width, height, format } = await sharp(first.rawPayload).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  // The tile is there: where it stands is not the plain ground.
  const { channels } = await sharp(first.rawPayload)
    .extract({ left: 80, top: 80, width: 340, height: 460 })
    .stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  expect((await doors.get('/og/game/mines.jpg')).rawPayload).toEqual(first.rawPayload);

  const other = await doors.get('/og/game/dice.jpg');
  expect(other.rawPayload).not.toEqual(first.rawPayload);
  for (const file of ['no-such.jpg', 'mines.png', '..%2f..%2fmines.jpg', 'mines', '__proto__.jpg'])
    expect((await doors.get(`/og/game/${file}`)).statusCode, file).toBe(404);
});
