// What staff has closed is marked where players choose it, in the words of staff, and nothing is asked for it.
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { account } from '#contract/account/account.ts';
import type { ClosureTarget } from '#contract/closures.ts';
import type { Output } from '#contract/define.ts';
import type { Game } from '#contract/games.ts';
import { metadata } from '#contract/metadata.ts';
import { tournaments } from '#contract/tournaments.ts';
import { cents } from '#rules/money.ts';
import { method } from '#tests/cashier.ts';
import { generalInfo } from '#tests/general-info.ts';
import { answers, shown } from '#tests/shown.tsx';
import { BettingFrame } from '../betting/betting-frame.tsx';
import { DepositPanel } from '../cashier/deposit-panel.tsx';
import { WithdrawPanel } from '../cashier/withdraw-panel.tsx';
import { GameTile } from '../gamehall/game-tile.tsx';
import TournamentsPage from '../tournaments/tournaments.page.tsx';

const closing = (target: ClosureTarget, messages: Record<string, string> = {}) => ({
  ...{ target, messages, until: '2026-03-01T12:30:00.000Z', retry_after: 60 },
});
const knowing = (...closures: ReturnType<typeof closing>[]) =>
  answers(metadata.getgeneralinfo, {}, { ...generalInfo, closures });

const methods = [method('card', { id: 7 }), method('bank', { id: 8 })];
const words = { en: 'The card network is down.', ru: 'Карты не работают.' };

const deposit = (
  known: ReturnType<typeof answers>[],
  { chosen, locale }: { chosen?: string; locale?: string } = {},
) =>
  shown(
    <DepositPanel settings={{ currency: 'USD', methods, presets: {} }} chosen={chosen} startAmount="" />,
    {
      texts: ['cashier', 'form'],
      answers: known,
      ...(locale !== undefined && { locale }),
    },
  );
const withdrawal = (known: ReturnType<typeof answers>[], chosen?: string) => {
  const available = { amount: cents(100_00), currency: 'USD' as const };
  const settings = { currency: 'USD' as const, methods, available, can_cancel: true };
  return shown(<WithdrawPanel settings={settings} chosen={chosen} onSent={() => undefined} />, {
    texts: ['cashier', 'form'],
    answers: known,
  });
};

/** For an amount. */
const isAsked = (markup: string) => /inputmode="decimal"/i.test(markup);
const current = (markup: string) =>
  /data-method="(\w+)"[^>]*aria-current="true"|aria-current="true"[^>]*data-method="(\w+)"/
    .exec(markup)
    ?.slice(1)
    .find(Boolean);
const marked = (markup: string) => [...markup.matchAll(/<a [^>]*data-closed[^>]*>/g)].length;

test('a closed method is marked, another one is taken first, and its own place says why and until when', async () => {
  const known = [knowing(closing('method:card', words))];
  for (const show of [deposit, withdrawal]) {
    const list = await show(known);
    expect([marked(list), current(list), isAsked(list)]).toEqual([1, 'bank', true]);
  }
  const own = await deposit(known, { chosen: 'card' });
  expect(isAsked(own)).toBe(false);
  expect(own).toContain('The card network is down. Open again: 01.03.2026 12:30 UTC.');
  expect(await deposit(known, { chosen: 'card', locale: 'ru' })).toContain('Карты не работают.');
  expect(isAsked(await withdrawal(known, 'card'))).toBe(false);
  const usual = await deposit([knowing(closing('method:card'))], { chosen: 'card' });
  expect(usual).toContain('Your balance and your bets are safe.');
});

test('in a closed country nothing is paid in, and what players have goes home', async () => {
  const info = { uid: 7, country_code: 'LV' } as Output<typeof account.getInfo>;
  const known = [knowing(closing('country:LV')), answers(account.getInfo, {}, info)];
  expect(isAsked(await deposit(known))).toBe(false);
  expect(isAsked(await withdrawal(known))).toBe(true);
  const elsewhere = [knowing(closing('country:EE')), answers(account.getInfo, {}, info)];
  expect(isAsked(await deposit(elsewhere))).toBe(true);
});

const mines: Game = {
  ...{ sysname: 'mines', name: 'Mines', provider: 'marigold', tags: [], types: ['fast'], image: '/m.webp' },
  ...{ return: [], volatility: [] },
};

test.for([
  ['game:mines', true],
  ['product:casino', true],
  ['studio:marigold', true],
  ['game:dice', false],
  ['product:sports', false],
] as const)('while %s is closed the tile of Mines is marked: %s', async ([target, isMarked]) => {
  const markup = await shown(<GameTile game={mines} />, { texts: [], answers: [knowing(closing(target))] });
  expect(markup.includes('Closed')).toBe(isMarked);
});

test('sports and tournaments say at their head that they are closed, and until when', async () => {
  const notice = 'Open again: 01.03.2026 12:30 UTC.';
  const none = answers(tournaments.get, { count: 40 }, { items: [], count: 0 });
  const shownWhile = (part: ReactNode, target: ClosureTarget) =>
    shown(part, { texts: ['betting', 'tournaments'], answers: [none, knowing(closing(target))] });
  const sports = <BettingFrame hasSlip={false}>Prices</BettingFrame>;
  expect(await shownWhile(sports, 'product:sports')).toContain(notice);
  expect(await shownWhile(sports, 'product:tournaments')).not.toContain(notice);
  expect(await shownWhile(<TournamentsPage />, 'product:tournaments')).toContain(notice);
  expect(await shownWhile(<TournamentsPage />, 'product:sports')).not.toContain(notice);
});
