// What will be asked for is said before the first deposit, and only to those who will be asked.
import { expect, test } from 'vitest';
import { type AccountInfo, account } from '#contract/account/account.ts';
import { content } from '#contract/content.ts';
import { authSettings } from '#tests/auth-settings.ts';
import { answers, shown } from '#tests/shown.tsx';
import { AskedLater } from './asked-later.tsx';

const stranger = { uid: 7, is_verified: false, is_on_verification: false };

const draw = (flags: Partial<AccountInfo>, { isOn = true } = {}) =>
  shown(<AskedLater />, {
    texts: ['verification'],
    answers: [
      answers(account.getInfo, {}, { ...stranger, ...flags } as never),
      answers(
        content.getSettings,
        {},
        {
          ...authSettings(),
          site: {
            identityVerification: isOn,
            responsibleGaming: true,
            betHistory: true,
            twoFactor: true,
            loyalty: true,
            bettingNotice: true,
            clickableTitle: false,
          },
        },
      ),
    ],
  });

test('a player who has shown nothing reads what will be asked, and where to do it now', async () => {
  const markup = await draw({});
  expect(markup).toMatch(/passport.*selfie/s);
  expect(markup).toContain('href="/profile/verification"');
});

test('others are spared it', async () => {
  expect(await draw({ is_verified: true })).toBe('');
  expect(await draw({ is_on_verification: true })).toBe('');
  expect(await draw({ uid: 0 })).toBe('');
  expect(await draw({}, { isOn: false })).toBe('');
});
