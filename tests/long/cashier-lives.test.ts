// @module-tag long
import { test } from 'vitest';
import { liveLives } from '../cashier-lives.ts';

test("5,000 random lives of a player's money agree with the model, and leave clean books", async () => {
  await liveLives(5_000);
});
