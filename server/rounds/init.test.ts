// What a frame is sent when it opens a game.
import { expect } from 'vitest';
import { definitions } from '#games/definitions/all.ts';
import { hashOf } from '#games/definitions/game-definition.ts';
import { isPlayable } from '#games/playable.ts';
import { test } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';

const MOST_BYTES = 8_000;
const playable = definitions.filter(({ sysname }) => isPlayable(sysname));

test.for(playable)('$sysname sends its stage what it shows, and no table', async (definition, { doors }) => {
  const frame = await openFrame(doors, { sysname: definition.sysname, mode: 'demo', player: null });
  const { result } = await frame.init();
  expect(result.game.hash).toBe(hashOf(definition));
  expect(JSON.stringify(result).length).toBeLessThan(MOST_BYTES);
});
