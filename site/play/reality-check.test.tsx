// How it went, and every "no" of a player's own limits, in the words of each language.
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { cents } from '#rules/money.ts';
import { codes } from '#tests/languages.ts';
import { shown } from '#tests/shown.tsx';
import { Watched } from '../start/watched.ts';
import { News } from './hud/news.tsx';
import { type Play, PlayContext } from './play-context.ts';
import { RealityCheck } from './reality-check.tsx';
import type { TableState } from './table.ts';

afterEach(() => void vi.useRealTimers());

const due = new Refusal('RealityCheckDue', {
  error_data: { since: '2026-11-17T08:00:00.000Z', staked: cents(12_345), paid: cents(2_345) },
});

function drawn(refusal: Refusal, locale: string) {
  const opened = { mode: 'real', balance: { currency: 'USD' } };
  const state = { opened, refusal, isChecking: false, round: null, seen: 0 } as unknown as TableState;
  const play = {
    table: { state: new Watched(state) },
    hall: '/gamehall',
    history: '/profile/bets/history',
  } as unknown as Play;
  return shown(
    <PlayContext value={play}>
      <RealityCheck />
      <News end={null} onDismiss={() => undefined} />
    </PlayContext>,
    { locale, texts: ['play', 'error'], answers: [] },
  );
}

test('what was staked, won and lost since the player sat down is told, with both ways from here', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T09:05:30Z'), toFake: ['Date'] });
  const markup = await drawn(due, 'en');
  for (const words of ['1 hour 5 minutes', '$ 123.45', '$ 23.45', '−$ 100.00'])
    expect(markup.replaceAll(/\s/g, ' '), words).toContain(words);
  expect(markup).toMatch(/<a[^>]*href="\/gamehall"[^>]*target="_top"[^>]*>Stop playing/);
  expect(markup).toMatch(/<button[^>]*>Continue playing/);
  expect(markup).toContain('href="/profile/bets/history"');
});

test('the question is in every language, and is no news beside it', async () => {
  const said = await Promise.all(codes.map((locale) => drawn(due, locale)));
  expect(new Set(said.map((markup) => /<h2[^>]*>([^<]+)/.exec(markup)?.[1])).size).toBe(codes.length);
  for (const markup of said) expect(markup).not.toMatch(/role="alert">\s*<p/);
});

test.for([
  ['the stake', new Refusal('StakeLimitExceeded', { error_data: { limit_amount: cents(500) } }), '5.00'],
  ['losses', new Refusal('LossLimitExceeded', { error_data: { available_amount: cents(350) } }), '3.50'],
  ['time', new Refusal('TimeLimitReached', { error_data: { until: '2026-11-17T10:15:00.000Z' } }), ':15'],
] as const)('a limit on %s is told with what it leaves, in every language', async ([, refusal, figure]) => {
  const said = await Promise.all(codes.map((locale) => drawn(refusal, locale)));
  for (const markup of said) expect(markup).toContain(figure);
  expect(new Set(said.map((markup) => markup.replaceAll(/<[^>]+>/g, ''))).size).toBe(codes.length);
});
