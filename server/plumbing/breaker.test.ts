import { expect, test } from 'vitest';
import { Breaker, BreakerOpen } from './breaker.ts';

class Away extends Error {}

function openService() {
  const service = { time: 0, asked: 0, isAway: true };
  const breaker = new Breaker({ failuresMax: 3, restMs: 100, clock: () => service.time });
  const ask = () =>
    breaker.run(
      async () => {
        service.asked += 1;
        if (service.isAway) throw new Away();
        return 'well';
      },
      (error) => error instanceof Away,
    );
  return { service, breaker, ask };
}

const break_ = async ({ ask }: ReturnType<typeof openService>) => {
  for (let n = 0; n < 3; n += 1) await expect(ask()).rejects.toThrow(Away);
};

test('after a few failures in a row nobody asks any more, until it has rested', async () => {
  const all = openService();
  await break_(all);
  await expect(all.ask()).rejects.toThrow(BreakerOpen);
  expect(all.service.asked).toBe(3);
  all.service.time = 99;
  await expect(all.ask()).rejects.toThrow(BreakerOpen);
});

test('then one call tries; while it does, and when it fails, the others are refused', async () => {
  const all = openService();
  await break_(all);
  all.service.time = 100;
  expect(all.breaker.room).toBe(1);
  const outcomes = await Promise.allSettled([all.ask(), all.ask(), all.ask()]);
  expect(outcomes.map(({ status, ...rest }) => (rest as { reason: Error }).reason.constructor)).toEqual([
    Away,
    BreakerOpen,
    BreakerOpen,
  ]);
  expect(all.breaker.isOpen).toBe(true);
  all.service.time = 200;
  all.service.isAway = false;
  expect(await all.ask()).toBe('well');
  expect(await Promise.all([all.ask(), all.ask()])).toEqual(['well', 'well']);
});

test('an answer between the failures, even a no, begins the count anew', async () => {
  const all = openService();
  for (let n = 0; n < 10; n += 1) {
    await expect(all.ask()).rejects.toThrow(Away);
    await expect(all.ask()).rejects.toThrow(Away);
    const no = all.breaker.run(
      () => Promise.reject(new Error('no')),
      (error) => error instanceof Away,
    );
    await expect(no).rejects.toThrow('no');
  }
  expect(all.breaker.isOpen).toBe(false);
});
