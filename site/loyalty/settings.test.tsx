// How the operator's settings show: where characters stand, which icon coins have, where it is explained, what is left out.
import { isNotFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { type AccountInfo, account } from '#contract/account/account.ts';
import { accountProfile } from '#contract/account/profile.ts';
import { content } from '#contract/content.ts';
import type { Call } from '#contract/define.ts';
import { type LoyaltyInfo, loyalty } from '#contract/loyalty/loyalty.ts';
import type { LoyaltySettings } from '#contract/loyalty/settings.ts';
import { metadata } from '#contract/metadata.ts';
import { authSettings } from '#tests/auth-settings.ts';
import { answers, shown } from '#tests/shown.tsx';
import { wholeProfile } from '../player/whole-profile.ts';
import ProfileLoyaltyPage from '../profile/loyalty.page.tsx';
import { ferro, product, quest } from '../stage/loyalty-specimens.ts';
import { LevelRing } from './level-ring.tsx';
import LoyaltyPage, { check } from './loyalty.page.tsx';
import { check as checkProgram } from './program.page.tsx';
import ShopPage, { check as checkShop } from './shop.page.tsx';

const settings: LoyaltySettings = {
  isEnabled: true,
  areCharactersEnabled: true,
  characterPlaces: 'both',
  coinIcon: 'coin_crown',
  tutorialUrl: '/loyalty/marigold',
  notificationSound: '',
};

const level = (at: number) => ({
  ...{ level: at, name: `Level ${at}`, minValue: at * 100, coin_rate: 100, gift: [] },
  maxValue: at === 3 ? null : at * 100 + 100,
});
const levels = [1, 2, 3].map(level);

const info: LoyaltyInfo = {
  ...{
    id: 1,
    is_active: true,
    uid: 7,
    points: 740,
    pointsAlias: 'coins',
    character: ferro,
    levels,
    level: 2,
  },
  progress: { minValue: 200, maxValue: 300, expCount: 244 },
  streak: { days: 3, coins: [4, 5, 6, 7, 8, 10, 14], is_done_today: true, points_needed: 5, points_today: 5 },
  quests: [quest],
  points_end_at: null,
  change: { price: 0, free_at: null },
  frame: null,
};

const paged = <T,>(items: T[]) => ({ items, offset: 0, limit: 50, total: items.length });
const own = { ...product, own: { state: 'open', missing: 0, available_at: null, is_worn: false } } as const;

const page = (part: React.ReactNode, changed: Partial<LoyaltySettings> = {}) =>
  shown(part, {
    texts: ['loyalty', 'profile'],
    answers: [
      answers(account.getInfo, {}, {
        uid: 7,
        reg_time: 1_700_000_000,
        login: 'a@b.c',
        fakename: '',
      } as AccountInfo),
      answers(accountProfile.getprofileinfo, wholeProfile, { contacts: [] } as never),
      answers(content.getSettings, {}, authSettings()),
      answers(metadata.get, {}, { feature_flags: authSettings().site } as never),
      answers(loyalty.getSettings, {}, { ...settings, ...changed }),
      answers(loyalty.getinfo, {}, info),
      answers(loyalty.getPrograms, {}, paged([])),
      answers(loyalty.getcharacters, {}, paged([ferro])),
      answers(loyalty.getproducts, { fields: ['own'] }, paged([own])),
      answers(loyalty.getOrders, { limit: 10 }, paged([])),
    ],
  });

const hasCharacters = (html: string): boolean => html.includes('>Your character<');

test.for([
  ['S2-R208', 'profile', false, true],
  ['S2-R209', 'loyalty', true, false],
  ['S2-R210', 'both', true, true],
] as const)(
  '%s: characters stand where the place is %s',
  async ([, characterPlaces, onLoyalty, onProfile]) => {
    expect(hasCharacters(await page(<LoyaltyPage />, { characterPlaces }))).toBe(onLoyalty);
    expect(hasCharacters(await page(<ProfileLoyaltyPage />, { characterPlaces }))).toBe(onProfile);
  },
);

test('S3-R169: with characters switched off there is none to choose', async () => {
  expect(hasCharacters(await page(<LoyaltyPage />, { areCharactersEnabled: false }))).toBe(false);
});

test('S3-R168: coins are shown with the icon that is set', async () => {
  expect(await page(<ShopPage />)).toContain('/art/obj-96/coin_crown.webp');
  const other = await page(<ShopPage />, { coinIcon: 'clover' });
  expect(other).toContain('/art/obj-96/clover.webp');
  expect(other).not.toContain('/art/obj-96/coin_crown.webp');
});

test('S3-R171: the tutorial is linked to where it is, and nowhere without one', async () => {
  expect(await page(<LoyaltyPage />, { tutorialUrl: '/how-points-work' })).toContain(
    'href="/how-points-work"',
  );
  expect(await page(<LoyaltyPage />, { tutorialUrl: '' })).not.toContain('How points work');
});

test('level, points, quests and the way to the next level are on the page (S1-R006, S1-R007)', async () => {
  const html = await page(<LoyaltyPage />);
  for (const part of ['>Level 2<', '56 points to Level 3', '>740<', 'data-quest="cool-head"', '>44%<'])
    expect(html).toContain(part);
});

test('progress is the share of the way from one level to the next (S9-R011)', async () => {
  const half = { level: 2, levels, progress: { minValue: 100, maxValue: 300, expCount: 150 } };
  const html = await shown(<LevelRing {...half} />, { texts: ['loyalty'], answers: [] });
  expect(html).toContain('>25%<');
  expect(html).toContain('aria-valuenow="25"');
});

test('progress is 100 where there is nothing left to reach (S9-R012)', async () => {
  const top = { level: 3, levels, progress: { minValue: 300, maxValue: null, expCount: 900 } };
  const html = await shown(<LevelRing {...top} />, { texts: ['loyalty'], answers: [] });
  expect(html).toContain('>100%<');
  expect(html).toContain('aria-valuenow="100"');
});

const isThere = (look: typeof check, changed: Partial<LoyaltySettings>): boolean => {
  try {
    look!({ params: {}, search: {} }, ((call: Call) =>
      call.name === 'loyalty.getSettings' ? { ...settings, ...changed } : undefined) as never);
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
};

test('S3-R170: with loyalty switched off its pages are gone, and with characters too all of them', () => {
  const off = { isEnabled: false };
  expect([check, checkShop, checkProgram].map((look) => isThere(look, {}))).toEqual([true, true, true]);
  expect([check, checkShop, checkProgram].map((look) => isThere(look, off))).toEqual([true, false, false]);
  expect(isThere(check, { ...off, areCharactersEnabled: false })).toBe(false);
});
