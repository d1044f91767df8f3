// Opening a house takes longer than most of what is tried in it.
import { test as base } from 'vitest';

/** One house for those tests of a file that ask for it: they make their own players, and leave no switch turned. */
export const sharing = <House extends AsyncDisposable>(open: () => Promise<House>) =>
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs off its first parameter
  base.extend('house', { scope: 'file' }, async ({}, { onCleanup }) => {
    const house = await open();
    onCleanup(() => house[Symbol.asyncDispose]());
    return house;
  });
