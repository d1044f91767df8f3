import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { account } from '#contract/account/account.ts';
import { cashbacks } from '#contract/cashbacks.ts';
import type { Call } from '#contract/define.ts';
import { storage } from '#contract/storage.ts';
import type { SiteContext } from '../start/site-context.ts';
import { showCashback } from './show-cashback.ts';

const latest = { id: 7, status: 'active', end_date: '2026-03-02T00:00:00Z', receiving_expired_at: null };

/** Of a signed-in player with one cashback, whose dialog does this. */
function site(open: (name: string, props: { onShown: () => void }) => Promise<void>) {
  const cache = new QueryClient();
  cache.setQueryData([account.getInfo.name, {}], { uid: 5 });
  const stored = vi.fn();
  const ask = async (call: Call, input: object) => {
    if (call === cashbacks.get) return { items: [latest], count: 1 };
    if (call === storage.get) return [];
    return stored(input);
  };
  return { stored, context: { ask, cache, dialogs: { open } } as unknown as SiteContext };
}

test('closed, a cashback counts as seen (S4-R047)', async () => {
  const { stored, context } = site(async (_name, { onShown }) => onShown());
  await showCashback(context);
  expect(stored).toHaveBeenCalledWith({ key: 'already_seen_cashback_id', value: '7' });
});

test('what left with its page before it came up is not seen, and comes again', async () => {
  const { stored, context } = site(async () => undefined);
  await showCashback(context);
  expect(stored).not.toHaveBeenCalled();
});
