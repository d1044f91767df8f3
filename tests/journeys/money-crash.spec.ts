// Money while everything dies. The long series of kills at random moments: tests/long.
import { expect, test } from 'vitest';
import { findFaultsAfter } from './money-kills.ts';

test('bank, database and server killed under payments lose none and double none', {
  timeout: 300_000,
}, async () => {
  await expect(findFaultsAfter([['all', 2]])).resolves.toEqual([]);
});
