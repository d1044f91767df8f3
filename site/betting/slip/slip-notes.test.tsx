// Each note and each rejection of a slip has its own text in every language.
import { expect, test } from 'vitest';
import { refusedFor } from '#contract/betting/bet.ts';
import { type Quote, slipNotes } from '#contract/betting/bets.ts';
import { cents } from '#rules/money.ts';
import { readContent } from '#server/content/content.ts';
import { shown } from '#tests/shown.tsx';
import { Texts } from '../../i18n/texts.ts';
import { SlipNotes } from './slip-stake.tsx';
import { takenStake } from './taken-stake.ts';

type Noted = Parameters<typeof SlipNotes>[0]['shown'];

const noted = (quote: Partial<Quote>): Noted =>
  ({
    ...{ mode: 'multi', currency: 'EUR', slip: { legs: [], stake: '50' }, freebet: null },
    quoteOf: () => ({
      ...{ boost_max: null, notes: [], unit_max: cents(5_000), max_why: 'market' },
      ...quote,
    }),
  }) as unknown as Noted;

const draw = (quote: Partial<Quote>, locale = 'en') =>
  shown(<SlipNotes shown={noted(quote)} />, { locale, texts: ['betting'], answers: [] });

test('a slip says how much its boost takes, and what else it does not get', async () => {
  // A sum is not torn apart at the end of a line.
  const markup = (await draw({ boost_max: cents(2_000), notes: ['extras-boosted'] })).replaceAll(
    '\u00a0',
    ' ',
  );
  expect(markup).toContain('Boosted price: up to € 20');
  expect(markup).toContain('no multi boost and no multi insurance');
  expect(await draw({})).toBe('');
});

test('a stake above its limit says so, because the payout is of what is taken; a low balance has its own words', async () => {
  const markup = (await draw({ unit_max: cents(2_000) })).replaceAll('\u00a0', ' ');
  expect(markup).toContain('This market takes up to € 20');
  const own = {
    unit_max: cents(2_000),
    max_why: 'personal-limit',
    limited_since: '2026-02-01T12:00:00Z',
  } as const;
  const personal = (await draw(own)).replaceAll('\u00a0', ' ');
  expect(personal).toContain('This is a limit on your account: up to € 20');
  expect(personal).toContain('In force since 01.02.2026.');
  expect(personal).toContain('href="/support"');
  expect(personal).not.toContain('This market');
  expect(await draw({ unit_max: cents(2_000), max_why: 'balance' })).toBe('');
  const quote = { unit_max: cents(5_400), max_why: 'boost', boost_max: cents(5_400) } as const;
  expect(takenStake(cents(90_000), quote)).toBe(5_400);
  expect(takenStake(cents(90_000), { ...quote, unit_max: cents(0), max_why: 'balance' })).toBe(5_400);
  expect(takenStake(cents(2_000), quote)).toBe(2_000);
});

test.for(['en', 'ru', 'lv', 'pt'])(
  'each note and each refusal has words of its own in %s',
  async (locale) => {
    const notes = await Promise.all(slipNotes.map((note) => draw({ notes: [note] }, locale)));
    const content = readContent('content');
    const texts = new Texts(locale, async (code, area) => content.compiled(code, area) ?? {});
    await texts.need(['betting']);
    const refusals = refusedFor.map((why) => texts.say(`betting.refused.${why}`));
    for (const words of [notes, refusals]) {
      const read = words.map((markup) => markup.replaceAll(/<[^>]*>/g, ''));
      expect(read).not.toContain('');
      expect(new Set(read).size).toBe(read.length);
    }
  },
);
