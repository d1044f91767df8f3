import { expect, test } from 'vitest';
import { isOpenToExcluded, PAYOUT_PAGE } from './payout-only.ts';

test.for([PAYOUT_PAGE, '/cashier/withdraw/card', '/profile/verification', '/support', '/terms'])(
  '%s is open',
  (path) => expect(isOpenToExcluded(path)).toBe(true),
);

test.for([
  '/',
  '/gamehall',
  '/game/mines',
  '/cashier',
  '/cashier/deposit',
  '/cashier/withdrawals',
  '/betting',
])('%s is closed', (path) => expect(isOpenToExcluded(path)).toBe(false));
