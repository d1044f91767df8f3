import { test, vi } from 'vitest';
import { liveLives } from '#tests/cashier-lives.ts';

vi.setConfig({ testTimeout: 600_000 });

test("40 random lives of a player's money agree with the model, and leave clean books", async () => {
  await liveLives(40);
});
