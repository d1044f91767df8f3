// The pages of players alone, as the server's first HTML has them: what each shows, in which language, and to whom.
import { expect } from 'vitest';
import { homeWithRedirect } from '#rules/guest-guard.ts';
import { codes, wordsOf as say } from '../languages.ts';
import { localised, pages } from './addresses.ts';
import { journey } from './browser.ts';
import { cookieOf, firstHtml, markedIn } from './first-html.ts';

interface PlayerPage {
  id: string;
  path: string;
  /** One of these. */
  headings: readonly string[];
  /** What nothing but this page has in its HTML. */
  part: string;
  /** Its place in a list of pages: the list's name, and the message that names the place. */
  place?: readonly [list: string, name: string];
}

const inCashier = (name: string) =>
  ['cashier.nav.label', name === 'history' ? 'cashier.nav.history' : `cashier.menu.${name}`] as const;
const inProfile = (name: string) => ['profile.nav.label', `profile.menu.${name}`] as const;

async function isShown(origin: string, cookie: string, { path, headings, part, place }: PlayerPage) {
  for (const locale of ['en', 'ru']) {
    const address = localised(path, locale);
    const shown = await firstHtml(origin, address, cookie);
    expect([shown.status, shown.lang], address).toEqual([200, locale]);
    expect(shown.title, address).toMatch(/. · Marigold$/);
    const wanted = headings.map((name) => say(locale, name));
    expect(
      shown.headings.some((heading) => wanted.includes(heading)),
      address,
    ).toBe(true);
    expect(shown.html, address).toContain(part);
    if (place) {
      const [list, name] = place.map((each) => say(locale, each));
      expect(markedIn(shown.html, list!), address).toEqual([name]);
    }
  }
}

const cashier: PlayerPage[] = [
  ['S2-R040', '/cashier/wallet', 'wallet', 'wallet', 'data-pocket="main"'],
  ['S2-R042', '/cashier/deposit', 'deposit', 'deposit', 'data-method="crypto"'],
  ['S2-R043', '/cashier/deposit/bank', 'deposit', 'deposit', 'data-method="bank" aria-current="page"'],
  ['S2-R046', '/cashier/withdraw', 'withdraw', 'withdraw', 'data-method="card"'],
  ['S2-R044', '/cashier/history', 'history', 'history', 'data-filters'],
  ['S2-R041', '/cashier/billing?method=card', 'billing', 'deposit', 'data-billing="card"'],
  ['D83', '/cashier/receipt', 'receipt', 'history', '<main'],
].map(([id, path, name, place, part]) => ({
  id: id!,
  path: path!,
  // The latest payment may be one that another journey has only begun.
  headings: [`cashier.${name}.title`, ...(name === 'receipt' ? ['cashier.receipt.details'] : [])],
  part: part!,
  place: inCashier(place!),
}));

const outcomes: PlayerPage[] = [
  ['S2-R047', 'paycancel', 'PAY_CANCEL'],
  ['S2-R048', 'paymobile', 'PAY_MOBILE'],
  ['S2-R049', 'paynewwindow', 'PAY_NEW_WINDOW'],
  ['S2-R050', 'payfail', 'PAY_FAIL'],
  ['S2-R052', 'paypending', 'PAY_PENDING'],
  ['S2-R054', 'paysuccess', 'PAY_SUCCESS'],
].map(([id, path, name]) => ({
  id: id!,
  path: `/cashier/${path}`,
  headings: [`system.${name}.header`],
  part: `data-system-page="${name}"`,
}));

const profile: PlayerPage[] = [
  ['S2-R060', '/profile/settings', 'profile.personal.title', 'settings', 'name="first_name"'],
  ['S2-R059', '/profile/security', 'profile.password.title', 'security', 'name="old_password"'],
  ['S2-R061', '/profile/notification', 'profile.notification.title', 'notification', 'role="switch"'],
  ['S2-R062', '/profile/verification', 'verification.title', 'verification', 'data-step='],
  ['S2-R063', '/profile/responsible-game', 'protection.limit.title', 'limits', 'name="amount"'],
  ['S2-R065', '/profile/bets/history', 'bets.history.title', 'bets', 'id="bets"'],
  ['S2-R064', '/profile/bets/exports', 'bets.exports.title', 'bets', 'name="from"'],
].map(([id, path, heading, place, part]) => ({
  id: id!,
  path: path!,
  headings: [heading!],
  part: part!,
  place: inProfile(place!),
}));

journey.for(cashier)('$path is a player’s own page, in every language ($id)', async (page, { origin }) =>
  isShown(origin, await cookieOf(origin, 'anna'), page),
);

journey.for(outcomes)(
  '$path tells what became of a payment, to players alone ($id)',
  async (page, { origin }) => isShown(origin, await cookieOf(origin, 'anna'), page),
);

journey.for(profile)('$path is a player’s own page, in every language ($id)', async (page, { origin }) =>
  isShown(origin, await cookieOf(origin, 'anna'), page),
);

journey('every page of players leads a guest home, whatever the language', async ({ origin }) => {
  const paths = pages.filter(({ isForPlayers }) => isForPlayers).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths)
    for (const code of codes) {
      const address = localised(path, code);
      const { status, location } = await firstHtml(origin, address);
      expect([status, location], address).toEqual([302, homeWithRedirect(localised('/', code), address)]);
    }
});

journey(
  'the cashier, billing without a method, the profile and its games lead on (S2-R039, S2-R077, S2-R075, S2-R076)',
  async ({ origin }) => {
    const cookie = await cookieOf(origin, 'anna');
    for (const [path, to] of [
      ['/cashier', '/cashier/deposit'],
      ['/ru/cashier', '/ru/cashier/deposit'],
      ['/cashier/billing', '/cashier/deposit'],
      ['/cashier/billing?method=barter', '/cashier/deposit'],
      ['/profile', '/profile/settings'],
      ['/ru/profile', '/ru/profile/settings'],
      ['/profile/bets', '/profile/bets/history'],
      ['/ru/profile/bets', '/ru/profile/bets/history'],
    ] as const) {
      const { status, location } = await firstHtml(origin, path, cookie);
      expect([status, location], path).toEqual([302, to]);
    }
  },
);

journey(
  'a payment or a method that is nobody’s is not there (S2-R043, S2-R051, S2-R053, S2-R055)',
  async ({ origin }) => {
    const cookie = await cookieOf(origin, 'anna');
    for (const path of [
      '/cashier/deposit/barter',
      '/cashier/paysuccess/1001',
      '/ru/cashier/payfail/1001',
      '/cashier/paypending/1001',
      '/cashier/paycancel?transaction=1001',
      '/cashier/receipt?transaction=1001',
    ])
      expect((await firstHtml(origin, path, cookie)).status, path).toBe(404);
  },
);
