import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AccountInfo } from '#contract/account/account.ts';
import { type Currency, cents } from '#rules/money.ts';
import { readContent } from '#server/content/content.ts';
import { authSettings } from '#tests/auth-settings.ts';
import { PlayerCorner } from '../shell/player-corner-part.ts';
import { type CornerParts, drawerOf, frameFor, renderCorner } from './render-corner.tsx';

const content = readContent('content');

function partsIn(locale: string, isIsolated: boolean): Omit<CornerParts, 'player'> {
  const { cashier, ...rest } = authSettings();
  const { locales, defaultLocale } = content;
  const visit = { locales, defaultLocale, locale, theme: 'dark', fatal: null, isBot: false } as const;
  return {
    visit: { ...visit, isSandbox: true, siteName: 'Marigold', loader: 'flower', origin: 'http://localhost' },
    messages: content.compiled(locale, 'shell') as CornerParts['messages'],
    data: {
      general: { is_bonus_isolation_enabled: isIsolated } as never,
      settings: {
        ...rest,
        cashier: { ...cashier, detalizationPlaces: ['header-cashier', 'header-profile-menu'] },
      } as never,
    },
  };
}

const text = fc.string({
  unit: fc.constantFrom('a', 'я', ' ', '<', '>', '&', '"', "'", '@own-name@', '$&', '\u2028'),
  maxLength: 12,
});
const player = fc
  .record({
    currency: fc.constantFrom<Currency>('USD', 'EUR', 'BRL'),
    sums: fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 10 ** 12 }))),
    login: text,
    fakename: text,
    uid: fc.integer({ min: 1 }),
    isOne: fc.boolean(),
  })
  .map(({ currency, sums, login, fakename, uid, isOne }): AccountInfo => {
    const [balance_main, balance_bonus, balance_betting_bonus, balance_fun] = sums.map((sum) => ({
      amount: cents(sum),
      currency,
    })) as [AccountInfo['balance_main'], ...AccountInfo['balance_main'][]];
    return {
      uid,
      login,
      fakename,
      balance_main,
      balance_bonus: balance_bonus!,
      balance_betting_bonus: balance_betting_bonus!,
      balance_fun: balance_fun!,
      reg_time: 1_700_000_000,
      country_code: 'LV',
      locale: 'en',
      is_subscribed: isOne,
      is_on_verification: isOne,
      is_verified: isOne,
      is_kyc_block_enabled: isOne,
      is_registration_completed: isOne,
      two_factor_auth: isOne,
    };
  });

test.for([
  ['en', false],
  ['ru', true],
] as const)(
  'a corner filled in is to the letter the corner drawn whole, whoever it is (%s, bonuses apart: %s)',
  async ([locale, isIsolated]) => {
    const parts = partsIn(locale, isIsolated);
    await PlayerCorner.preload?.();
    const draw = drawerOf(parts.visit, parts.messages, parts.data);
    expect(frameFor(parts).template).not.toBeNull();
    const property = fc.asyncProperty(player, async (someone) => {
      const { corner } = await renderCorner({ ...parts, player: someone });
      expect(corner).toBe(draw(<PlayerCorner player={someone} />));
    });
    await fc.assert(property);
  },
);

test('who is here is written so that nothing in it can end the script it stands in', async () => {
  const [someone] = fc.sample(player, 1);
  const holes = await renderCorner({
    ...partsIn('en', false),
    player: { ...someone!, fakename: '</script><b>' },
  });
  expect(holes.player).not.toContain('<');
  expect(JSON.parse(holes.player).fakename).toBe('</script><b>');
});
