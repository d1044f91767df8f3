// The popup in its modes, as configuration draws it.
import { expect, test } from 'vitest';
import { accountProfile } from '#contract/account/profile.ts';
import { type AuthBanner, type AuthMode, type AuthSettings, authModes } from '#contract/auth/settings.ts';
import { content } from '#contract/content.ts';
import { authSettings, blocks } from '#tests/auth-settings.ts';
import { fieldsOf, phoneOptions } from '#tests/personal-fields.ts';
import { answers, shown } from '#tests/shown.tsx';
import AuthPopup from './auth-popup.tsx';

const nothing = () => undefined;

interface Wish {
  /** Null: still on their way. */
  settings?: Partial<AuthSettings> | null;
  onClose?: (() => void) | undefined;
  isCrossHidden?: boolean;
}

function popup(mode: AuthMode, { settings = {}, isCrossHidden = false, ...wish }: Wish = {}) {
  const onClose = 'onClose' in wish ? wish.onClose : nothing;
  const frame = { titleId: 'title', closeLabel: 'Close', onClose };
  return shown(<AuthPopup mode={mode} isCrossHidden={isCrossHidden} close={nothing} frame={frame} />, {
    texts: ['auth', 'form', 'validation'],
    answers: [
      ...(settings === null ? [] : [answers(content.getSettings, {}, authSettings(settings))]),
      answers(accountProfile.getPersonalDataFields, {}, fieldsOf('LV')),
      answers(accountProfile.getContactPhoneSettings, {}, { items: phoneOptions }),
    ],
  });
}

const CROSS = 'aria-label="Close"';
const titleIn = (markup: string) => /<h2[^>]*>([^<]*)</.exec(markup)?.[1];

test('each mode has its own title (S2-R136)', async () => {
  const titles = await Promise.all(authModes.map(async (mode) => titleIn(await popup(mode))));
  expect(titles).toEqual([
    'Welcome back',
    'Create your account',
    'Reset your password',
    'Enter your code',
    'One last step',
  ]);
});

test('signing in asks for login and password, and leads to both other ways (S3-R038, S2-R131, S2-R139, S2-R140)', async () => {
  const markup = await popup('authorization');
  expect([...markup.matchAll(/<input[^>]*name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'login',
    'password',
  ]);
  expect(markup).toContain('Forgot your password?');
  expect(markup).toContain('Create an account');
});

test('registration and restore show their forms and the way back (S2-R132, S2-R133, S2-R137, S2-R141)', async () => {
  expect(await popup('registration')).toMatch(/data-form="registration".*Already have an account\?/s);
  expect(await popup('restore')).toMatch(/data-form="restore".*Back to sign-in/s);
  expect(await popup('socialRegistration')).toMatch(/data-auth-type="social".*Not you\?/s);
});

test('while its settings are on their way there is an outline and no cross (S2-R145, S2-R147)', async () => {
  const waiting = await popup('authorization', { settings: null });
  expect(waiting).toContain('data-skeleton');
  expect(waiting).not.toContain(CROSS);
  expect(waiting).not.toContain('<form');
  const there = await popup('authorization');
  expect(there).not.toContain('data-skeleton');
  expect(there).toContain(CROSS);
});

test('no cross where closing is prevented, or the cross is hidden (S2-R146)', async () => {
  expect(await popup('authorization', { onClose: undefined })).not.toContain(CROSS);
  expect(await popup('authorization', { isCrossHidden: true })).not.toContain(CROSS);
});

const banner = (change: Partial<AuthBanner>): AuthBanner => ({
  modes: ['authorization'],
  label: 'A label',
  value: 'A headline',
  addition: 'A sentence',
  banner_type: 'regular',
  image_mobile: 'small',
  image_tablet: 'large',
  ...change,
});

test('the banner is the mode’s own, with all its words (S2-R142, S3-R088)', async () => {
  const banners = [banner({}), banner({ modes: ['registration'], value: 'Another headline' })];
  const signIn = await popup('authorization', { settings: { banners } });
  for (const word of ['A label', 'A headline', 'A sentence', '/art/obj/small.webp', '/art/obj/large.webp'])
    expect(signIn).toContain(word);
  expect(await popup('registration', { settings: { banners } })).toContain('Another headline');
  expect(await popup('restore', { settings: { banners } })).not.toContain('data-banner');
});

test('a banner can be compact (S2-R143)', async () => {
  const compact = await popup('authorization', {
    settings: { banners: [banner({ banner_type: 'compact' })] },
  });
  expect(compact).toContain('data-banner="compact"');
  expect(await popup('authorization', { settings: { banners: [banner({})] } })).toContain(
    'data-banner="regular"',
  );
});

test('where a character can be chosen, one stands in for a missing banner, at registration alone (S2-R144, S3-R161)', async () => {
  const on = { banners: [], registration: blocks({ showCharacterSelect: { isActive: true } }) };
  const off = { banners: [], registration: blocks({}) };
  expect(await popup('registration', { settings: on })).toContain('/art/obj/char_fox.webp');
  expect(await popup('authorization', { settings: on })).not.toContain('data-banner');
  expect(await popup('registration', { settings: off })).not.toContain('data-banner');
});
