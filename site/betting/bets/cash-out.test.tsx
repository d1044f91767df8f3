// The offer of a sale names what its player receives, and each reason for less, in every language.
import { expect, test } from 'vitest';
import type { BetShown } from '#contract/betting/bet.ts';
import { cents } from '#rules/money.ts';
import { shown } from '#tests/shown.tsx';
import { CashOut, type CashOutOf } from './cash-out.tsx';

const money = (amount: number) => ({ amount: cents(amount), currency: 'USD' as const });
const bet = { id: 'a'.repeat(24), stake: money(1_000), potential: money(2_400) } as BetShown;

const quote = (change: Partial<CashOutOf>): CashOutOf => ({
  ...{ bet: bet.id, amount: cents(388), withheld: cents(582), why: null, fair: cents(1_000), fee: 30 },
  ...{ percent_max: 100, has_gift: false, auto_at: null, sale: null },
  ...change,
});

const draw = (change: Partial<CashOutOf>, locale = 'en') =>
  shown(<CashOut bet={bet} quote={quote(change)} />, { locale, texts: ['betting', 'error'], answers: [] });

const notSold = (refused: NonNullable<NonNullable<CashOutOf['sale']>['refused']>) => ({
  sale: { percent: 100, decides_at: '2026-03-01T12:00:00Z', refused },
});

const reasons: readonly Partial<CashOutOf>[] = [
  {},
  { percent_max: 40 },
  ...(['paused', 'worth', 'not-offered', 'closed', 'bonus', 'limit'] as const).map((why) => ({
    amount: null,
    why,
  })),
  ...(['incident', 'price', 'paused', 'silent', 'limit'] as const).map(notSold),
];

test('of a bonus that has ended the offer names what is received, and what returns to the operator', async () => {
  // A sum is not torn apart at the end of a line.
  const markup = (await draw({})).replaceAll('\u00a0', ' ');
  expect(markup).toContain('$ 3.88');
  expect(markup).toContain('$ 5.82 more returns to us');
  expect(await draw({ withheld: cents(0) })).not.toContain('returns to us');
  expect(await draw({ amount: null, why: 'bonus' })).toContain('No cash-out: a bonus that has ended');
});

test('where only a part can be sold, that part is offered, with its reason', async () => {
  const markup = (await draw({ amount: cents(1_000), withheld: cents(0), percent_max: 40 })).replaceAll(
    '\u00a0',
    ' ',
  );
  expect(markup).toContain('$ 4.00');
  expect(markup).not.toContain('$ 10.00');
  expect(markup).toContain('Up to 40% can be cashed out now');
});

test.for(['en', 'ru', 'lv', 'pt'])('each reason has words of its own in %s', async (locale) => {
  const drawn = await Promise.all(reasons.map((reason) => draw(reason, locale)));
  const read = drawn.map((markup) => markup.replaceAll(/<[^>]*>/g, ''));
  expect(read).not.toContain('');
  expect(new Set(read).size).toBe(reasons.length);
});
