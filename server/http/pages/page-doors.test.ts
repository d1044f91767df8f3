import { describe, expect, test } from 'vitest';
import { formerNames, nameNow } from '#games/renamed.ts';
import type { Player } from '../../calls/context.ts';
import { readAddress } from './page-address.ts';
import { doorOf, type Knock } from './page-doors.ts';

const locales = {
  locales: ['en', 'ru', 'lv', 'pt'].map((code) => ({ code, name: code })),
  defaultLocale: 'en',
};
const anna: Player = {
  id: 1,
  status: 'active',
  locale: 'en',
  currency: 'USD',
  country_code: 'LV',
  is_verified: false,
  is_on_verification: false,
  is_kyc_block_enabled: false,
};

const knock = (url: string, more: Partial<Knock> = {}) => {
  const { pathname, search } = readAddress(url)!;
  return doorOf({
    pathname,
    search,
    visitor: { player: null, wishedLocale: 'en' },
    isBot: false,
    locales,
    switches: { maintenance: 'off' },
    domain: { isBlocked: false },
    redirects: [],
    pageAt: (path) => ({ search: [], who: path === '/bonuses' ? 'player' : undefined }),
    ...more,
  });
};

describe('the language of an address', () => {
  test.for([
    ['/', { locale: 'en', prefix: null, path: '/' }],
    ['/ru', { locale: 'ru', prefix: 'ru', path: '/' }],
    ['/ru/offers', { locale: 'ru', prefix: 'ru', path: '/offers' }],
    ['/offers', { locale: 'en', prefix: null, path: '/offers' }],
    ['/RU', { locale: 'en', prefix: null, path: '/RU' }],
    ['/russia', { locale: 'en', prefix: null, path: '/russia' }],
    ['/xx/offers', { locale: 'en', prefix: null, path: '/xx/offers' }],
  ] as const)('%s', ([url, door]) => {
    expect(knock(url)).toMatchObject({ ...door, fatal: null, status: null });
  });

  test.for([
    ['/en', '/'],
    ['/en/offers?a=1&b=2', '/offers?a=1&b=2'],
  ])('the default locale has no prefix: %s → %s', ([url, redirect]) => {
    expect(knock(url!)).toEqual({ redirect });
  });

  const wishesRussian = { visitor: { player: null, wishedLocale: 'ru' } };
  test('only the bare home follows the visitor’s wish, and only for people', () => {
    expect(knock('/?a=1', wishesRussian)).toEqual({ redirect: '/ru?a=1' });
    expect(knock('/', { ...wishesRussian, isBot: true })).toMatchObject({ locale: 'en' });
    expect(knock('/offers', wishesRussian)).toMatchObject({ locale: 'en' });
    expect(knock('/lv', wishesRussian)).toMatchObject({ locale: 'lv' });
  });
});

describe('the guest guard', () => {
  test.for([
    ['S2-R084', '/bets/x', '/?redirectUrl=%2Fbets%2Fx'],
    ['S2-R084', '/ru/bets/x', '/ru?redirectUrl=%2Fru%2Fbets%2Fx'],
    ['S2-R085', '/cashier/deposit?x=1', '/?redirectUrl=%2Fcashier%2Fdeposit%3Fx%3D1'],
    ['S2-R085', '/ru/cashier/deposit?x=1', '/ru?redirectUrl=%2Fru%2Fcashier%2Fdeposit%3Fx%3D1'],
    ['S2-R086', '/profile/settings', '/?redirectUrl=%2Fprofile%2Fsettings'],
    ['S2-R087', '/responsible-game', '/?redirectUrl=%2Fresponsible-game'],
    ['D28', '/game/alphabets', '/?redirectUrl=%2Fgame%2Falphabets'],
    ['T24', '/%70rofile/settings', '/?redirectUrl=%2F%2570rofile%2Fsettings'],
    ['T24', '/PROFILE', '/?redirectUrl=%2FPROFILE'],
  ] as const)('(%s) %s → %s', ([, url, redirect]) => {
    expect(knock(url)).toEqual({ redirect });
  });

  test('a page that its row gives to players alone is theirs', () => {
    expect(knock('/ru/bonuses')).toEqual({ redirect: '/ru?redirectUrl=%2Fru%2Fbonuses' });
    expect(knock('/bonuses', { visitor: { player: anna, wishedLocale: 'en' } })).toMatchObject({
      path: '/bonuses',
    });
  });

  test('a player passes, and betting is not bets', () => {
    expect(knock('/profile', { visitor: { player: anna, wishedLocale: 'en' } })).toMatchObject({
      path: '/profile',
    });
    expect(knock('/betting')).toMatchObject({ path: '/betting' });
  });
});

describe('a closed door', () => {
  const banned: Partial<Knock> = { visitor: { player: { ...anna, status: 'banned' }, wishedLocale: 'en' } };

  test.for(['disabled', 'unavailable'] as const)('maintenance "%s" closes every page', (maintenance) => {
    for (const url of ['/', '/ru/offers', '/support', '/profile'])
      expect(knock(url, { switches: { maintenance } })).toMatchObject({ fatal: 'MAINTENANCE', status: 503 });
  });

  test('a blocked domain closes every page, to players as to guests', () => {
    const visitor = { player: anna, wishedLocale: 'en' };
    for (const url of ['/', '/ru/offers', '/support', '/profile'])
      for (const who of [{}, { visitor }])
        expect(knock(url, { ...who, domain: { isBlocked: true } })).toMatchObject({
          fatal: 'FORBIDDEN',
          status: 403,
        });
  });

  test('a ban closes every page but support', () => {
    expect(knock('/ru', banned)).toMatchObject({ fatal: 'USER_BLOCK', status: 403 });
    expect(knock('/profile', banned)).toMatchObject({ fatal: 'USER_BLOCK', status: 403 });
    expect(knock('/ru/support', banned)).toMatchObject({ fatal: null, status: null });
  });
});

describe('a player who has excluded themselves', () => {
  const excluded = { visitor: { player: { ...anna, excludedUntil: null }, wishedLocale: 'en' } };

  test.for([
    '/',
    '/gamehall',
    '/game/mines',
    '/cashier/deposit',
    '/CASHIER/deposit',
    '/profile/notification',
  ])('is led from %s to their money', (url) =>
    expect(knock(url, excluded)).toEqual({ redirect: '/cashier/withdraw' }),
  );

  test('stays in their language', () => {
    expect(knock('/ru/gamehall', excluded)).toEqual({ redirect: '/ru/cashier/withdraw' });
  });

  test.for(['/cashier/withdraw', '/ru/cashier/withdraw', '/profile/verification', '/support'])(
    'may open %s',
    (url) => expect(knock(url, excluded)).toMatchObject({ fatal: null, status: null }),
  );
});

describe('a game that was renamed', () => {
  test.for(formerNames)('/game/%s leads to its new address for good, in every language', (before) => {
    const now = nameNow(before);
    expect(knock(`/game/${before}`)).toEqual({ redirect: `/game/${now}`, isForGood: true });
    expect(knock(`/lv/game/${before}?a=1`)).toEqual({ redirect: `/lv/game/${now}?a=1`, isForGood: true });
  });

  test.for(['/game/mines', '/game/wolfrise', '/gamehall/wolf-moon', '/game/wolf-moon/more'])(
    '%s stays where it is',
    (url) => expect(knock(url)).not.toHaveProperty('redirect'),
  );
});
