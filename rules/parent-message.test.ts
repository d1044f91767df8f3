import { expect, test } from 'vitest';
import { checkIframe, redirect, refreshUser, targetOf } from './parent-message.ts';

const origin = 'https://marigold.example';

test('the way to registration is the site’s root with its flag and the way back (S2-R120)', () => {
  expect(redirect({ origin, popup: 'show_popup_reg', referrer: 'https://partner.example/page?x=1' })).toEqual(
    {
      type: 'redirect',
      url: 'https://marigold.example/?show_popup_reg=1&backUrl=https%3A%2F%2Fpartner.example%2Fpage%3Fx%3D1',
    },
  );
  expect(redirect({ origin, popup: 'show_popup_auth', referrer: '' })).toEqual({
    type: 'redirect',
    url: 'https://marigold.example/?show_popup_auth=1',
  });
});

test('a success and the place are told by their names (S2-R121, S2-R122)', () => {
  expect(refreshUser).toEqual({ type: 'refresh_user' });
  expect(checkIframe('/ru/forms/sign_in')).toEqual({ type: 'checkIframe', path: '/ru/forms/sign_in' });
});

test('a page around that we know is spoken to by its origin, any other without one', () => {
  const framedBy = ['https://partner.example'];
  expect(targetOf('https://partner.example/page', framedBy)).toBe('https://partner.example');
  expect(targetOf('https://partner.example.evil.example/', framedBy)).toBe('*');
  expect(targetOf('', framedBy)).toBe('*');
});
