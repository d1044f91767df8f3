import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoyaltyNotice } from '#contract/loyalty/loyalty.ts';
import { Toasts } from '../toasts/toasts.ts';
import { fetchNotices } from './show-notices.tsx';

const played: { address: string; volume: number }[] = [];

class FakeAudio {
  volume = 1;
  address: string;
  constructor(address: string) {
    this.address = address;
  }
  async play(): Promise<void> {
    played.push({ address: this.address, volume: this.volume });
    throw new Error('not before the visitor has touched the page');
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Audio', FakeAudio);
  played.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const notice: LoyaltyNotice = {
  ...{
    id: 1,
    trigger: 'level',
    type: 'credit',
    title: 'Level 2',
    message: '',
    amount: 0,
    amountType: 'points',
  },
  image: 'coin_crown',
};

const fetched = async (settings: Parameters<typeof fetchNotices>[1], items = [notice]) => {
  const toasts = new Toasts();
  await fetchNotices({ ask: (async () => ({ items })) as never, toasts }, settings);
  return toasts;
};

test('a notice comes 300 ms after the answer, as a toast of its kind (S9-R023, S2-R188)', async () => {
  const toasts = await fetched({ notificationSound: '' });
  vi.advanceTimersByTime(299);
  expect(toasts.all.get()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(toasts.all.get()).toMatchObject([{ type: 'level', timeMs: 5000 }]);
});

test.for([
  ['five seconds where nothing is set', undefined, 5000],
  ['as long as is set', 9000, 9000],
] as const)('it stays %s (S9-R024, S3-R172)', async ([, duration, timeMs]) => {
  const settings = duration === undefined ? {} : { notificationDuration: duration };
  const toasts = await fetched({ ...settings, notificationSound: '' });
  vi.advanceTimersByTime(300);
  expect(toasts.all.get()).toMatchObject([{ timeMs }]);
});

test('the sound that is set is heard at half its volume, and where none is set nothing is (S3-R173, S9-R025)', async () => {
  await fetched({ notificationSound: '/sounds/notice.wav' });
  await fetched({ notificationSound: '' });
  await fetched({ notificationSound: '/sounds/notice.wav' }, []);
  vi.advanceTimersByTime(300);
  expect(played).toEqual([{ address: '/sounds/notice.wav', volume: 0.5 }]);
});

test.for([
  ['quest', 'quest'],
  ['product', 'product'],
  ['refund', 'product'],
  ['streak', 'quest'],
] as const)('what tells of a %s is a toast of type %s (S2-R183, S2-R187)', async ([trigger, type]) => {
  const toasts = await fetched({ notificationSound: '' }, [{ ...notice, trigger }]);
  vi.advanceTimersByTime(300);
  expect(toasts.all.get()).toMatchObject([{ type }]);
});

test('an answer that does not come is no trouble', async () => {
  const ask = (async () => {
    throw new Error('lost');
  }) as never;
  await expect(fetchNotices({ ask, toasts: new Toasts() }, { notificationSound: '' })).resolves.toBe(
    undefined,
  );
});
