// What an operator leaves out is gone from the menu and from its address.
import { isNotFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { type AccountInfo, account } from '#contract/account/account.ts';
import { accountProfile } from '#contract/account/profile.ts';
import { accountSecurity } from '#contract/account/security.ts';
import { content } from '#contract/content.ts';
import { fromUnits } from '#rules/money.ts';
import { authSettings } from '#tests/auth-settings.ts';
import { answers, shown } from '#tests/shown.tsx';
import { wholeProfile } from '../player/whole-profile.ts';
import { check as checkExports } from './bets-exports.page.tsx';
import { check as checkBets } from './bets-history.page.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { check as checkLimits } from './responsible-game.page.tsx';
import SecurityPage from './security.page.tsx';
import { check as checkVerification } from './verification.page.tsx';

const purse = { amount: fromUnits(0), currency: 'EUR' } as const;

const player: AccountInfo = {
  uid: 7,
  reg_time: 1_700_000_000,
  login: 'ilze@example.com',
  fakename: '',
  is_subscribed: false,
  is_on_verification: false,
  is_verified: false,
  is_kyc_block_enabled: false,
  is_registration_completed: true,
  country_code: 'LV',
  locale: 'en',
  two_factor_auth: false,
  balance_main: purse,
  balance_bonus: purse,
  balance_betting_bonus: purse,
  balance_fun: purse,
};

type Flags = ReturnType<typeof authSettings>['site'];

const on: Flags = {
  identityVerification: true,
  responsibleGaming: true,
  betHistory: true,
  twoFactor: true,
  loyalty: true,
  bettingNotice: true,
  clickableTitle: false,
};

const menu = (site: Flags) =>
  shown(
    <ProfileFrame player={player} info={undefined}>
      here
    </ProfileFrame>,
    {
      texts: ['profile'],
      answers: [answers(content.getSettings, {}, { ...authSettings(), site })],
    },
  );

const isThere = (check: typeof checkLimits, site: Flags): boolean => {
  try {
    check!({ params: {}, search: {} }, (() => ({ ...authSettings(), site })) as never);
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
};

test.for([
  ['S3-R152', 'identityVerification', '/profile/verification', checkVerification],
  ['S3-R153', 'responsibleGaming', '/profile/responsible-game', checkLimits],
  ['S3-R154', 'betHistory', '/profile/bets/history', checkBets],
  ['S3-R154', 'betHistory', '/profile/bets/history', checkExports],
] as const)('%s: %s off hides %s', async ([, flag, path, check]) => {
  const off = { ...on, [flag]: false };
  expect(await menu(on)).toContain(`href="${path}"`);
  expect(await menu(off)).not.toContain(`href="${path}"`);
  expect(isThere(check, on)).toBe(true);
  expect(isThere(check, off)).toBe(false);
});

test('S3-R151: twoFactor off hides its controls', async () => {
  const security = (twoFactor: boolean) =>
    shown(<SecurityPage />, {
      texts: ['profile', 'form', 'validation'],
      answers: [
        answers(account.getInfo, {}, player),
        answers(accountProfile.getprofileinfo, wholeProfile, { security: { has_password: true } } as never),
        answers(accountSecurity.getSessions, {}, { items: [] }),
        answers(content.getSettings, {}, { ...authSettings(), site: { ...on, twoFactor } }),
      ],
    });
  expect(await security(true)).toContain('Two-factor');
  const without = await security(false);
  expect(without).not.toContain('Two-factor');
  expect(without).toContain('assword');
});
