import { expect, test } from 'vitest';
import { metadata } from '#contract/metadata.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Asker } from '../asking/ask.ts';
import { render } from '../start/entry.server.tsx';

const start: readonly string[] = [metadata.get.name, metadata.getgeneralinfo.name];

/** Nothing but what a page cannot start without; the rest of it shows as failed. */
const ask: Asker = async ({ name }) => {
  if (start.includes(name)) return { payment_marks: [] } as never;
  throw new Refusal('UnknownError');
};
const locales = [{ code: 'en', name: 'English' }];
const visit = {
  locales,
  defaultLocale: 'en',
  locale: 'en',
  theme: 'dark',
  fatal: null,
  isBot: false,
} as const;
const origin = 'http://localhost';

const renderShared = (path: string) =>
  render(origin + path, {
    visit: { ...visit, isSandbox: true, siteName: 'Marigold', loader: 'flower', origin },
    ask,
    messages: async () => ({}),
    nonce: 'n'.repeat(24),
    signal: AbortSignal.timeout(10_000),
    build: null,
    holes: { corner: '@corner@', player: '@player@' },
  });

test.for([
  '/',
  '/gamehall',
  '/gamehall?category=slots',
  '/providers',
  '/credits',
  '/bets/live',
  '/no/such/page',
])(
  'players share the page at %s: it has a hole for each of their own, and asks for nothing that is theirs',
  async (path) => {
    const { text, isOwn } = await renderShared(path);
    expect(isOwn).toBe(false);
    for (const hole of ['@corner@', '@player@']) expect(text.split(hole).length).toBe(2);
  },
);

test('a page that is about its player is no page to share', async () => {
  expect((await renderShared('/cashier/history')).isOwn).toBe(true);
});
