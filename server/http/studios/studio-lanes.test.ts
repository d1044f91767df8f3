import { expect, test } from 'vitest';
import { StudioLanes } from './studio-lanes.ts';

test('of what a studio asks four are under way at once, and another studio is not held up', async () => {
  const lanes = new StudioLanes();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  let begun = 0;
  const work = async () => {
    begun += 1;
    await held;
  };
  const asked = Array.from({ length: 30 }, (_, round) => lanes.run('acme', `round-${round}`, work));
  expect(begun).toBe(4);
  expect(await lanes.run('other', 'round-1', async () => 'answered')).toBe('answered');
  letGo();
  await Promise.all(asked);
  expect(begun).toBe(30);
});
