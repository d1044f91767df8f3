import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { badgeThere, widgetThere } from './wait-for.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a widget is looked for every half second, its button every tenth (S9-R038)', async () => {
  const find = vi.fn<() => string | undefined>();
  const found = widgetThere(find);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(find).toHaveBeenCalledTimes(3);
  find.mockReturnValue('here');
  await vi.advanceTimersByTimeAsync(1);
  await expect(found).resolves.toBe('here');

  const querySelectorAll = vi.fn(() => [] as string[]);
  vi.stubGlobal('document', { querySelectorAll });
  const drawn = badgeThere('#button');
  await vi.advanceTimersByTimeAsync(299);
  expect(querySelectorAll).toHaveBeenCalledTimes(3);
  querySelectorAll.mockReturnValue(['button']);
  await vi.advanceTimersByTimeAsync(1);
  await expect(drawn).resolves.toEqual(['button']);
});

test('after half a minute nobody looks any more', async () => {
  const find = vi.fn(() => null);
  const lost = expect(widgetThere(find)).rejects.toThrow('the widget did not come');
  await vi.advanceTimersByTimeAsync(31_000);
  await lost;
  const times = find.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(find).toHaveBeenCalledTimes(times);
});
